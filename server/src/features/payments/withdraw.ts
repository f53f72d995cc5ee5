import type { WithdrawalReceipt } from '@cafune/contract/payments';
import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import { lockLot } from '../coins/index.ts';
import type { PaymentDeps } from './deps.ts';
import { isWithdrawalOpen, refundCentsFor } from './order-shape.ts';
import { getOrder } from './orders.ts';
import { askRefund } from './refunds/ask.ts';
import { type RefundRow, selectRefunds } from './refunds/store.ts';
import { findWithdrawal, isUnderWay, liveCents } from './refunds/sums.ts';
import * as store from './store.ts';

/**
 * Gives a purchase back, or what is left of it (CDC art. 49): what is left of its coins goes at once, and the provider is asked for
 * its money. Asked for again, it answers the same receipt; where the provider refused it for good, it is another try, which needs no
 * days left: the first one was in time.
 * @throws AppError request.not-found, payments.not-paid, payments.contested, payments.refund-under-way, payments.withdrawal-over,
 * payments.nothing-left
 */
export async function withdrawOrder(deps: PaymentDeps, session: Session, id: string): Promise<WithdrawalReceipt> {
  const refund = await deps.db.transaction((tx) => withdraw(deps, tx, { accountId: session.accountId, id }));
  deps.outbox.kick();
  const { amount_cents: refundCents, coins, asked_at: at } = refund;
  return { order: await getOrder(deps, session, id), refundCents, coins, at: at.toISOString() };
}

async function withdraw(
  deps: PaymentDeps,
  tx: Transaction,
  { accountId, id }: { accountId: string; id: string },
): Promise<RefundRow> {
  const order = await tx.find(store.lockOrder, [id, accountId]);
  if (!order) throw new AppError('request.not-found');
  const refunds = await tx.all(selectRefunds, [[id]]);
  const known = findWithdrawal(refunds);
  if (known) return known;
  requireSomethingPaid(order, refunds);
  if (!isWithdrawalOpen(order, refunds, deps.clock.now())) throw new AppError('payments.withdrawal-over');
  const coins = order.lot_id === null ? 0 : (await lockLot(tx, { accountId, id: order.lot_id })).leftCoins;
  const amountCents = refundCentsFor(order, coins, liveCents(refunds));
  if (amountCents === 0) throw new AppError('payments.nothing-left');
  const tries = refunds.filter(({ asked_by: by }) => by === 'buyer').length;
  const refund = await askRefund(deps, tx, {
    order,
    refunds,
    amountCents,
    coins,
    request: { by: 'buyer', accountId, key: `withdrawal:${id}:${tries}`, reason: null },
    coinReason: `Desistência da compra: ${order.title}`,
  });
  await deps.queue.add(tx, 'payments-mail-receipt', { orderId: id, kind: 'withdrawn' });
  return refund;
}

/** @throws AppError payments.not-paid, payments.contested, payments.refund-under-way */
function requireSomethingPaid(order: store.OrderRow, refunds: readonly RefundRow[]): void {
  if (order.status === 'disputed') throw new AppError('payments.contested');
  if (order.paid_at === null) throw new AppError('payments.not-paid');
  if (order.price_cents === 0 || liveCents(refunds) < order.price_cents) return;
  throw new AppError(isUnderWay(refunds) ? 'payments.refund-under-way' : 'payments.not-paid');
}
