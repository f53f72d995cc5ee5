import type { PaymentMethod, ProductKind } from '@cafune/contract/payments';
import type { Queryable } from '../../platform/db/database.ts';
import * as store from './store.ts';

/** What an order brought. */
export type OrderMoney = {
  id: string;
  accountId: string;
  product: ProductKind;
  method: PaymentMethod;
  priceCents: number;
  paidAt: Date | null;
  /** Centavos that were received and stay: nothing while it is unpaid or contested. */
  netCents: number;
};

/** Undefined where there is no such order. */
export async function readOrderMoney(db: Queryable, orderId: string): Promise<OrderMoney | undefined> {
  const row = await db.find(store.selectById, [orderId]);
  if (!row) return undefined;
  const { id, account_id: accountId, product, method, price_cents: priceCents, paid_at: paidAt } = row;
  const stays = paidAt !== null && !row.is_disputed;
  return { id, accountId, product, method, priceCents, paidAt, netCents: stays ? priceCents - row.refunded_cents : 0 };
}

/** Whether an account ever paid for something, whatever became of it. */
export async function hasPaid(db: Queryable, accountId: string): Promise<boolean> {
  return (await db.get(store.hasPaid, [accountId])).has_paid;
}
