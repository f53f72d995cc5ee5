/** What becomes an alert, and what does not (spec §4 "Toasts"). */
import {
  ALERT_DEDUPLICATION_MS,
  type MessageNotification,
  type SystemNotification,
} from '@cafune/contract/notifications';
import { readLocal, writeLocal } from '../../platform/storage/local.ts';
import { type AlertType, addAlert } from './alerts-store.ts';
import { playChime } from './chime.ts';

const LINE_MAX_LENGTH = 140;
const ALERT_TYPES: Readonly<Record<string, AlertType>> = {
  vip_expiry: 'vip',
  vip_reminder: 'vip',
  achievement: 'reward',
};
const SHOWN_KEY = 'shownSystemNotifications';
const SHOWN_KEPT = 100;

/** When each message was last told, in milliseconds since 1970. */
const told = new Map<string, number>();

function isTold(id: string, now: number): boolean {
  for (const [known, at] of told) if (now - at >= ALERT_DEDUPLICATION_MS) told.delete(known);
  if (told.has(id)) return true;
  told.set(id, now);
  return false;
}

export type Reader = {
  userId: string;
  /** What is on screen: a message that is being read is not told of. */
  path: string;
  /** The hours the person wants quiet: alerts come without a sound. */
  isQuiet: boolean;
};

/** Alerts for messages that came; one chime for all of them. */
export function raiseMessageAlerts(messages: readonly MessageNotification[], { userId, path, isQuiet }: Reader): void {
  const now = Date.now();
  const fresh = messages.filter(
    (message) => message.senderId !== userId && path !== `/chat/${message.conversationId}` && !isTold(message.id, now),
  );
  for (const message of fresh) {
    const isReengagement = message.messageType === 'reengagement';
    addAlert({
      id: message.id,
      type: isReengagement ? 'love' : 'message',
      title: isReengagement ? 'Saudades...' : 'Nova mensagem',
      message: `${message.avatar.name}: ${shortened(message.content)}`,
      avatar: message.avatar.imageUrl,
      timestamp: Date.parse(message.createdAt),
      to: `/chat/${message.conversationId}`,
    });
  }
  if (fresh.length > 0 && !isQuiet) playChime();
}

function shortened(text: string): string {
  const line = text.replace(/[*_]+/g, '').replace(/\s+/g, ' ').trim();
  return line.length <= LINE_MAX_LENGTH ? line : `${line.slice(0, LINE_MAX_LENGTH - 1)}…`;
}

/** Alerts for what the system says, each once in this browser. */
export function raiseSystemAlerts(notifications: readonly SystemNotification[], isQuiet: boolean): void {
  const shown = readShown();
  const fresh = notifications.filter((notification) => !shown.includes(notification.id));
  for (const { id, type, title, message, actionUrl = null } of fresh) {
    const alertType = ALERT_TYPES[type] ?? 'system';
    addAlert({ id, type: alertType, title, message, avatar: null, timestamp: Date.now(), to: actionUrl });
  }
  if (fresh.length === 0) return;
  writeLocal(SHOWN_KEY, JSON.stringify([...shown, ...fresh.map(({ id }) => id)].slice(-SHOWN_KEPT)));
  if (!isQuiet) playChime();
}

function readShown(): string[] {
  try {
    const shown: unknown = JSON.parse(readLocal(SHOWN_KEY) ?? '[]');
    return Array.isArray(shown) ? shown.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
