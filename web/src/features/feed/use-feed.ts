import type { FeedPost, FeedTab } from '@cafune/contract/feed';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { postQuery, postsQuery, type SeenChoice } from './api.ts';

export type FeedQuery = { tab: FeedTab; seen: SeenChoice; linkedId: string | undefined };

export type Feed = {
  posts: readonly FeedPost[];
  isPending: boolean;
  /** Why nothing came; null when something did. */
  error: unknown;
  isFetching: boolean;
  retry: () => void;
  hasMore: boolean;
  more: () => void;
  /** The next page did not come. */
  isMoreMissing: boolean;
  /** The post of the link is not there any more. */
  isLinkLost: boolean;
  /** Nothing was ever there, not even what was seen. */
  isEverEmpty: boolean;
};

/** The posts of a tab, page by page; the one of a link comes first. */
export function useFeed({ tab, seen, linkedId }: FeedQuery): Feed {
  const list = useInfiniteQuery(postsQuery(tab, seen));
  const linked = useQuery({ ...postQuery(linkedId ?? ''), enabled: linkedId !== undefined });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const isBlank = list.isSuccess && items.length === 0 && seen === 'hide';
  const ever = useInfiniteQuery({ ...postsQuery(tab, 'again'), enabled: isBlank });
  const first = linkedId === undefined ? undefined : linked.data;
  return {
    posts: first === undefined ? items : [first, ...items.filter(({ id }) => id !== first.id)],
    isPending: list.isPending || (linkedId !== undefined && linked.isPending) || (isBlank && ever.isPending),
    error: list.data === undefined ? list.error : null,
    isFetching: list.isFetching,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage,
    more: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
    },
    isMoreMissing: list.isFetchNextPageError,
    isLinkLost: linkedId !== undefined && linked.isError,
    isEverEmpty: items.length === 0 && (seen === 'again' || ever.data?.pages[0]?.items.length === 0),
  };
}
