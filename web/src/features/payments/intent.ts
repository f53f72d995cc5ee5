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

/** Opens the order of an intent, or finds the one that is open for it. */
export async function openOnce(key: string, create: (clientId: string) => Promise<Order>): Promise<Order> {
  const order = await create(intentFor(key));
  if (order.status === 'waiting') return order;
  // What this tab meant to buy before is paid or over: this is another purchase.
  known.delete(key);
  writeSession(key, '');
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
