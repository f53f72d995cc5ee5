import type { CheckoutInput } from './port.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Stripe's pages last from half an hour to a day; a minute for clocks that differ. */
const SHORTEST_MS = 31 * MINUTE_MS;
const LONGEST_MS = DAY_MS - MINUTE_MS;

/**
 * When Stripe's page closes. It says the same however often it is asked while the order is open, because the same idempotency key
 * with another time would be refused: a page that is for now stays open for the shortest time past the order's own, and of a
 * boleto's days whole ones are left to the slip.
 */
export function pageUntil({ method, payUntil }: Pick<CheckoutInput, 'method' | 'payUntil'>, now: Date): Date {
  const leftMs = payUntil.getTime() - now.getTime();
  const wantedMs = method === 'boleto' ? leftMs - slipMs(leftMs) : leftMs + SHORTEST_MS;
  return new Date(now.getTime() + Math.min(Math.max(wantedMs, SHORTEST_MS), LONGEST_MS));
}

function slipMs(leftMs: number): number {
  return leftMs <= LONGEST_MS ? 0 : Math.ceil((leftMs - DAY_MS) / DAY_MS) * DAY_MS + 60 * MINUTE_MS;
}

/** Days in which a boleto may be paid after it was drawn, so that it ends about when the order does. */
export function voucherDays(payUntil: Date, page: Date): number {
  return Math.max(1, Math.floor((payUntil.getTime() - page.getTime()) / DAY_MS));
}
