import type { OrderStatus } from '@cafune/contract/payments';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { PaymentDeps } from './deps.ts';
import { lookAtPayment } from './look.ts';
import type { Product } from './orders.ts';
import { selectRefunds } from './refunds/store.ts';
import { liveCents } from './refunds/sums.ts';
import * as store from './store.ts';

/** A charge that was not asked of the provider by then is not asked any more. */
const CHARGE_MS = 20 * 60 * 60_000;

export type Charge = { accountId: string; product: Product; cardRef: string };

/** Opens an order that a kept card pays, with the job that charges it, in the transaction that decides it. @returns its id */
export async function openCharge(deps: PaymentDeps, tx: Transaction, charge: Charge): Promise<string> {
  const { accountId, product, cardRef } = charge;
  const id = newId();
  const now = deps.clock.now();
  const sold = [product.kind, product.id, product.title, product.coins, product.priceCents];
  const payUntil = new Date(now.getTime() + CHARGE_MS);
  await tx.run(store.insertCharge, [id, accountId, ...sold, deps.payments.id, payUntil, now, cardRef]);
  await deps.queue.add(tx, 'payments-charge', { orderId: id });
  return id;
}

/**
 * Charges the card of an order, once: its id is the provider's key. That it was asked is written down before: a charge whose answer
 * is lost is asked about until it is known.
 * @throws PaymentProviderUnavailable
 */
export async function chargeOrder(deps: PaymentDeps, orderId: string): Promise<void> {
  const order = await deps.db.find(store.markAsked, [orderId, deps.clock.now()]);
  if (!order || order.charged_card === null) return;
  if (order.provider !== deps.payments.id) throw new Error(`order ${orderId} is of ${order.provider}`);
  const { charged_card: cardRef, price_cents: amountCents, title } = order;
  const ref = await deps.payments.chargeCard({ orderId, cardRef, amountCents, title });
  await deps.db.get(store.storeCheckout, [orderId, ref, null]);
  await lookAtPayment(deps, ref);
}

type KeptCard = { accountId: string; provider: string; cardRef: string };

/** No charge that was not asked of the provider is made. One that was may still be paid: whoever sells sends it back. */
export async function cancelCharges(
  tx: Transaction,
  { accountId, cardRef }: Omit<KeptCard, 'provider'>,
): Promise<void> {
  await tx.run(store.cancelCharges, [accountId, cardRef]);
}

/** Cancels what is not asked yet, and has the provider forget the card. */
export async function stopCharges(deps: PaymentDeps, tx: Transaction, card: KeptCard): Promise<void> {
  await cancelCharges(tx, card);
  await deps.queue.add(tx, 'payments-forget-card', { provider: card.provider, cardRef: card.cardRef });
}

/** A provider that is not ours any more is asked by nobody: it keeps what it has, and charges nothing by itself. */
export async function forgetCard(deps: PaymentDeps, card: { provider: string; cardRef: string }): Promise<void> {
  if (card.provider === deps.payments.id) await deps.payments.forgetCard(card.cardRef);
  else deps.log.warn({ provider: card.provider }, 'a card of another provider is not forgotten there');
}

/** What whoever sells something that is not coins has to know of an order. */
export type OrderFacts = {
  id: string;
  accountId: string;
  productId: string;
  priceCents: number;
  status: OrderStatus;
  provider: string;
  /** The card that may be charged later. */
  cardRef: string | null;
  /** What it will be charged, where that is not the price. */
  renewalCents: number | null;
  /** `withdrawing`, `refunded`: all of it. */
  isWhole: boolean;
  /** The kept card that was charged while its owner was away. */
  chargedCard: string | null;
  paidAt: Date | null;
};

export async function readOrderFacts(db: Queryable, orderId: string): Promise<OrderFacts> {
  const row = await db.get(store.selectById, [orderId]);
  const refunds = await db.all(selectRefunds, [[orderId]]);
  return {
    id: row.id,
    accountId: row.account_id,
    productId: row.product_id,
    priceCents: row.price_cents,
    status: row.status,
    provider: row.provider,
    cardRef: row.card_ref,
    renewalCents: row.renewal_cents,
    isWhole: liveCents(refunds) >= row.price_cents,
    chargedCard: row.charged_card,
    paidAt: row.paid_at,
  };
}
