import type { Avatar, AvatarCard } from '@cafune/contract/avatars';
import { foldText } from '@cafune/contract/core/text';
import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { CharacterCard } from '../../providers/text/port.ts';
import { toAvatar, toCard, toCharacterCard } from './record.ts';
import * as store from './store.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export type ListInput = { q: string | undefined; tag: string | undefined; cursor: string | undefined; limit: number };

/** The public catalogue, a page at a time; the search ignores accents and case. @throws AppError request.invalid for a foreign cursor */
export async function listAvatars(
  db: Queryable,
  input: ListInput,
): Promise<{ items: AvatarCard[]; nextCursor: string | null }> {
  const [sortKey, id] = readCursor(input.cursor);
  const words = foldText(input.q ?? '').trim();
  const pattern = words === '' ? null : `%${words.replace(/[\\%_]/gu, '\\$&')}%`;
  const rows = await db.all(store.selectPublic, [sortKey, id, pattern, input.tag ?? null, input.limit + 1]);
  const shown = rows.slice(0, input.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toCard),
    nextCursor: last && rows.length > input.limit ? `${last.sort_key}_${last.id}` : null,
  };
}

function readCursor(cursor: string | undefined): [number, string] {
  if (cursor === undefined) return [0, FIRST_ID];
  const [, sortKey, id] = /^(\d{1,15})_(.{36})$/u.exec(cursor) ?? [];
  if (!sortKey || !id || !UUID.test(id)) throw new AppError('request.invalid');
  return [Number(sortKey), id];
}

/** The characters a person created, newest first. */
export async function listMyAvatars(db: Queryable, accountId: string): Promise<AvatarCard[]> {
  return (await db.all(store.selectCreatedBy, [accountId])).map(toCard);
}

/** A character whom `accountId` may see, by id or slug. @throws AppError request.not-found */
export async function getAvatar(db: Queryable, idOrSlug: string, accountId: string | undefined): Promise<Avatar> {
  const id = UUID.test(idOrSlug) ? idOrSlug : null;
  const row = await db.find(store.selectVisible, [id, idOrSlug, accountId ?? null]);
  if (!row) throw new AppError('request.not-found');
  return toAvatar(row);
}

export type AvatarVersion = { card: AvatarCard; starters: string[]; greeting: string; character: CharacterCard };
export type AvatarVersionRef = { avatarId: string; version: number };

/** Versions never change, so what was read once is kept. */
const KEPT_VERSIONS = 2_000;

/**
 * Reads versions that conversations refer to. Inside a transaction give its `tx`: waiting there for a second connection
 * can starve the pool.
 */
export function createVersionReader(
  pool: Queryable,
): (refs: readonly AvatarVersionRef[], tx?: Queryable) => Promise<AvatarVersion[]> {
  const kept = new Map<string, AvatarVersion>();
  const keyOf = (ref: AvatarVersionRef) => `${ref.avatarId}:${ref.version}`;
  return async (refs, tx = pool) => {
    // Taken aside: what is kept may be forgotten while this reads.
    const found = new Map(refs.map((ref) => [keyOf(ref), kept.get(keyOf(ref))]));
    const missing = refs.filter((ref) => !found.get(keyOf(ref)));
    if (missing.length > 0) {
      if (kept.size > KEPT_VERSIONS) kept.clear();
      const rows = await tx.all(store.selectVersions, [
        missing.map((ref) => ref.avatarId),
        missing.map((ref) => ref.version),
      ]);
      for (const row of rows) {
        const version = {
          card: toCard(row),
          starters: row.card.starters,
          greeting: row.card.greeting,
          character: toCharacterCard(row),
        };
        const key = keyOf({ avatarId: row.id, version: row.version });
        kept.set(key, version);
        found.set(key, version);
      }
    }
    return refs.map((ref) => {
      const version = found.get(keyOf(ref));
      if (!version) throw new Error(`avatar version ${keyOf(ref)} is missing`);
      return version;
    });
  };
}
