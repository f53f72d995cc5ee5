import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

/** A post on its way. */
export function FeedSkeleton() {
  return (
    <Loading className="feed-skeleton">
      <Skeleton className="feed-skeleton-stage" />
      <div className="feed-skeleton-text">
        <Skeleton className="feed-skeleton-name" />
        <Skeleton className="feed-skeleton-line" />
        <Skeleton className="feed-skeleton-line" />
      </div>
    </Loading>
  );
}
