import type { OrderStatus, PaymentMethod, ProductKind } from '@cafune/contract/payments';
import { statement, statementPlannedEachTime } from '../../../platform/db/database.ts';
import type { PackRow } from '../store.ts';

export type OfferedPackRow = PackRow & { is_offered: boolean };
export const selectAllPacks = statement<OfferedPackRow>(
  'payments.select-all-packs',
  'SELECT id, coins, price_cents, is_most_chosen, is_offered FROM coin_packs ORDER BY position',
);
/** Packs are changed one after the other: which one is chosen most is said of all of them. */
export const lockPacks = statement<{ id: string }>(
  'payments.lock-packs',
  'SELECT id FROM coin_packs ORDER BY id FOR UPDATE',
);
export const clearMostChosen = statement<{ id: string }>(
  'payments.clear-most-chosen',
  'UPDATE coin_packs SET is_most_chosen = false WHERE is_most_chosen AND id <> $1 RETURNING id',
);
/** Only where the row is still what somebody saw ($6 to $9). */
export const updatePack = statement(
  'payments.update-pack',
  `UPDATE coin_packs SET coins = $2, price_cents = $3, is_most_chosen = $4, is_offered = $5
   WHERE id = $1 AND coins = $6 AND price_cents = $7 AND is_most_chosen = $8 AND is_offered = $9`,
);

export type RecordRow = {
  id: string;
  account_id: string;
  product: ProductKind;
  product_id: string;
  title: string;
  coins: number;
  price_cents: number;
  method: PaymentMethod;
  provider: string;
  provider_ref: string | null;
  status: OrderStatus;
  paid_at: Date | null;
  refunded_cents: number;
  asked_cents: number;
  is_disputed: boolean;
  created_at: Date;
};
const COLUMNS =
  'id, account_id, product, product_id, title, coins, price_cents, method, provider, provider_ref, status, paid_at, refunded_cents, ' +
  "(SELECT coalesce(sum(amount_cents), 0)::int FROM refunds WHERE order_id = orders.id AND refunds.status = 'asked') AS asked_cents, " +
  'is_disputed, created_at';

/** Newest first: status, method, from, to, the end of the id, accounts; each may be absent. Then whose id is lower, and how many. */
export const searchRecords = statementPlannedEachTime<RecordRow>(
  'payments.search-records',
  `SELECT ${COLUMNS} FROM orders
   WHERE ($1::text IS NULL OR status = $1) AND ($2::text IS NULL OR method = $2)
     AND ($3::timestamptz IS NULL OR created_at >= $3) AND ($4::timestamptz IS NULL OR created_at < $4)
     AND ($5::text IS NULL OR upper(right(id::text, 8)) = $5) AND ($6::uuid[] IS NULL OR account_id = ANY($6))
     AND ($7::uuid IS NULL OR id < $7)
   ORDER BY id DESC LIMIT $8`,
);
/** In the order they were made, after an id. */
export const selectRecordsBetween = statementPlannedEachTime<RecordRow>(
  'payments.select-records-between',
  `SELECT ${COLUMNS} FROM orders
   WHERE created_at >= $1 AND created_at < $2 AND ($3::uuid IS NULL OR id > $3) ORDER BY id LIMIT $4`,
);
export const selectRecord = statement<RecordRow>(
  'payments.select-record',
  `SELECT ${COLUMNS} FROM orders WHERE id = $1`,
);

export type HintRow = {
  event_id: string;
  received_at: Date;
  handled_at: Date | null;
  quarantined_because: string | null;
};
export const selectHints = statement<HintRow>(
  'payments.select-hints',
  `SELECT event_id, received_at, handled_at, quarantined_because FROM payment_inbox
   WHERE provider = $1 AND provider_ref = $2 ORDER BY received_at DESC, event_id LIMIT 100`,
);
