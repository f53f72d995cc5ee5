import type { AvatarCard } from '@cafune/contract/avatars';
import type { ContentLevel } from '@cafune/contract/core/content-level';
import type { FeedPost, FeedTab } from '@cafune/contract/feed';
import type { AppDeps } from '../../deps.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findLevel, listCards, listFollowed } from '../avatars/index.ts';
import { type LevelDeps, readViewerLevel, requireLevel } from '../safety/index.ts';
import { readPlace, writePlace } from './place.ts';
import * as store from './store.ts';

export type PostPage = { tab: FeedTab; seen: 'hide' | 'again'; cursor?: string | undefined; limit: number };

/** Posts of characters who are in the catalogue, newest first. @throws AppError request.invalid for a foreign cursor */
export async function listPosts(
  deps: LevelDeps,
  accountId: string | undefined,
  page: PostPage,
): Promise<{ items: FeedPost[]; nextCursor: string | null }> {
  const { db } = deps;
  const followed = page.tab === 'following' ? await listFollowedBy(db, accountId, null) : null;
  if (followed?.length === 0) return { items: [], nextCursor: null };
  const rows = await db.all(store.selectPosts, [
    accountId ?? null,
    ...readPlace(page.cursor),
    page.seen === 'hide',
    followed,
    page.limit + 1,
  ]);
  const shown = rows.slice(0, page.limit);
  return {
    items: await describePosts(db, { accountId, level: await readViewerLevel(deps, accountId) }, shown),
    nextCursor: rows.length > page.limit ? writePlace(shown.at(-1)) : null,
  };
}

async function listFollowedBy(
  db: Queryable,
  accountId: string | undefined,
  ids: readonly string[] | null,
): Promise<string[]> {
  return accountId === undefined ? [] : listFollowed(db, accountId, ids);
}

/** @throws AppError request.not-found also when its character left the catalogue; safety.age-not-verified and its kin */
export async function getPost(deps: LevelDeps, accountId: string | undefined, id: string): Promise<FeedPost> {
  const row = await deps.db.find(store.selectPost, [accountId ?? null, id]);
  const level = row && (await findLevel(deps.db, row.avatar_id));
  if (!row || !level) throw new AppError('request.not-found');
  await requireLevel(deps, { accountId, level });
  const [post] = await describePosts(deps.db, { accountId, level }, [row]);
  if (!post) throw new AppError('request.not-found');
  return post;
}

export type Viewer = { accountId: string | undefined; level: ContentLevel };

/** Whoever left the catalogue takes her posts along, and whoever is above the viewer's level is not there. */
async function describePosts(
  db: Queryable,
  { accountId, level }: Viewer,
  rows: readonly store.PostRow[],
): Promise<FeedPost[]> {
  const ids = [...new Set(rows.map((row) => row.avatar_id))];
  const [cards, followed] = await Promise.all([listCards(db, ids, level), listFollowedBy(db, accountId, ids)]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return rows.flatMap((row) => {
    const card = cardOf.get(row.avatar_id);
    return card ? [toPost(row, card, followed.includes(card.id))] : [];
  });
}

function toPost(row: store.PostRow, avatar: AvatarCard, isFollowed: boolean): FeedPost {
  return {
    id: row.id,
    avatar,
    kind: row.kind,
    text: row.text,
    images: row.images,
    createdAt: row.created_at.toISOString(),
    likeCount: row.like_count,
    commentCount: row.comment_count,
    characterCommentCount: row.character_comment_count,
    isLiked: row.is_liked,
    isFollowed,
  };
}

/** What a character of the catalogue posted; undefined for a post that is not hers, or cannot be seen. */
export async function findPostText(db: Queryable, avatarId: string, postId: string): Promise<string | undefined> {
  const row = await db.find(store.selectPost, [null, postId]);
  if (row?.avatar_id !== avatarId) return undefined;
  // Whether she may be talked to is asked where the conversation opens.
  const level = await findLevel(db, avatarId);
  const [post] = level ? await describePosts(db, { accountId: undefined, level }, [row]) : [];
  return post?.text;
}

type Deps = LevelDeps;
type LikeDeps = Deps & Pick<AppDeps, 'outbox'>;
type LikeState = { isLiked: boolean; likeCount: number };

/** Seen posts do not come back; ids that are none of ours say nothing. */
export async function markSeen(
  deps: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  await deps.db.run(store.insertSeen, [accountId, ids, deps.clock.now()]);
}

/** @throws AppError request.not-found */
export async function likePost(deps: LikeDeps, accountId: string, id: string): Promise<LikeState> {
  await getPost(deps, accountId, id);
  await deps.db.transaction(async (tx) => {
    const liked = await tx.run(store.insertLike, [accountId, id, deps.clock.now()]);
    if (liked > 0) await deps.outbox.add(tx, 'feed.post-liked', { accountId, postId: id });
  });
  deps.outbox.kick();
  return describeLike(deps, accountId, id);
}

/** @throws AppError request.not-found */
export async function unlikePost(deps: Deps, accountId: string, id: string): Promise<LikeState> {
  await deps.db.run(store.deleteLike, [accountId, id]);
  return describeLike(deps, accountId, id);
}

async function describeLike(deps: Deps, accountId: string, id: string): Promise<LikeState> {
  const { isLiked, likeCount } = await getPost(deps, accountId, id);
  return { isLiked, likeCount };
}

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** Somebody liked a post they did not like. */
    'feed.post-liked': { accountId: string; postId: string };
  }
}
