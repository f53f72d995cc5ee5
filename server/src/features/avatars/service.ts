import {
  type Avatar,
  type AvatarCard,
  type AvatarCreator,
  type AvatarListing,
  type GalleryPicture,
  portraitImages,
} from '@cafune/contract/avatars';
import type { ContentLevel } from '@cafune/contract/core/content-level';
import { make, type PortraitParams } from '@cafune/portrait';
import type { AppDeps } from '../../deps.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { CharacterCard } from '../../providers/text/port.ts';
import { findFirstName } from '../auth/index.ts';
import { type LevelDeps, readViewerLevel, requireLevel } from '../safety/index.ts';
import { readLore } from './cards/lore.ts';
import { galleryOf } from './gallery.ts';
import { portraitHash } from './portrait-images.ts';
import { type AvatarRecord, toCard, toCharacterCard, toListing, traitsOf } from './record.ts';
import * as store from './store.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** A character whom `accountId` may see, by id or slug. @throws AppError request.not-found */
export async function getAvatar(deps: LevelDeps, idOrSlug: string, accountId: string | undefined): Promise<Avatar> {
  const row = await requireVisible(deps, { idOrSlug, accountId });
  const { state, bio, greeting, personality, voice, loves, hobbies, starters } = row.card;
  return {
    ...toListing(row),
    state,
    bio,
    greeting,
    personality,
    voice,
    loves,
    hobbies,
    starters,
    version: row.version,
    gallery: describeGallery(row),
    creator: await describeCreator(deps.db, row.creator_account_id, accountId),
    followerCount: row.follower_count,
    isFollowed: row.is_followed,
    isLiked: row.is_liked,
  };
}

type Wanted = { idOrSlug: string; accountId: string | undefined };

/** Whoever is of a level that the viewer may not see stands behind a gate that says so, her maker's eyes included (B08). */
async function requireVisible(deps: LevelDeps, wanted: Wanted, db: Queryable = deps.db): Promise<store.AvatarRow> {
  const { idOrSlug, accountId } = wanted;
  const id = UUID.test(idOrSlug) ? idOrSlug : null;
  const row = await db.find(store.selectVisible, [id, idOrSlug, accountId ?? null]);
  if (!row) throw new AppError('request.not-found');
  await requireLevel(deps, { accountId, level: row.card.contentLevel }, db);
  return row;
}

async function describeCreator(
  db: Queryable,
  creatorId: string | null,
  viewerId: string | undefined,
): Promise<AvatarCreator> {
  if (creatorId === null) return { kind: 'house', firstName: null, isMe: false };
  return {
    kind: 'person',
    firstName: (await findFirstName(db, creatorId)) ?? null,
    isMe: creatorId === viewerId,
  };
}

/** Up to six listed characters that share words with her. @throws AppError request.not-found */
export async function listSimilar(
  deps: LevelDeps,
  idOrSlug: string,
  accountId: string | undefined,
): Promise<AvatarListing[]> {
  const row = await requireVisible(deps, { idOrSlug, accountId });
  const level = await readViewerLevel(deps, accountId);
  const values = [row.id, row.tags, traitsOf(row.card.personality), level];
  return (await deps.db.all(store.selectSimilar, values)).map(toListing);
}

type FollowState = { isFollowed: boolean; followerCount: number };

/** Follows a character whom the account may see; again changes nothing. @throws AppError request.not-found */
export async function followAvatar(
  deps: LevelDeps & Pick<AppDeps, 'outbox'>,
  accountId: string,
  avatarId: string,
): Promise<FollowState> {
  await requireVisible(deps, { idOrSlug: avatarId, accountId });
  await deps.db.transaction(async (tx) => {
    const followed = await tx.run(store.insertFollow, [accountId, avatarId, deps.clock.now()]);
    if (followed > 0) await deps.outbox.add(tx, 'avatars.followed', { accountId, avatarId });
  });
  deps.outbox.kick();
  return describeFollow(deps.db, avatarId, true);
}

export async function unfollowAvatar(db: Queryable, accountId: string, avatarId: string): Promise<FollowState> {
  await db.run(store.deleteFollow, [accountId, avatarId]);
  return describeFollow(db, avatarId, false);
}

async function describeFollow(db: Queryable, avatarId: string, isFollowed: boolean): Promise<FollowState> {
  return { isFollowed, followerCount: (await db.find(store.selectFollowers, [avatarId]))?.follower_count ?? 0 };
}

/**
 * What a conversation with her begins with.
 * @throws AppError request.not-found, avatars.in-review while nobody may talk to her, safety.age-not-verified and its kin
 */
export async function getAvatarToTalkTo(
  deps: LevelDeps,
  wanted: { avatarId: string; accountId: string },
  tx: Queryable,
): Promise<{ id: string; version: number; greeting: string }> {
  const row = await requireVisible(deps, { idOrSlug: wanted.avatarId, accountId: wanted.accountId }, tx);
  if (row.paused_at) throw new AppError('avatars.in-review');
  return { id: row.id, version: row.version, greeting: row.card.greeting };
}

/** Listed characters by id, in no order; the others, and those above a level, are left out. */
export async function listCards(db: Queryable, ids: readonly string[], level: ContentLevel): Promise<AvatarCard[]> {
  return (await db.all(store.selectListedCards, [ids, level])).map(toCard);
}

/** Of which level a listed character is; undefined where nobody is listed. */
export async function findLevel(db: Queryable, avatarId: string): Promise<ContentLevel | undefined> {
  return (await db.find(store.selectLevel, [avatarId]))?.content_level;
}

/** Which of some avatars an account follows. */
export async function listFollowed(db: Queryable, accountId: string, ids: readonly string[] | null): Promise<string[]> {
  return (await db.all(store.selectFollowed, [accountId, ids])).map((row) => row.avatar_id);
}

/** Counts that an account opened a conversation with her; again changes nothing. */
export async function countChat(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  opened: { accountId: string; avatarId: string },
): Promise<void> {
  await deps.db.run(store.countChat, [opened.accountId, opened.avatarId, deps.clock.now()]);
}

/** What somebody who posts is, and may show. */
export type PostingAvatar = {
  id: string;
  slug: string;
  city: string;
  occupation: string;
  loves: readonly string[];
  hobbies: readonly string[];
  gallery: readonly GalleryPicture[];
};

/** The best liked characters of the catalogue, at most `limit`. */
export async function listPostingAvatars(db: Queryable, limit: number): Promise<PostingAvatar[]> {
  const rows = await db.all(store.selectBestLiked, [limit]);
  return rows.map((row) => {
    const { city, occupation, loves, hobbies } = row.card;
    return { id: row.id, slug: row.slug, city, occupation, loves, hobbies, gallery: describeGallery(row) };
  });
}

/** Nothing beside a painting: the drawn ones would be another person. */
function describeGallery({ card, portrait }: { card: AvatarRecord; portrait: unknown }): GalleryPicture[] {
  if (card.painting !== null) return [];
  return galleryOf(make(portrait as Partial<PortraitParams>)).map(({ label, params }) => ({
    label,
    images: portraitImages(portraitHash(params)),
  }));
}

export type CurrentVersion = { version: number; note: string; changedAt: Date };

/** The version an account may go over to; undefined while it may not see her any more. */
export async function findCurrentVersion(
  db: Queryable,
  avatarId: string,
  accountId: string,
): Promise<CurrentVersion | undefined> {
  const row = await db.find(store.selectOfferedVersion, [avatarId, accountId]);
  return row && { version: row.version, note: row.change_note, changedAt: row.created_at };
}

/** Whether nobody may talk to her now. */
export async function isPaused(db: Queryable, avatarId: string): Promise<boolean> {
  return (await db.find(store.selectPaused, [avatarId])) !== undefined;
}

export type AvatarVersion = {
  card: AvatarCard;
  starters: string[];
  greeting: string;
  voice: AvatarRecord['voice'];
  level: ContentLevel;
  character: CharacterCard;
};
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
          voice: row.card.voice,
          level: row.card.contentLevel,
          character: { ...toCharacterCard(row), lore: readLore(row.source_card, row.card.name) },
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

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** Somebody follows a character they did not follow. */
    'avatars.followed': { accountId: string; avatarId: string };
  }
}
