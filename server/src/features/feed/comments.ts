import type { AvatarCard } from '@cafune/contract/avatars';
import type { FeedComment, NewComment } from '@cafune/contract/feed';
import type { AppDeps } from '../../deps.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findFirstNames } from '../auth/index.ts';
import { listCards } from '../avatars/index.ts';
import { checkDefinition, type LevelDeps, readViewerLevel } from '../safety/index.ts';
import { readPlace, writePlace } from './place.ts';
import { getPost } from './posts.ts';
import * as store from './store.ts';

type Deps = LevelDeps;
type CommentDeps = Deps & Pick<AppDeps, 'outbox'>;
type LikeState = { isLiked: boolean; likeCount: number };

/** Comments of a post, newest first, each followed by the answers to it. @throws AppError request.not-found, request.invalid */
export async function listComments(
  deps: Deps,
  accountId: string | undefined,
  page: { postId: string; cursor?: string | undefined; limit: number },
): Promise<{ items: FeedComment[]; nextCursor: string | null }> {
  await getPost(deps, accountId, page.postId);
  const { db } = deps;
  const viewer = accountId ?? null;
  const rows = await db.all(store.selectComments, [viewer, page.postId, ...readPlace(page.cursor), page.limit + 1]);
  const shown = rows.slice(0, page.limit);
  const replies = await db.all(store.selectReplies, [viewer, shown.map((row) => row.id)]);
  const family = shown.flatMap((row) => [row, ...replies.filter((reply) => reply.reply_to_id === row.id)]);
  return {
    items: await describeComments(deps, accountId, family),
    nextCursor: rows.length > page.limit ? writePlace(shown.at(-1)) : null,
  };
}

/** A comment whose author is gone, or above the viewer's level, is not shown. */
async function describeComments(
  deps: Deps,
  accountId: string | undefined,
  rows: readonly store.CommentRow[],
): Promise<FeedComment[]> {
  const { db } = deps;
  const level = await readViewerLevel(deps, accountId);
  const [names, cards] = await Promise.all([
    findFirstNames(
      db,
      rows.flatMap((row) => row.account_id ?? []),
    ),
    listCards(
      db,
      rows.flatMap((row) => row.avatar_id ?? []),
      level,
    ),
  ]);
  return rows.flatMap((row) => {
    const author = authorOf(row, names, cards);
    if (!author) return [];
    return {
      id: row.id,
      author,
      text: row.text,
      replyToId: row.reply_to_id,
      createdAt: row.created_at.toISOString(),
      likeCount: row.like_count,
      isLiked: row.is_liked,
      isMine: row.account_id !== null && row.account_id === accountId,
    };
  });
}

function authorOf(
  row: store.CommentRow,
  names: ReadonlyMap<string, string>,
  cards: readonly AvatarCard[],
): FeedComment['author'] | undefined {
  if (row.account_id !== null) {
    const firstName = names.get(row.account_id);
    return firstName === undefined ? undefined : { kind: 'person', firstName };
  }
  const avatar = cards.find((card) => card.id === row.avatar_id);
  return avatar && { kind: 'character', avatar };
}

/**
 * Publishes a comment; the same id again is the same comment.
 * @throws AppError request.not-found, feed.comment-refused when the guard refuses or doubts it
 */
export async function addComment(
  deps: CommentDeps,
  accountId: string,
  comment: NewComment & { postId: string },
): Promise<{ isNew: boolean; comment: FeedComment }> {
  const { id, postId, text } = comment;
  await getPost(deps, accountId, postId);
  const known = await deps.db.find(store.selectComment, [accountId, id]);
  if (known && known.account_id !== accountId) throw new AppError('request.not-found');
  // Nobody looks at comments before they are seen: doubt is a no.
  if (!known && checkDefinition([{ field: 'comment', text }], deps.clock.now()).verdict !== 'accept')
    throw new AppError('feed.comment-refused');
  if (!known) await insertComment(deps, accountId, comment);
  return { isNew: !known, comment: await getComment(deps, accountId, id) };
}

async function insertComment(
  deps: CommentDeps,
  accountId: string,
  { id, postId, text, replyToId }: NewComment & { postId: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.all(store.lockPost, [postId]);
    const answered = replyToId === null ? undefined : await tx.find(store.selectComment, [accountId, replyToId]);
    if (replyToId !== null && answered?.post_id !== postId) throw new AppError('request.not-found');
    const made = await tx.run(store.insertComment, [id, postId, accountId, text, replyToId, deps.clock.now()]);
    if (made > 0) await deps.outbox.add(tx, 'feed.commented', { accountId, postId, commentId: id });
  });
  deps.outbox.kick();
}

async function getComment(deps: Deps, accountId: string, id: string): Promise<FeedComment> {
  const row = await deps.db.find(store.selectComment, [accountId, id]);
  const [comment] = row ? await describeComments(deps, accountId, [row]) : [];
  if (!comment) throw new AppError('request.not-found');
  return comment;
}

/** Takes back one's own comment. @throws AppError request.not-found */
export async function deleteComment(db: Database, accountId: string, id: string): Promise<void> {
  const row = await db.find(store.selectComment, [accountId, id]);
  if (row?.account_id !== accountId) throw new AppError('request.not-found');
  await db.transaction(async (tx) => {
    await tx.all(store.lockPost, [row.post_id]);
    await tx.run(store.deleteComment, [accountId, id]);
  });
}

/** Takes away what a person of ours decided against; twice is once. */
export async function removeRefused(
  db: Database,
  subject: { kind: 'feed-post' | 'feed-comment'; id: string },
): Promise<void> {
  if (subject.kind === 'feed-post') {
    await db.run(store.removePost, [subject.id]);
    return;
  }
  const row = await db.find(store.selectComment, [null, subject.id]);
  if (!row) return;
  await db.transaction(async (tx) => {
    await tx.all(store.lockPost, [row.post_id]);
    await tx.run(store.removeComment, [subject.id]);
  });
}

/** Takes away all that an account wrote: it was closed. */
export async function removeCommentsOf(db: Database, accountId: string): Promise<void> {
  for (const { id } of await db.all(store.selectCommentsOf, [accountId]))
    await removeRefused(db, { kind: 'feed-comment', id });
}

/** @throws AppError request.not-found */
export async function likeComment(deps: Deps, accountId: string, id: string): Promise<LikeState> {
  await getComment(deps, accountId, id);
  await deps.db.run(store.insertCommentLike, [accountId, id, deps.clock.now()]);
  return describeLike(deps, accountId, id);
}

/** @throws AppError request.not-found */
export async function unlikeComment(deps: Deps, accountId: string, id: string): Promise<LikeState> {
  await deps.db.run(store.deleteCommentLike, [accountId, id]);
  return describeLike(deps, accountId, id);
}

async function describeLike(deps: Deps, accountId: string, id: string): Promise<LikeState> {
  const { isLiked, likeCount } = await getComment(deps, accountId, id);
  return { isLiked, likeCount };
}

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** A person commented on a post. */
    'feed.commented': { accountId: string; postId: string; commentId: string };
  }
}
