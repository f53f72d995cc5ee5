import type { PaymentMethod, ProductKind } from '@cafune/contract/payments';
import type { Queryable } from '../../platform/db/database.ts';
import { selectRefunds } from './refunds/store.ts';
import { liveCents } from './refunds/sums.ts';
import * as store from './store.ts';

/** What an order brought. */
export type OrderMoney = {
  id: string;
  accountId: string;
  product: ProductKind;
  method: PaymentMethod;
  priceCents: number;
  paidAt: Date | null;
  /** Centavos that were received and stay: neither what went back nor what is to, and nothing while it is unpaid or contested. */
  netCents: number;
};

/** Undefined where there is no such order. */
export async function readOrderMoney(db: Queryable, orderId: string): Promise<OrderMoney | undefined> {
  const row = await db.find(store.selectById, [orderId]);
  if (!row) return undefined;
  const { id, account_id: accountId, product, method, price_cents: priceCents, paid_at: paidAt } = row;
  const gone = Math.max(row.refunded_cents, liveCents(await db.all(selectRefunds, [[orderId]])));
  const stays = paidAt !== null && !row.is_disputed;
  return { id, accountId, product, method, priceCents, paidAt, netCents: stays ? Math.max(0, priceCents - gone) : 0 };
}

/** Whether an account ever paid for something, whatever became of it. */
export async function hasPaid(db: Queryable, accountId: string): Promise<boolean> {
  return (await db.get(store.hasPaid, [accountId])).has_paid;
}

/** Orders of an account that were paid, whatever became of them. */
export async function listPaidOrders(db: Queryable, accountId: string): Promise<string[]> {
  return (await db.all(store.selectPaid, [accountId])).map(({ id }) => id);
}
