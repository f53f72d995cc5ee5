import '../notification-bell.css';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useNotifications } from '../api.ts';
import { badgeText, unreadText } from './unread-count.ts';

const NotificationPopover = lazy(() =>
  import('./notification-popover.tsx').then((module) => ({ default: module.NotificationPopover })),
);

/** The bell of the top bar, its badge and its popover. Escape and a click outside close it; focus comes back to the bell. */
export function NotificationBell() {
  const { unread } = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      bell.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return (
    <div className="bell" ref={root}>
      <IconButton
        ref={bell}
        label={unread === 0 ? 'Notificações' : `Notificações, ${unreadText(unread)}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Bell className="icon" aria-hidden="true" />
        {unread > 0 && <span className="bell-badge num">{badgeText(unread)}</span>}
      </IconButton>
      {isOpen && (
        <section className="popover" id={id} role="dialog" aria-label="Notificações">
          <Suspense fallback={null}>
            <NotificationPopover onClose={() => setOpen(false)} />
          </Suspense>
        </section>
      )}
    </div>
  );
}
