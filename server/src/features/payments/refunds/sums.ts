import type { RefundRow } from './store.ts';

/** Sent, or on its way. */
export function isLive({ status }: Pick<RefundRow, 'status'>): boolean {
  return status !== 'refused';
}

/** Centavos that went back or are to go. */
export function liveCents(refunds: readonly RefundRow[]): number {
  return refunds.filter(isLive).reduce((sum, refund) => sum + refund.amount_cents, 0);
}

/** Coins that went with them. */
export function liveCoins(refunds: readonly RefundRow[]): number {
  return refunds.filter(isLive).reduce((sum, { coins }) => sum + coins, 0);
}

export function isUnderWay(refunds: readonly RefundRow[]): boolean {
  return refunds.some(({ status }) => status === 'asked');
}

/** What somebody gave back of an order of theirs; undefined where they did not, or where it was refused. */
export function findWithdrawal(refunds: readonly RefundRow[]): RefundRow | undefined {
  return refunds.findLast((refund) => refund.asked_by === 'buyer' && isLive(refund));
}

type Priced = { coins: number; price_cents: number };

/**
 * Coins that go with money which is not the buyer's choice: of all that went back their share of the price, rounded down for the
 * buyer, less those that left before.
 */
export function coinsFor(order: Priced, refunds: readonly RefundRow[], amountCents: number): number {
  if (order.coins === 0) return 0;
  const cents = Math.min(liveCents(refunds) + amountCents, order.price_cents);
  return Math.max(0, Math.floor((order.coins * cents) / order.price_cents) - liveCoins(refunds));
}
