import { Id } from '@cafune/contract/core/ids';
import type { OrderStatus } from '@cafune/contract/payments';
import type { Transaction } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Payment } from '../../providers/payments/port.ts';
import { grantCoins, takeBackLot } from '../coins/index.ts';
import type { PaymentDeps } from './deps.ts';
import { type Settled, settleRefunds } from './refunds/settle.ts';
import { isUnderWay, liveCoins } from './refunds/sums.ts';
import * as store from './store.ts';

/** Why a payment was put aside for a person to look at; null when it was taken in. */
export type Quarantine = 'unknown-payment' | 'unknown-order' | 'other-order' | 'other-amount' | 'other-currency' | null;

/**
 * Asks the provider how a payment stands and makes the order say the same. It may be called as often as anybody likes and in any
 * order: what counts is how things stand now, not what was told (money.md "Payment port").
 * @throws PaymentProviderUnavailable
 */
export async function lookAtPayment(deps: PaymentDeps, ref: string): Promise<Quarantine> {
  const outcome = await deps.db.transaction(async (tx) => {
    const asked = await readLocked(deps, tx, ref);
    // It has one name of its own, and is read under that: two readers by two names would not wait for each other.
    const payment = asked === undefined || asked.ref === ref ? asked : await readLocked(deps, tx, asked.ref);
    return payment === undefined ? 'unknown-payment' : take(deps, tx, payment);
  });
  deps.outbox.kick();
  if (outcome !== null) {
    deps.metrics.quarantinedPayments.inc({ because: outcome });
    deps.log.error({ provider: deps.payments.id, ref, because: outcome }, 'payment put aside');
  }
  return outcome;
}

async function readLocked(deps: PaymentDeps, tx: Transaction, ref: string): Promise<Payment | undefined> {
  await tx.all(store.lockPayment, [`${deps.payments.id}:${ref}`]);
  return deps.payments.fetch(ref);
}

async function take(deps: PaymentDeps, tx: Transaction, payment: Payment): Promise<Quarantine> {
  // What somebody else's payment calls its order need not be an id.
  const orderId = Id.safeParse(payment.orderId).data ?? null;
  const order = await tx.find(store.lockPaidFor, [deps.payments.id, payment.ref, orderId]);
  if (!order) return 'unknown-order';
  const fault = faultOf(order, payment);
  if (fault !== null) return fault;
  const now = deps.clock.now();
  const credited =
    payment.status === 'paid' && order.paid_at === null ? await credit(tx, { order, payment, now }) : order;
  const settled = await settleRefunds(deps, tx, { order: credited, payment });
  if (credited.lot_id !== null) await settleCoins(tx, credited, { payment, settled });
  const status = statusOf(credited, payment, settled);
  await tx.run(store.storeReading, [
    order.id,
    payment.ref,
    status,
    credited.paid_at,
    credited.lot_id,
    payment.refundedCents,
    payment.isDisputed,
    now,
    payment.cardRef ?? null,
  ]);
  if (status !== order.status || settled.isChanged) await tell(deps, tx, { order, status });
  return null;
}

function faultOf(order: store.OrderRow, payment: Payment): Quarantine {
  if (payment.orderId !== order.id) return 'other-order';
  if (payment.currency !== 'BRL') return 'other-currency';
  return payment.amountCents === order.price_cents ? null : 'other-amount';
}

/**
 * Only a paid payment credits, and only once: the order is locked, and the ledger knows the payment. What is not coins is given by
 * the feature that sells it, when it hears of the order.
 */
async function credit(
  tx: Transaction,
  { order, payment, now }: { order: store.OrderRow; payment: Payment; now: Date },
): Promise<store.OrderRow> {
  const { account_id: accountId, provider, coins } = order;
  if (order.product !== 'coins') return { ...order, paid_at: now };
  const lotId = newId();
  await grantCoins(tx, {
    accountId,
    key: `purchase:${order.id}`,
    amountCoins: coins,
    source: 'purchase',
    isPaid: true,
    reason: `Compra de ${order.title}`,
    businessKey: `purchase:${provider}:${payment.ref}`,
    lotId,
  });
  return { ...order, lot_id: lotId, paid_at: now };
}

type Standing = { payment: Payment; settled: Settled };

/** Coins go where their money is: back with a refund, away while it is contested, here again when that is won or a refund refused. */
async function settleCoins(tx: Transaction, order: store.OrderRow, { payment, settled }: Standing): Promise<void> {
  const { account_id: accountId, lot_id: id, coins } = order;
  if (id === null) return;
  const targetCoins = payment.isDisputed ? coins : Math.min(coins, liveCoins(settled.refunds));
  await takeBackLot(tx, { accountId, id, targetCoins, reason: reasonOf(order, { payment, settled }) });
}

function reasonOf({ title }: store.OrderRow, { payment, settled }: Standing): string {
  if (payment.isDisputed) return 'Compra contestada no banco';
  return settled.isRefused ? `O banco não devolveu o dinheiro: ${title}` : `Compra devolvida: ${title}`;
}

function statusOf(order: store.OrderRow, payment: Payment, { refunds }: Settled): OrderStatus {
  if (order.paid_at === null)
    return order.status === 'canceled' && payment.status === 'waiting' ? 'canceled' : unpaid(payment);
  if (payment.isDisputed) return 'disputed';
  if (isUnderWay(refunds)) return 'withdrawing';
  return payment.refundedCents > 0 ? 'refunded' : 'paid';
}

function unpaid({ status }: Payment): OrderStatus {
  return status === 'paid' ? 'waiting' : status;
}

type Change = { order: store.OrderRow; status: OrderStatus };

async function tell(deps: PaymentDeps, tx: Transaction, { order, status }: Change): Promise<void> {
  const { id: orderId, account_id: accountId } = order;
  await deps.outbox.add(tx, 'payments.order-changed', { accountId, orderId, product: order.product, status });
  if (status === 'paid' && order.paid_at === null && order.price_cents > 0)
    await deps.queue.add(tx, 'payments-mail-receipt', { orderId, kind: 'paid' });
}
