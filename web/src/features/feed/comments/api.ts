import { type FeedComment, type FeedPost, feedRoutes, type NewComment } from '@cafune/contract/feed';
import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api-client/api-client.ts';
import { ApiError, sentenceFor } from '../../../platform/api-client/api-error.ts';
import { showToast, TOAST_WITH_ACTION_MS } from '../../../ui/toast-store.ts';
import { FEED_SCOPE, useArrival } from '../api.ts';
import { patchPosts } from '../feed-cache.ts';
import {
  type CommentPages,
  familyCounts,
  hasComment,
  withChanged,
  withComment,
  withoutFamily,
} from './comment-cache.ts';
import { doLater } from './delayed.ts';
import { readCommentDraft, writeCommentDraft } from './draft.ts';
import { beginRemoval, endRemoval, hideComment, readRemovals } from './removals.ts';

const GONE_STATUS = 404;

/** What was said to a post, newest first, answers after what they answer. */
export function commentsQuery(postId: string) {
  return infiniteQueryOptions({
    queryKey: [feedRoutes.listComments.path, postId],
    queryFn: ({ pageParam, signal }) =>
      call(feedRoutes.listComments, { params: { id: postId }, query: { cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

function change(client: QueryClient, postId: string, apply: (kept: CommentPages) => CommentPages): void {
  client.setQueryData<CommentPages>(commentsQuery(postId).queryKey, (kept) => kept && apply(kept));
}

function count(client: QueryClient, postId: string, by: { people: number; characters: number }): void {
  const add = (post: FeedPost): FeedPost => ({
    ...post,
    commentCount: Math.max(0, post.commentCount + by.people),
    characterCommentCount: Math.max(0, post.characterCommentCount + by.characters),
  });
  patchPosts(client, ({ id }) => id === postId, add);
}

/** It stands in the pages, also where these were asked for before it was published and came without it. */
async function keepNew(client: QueryClient, postId: string, comment: FeedComment): Promise<void> {
  const { queryKey } = commentsQuery(postId);
  const isAsking = client.isFetching({ queryKey }) > 0;
  if (isAsking) await client.cancelQueries({ queryKey });
  change(client, postId, (kept) =>
    hasComment(kept, comment.id) ? withChanged(kept, comment.id, () => comment) : withComment(kept, comment),
  );
  if (isAsking) void client.invalidateQueries({ queryKey });
}

/** Comments; shown at once, taken away again when it did not work. `firstName` is who comments. */
export function useAddComment(postId: string, firstName: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (comment: NewComment) => call(feedRoutes.comment, { params: { id: postId }, body: comment }),
    onMutate: (comment) => {
      const author = { kind: 'person' as const, firstName };
      const createdAt = new Date().toISOString();
      const shown: FeedComment = { ...comment, author, createdAt, likeCount: 0, isLiked: false, isMine: true };
      change(client, postId, (kept) => withComment(kept, shown));
      count(client, postId, { people: 1, characters: 0 });
    },
    onSuccess: (comment, { text }) => {
      // Also when nobody looks at this post any more: what was published is no draft.
      if (readCommentDraft(postId).trim() === text) writeCommentDraft(postId, '');
      return keepNew(client, postId, comment);
    },
    onError: (_error, { id }) => {
      change(client, postId, (kept) => withoutFamily(kept, id));
      count(client, postId, { people: -1, characters: 0 });
    },
  });
}

/** Likes a comment or takes it back; shown at once. */
export function useLikeComment(postId: string) {
  const client = useQueryClient();
  const arrive = useArrival();
  const show = (id: string, isLiked: boolean): void =>
    change(client, postId, (kept) =>
      withChanged(kept, id, (comment) => ({
        ...comment,
        isLiked,
        likeCount: comment.likeCount + (comment.isLiked === isLiked ? 0 : isLiked ? 1 : -1),
      })),
    );
  return useMutation({
    scope: FEED_SCOPE,
    mutationFn: ({ id, isLiked }: Pick<FeedComment, 'id' | 'isLiked'>) =>
      call(isLiked ? feedRoutes.unlikeComment : feedRoutes.likeComment, { params: { id } }),
    onMutate: ({ id, isLiked }) => show(id, !isLiked),
    onSuccess: (state, { id }) => {
      arrive();
      change(client, postId, (kept) => withChanged(kept, id, (comment) => ({ ...comment, ...state })));
    },
    onError: (_error, { id, isLiked }) => show(id, isLiked),
  });
}

/** Null when the server has it no longer, else why it still does. */
async function askRemoval(id: string, isLeaving: boolean): Promise<unknown> {
  try {
    await call(feedRoutes.deleteComment, { params: { id }, keepalive: isLeaving });
    return null;
  } catch (error) {
    return error instanceof ApiError && error.status === GONE_STATUS ? null : error;
  }
}

/** The server has it no longer: neither do the pages, nor what is on its way for them. */
async function forget(client: QueryClient, postId: string, id: string): Promise<void> {
  const { queryKey } = commentsQuery(postId);
  const isAsking = client.isFetching({ queryKey }) > 0;
  // Asked before, it would bring the comment back.
  if (isAsking) await client.cancelQueries({ queryKey });
  change(client, postId, (kept) => withoutFamily(kept, id));
  endRemoval(id);
  if (isAsking) void client.invalidateQueries({ queryKey });
}

/** Hides a comment of one's own at once; the server hears of it when there is no undoing any more. */
export function useRemoveComment(postId: string): (id: string) => void {
  const client = useQueryClient();
  return (id) => {
    const kept = client.getQueryData<CommentPages>(commentsQuery(postId).queryKey);
    if (kept === undefined) return;
    const shown = [...readRemovals().keys()].reduce<CommentPages>(
      (pages, hidden) => withoutFamily(pages, hidden),
      kept,
    );
    const family = familyCounts(shown, id);
    const show = (): boolean => {
      const wasHidden = endRemoval(id);
      if (wasHidden) count(client, postId, family);
      return wasHidden;
    };
    const tell = async (isLeaving: boolean): Promise<void> => {
      if (!beginRemoval(id)) return;
      const error = await askRemoval(id, isLeaving);
      if (error === null) {
        await forget(client, postId, id);
        return;
      }
      if (show()) showToast({ kind: 'error', title: 'O comentário ficou', description: sentenceFor(error) });
    };
    const { cancel } = doLater((isLeaving) => void tell(isLeaving), TOAST_WITH_ACTION_MS);
    const undo = (): void => {
      cancel();
      show();
    };
    hideComment(id, { undo, cancel });
    count(client, postId, { people: -family.people, characters: -family.characters });
  };
}
