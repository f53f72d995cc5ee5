import './notifications.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { useEffect } from 'react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { notificationPagesQuery, useNotifications } from './api.ts';
import { MarkAllAsRead } from './components/mark-all-as-read.tsx';
import { NotificationRow } from './components/notification-row.tsx';
import { NotificationsSkeleton } from './components/notifications-skeleton.tsx';
import { unreadText } from './components/unread-count.ts';
import { groupByDay } from './notification-days.ts';

/** The full list, by day. */
export function NotificationsScreen() {
  const query = useInfiniteQuery(notificationPagesQuery);
  const { items: newest } = useNotifications();
  const { refetch } = query;
  const newestId = newest[0]?.id;
  // Something new came while the page is open: the list begins anew.
  useEffect(() => {
    if (newestId !== undefined) void refetch();
  }, [newestId, refetch]);
  const items = query.data?.pages.flat() ?? [];
  const unread = items.filter((item) => !item.read).length;
  const now = new Date();
  return (
    <div className="notifications">
      <title>Notificações · Cafuné</title>
      <header className="notifications-head">
        {unread > 0 && <small className="num">{unreadText(unread)}</small>}
        <MarkAllAsRead items={items} />
        <Link to="/settings" className={`${buttonClass('soft', 'sm')} notifications-adjust`}>
          <Settings className="icon" aria-hidden="true" />
          <span>Ajustar avisos</span>
        </Link>
      </header>
      {query.isPending && <NotificationsSkeleton />}
      {query.isError && items.length === 0 && (
        <ErrorState message={sentenceFor(query.error)} busy={query.isFetching} onRetry={() => void refetch()} />
      )}
      {query.isSuccess && items.length === 0 && (
        <EmptyState title="Nenhuma notificação" line="Você receberá notificações automáticas aqui" />
      )}
      {groupByDay(items, now).map((group) => (
        <section key={group.day} aria-label={group.day}>
          <h2>{group.day}</h2>
          <ol>
            {group.items.map((item) => (
              <NotificationRow key={item.id} item={item} now={now} isWhole />
            ))}
          </ol>
        </section>
      ))}
      {query.hasNextPage && (
        <Button variant="soft" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Mostrar mais antigas
        </Button>
      )}
    </div>
  );
}
