import type { OrderStatus, PaymentMethod, ProductKind } from '@cafune/contract/payments';
import { statement } from '../../platform/db/database.ts';

export type PackRow = { id: string; coins: number; price_cents: number; is_most_chosen: boolean };
export const selectPacks = statement<PackRow>(
  'payments.select-packs',
  'SELECT id, coins, price_cents, is_most_chosen FROM coin_packs WHERE is_offered ORDER BY position',
);

/** What the browser is shown of how to pay, as the provider gave it. */
export type StoredPayment = { pixCode: string | null; boletoLine: string | null; payUrl: string | null };
export type OrderRow = {
  id: string;
  account_id: string;
  client_id: string;
  product: ProductKind;
  product_id: string;
  title: string;
  coins: number;
  price_cents: number;
  method: PaymentMethod;
  provider: string;
  provider_ref: string | null;
  status: OrderStatus;
  payment: StoredPayment | null;
  pay_until: Date;
  paid_at: Date | null;
  lot_id: string | null;
  refunded_cents: number;
  is_disputed: boolean;
  keeps_card: boolean;
  card_ref: string | null;
  charged_card: string | null;
  renewal_cents: number | null;
  created_at: Date;
};
const COLUMNS =
  'id, account_id, client_id, product, product_id, title, coins, price_cents, method, provider, provider_ref, status, payment, pay_until, paid_at, lot_id, ' +
  'refunded_cents, is_disputed, keeps_card, card_ref, charged_card, renewal_cents, created_at';

export const insertOrder = statement<OrderRow>(
  'payments.insert-order',
  `INSERT INTO orders (id, account_id, client_id, product, product_id, title, coins, price_cents, method, provider, pay_until, created_at, keeps_card, renewal_cents)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT (account_id, client_id) DO NOTHING RETURNING ${COLUMNS}`,
);
/** To be charged to a kept card. */
export const insertCharge = statement(
  'payments.insert-charge',
  `INSERT INTO orders (id, account_id, client_id, product, product_id, title, coins, price_cents, method, provider, pay_until, created_at, charged_card)
   VALUES ($1, $2, $1, $3, $4, $5, $6, $7, 'card', $8, $9, $10, $11)`,
);
/** Nothing where it was canceled, or where the provider has answered. */
export const markAsked = statement<OrderRow>(
  'payments.mark-asked',
  `UPDATE orders SET asked_at = coalesce(asked_at, $2)
   WHERE id = $1 AND charged_card IS NOT NULL AND status = 'waiting' AND provider_ref IS NULL RETURNING ${COLUMNS}`,
);
/** What was asked of the provider is not called back: it may have been charged. */
export const cancelCharges = statement(
  'payments.cancel-charges',
  `UPDATE orders SET status = 'canceled'
   WHERE account_id = $1 AND charged_card = $2 AND status = 'waiting' AND provider_ref IS NULL AND asked_at IS NULL`,
);
export const selectByClientId = statement<OrderRow>(
  'payments.select-by-client-id',
  `SELECT ${COLUMNS} FROM orders WHERE account_id = $1 AND client_id = $2`,
);
/** Those their owner can see and cancel, and those that the provider is being asked about just now: the rest is in no list. */
export const countOpen = statement<{ count: number }>(
  'payments.count-open',
  `SELECT count(*)::int AS count FROM orders
   WHERE account_id = $1 AND status = 'waiting' AND pay_until > $2
     AND (provider_ref IS NOT NULL OR created_at > $2::timestamptz - interval '1 minute')`,
);
export const storeCheckout = statement<OrderRow>(
  'payments.store-checkout',
  `UPDATE orders SET provider_ref = $2, payment = $3 WHERE id = $1 RETURNING ${COLUMNS}`,
);

export const selectOrder = statement<OrderRow>(
  'payments.select-order',
  `SELECT ${COLUMNS} FROM orders WHERE id = $1 AND account_id = $2 AND provider_ref IS NOT NULL`,
);
/** Newest first. Orders that no provider has heard of are nobody's. */
export const selectOrders = statement<OrderRow>(
  'payments.select-orders',
  `SELECT ${COLUMNS} FROM orders WHERE account_id = $1 AND provider_ref IS NOT NULL AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
);
export const lockOrder = statement<OrderRow>(
  'payments.lock-order',
  `SELECT ${COLUMNS} FROM orders WHERE id = $1 AND account_id = $2 AND provider_ref IS NOT NULL FOR UPDATE`,
);
export const cancelOrder = statement(
  'payments.cancel-order',
  `UPDATE orders SET status = 'canceled' WHERE id = $1 AND status = 'waiting'`,
);

/** One reader at a time asks about a payment, so that an older answer never comes after a newer one. */
export const lockPayment = statement('payments.lock-payment', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 5))');
/** By the provider's name of it, or, where none was stored yet, by ours ($3): each has its index. */
export const lockPaidFor = statement<OrderRow>(
  'payments.lock-paid-for',
  `SELECT ${COLUMNS} FROM orders WHERE provider = $1 AND (provider_ref = $2 OR (provider_ref IS NULL AND id = $3::uuid)) FOR UPDATE`,
);
export const storeReading = statement(
  'payments.store-reading',
  `UPDATE orders SET provider_ref = $2, status = $3, paid_at = $4, lot_id = $5, refunded_cents = $6, is_disputed = $7, read_at = $8, card_ref = coalesce($9, card_ref) WHERE id = $1`,
);
/** What can change by itself and was not looked at for a while: often at first, then ever more seldom, a twentieth of its age and every hour at the most. */
export const selectToLookAt = statement<{ id: string; provider_ref: string }>(
  'payments.select-to-look-at',
  `SELECT id, provider_ref FROM orders
   WHERE provider = $1 AND status IN ('waiting', 'withdrawing') AND provider_ref IS NOT NULL
     AND coalesce(read_at, created_at)
       <= $2::timestamptz - least(interval '1 hour', greatest(interval '1 minute', ($2::timestamptz - created_at) / 20))
   ORDER BY read_at NULLS FIRST LIMIT 100`,
);
export const markLookedAt = statement('payments.mark-looked-at', 'UPDATE orders SET read_at = $2 WHERE id = $1');
/** No provider ever heard of them, and nobody will pay them. */
export const expireUnasked = statement(
  'payments.expire-unasked',
  `UPDATE orders SET status = 'expired' WHERE status = 'waiting' AND provider_ref IS NULL AND asked_at IS NULL AND pay_until <= $1`,
);

export const insertHint = statement(
  'payments.insert-hint',
  `INSERT INTO payment_inbox (provider, event_id, provider_ref, received_at, quarantined_because) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT DO NOTHING`,
);
export const closeHint = statement(
  'payments.close-hint',
  'UPDATE payment_inbox SET handled_at = $3, quarantined_because = $4 WHERE provider = $1 AND event_id = $2',
);
/** The price we asked for a payment; none where it is not ours. */
export const selectAsked = statement<{ price_cents: number }>(
  'payments.select-asked',
  'SELECT price_cents FROM orders WHERE provider = $1 AND provider_ref = $2',
);
export const selectById = statement<OrderRow>('payments.select-by-id', `SELECT ${COLUMNS} FROM orders WHERE id = $1`);
export const lockById = statement<OrderRow>(
  'payments.lock-by-id',
  `SELECT ${COLUMNS} FROM orders WHERE id = $1 FOR UPDATE`,
);
export const hasPaid = statement<{ has_paid: boolean }>(
  'payments.has-paid',
  'SELECT EXISTS (SELECT FROM orders WHERE account_id = $1 AND paid_at IS NOT NULL AND price_cents > 0) AS has_paid',
);
export const selectPaid = statement<{ id: string }>(
  'payments.select-paid',
  'SELECT id FROM orders WHERE account_id = $1 AND paid_at IS NOT NULL ORDER BY id',
);
