import { avatarRoutes } from '@cafune/contract/avatars';
import { type FeedPost, type FeedTab, feedRoutes } from '@cafune/contract/feed';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../platform/api-client/api-client.ts';
import { refreshAuthStatus, useAuth } from '../auth/index.ts';
import { patchPosts } from './feed-cache.ts';

/** `again` shows also what was seen. */
export type SeenChoice = 'hide' | 'again';

/** One after the other: the first of them makes the session of a visitor, the others belong to it. */
export const FEED_SCOPE = { id: 'feed' };
const LIKE_KEY = ['feed', 'like'];

/** Posts, newest first, page by page. */
export function postsQuery(tab: FeedTab, seen: SeenChoice) {
  return infiniteQueryOptions({
    queryKey: [feedRoutes.list.path, tab, seen],
    queryFn: ({ pageParam, signal }) => call(feedRoutes.list, { query: { tab, seen, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** The one post a link leads to. */
export function postQuery(id: string) {
  return queryOptions({
    queryKey: [feedRoutes.get.path, id],
    queryFn: ({ signal }) => call(feedRoutes.get, { params: { id }, signal }),
  });
}

/** To be called when the server took something from somebody it may not have known before. */
export function useArrival(): () => void {
  const client = useQueryClient();
  const { hasSession } = useAuth();
  return () => {
    if (!hasSession) void refreshAuthStatus(client);
  };
}

/** Tells what was seen, at most `SEEN_AT_ONCE`; `isLeaving` when the page may be gone before the answer. */
export async function postSeen(ids: readonly string[], isLeaving: boolean): Promise<void> {
  await call(feedRoutes.markSeen, { body: { ids: [...ids] }, keepalive: isLeaving });
}

export function useMarkSeen() {
  const arrive = useArrival();
  return useMutation({
    mutationFn: (ids: readonly string[]) => postSeen(ids, false),
    scope: FEED_SCOPE,
    onSuccess: arrive,
  });
}

function isLastLike(client: QueryClient, id: string): boolean {
  const isOfPost = (variables: unknown): boolean => (variables as Pick<FeedPost, 'id'>).id === id;
  return client.isMutating({ mutationKey: LIKE_KEY, predicate: ({ state }) => isOfPost(state.variables) }) === 1;
}

/** Likes or takes it back; shown at once, taken back when it did not work. Of many in a row the last one counts. */
export function useLikePost() {
  const client = useQueryClient();
  const arrive = useArrival();
  const patch = (id: string, change: (post: FeedPost) => FeedPost): void =>
    patchPosts(client, (post) => post.id === id, change);
  const show = (id: string, isLiked: boolean): void =>
    patch(id, (post) =>
      post.isLiked === isLiked ? post : { ...post, isLiked, likeCount: post.likeCount + (isLiked ? 1 : -1) },
    );
  return useMutation({
    mutationKey: LIKE_KEY,
    scope: FEED_SCOPE,
    mutationFn: ({ id, isLiked }: Pick<FeedPost, 'id' | 'isLiked'>) =>
      call(isLiked ? feedRoutes.unlike : feedRoutes.like, { params: { id } }),
    onMutate: ({ id, isLiked }) => show(id, !isLiked),
    onSuccess: (state, { id }) => {
      arrive();
      if (isLastLike(client, id)) patch(id, (post) => ({ ...post, ...state }));
    },
    onError: (_error, { id, isLiked }) => {
      if (isLastLike(client, id)) show(id, isLiked);
    },
  });
}

/** Follows the author or stops following, in every post of hers at once. */
export function useFollowAuthor() {
  const client = useQueryClient();
  const arrive = useArrival();
  const show = (avatarId: string, isFollowed: boolean): void =>
    patchPosts(
      client,
      (post) => post.avatar.id === avatarId,
      (post) => ({ ...post, isFollowed }),
    );
  return useMutation({
    scope: FEED_SCOPE,
    mutationFn: ({ avatar, isFollowed }: Pick<FeedPost, 'avatar' | 'isFollowed'>) =>
      call(isFollowed ? avatarRoutes.unfollow : avatarRoutes.follow, { params: { id: avatar.id } }),
    onMutate: ({ avatar, isFollowed }) => show(avatar.id, !isFollowed),
    onSuccess: ({ isFollowed }, { avatar }) => {
      arrive();
      show(avatar.id, isFollowed);
      // Whoever goes there next finds it as it is now; a list that is on screen stays as it is.
      client.removeQueries({ queryKey: [feedRoutes.list.path, 'following'], type: 'inactive' });
      client.removeQueries({ queryKey: [avatarRoutes.get.path], type: 'inactive' });
    },
    onError: (_error, { avatar, isFollowed }) => show(avatar.id, isFollowed),
  });
}
