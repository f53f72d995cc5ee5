import type { MessageNotification, Notification, SystemNotification } from '@cafune/contract/notifications';
import { batchedLookup } from '../../platform/db/batched-lookup.ts';
import { AppError } from '../../platform/errors.ts';
import { type FinishedReply, type FinishedReplyDeps, listFinishedReplies } from '../chat/index.ts';
import type { NotificationDeps } from './deps.ts';
import { replySubject } from './notification-kinds.ts';
import * as store from './store.ts';

const SYSTEM_AGE_MS = 24 * 60 * 60_000;
const MESSAGES_AT_ONCE = 50;

type Deps = Pick<NotificationDeps, 'db' | 'clock' | 'hub'>;

export type NotificationReader = {
  /** Newest first; `before` goes on after one of the account's own. */
  list(accountId: string, page: { before: string | undefined; limit: number }): Promise<Notification[]>;
  /** Unread ones of the last day that are told as system alerts. */
  listSystem(accountId: string): Promise<SystemNotification[]>;
};

/** What browsers ask for every few seconds: reads that arrive together share a query. */
export function createNotificationReader(deps: Deps): NotificationReader {
  const newest = batchedLookup((asked: readonly string[]) => store.loadNewest(deps.db, asked));
  const system = batchedLookup((accountIds: readonly string[]) =>
    store.loadSystem(deps.db, accountIds, new Date(deps.clock.now().getTime() - SYSTEM_AGE_MS)),
  );
  return {
    list: async (accountId, { before, limit }) => {
      const rows =
        before === undefined
          ? await newest(`${accountId}:${limit}`)
          : await deps.db.all(store.selectBefore, [accountId, before, limit]);
      return (rows ?? []).map(toNotification);
    },
    listSystem: async (accountId) => ((await system(accountId)) ?? []).map(toSystemNotification),
  };
}

function toNotification(row: store.NotificationRow): Notification {
  const { id, type, title, message, description } = row;
  return {
    id,
    type,
    title,
    message,
    description,
    read: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
    actionUrl: row.action_url,
  };
}

function toSystemNotification(row: store.NotificationRow): SystemNotification {
  const { id, system_type: type, title, message, action_url: actionUrl } = row;
  return { id, type: type ?? '', title, message, ...(actionUrl === null ? {} : { actionUrl }) };
}

/** @throws AppError request.not-found for another's as for none (abuse suite B01) */
export async function readNotification(deps: Deps, accountId: string, id: string): Promise<void> {
  const row = await deps.db.find(store.markRead, [id, accountId, deps.clock.now()]);
  if (!row) throw new AppError('request.not-found');
  if (row.changed > 0) deps.hub.publish(accountId, { type: 'notifications' });
}

/** Replies that ended after an instant, oldest first. */
export async function listMessages(
  deps: FinishedReplyDeps,
  accountId: string,
  since: Date,
): Promise<MessageNotification[]> {
  const replies = await listFinishedReplies(deps, accountId, { since, limit: MESSAGES_AT_ONCE });
  return replies.map(toMessageNotification);
}

export function toMessageNotification(reply: FinishedReply): MessageNotification {
  return {
    id: reply.messageId,
    senderId: reply.avatarId,
    content: reply.text,
    messageType: reply.isReachingOut ? 'reengagement' : 'reply',
    conversationId: reply.conversationId,
    avatar: { name: reply.name, imageUrl: reply.imageUrl },
    createdAt: reply.finishedAt.toISOString(),
  };
}

type ConversationRef = { accountId: string; conversationId: string };

/** A notice of a reply quotes it: it goes with its conversation. */
export async function forgetRepliesOf(deps: Deps, { accountId, conversationId }: ConversationRef): Promise<void> {
  const deleted = await deps.db.run(store.deleteSubject, [accountId, replySubject(conversationId)]);
  if (deleted > 0) deps.hub.publish(accountId, { type: 'notifications' });
}
