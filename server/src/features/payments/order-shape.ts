import { BOLETO_CONFIRM_DAYS, type Order, WITHDRAWAL_DAYS } from '@cafune/contract/payments';
import { addBusinessDays } from '../../platform/calendar-day.ts';
import { ALREADY_BACK } from './refunds/reduce.ts';
import type { RefundRow } from './refunds/store.ts';
import { findWithdrawal, isLive, isUnderWay, liveCents, liveCoins } from './refunds/sums.ts';
import type { OrderRow } from './store.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * What goes back for coins that are left, in centavos: their share of the price, rounded up for the buyer, and not more than what is
 * not back or on its way (`goneCents`). Of what is not coins, all of that does (CDC art. 49).
 */
export function refundCentsFor(
  order: Pick<OrderRow, 'product' | 'price_cents' | 'coins'>,
  coins: number,
  goneCents: number,
): number {
  const leftCents = Math.max(0, order.price_cents - goneCents);
  return order.product === 'coins'
    ? Math.min(Math.ceil((order.price_cents * coins) / order.coins), leftCents)
    : leftCents;
}

/** The last moment in which a purchase may be given back (CDC art. 49). */
function withdrawalEnd(paidAt: Date): Date {
  return new Date(paidAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
}

/** Whether there is time to give it back. Who did in time and was refused by the bank has all the time there is. */
export function isWithdrawalOpen(
  { paid_at: paidAt }: Pick<OrderRow, 'paid_at'>,
  refunds: readonly RefundRow[],
  now: Date,
): boolean {
  const wasRefused = refunds.some((refund) => refund.asked_by === 'buyer' && refund.status === 'refused');
  return paidAt !== null && (wasRefused || now < withdrawalEnd(paidAt));
}

/** What an order is called on receipts and to support. */
export function numberOf({ id }: Pick<OrderRow, 'id'>): string {
  return `CF-${id.slice(-8).toUpperCase()}`;
}

/** The page of the interface that shows an order to who has paid it. */
export function returnPathOf({ id, product, price_cents }: Pick<OrderRow, 'id' | 'product' | 'price_cents'>): string {
  if (product === 'coins') return `/payment-success?order=${id}`;
  return price_cents === 0 ? `/trial-sucesso?order=${id}` : `/vip-payment-success?order=${id}`;
}

/** The page that says that nothing was charged, and how to go on. */
export function cancelPathOf({ id, product, price_cents }: Pick<OrderRow, 'id' | 'product' | 'price_cents'>): string {
  return product === 'vip' && price_cents === 0 ? `/trial-cancelado?order=${id}` : `/payment-cancel?order=${id}`;
}

export function titleOf(coins: number): string {
  return `${coins.toLocaleString('pt-BR')} moedas`;
}

type Context = { now: Date; leftCoins: number; isTest: boolean; refunds: readonly RefundRow[] };

/** An order as it is shown. `leftCoins`: what is left of its lot. */
export function toOrder(row: OrderRow, context: Context): Order {
  const { now, isTest, refunds } = context;
  // The provider will say so in a moment; whoever looks at a code that is over should know now.
  const isOver = row.status === 'waiting' && row.pay_until <= now;
  const status = isOver ? 'expired' : row.status;
  return {
    id: row.id,
    number: numberOf(row),
    title: row.title,
    product: row.product,
    productId: row.product_id,
    coins: row.coins,
    priceCents: row.price_cents,
    method: row.method,
    status,
    renews: row.keeps_card || row.charged_card !== null,
    renewalCents: renewalOf(row),
    createdAt: row.created_at.toISOString(),
    payUntil: status === 'waiting' ? row.pay_until.toISOString() : null,
    confirmedUntil: isOver ? confirmedUntil(row, now) : null,
    paidAt: row.paid_at?.toISOString() ?? null,
    payment: status === 'waiting' && row.payment ? { ...row.payment, isTest } : null,
    withdrawal: withdrawalOf(row, context),
    refund: refundOf(refunds.filter(isLive)),
    refusedRefund: refusedOf(refunds),
  };
}

function renewalOf({ keeps_card, charged_card, renewal_cents, price_cents }: OrderRow): number | null {
  if (!keeps_card && charged_card === null) return null;
  return renewal_cents ?? (price_cents > 0 ? price_cents : null);
}

/** Banks say days later that a boleto was paid in time; of what the provider calls over nothing is waited for. */
function confirmedUntil({ method, pay_until: payUntil }: OrderRow, now: Date): string | null {
  const until = addBusinessDays(payUntil, BOLETO_CONFIRM_DAYS);
  return method === 'boleto' && now < until ? until.toISOString() : null;
}

function withdrawalOf(row: OrderRow, { now, leftCoins, refunds }: Context): Order['withdrawal'] {
  if (row.status === 'disputed' || row.paid_at === null || row.price_cents === 0) return null;
  const goneCents = liveCents(refunds);
  if (goneCents >= row.price_cents || findWithdrawal(refunds)) return null;
  const refundCents = refundCentsFor(row, leftCoins, goneCents);
  const isOpen = isWithdrawalOpen(row, refunds, now) && refundCents > 0;
  return { until: withdrawalEnd(row.paid_at).toISOString(), isOpen, coins: leftCoins, refundCents };
}

/** All that went back or is to go, as one. */
function refundOf(live: readonly RefundRow[]): Order['refund'] {
  const last = live.at(-1);
  if (!last) return null;
  return { cents: liveCents(live), coins: liveCoins(live), at: last.asked_at.toISOString(), isDone: !isUnderWay(live) };
}

/** Nobody has to hear of a refusal after which somebody asked again, or money came otherwise. */
function refusedOf(refunds: readonly RefundRow[]): Order['refusedRefund'] {
  const last = refunds.at(-1);
  if (last?.status !== 'refused' || last.refused_because === ALREADY_BACK || last.ended_at === null) return null;
  return { cents: last.amount_cents, at: last.ended_at.toISOString() };
}
