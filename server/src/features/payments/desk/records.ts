import type { OrderStatus, PaymentMethod, ProductKind } from '@cafune/contract/payments';
import type { Queryable } from '../../../platform/db/database.ts';
import { numberOf } from '../order-shape.ts';
import { type RefundRow, selectRefunds } from '../refunds/store.ts';
import * as store from './store.ts';

/** An order for those who run the place: whose it is and how it stands, without what it takes to pay it. */
export type OrderRecord = {
  id: string;
  number: string;
  title: string;
  product: ProductKind;
  productId: string;
  accountId: string;
  coins: number;
  priceCents: number;
  method: PaymentMethod;
  status: OrderStatus;
  provider: string;
  providerRef: string | null;
  createdAt: string;
  paidAt: string | null;
  refundedCents: number;
  dueBackCents: number;
  isDisputed: boolean;
};

export type RecordFilter = {
  status?: OrderStatus | undefined;
  method?: PaymentMethod | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** As on a receipt: `CF-` and the end of its id. */
  number?: string | undefined;
  accountIds?: readonly string[] | undefined;
};

/** A page of everybody's orders, newest first. */
export async function searchOrders(
  db: Queryable,
  filter: RecordFilter,
  page: { cursor: string | undefined; limit: number },
): Promise<{ items: OrderRecord[]; nextCursor: string | null }> {
  const { status, method, from, to, number, accountIds } = filter;
  const rows = await db.all(store.searchRecords, [
    status ?? null,
    method ?? null,
    from ?? null,
    to ?? null,
    number?.slice('CF-'.length) ?? null,
    accountIds ?? null,
    page.cursor ?? null,
    page.limit + 1,
  ]);
  const items = rows.slice(0, page.limit).map(toRecord);
  return { items, nextCursor: rows.length > page.limit ? (items.at(-1)?.id ?? null) : null };
}

const BATCH = 500;

/** All orders of a time, oldest first, a batch after the other; what is in memory is one batch. */
export async function* readOrders(db: Queryable, range: { from: string; to: string }): AsyncGenerator<OrderRecord[]> {
  let after: string | undefined;
  do {
    const rows = await db.all(store.selectRecordsBetween, [range.from, range.to, after ?? null, BATCH]);
    if (rows.length > 0) yield rows.map(toRecord);
    after = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}

export type ProviderHint = {
  eventId: string;
  receivedAt: string;
  handledAt: string | null;
  quarantinedBecause: string | null;
};

type RefundRecord = {
  id: string;
  by: RefundRow['asked_by'];
  /** The buyer, or the administrator. */
  accountId: string | null;
  amountCents: number;
  coins: number;
  reason: string | null;
  status: RefundRow['status'];
  refusedBecause: string | null;
  providerRef: string | null;
  askedAt: string;
  endedAt: string | null;
};

/** One order, its refunds, and what its provider told of it, newest first, of the latter at most a hundred. */
export async function findOrderRecord(
  db: Queryable,
  id: string,
): Promise<{ order: OrderRecord; refunds: RefundRecord[]; hints: ProviderHint[] } | undefined> {
  const row = await db.find(store.selectRecord, [id]);
  if (!row) return undefined;
  const hints = row.provider_ref === null ? [] : await db.all(store.selectHints, [row.provider, row.provider_ref]);
  const refunds = await db.all(selectRefunds, [[id]]);
  return { order: toRecord(row), refunds: refunds.reverse().map(toRefund), hints: hints.map(toHint) };
}

function toRecord(row: store.RecordRow): OrderRecord {
  return {
    id: row.id,
    number: numberOf(row),
    title: row.title,
    product: row.product,
    productId: row.product_id,
    accountId: row.account_id,
    coins: row.coins,
    priceCents: row.price_cents,
    method: row.method,
    status: row.status,
    provider: row.provider,
    providerRef: row.provider_ref,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    refundedCents: row.refunded_cents,
    dueBackCents: row.refunded_cents + row.asked_cents,
    isDisputed: row.is_disputed,
  };
}

function toRefund(row: RefundRow): RefundRecord {
  return {
    id: row.id,
    by: row.asked_by,
    accountId: row.account_id,
    amountCents: row.amount_cents,
    coins: row.coins,
    reason: row.reason,
    status: row.status,
    refusedBecause: row.refused_because,
    providerRef: row.provider_ref,
    askedAt: row.asked_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

function toHint(row: store.HintRow): ProviderHint {
  return {
    eventId: row.event_id,
    receivedAt: row.received_at.toISOString(),
    handledAt: row.handled_at?.toISOString() ?? null,
    quarantinedBecause: row.quarantined_because,
  };
}
