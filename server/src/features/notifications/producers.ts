/** What makes notices today: a registration, a balance that runs low, a reply while nobody watches, a review that ended, an achievement, VIP. */
import { LOW_BALANCE_COINS, WELCOME_COINS } from '@cafune/contract/coins';
import { batchedLookup } from '../../platform/db/batched-lookup.ts';
import type { OutboxEvents } from '../../platform/outbox/outbox.ts';
import type { FinishedReply } from '../chat/index.ts';
import { createBalanceReader, getBalance } from '../coins/index.ts';
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
  await deps.db.transaction((tx) => notify(deps, tx, { accountId, kind: 'vip-reminder', data: reminder, cause: key }));
  deps.outbox.kick();
}

/** VIP is over. */
export async function tellVipEnd(deps: NotificationDeps, { accountId, key }: OutboxEvents['vip.ended']): Promise<void> {
  await deps.db.transaction((tx) => notify(deps, tx, { accountId, kind: 'vip-expiry', data: {}, cause: key }));
  deps.outbox.kick();
}
