import { ARCHIVE_UNDO_DAYS, type EditableAvatar, type MyAvatar } from '@cafune/contract/avatars/creation';
import type { AppDeps } from '../../../deps.ts';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { type LevelDeps, requireLevel } from '../../safety/index.ts';
import { toCard } from '../record.ts';
import { definitionOf } from './definition.ts';
import * as store from './store.ts';

const UNDO_MS = ARCHIVE_UNDO_DAYS * 24 * 60 * 60_000;

/** An avatar of an account's own. */
export type OwnAvatar = { accountId: string; avatarId: string };

/** The account's avatars, newest first, with the archived ones that can still come back; at most 500. */
export async function listMyAvatars(deps: Pick<AppDeps, 'db' | 'clock'>, accountId: string): Promise<MyAvatar[]> {
  const rows = await deps.db.all(store.selectAllMine, [accountId, undoLimit(deps.clock.now())]);
  return rows.map(toMyAvatar);
}

/** The newest version of one's own, to go on from. @throws AppError request.not-found, safety.age-not-verified and its kin */
export async function getMyAvatar(deps: LevelDeps, own: OwnAvatar): Promise<EditableAvatar> {
  const row = await requireMineWithin(deps, own);
  const versions = await deps.db.all(store.selectVersionNotes, [row.id]);
  return {
    avatar: toMyAvatar(row),
    definition: definitionOf(row),
    versions: versions.map(({ version, change_note: note, created_at: createdAt }) => ({
      version,
      note,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** @throws AppError request.not-found, for another's as for nobody's (abuse suite B01) */
export async function requireMine(db: Queryable, { accountId, avatarId }: OwnAvatar): Promise<store.MyAvatarRow> {
  const row = await db.find(store.selectMine, [avatarId, accountId]);
  if (!row) throw new AppError('request.not-found');
  return row;
}

/** One's own whom her maker may see now. @throws AppError request.not-found, safety.age-not-verified and its kin */
export async function requireMineWithin(deps: LevelDeps, own: OwnAvatar): Promise<store.MyAvatarRow> {
  const row = await requireMine(deps.db, own);
  await requireLevel(deps, { accountId: own.accountId, level: row.card.contentLevel });
  return row;
}

/** One's own, held until the transaction ends. @throws AppError request.not-found */
export async function holdMine(tx: Transaction, own: OwnAvatar): Promise<store.MyAvatarRow> {
  await tx.all(store.lockMine, [own.avatarId, own.accountId]);
  return requireMine(tx, own);
}

/** Whoever was archived at this time or before is gone. */
export function undoLimit(now: Date): Date {
  return new Date(now.getTime() - UNDO_MS);
}

export function toMyAvatar(row: store.MyAvatarRow): MyAvatar {
  return {
    ...toCard(row),
    visibility: row.visibility,
    publication: row.publication,
    isPaused: row.paused_at !== null,
    version: row.version,
    chatCount: row.chat_count,
    likeCount: row.like_count,
    followerCount: row.follower_count,
    createdAt: row.created_at.toISOString(),
    archivedAt: row.archived_at?.toISOString() ?? null,
  };
}
