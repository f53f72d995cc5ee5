import type { Order } from '@cafune/contract/payments';
import { useState } from 'react';
import { otherPrice } from './intent.ts';

/** An order that was opened at another price than its button said. */
export type PriceChange = { shownCents: number; orderCents: number; onGo: () => void };

type PriceCheck = {
  /** What is bought and how: a change counts for that alone. */
  what: string;
  /** The price on the button. */
  shownCents: number;
  goOn: (order: Order) => void;
};

/** Goes on with an order whose price is the one on the button; with another one only when `onGo` says so. */
export function usePriceCheck({ what, shownCents, goOn }: PriceCheck) {
  const [seen, setSeen] = useState<{ what: string; shownCents: number; orderCents: number; order: Order } | null>(null);
  const take = (order: Order): void => {
    const orderCents = otherPrice(order, shownCents);
    if (orderCents === null) goOn(order);
    else setSeen({ what, shownCents, orderCents, order });
  };
  const change: PriceChange | null =
    seen?.what === what
      ? { shownCents: seen.shownCents, orderCents: seen.orderCents, onGo: () => goOn(seen.order) }
      : null;
  return { change, take };
}
