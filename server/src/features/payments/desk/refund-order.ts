import type { AppDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { askRefund } from '../refunds/ask.ts';
import { type RefundRow, selectRefunds } from '../refunds/store.ts';
import { coinsFor, isUnderWay, liveCents } from '../refunds/sums.ts';
import { lockById, type OrderRow } from '../store.ts';

/** What an order could give back. Locked until the transaction ends. */
export type Refundable = { refundedCents: number; leftCents: number };

/**
 * Locks an order whose money somebody wants to send back.
 * @throws AppError request.not-found, payments.not-paid, payments.contested, payments.refund-under-way
 */
export async function lockRefundable(tx: Transaction, orderId: string): Promise<Refundable> {
  const { order, refunds } = await lock(tx, orderId);
  return { refundedCents: order.refunded_cents, leftCents: order.price_cents - liveCents(refunds) };
}

export type TeamRefund = {
  orderId: string;
  amountCents: number;
  /** The administrator; null where the house does it by itself. */
  accountId: string | null;
  /** The same key again is the same refund. */
  key: string;
  reason: string;
};

/**
 * Sends money of an order back, whenever it was paid: coins go at once as far as their share of the money has to, what was spent of
 * them is owed, and the provider is asked until it says that the money went. While one is on its way the team asks for no other:
 * two administrators may have seen the same.
 * @throws AppError as `lockRefundable` does, and payments.refund-too-large
 */
export async function refundOrder(
  deps: Pick<AppDeps, 'clock' | 'queue' | 'outbox'>,
  tx: Transaction,
  { orderId, amountCents, accountId, key, reason }: TeamRefund,
): Promise<void> {
  const { order, refunds } = await lock(tx, orderId);
  if (liveCents(refunds) + amountCents > order.price_cents) throw new AppError('payments.refund-too-large');
  await askRefund(deps, tx, {
    order,
    refunds,
    amountCents,
    coins: coinsFor(order, refunds, amountCents),
    request: { by: 'team', accountId, key, reason },
    coinReason: `Compra devolvida pela equipe: ${order.title}`,
  });
  await deps.queue.add(tx, 'payments-mail-refund', { orderId, amountCents });
}

async function lock(tx: Transaction, orderId: string): Promise<{ order: OrderRow; refunds: RefundRow[] }> {
  const order = await tx.find(lockById, [orderId]);
  if (!order) throw new AppError('request.not-found');
  if (order.status === 'disputed') throw new AppError('payments.contested');
  const refunds = await tx.all(selectRefunds, [[orderId]]);
  if (isUnderWay(refunds)) throw new AppError('payments.refund-under-way');
  if (order.paid_at === null) throw new AppError('payments.not-paid');
  return { order, refunds };
}

declare module '../../../platform/queue/queue.ts' {
  interface Jobs {
    /** Tells the buyer that money goes back. */
    'payments-mail-refund': { orderId: string; amountCents: number };
  }
}
