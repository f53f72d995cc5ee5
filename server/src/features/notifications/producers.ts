/** What makes notices today: a registration, a balance that runs low, a reply while nobody watches, a review that ended, an achievement, VIP, a purchase that went on while nobody watched. */
import { LOW_BALANCE_COINS, WELCOME_COINS } from '@cafune/contract/coins';
import { batchedLookup } from '../../platform/db/batched-lookup.ts';
import type { OutboxEvents } from '../../platform/outbox/outbox.ts';
import type { FinishedReply } from '../chat/index.ts';
import { createBalanceReader, getBalance } from '../coins/index.ts';
import { findOrderRecord } from '../payments/index.ts';
import type { NotificationDeps } from './deps.ts';
import { notify } from './notify.ts';
import { mayBeTold } from './policy.ts';
import * as store from './store.ts';

export async function welcome(deps: NotificationDeps, accountId: string): Promise<void> {
  const data = { coins: WELCOME_COINS };
  await deps.db.transaction((tx) => notify(deps, tx, { accountId, kind: 'welcome', data, cause: 'registered' }));
  deps.outbox.kick();
}

/**
 * Watches balances cross the warning (spec §9: 50 coins) from above and tells it once each time. Most changes stay on their
 * side: those cost a share of two queries.
 */
export function createBalanceWatch(deps: NotificationDeps): (accountId: string) => Promise<void> {
  const readBalance = createBalanceReader(deps.db);
  const readLow = batchedLookup((ids: readonly string[]) => store.loadLow(deps.db, ids));
  return async (accountId) => {
    const [balanceCoins, wasLow] = await Promise.all([readBalance(accountId), readLow(accountId)]);
    if (balanceCoins < LOW_BALANCE_COINS === (wasLow === true)) return;
    await crossWarning(deps, accountId);
    deps.outbox.kick();
  };
}

async function crossWarning(deps: NotificationDeps, accountId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { is_low: wasLow } = await tx.get(store.lockBalance, [accountId]);
    // Read under the lock: of changes that are told together, the last one counts.
    const balanceCoins = await getBalance(tx, accountId);
    const isLow = balanceCoins < LOW_BALANCE_COINS;
    if (isLow === wasLow) return;
    await tx.run(store.storeBalance, [accountId, isLow]);
    if (isLow && (await mayBeTold(tx, accountId)))
      await notify(deps, tx, { accountId, kind: 'low-balance', data: { balanceCoins } });
  });
}

/** A reply that ended while nobody had its conversation open, or a first message of hers. */
export async function tellReply(deps: NotificationDeps, reply: FinishedReply): Promise<void> {
  const { accountId, conversationId, name, text, messageId } = reply;
  if (!(await mayBeTold(deps.db, accountId))) return;
  const data = { conversationId, name, text };
  const kind = reply.isReachingOut ? 'reengagement' : 'reply-ready';
  await deps.db.transaction((tx) => notify(deps, tx, { accountId, kind, data, cause: messageId }));
  deps.outbox.kick();
}

/** A person of ours decided about an avatar of theirs. */
export async function tellReview(deps: NotificationDeps, review: OutboxEvents['avatars.reviewed']): Promise<void> {
  const { accountId, avatarId, name, outcome, caseId } = review;
  if (!(await mayBeTold(deps.db, accountId))) return;
  const data = { avatarId, name, outcome };
  await deps.db.transaction((tx) => notify(deps, tx, { accountId, kind: 'avatar-reviewed', data, cause: caseId }));
  deps.outbox.kick();
}

/** Somebody did all of an achievement. */
export async function tellUnlock(deps: NotificationDeps, unlock: OutboxEvents['achievements.unlocked']): Promise<void> {
  const { accountId, achievementId, title, coins } = unlock;
  const data = { achievementId, title, coins };
  await deps.db.transaction((tx) =>
    notify(deps, tx, { accountId, kind: 'achievement-unlocked', data, cause: achievementId }),
  );
  deps.outbox.kick();
}

/** A trial or a plan ends or is charged soon, or a charge failed. */
export async function tellVipReminder(deps: NotificationDeps, told: OutboxEvents['vip.reminded']): Promise<void> {
  const { accountId, key, reminder } = told;
  const data = { ...reminder, key };
  await deps.db.transaction((tx) => notify(deps, tx, { accountId, kind: 'vip-reminder', data, cause: key }));
  deps.outbox.kick();
}

/** VIP is over. */
export async function tellVipEnd(deps: NotificationDeps, told: OutboxEvents['vip.ended']): Promise<void> {
  const { accountId, key, because } = told;
  const data = { key, isTrialHad: because === 'trial-had' };
  await deps.db.transaction((tx) => notify(deps, tx, { accountId, kind: 'vip-expiry', data, cause: key }));
  deps.outbox.kick();
}

/** A refusal that is none: the money had come back otherwise. */
const ALREADY_BACK = 'already-back';

/** An order went on: its buyer hears of what comes days later, a boleto's money or the bank's refusal to give money back. */
export async function tellOrder(
  deps: NotificationDeps,
  { accountId, orderId, status }: OutboxEvents['payments.order-changed'],
): Promise<void> {
  const found = await findOrderRecord(deps.db, orderId);
  if (!found) return;
  const { product, title, method } = found.order;
  const order = { orderId, product, title };
  const refused = found.refunds.filter((one) => one.status === 'refused' && one.refusedBecause !== ALREADY_BACK);
  await deps.db.transaction(async (tx) => {
    if (status === 'paid' && method === 'boleto')
      await notify(deps, tx, { accountId, kind: 'boleto-paid', data: order, cause: orderId });
    for (const { id: refundId, amountCents, by } of refused) {
      const data = { ...order, refundId, amountCents, isOwn: by === 'buyer' };
      await notify(deps, tx, { accountId, kind: 'refund-refused', data, cause: refundId });
    }
  });
  deps.outbox.kick();
}

/** A strand of days goes on if today's coins are taken before midnight. */
export async function tellReward(deps: NotificationDeps, waiting: OutboxEvents['rewards.waiting']): Promise<void> {
  const { accountId, day, coins } = waiting;
  await deps.db.transaction((tx) =>
    notify(deps, tx, { accountId, kind: 'reward-available', data: { coins }, cause: day }),
  );
  deps.outbox.kick();
}
