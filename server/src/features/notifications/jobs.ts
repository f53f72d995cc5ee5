import { type FinishedReplyDeps, findFinishedReply } from '../chat/index.ts';
import type { NotificationDeps } from './deps.ts';
import {
  createBalanceWatch,
  tellOrder,
  tellReply,
  tellReview,
  tellReward,
  tellUnlock,
  tellVipEnd,
  tellVipReminder,
  welcome,
} from './producers.ts';
import { forgetDeadSubscriptions, sendPush } from './push.ts';
import { toMessageNotification } from './service.ts';
import * as store from './store.ts';

export function defineNotificationJobs(deps: NotificationDeps, chat: FinishedReplyDeps): void {
  const { outbox, queue, hub } = deps;
  const watchBalance = createBalanceWatch(deps);
  outbox.on('auth.registered', ({ accountId }) => welcome(deps, accountId));
  outbox.on('notifications.changed', async ({ accountId }) => hub.publish(accountId, { type: 'notifications' }));
  outbox.on('coins.balance-changed', async ({ accountId, balanceCoins }) => {
    hub.publish(accountId, { type: 'balance', balanceCoins });
    await watchBalance(accountId);
  });
  outbox.on('payments.order-changed', async (changed) => {
    const { accountId, orderId, status } = changed;
    hub.publish(accountId, { type: 'payment', orderId, status });
    await tellOrder(deps, changed);
  });
  outbox.on('rewards.waiting', (waiting) => tellReward(deps, waiting));
  outbox.on('vip.changed', async ({ accountId }) => hub.publish(accountId, { type: 'vip' }));
  outbox.on('vip.reminded', (told) => tellVipReminder(deps, told));
  outbox.on('vip.ended', (told) => tellVipEnd(deps, told));
  outbox.on('chat.reply-finished', async ({ accountId, messageId, status, isWatched }) => {
    if (status !== 'complete' || (isWatched && !hub.has(accountId))) return;
    const reply = await findFinishedReply(chat, accountId, messageId);
    if (!reply) return;
    hub.publish(accountId, { type: 'message', message: toMessageNotification(reply) });
    if (!isWatched) await tellReply(deps, reply);
  });
  outbox.on('chat.reached-out', async ({ accountId, messageId }) => {
    const message = await findFinishedReply(chat, accountId, messageId);
    if (!message) return;
    hub.publish(accountId, { type: 'message', message: toMessageNotification(message) });
    await tellReply(deps, message);
  });
  outbox.on('avatars.reviewed', (review) => tellReview(deps, review));
  outbox.on('achievements.unlocked', (unlock) => tellUnlock(deps, unlock));
  queue.define('notifications-push', (work) => sendPush(deps, work));
  queue.repeat('notifications-prune', '23 4 * * *', async () => {
    while ((await deps.db.run(store.pruneNotifications, [deps.clock.now()])) === store.PRUNE_BATCH);
    await forgetDeadSubscriptions(deps);
  });
}
