import type { Notification } from '@cafune/contract/notifications';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useReadAllNotifications } from '../api.ts';

/** Spec §2: "Marcar todas como lidas"; nothing where all are read. */
export function MarkAllAsRead({ items }: { items: readonly Notification[] }) {
  const readAll = useReadAllNotifications();
  const unread = items.filter((item) => !item.read).map((item) => item.id);
  if (unread.length === 0 && !readAll.isPending) return null;
  return (
    <button
      type="button"
      className="mark-all"
      disabled={readAll.isPending}
      onClick={() =>
        readAll.mutate(unread, {
          onError: (error) =>
            showToast({ kind: 'error', title: 'Não deu pra marcar todas', description: sentenceFor(error) }),
        })
      }
    >
      Marcar todas como lidas
    </button>
  );
}
