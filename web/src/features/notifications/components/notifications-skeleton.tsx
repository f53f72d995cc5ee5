import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

export function NotificationsSkeleton() {
  return (
    <Loading className="notifications-loading">
      {['a', 'b', 'c', 'd'].map((shape) => (
        <div key={shape}>
          <Skeleton style={{ width: 44, height: 44, borderRadius: 15 }} />
          <div>
            <Skeleton style={{ width: '46%', height: 14 }} />
            <Skeleton style={{ width: '78%', height: 12 }} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
