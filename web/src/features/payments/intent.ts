/**
 * One intent to buy has one id, kept by this tab until its order is closed: a double click, a retry after a lost answer or a reload
 * finds the order that is there instead of opening another.
 */
import type { Order } from '@cafune/contract/payments';
import { uuidv7 } from 'uuidv7';
import { readSession, writeSession } from '../../platform/storage/local.ts';

/** Where the browser keeps nothing, at least this page knows. */
const known = new Map<string, string>();

/** The id of what is about to be bought; `key` names it: what, and how it is paid. */
function intentFor(key: string): string {
  const id = known.get(key) || readSession(key) || uuidv7();
  known.set(key, id);
  writeSession(key, id);
  return id;
}

function forget(key: string): void {
  known.delete(key);
  writeSession(key, '');
}

/** Of what is free today, what it costs afterwards. */
function priceOf({ priceCents, renewalCents }: Order): number | null {
  return priceCents === 0 ? renewalCents : priceCents;
}

/** The price of an order where it is not the one that was shown. */
export function otherPrice(order: Order, shownCents: number): number | null {
  const cents = priceOf(order);
  return cents === shownCents ? null : cents;
}

/**
 * Opens the order of an intent, or finds the one that is open for it. One at another price than was shown is answered, and is not what
 * this tab meant: whoever presses again at the shown price opens another.
 */
export async function openOnce(
  { key, shownCents }: { key: string; shownCents: number },
  create: (clientId: string) => Promise<Order>,
): Promise<Order> {
  const order = await create(intentFor(key));
  if (order.status === 'waiting') {
    if (otherPrice(order, shownCents) !== null) forget(key);
    return order;
  }
  // What this tab meant to buy before is paid or over: this is another purchase.
  forget(key);
  return create(intentFor(key));
}

const returnKey = (orderId: string): string => `buy-return:${orderId}`;

/** Where the buyer came from, for after the payment. Survives the provider's page. */
export function keepReturn(orderId: string, path: string): void {
  writeSession(returnKey(orderId), path);
}

export function readReturn(orderId: string): string | null {
  return readSession(returnKey(orderId));
}
