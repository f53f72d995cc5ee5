import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Payment } from '../../../providers/payments/port.ts';
import type { PaymentDeps } from '../deps.ts';
import type { OrderRow } from '../store.ts';
import { ALREADY_BACK, type Reduced, reduceRefunds } from './reduce.ts';
import * as store from './store.ts';

/** How the refunds of an order stand after a look at its payment. */
export type Settled = { refunds: readonly store.RefundRow[]; isChanged: boolean; isRefused: boolean };

/** Writes down what became of an order's refunds; the order is locked. Whoever waited for one that was refused is told. */
export async function settleRefunds(
  deps: PaymentDeps,
  tx: Transaction,
  { order, payment }: { order: OrderRow; payment: Payment },
): Promise<Settled> {
  const now = deps.clock.now();
  const known = await tx.all(store.selectRefunds, [[order.id]]);
  const refunds = reduceRefunds({ order, refunds: known, now }, payment, newId);
  for (const refund of refunds.filter(({ isChanged }) => isChanged)) await write(tx, refund);
  const refused = refunds.filter(({ id, status }) => status === 'refused' && wasLive(known, id));
  for (const refund of refused) await tell(deps, tx, refund);
  return { refunds, isChanged: refunds.some(({ isChanged }) => isChanged), isRefused: refused.length > 0 };
}

function wasLive(known: readonly store.RefundRow[], id: string): boolean {
  return known.some((row) => row.id === id && row.status !== 'refused');
}

async function write(tx: Transaction, row: Reduced): Promise<void> {
  if (!row.isNew) {
    const ends = [row.provider_ref, row.refused_because, row.ended_at];
    await tx.run(store.updateRefund, [row.id, row.status, row.amount_cents, ...ends]);
    return;
  }
  const asker = [row.order_id, row.asked_by, row.account_id, row.request_key, row.provider_ref];
  const amounts = [row.amount_cents, row.coins, row.reason, row.status, row.asked_at, row.ended_at];
  await tx.get(store.insertRefund, [row.id, ...asker, ...amounts]);
}

async function tell(deps: PaymentDeps, tx: Transaction, refund: Reduced): Promise<void> {
  const { id: refundId, order_id: orderId, asked_by: by, refused_because: because } = refund;
  if (because === ALREADY_BACK) return;
  deps.metrics.refusedRefunds.inc({ by });
  deps.log.error({ orderId, refundId, because }, 'a refund was refused for good');
  await deps.queue.add(tx, 'payments-mail-refused', { refundId });
}
