/** Posts as they are kept: the same one may stand in several lists, and alone for a link. */
import { type FeedPost, feedRoutes } from '@cafune/contract/feed';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

type PostPages = InfiniteData<{ items: FeedPost[]; nextCursor: string | null }>;

/** Changes what is kept of some posts, wherever they stand. */
export function patchPosts(
  client: QueryClient,
  isMeant: (post: FeedPost) => boolean,
  change: (post: FeedPost) => FeedPost,
): void {
  const patch = (post: FeedPost): FeedPost => (isMeant(post) ? change(post) : post);
  client.setQueriesData<PostPages>({ queryKey: [feedRoutes.list.path] }, (kept) => {
    if (kept?.pages.some((page) => page.items.some(isMeant)) !== true) return kept;
    return { ...kept, pages: kept.pages.map((page) => ({ ...page, items: page.items.map(patch) })) };
  });
  client.setQueriesData<FeedPost>({ queryKey: [feedRoutes.get.path] }, (post) => post && patch(post));
}
