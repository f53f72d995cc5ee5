import './statement.css';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

type PagedRowsProps<Page> = {
  list: UseInfiniteQueryResult<InfiniteData<Page>>;
  /** The sentence for why they are not to be had. */
  failure: (error: unknown) => string;
  /** How many rows stand there while they are on their way. */
  shapes: number;
  /** What is said where there is nothing. */
  empty: string;
  /** The rows of all pages that came. */
  children: (pages: readonly Page[]) => ReactNode;
};

/** Rows that come page by page: on their way, not to be had, none, or there with a way to more. */
export function PagedRows<Page extends { items: readonly unknown[] }>(props: PagedRowsProps<Page>) {
  const { list, failure, shapes, empty, children } = props;
  if (list.isPending) {
    return (
      <Loading className="statement">
        {Array.from({ length: shapes }, (_none, index) => `linha-${index}`).map((shape) => (
          <Skeleton key={shape} className="statement-shape" />
        ))}
      </Loading>
    );
  }
  if (list.data === undefined) {
    return <ErrorState message={failure(list.error)} busy={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  const { pages } = list.data;
  if (pages.every(({ items }) => items.length === 0)) return <p className="ink-2">{empty}</p>;
  return (
    <>
      {children(pages)}
      {list.hasNextPage && (
        <div className="flex justify-center">
          <Button variant="line" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? 'Tentar de novo' : 'Ver mais'}
          </Button>
        </div>
      )}
    </>
  );
}
