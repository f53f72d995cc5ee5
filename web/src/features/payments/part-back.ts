import type { Order } from '@cafune/contract/payments';

type Part = NonNullable<Order['refund']>;

/** What went back of a purchase whose rest is still there; null where nothing did, or where it was given back. */
export function partBack({ status, priceCents, refund, withdrawal }: Order): Part | null {
  if (refund === null || withdrawal === null || refund.cents >= priceCents) return null;
  return status === 'withdrawing' || status === 'refunded' ? refund : null;
}

export function partTitle({ isDone }: Part): string {
  return isDone ? 'Parte do valor voltou' : 'Parte do valor está voltando';
}
