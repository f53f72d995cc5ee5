import type { Notification } from '@cafune/contract/notifications';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { relativeTime } from '../../../platform/relative-time.ts';
import { useReadNotification } from '../api.ts';
import { NotificationIcon } from './notification-icon.tsx';

type RowProps = {
  item: Notification;
  now: Date;
  /** Whether all it says is shown, or one line. */
  isWhole?: boolean;
  onOpen?: () => void;
};

/** One notification: a link where it leads somewhere, a button that marks it read where it does not. */
export function NotificationRow({ item, now, isWhole = false, onOpen }: RowProps) {
  const read = useReadNotification();
  const open = (): void => {
    if (!item.read) read.mutate(item.id);
    onOpen?.();
  };
  const content = <RowContent item={item} now={now} isWhole={isWhole} />;
  return (
    <li className="notification" data-unread={!item.read}>
      {item.actionUrl === null ? (
        <PlainRow isRead={item.read} onRead={open}>
          {content}
        </PlainRow>
      ) : (
        <Link to={item.actionUrl} className="notification-row" onClick={open}>
          {content}
        </Link>
      )}
    </li>
  );
}

function PlainRow({ isRead, onRead, children }: { isRead: boolean; onRead: () => void; children: ReactNode }) {
  if (isRead) return <div className="notification-row">{children}</div>;
  return (
    <button type="button" className="notification-row" onClick={onRead}>
      {children}
    </button>
  );
}

function RowContent({ item, now, isWhole }: { item: Notification; now: Date; isWhole: boolean }) {
  return (
    <>
      <NotificationIcon type={item.type} />
      <span className="notification-text">
        <b>
          {!item.read && <span className="visually-hidden">Não lida: </span>}
          {item.title}
        </b>
        <span className="notification-line">{item.message}</span>
        {isWhole && item.description !== '' && <span className="notification-more">{item.description}</span>}
      </span>
      <time className="num" dateTime={item.createdAt}>
        {relativeTime(new Date(item.createdAt), now)}
      </time>
    </>
  );
}
