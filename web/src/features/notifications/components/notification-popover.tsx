import '../notifications.css';
import { POPOVER_NOTIFICATIONS } from '@cafune/contract/notifications';
import { Link } from '@tanstack/react-router';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useNotifications } from '../api.ts';
import { MarkAllAsRead } from './mark-all-as-read.tsx';
import { NotificationRow } from './notification-row.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { unreadText } from './unread-count.ts';

/** Spec §2: the first 15 notifications, what is unread, and the way to all of them. */
export function NotificationPopover({ onClose }: { onClose: () => void }) {
  const { items, unread, query } = useNotifications();
  const now = new Date();
  return (
    <>
      <header className="popover-head">
        <h2>Notificações</h2>
        {unread > 0 && <small className="num">{unreadText(unread)}</small>}
        <MarkAllAsRead items={items} />
      </header>
      {query.isPending && <NotificationsSkeleton />}
      {query.isError && items.length === 0 && (
        <ErrorState message={sentenceFor(query.error)} busy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && items.length === 0 && (
        <EmptyState title="Nenhuma notificação" line="Você receberá notificações automáticas aqui" />
      )}
      {items.length > 0 && (
        <>
          <ol className="popover-list">
            {items.slice(0, POPOVER_NOTIFICATIONS).map((item) => (
              <NotificationRow key={item.id} item={item} now={now} onOpen={onClose} />
            ))}
          </ol>
          <Link to="/notifications" className="popover-all" onClick={onClose}>
            Ver todas
          </Link>
        </>
      )}
    </>
  );
}
