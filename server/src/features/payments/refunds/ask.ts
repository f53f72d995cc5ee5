import type { AppDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { takeBackLot } from '../../coins/index.ts';
import type { OrderRow } from '../store.ts';
import * as store from './store.ts';
import { liveCoins } from './sums.ts';

/** Who wants money to go back. The same key again is the same refund. */
export type RefundRequest = {
  by: 'buyer' | 'team';
  /** The buyer, or the administrator; null where the house does it by itself. */
  accountId: string | null;
  key: string;
  reason: string | null;
};
export type NewRefund = {
  order: OrderRow;
  /** Those there are of this order. */
  refunds: readonly store.RefundRow[];
  request: RefundRequest;
  amountCents: number;
  coins: number;
  /** Why coins leave, as their owner reads it. */
  coinReason: string;
};

/**
 * Writes a refund of an order that is locked: its coins leave at once, what was spent of them is owed, and the provider is asked for
 * the money until it says that it went, or that it never will. Whoever calls has seen that as much is left.
 */
export async function askRefund(
  deps: Pick<AppDeps, 'clock' | 'queue' | 'outbox'>,
  tx: Transaction,
  { order, refunds, request, amountCents, coins, coinReason }: NewRefund,
): Promise<store.RefundRow> {
  const known = refunds.find(({ request_key: key }) => key === request.key);
  if (known) return known;
  const { id: orderId, account_id: accountId, lot_id: lotId, product } = order;
  const refund = await tx.get(store.insertRefund, [
    newId(),
    orderId,
    request.by,
    request.accountId,
    request.key,
    null,
    amountCents,
    coins,
    request.reason,
    'asked',
    deps.clock.now(),
    null,
  ]);
  await tx.run(store.markWithdrawing, [orderId]);
  // A target and not a step, as where payments are looked at: these coins and those of the other refunds.
  const targetCoins = liveCoins(refunds) + coins;
  if (lotId !== null && coins > 0) await takeBackLot(tx, { accountId, id: lotId, targetCoins, reason: coinReason });
  await deps.queue.add(tx, 'payments-refund', { orderId });
  await deps.outbox.add(tx, 'payments.order-changed', { accountId, orderId, product, status: 'withdrawing' });
  return refund;
}
