import type { CommissionEntry } from '@cafune/contract/affiliates/earnings';
import type { ProductKind } from '@cafune/contract/payments';
import { statement, statementPlannedEachTime } from '../../../platform/db/database.ts';

/** What the rows of an order add up to; nothing where it has none. */
export const selectOrderSums = statement<{ base_cents: number; amount_cents: number; releases_at: Date }>(
  'affiliates.select-order-sums',
  `SELECT sum(base_cents)::int AS base_cents, sum(amount_cents)::int AS amount_cents, min(releases_at) AS releases_at
   FROM affiliate_entries WHERE order_id = $1 HAVING count(*) > 0`,
);
export const insertEntry = statement(
  'affiliates.insert-entry',
  `INSERT INTO affiliate_entries (id, affiliate_id, account_id, order_id, product, cause, base_cents, amount_cents, at, releases_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

export type EntryRow = {
  id: string;
  at: Date;
  product: ProductKind;
  cause: CommissionEntry['cause'];
  base_cents: number;
  amount_cents: number;
  releases_at: Date;
  payout_status: PayoutRow['status'] | null;
};
/** Newest first, from a row on; of one payout ($3), or of all. */
export const selectEntries = statementPlannedEachTime<EntryRow>(
  'affiliates.select-entries',
  `SELECT e.id, e.at, e.product, e.cause, e.base_cents, e.amount_cents, e.releases_at, p.status AS payout_status
   FROM affiliate_entries e LEFT JOIN affiliate_payouts p ON p.id = e.payout_id
   WHERE e.affiliate_id = $1 AND ($2::uuid IS NULL OR e.id < $2) AND ($3::uuid IS NULL OR e.payout_id = $3)
   ORDER BY e.id DESC LIMIT $4`,
);

export type PayoutRow = {
  id: string;
  affiliate_id: string;
  pix_key: string;
  amount_cents: number;
  provider: string;
  is_by_hand: boolean;
  status: 'sending' | 'paid' | 'refused';
  asked_at: Date;
  ended_at: Date | null;
};
const PAYOUT_COLUMNS = 'id, affiliate_id, pix_key, amount_cents, provider, is_by_hand, status, asked_at, ended_at';
export const selectPayouts = statementPlannedEachTime<PayoutRow>(
  'affiliates.select-payouts',
  `SELECT ${PAYOUT_COLUMNS} FROM affiliate_payouts WHERE affiliate_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
);
export const selectOwnPayout = statement<{ id: string }>(
  'affiliates.select-own-payout',
  'SELECT id FROM affiliate_payouts WHERE id = $1 AND affiliate_id = $2',
);
export const selectPayout = statement<PayoutRow & { name: string; email: string }>(
  'affiliates.select-payout',
  `SELECT p.*, a.name, a.email
   FROM affiliate_payouts p JOIN affiliates a ON a.id = p.affiliate_id WHERE p.id = $1`,
);
/** Of everybody, newest first. */
export const selectPayoutsOf = statement<PayoutRow & { name: string; email: string }>(
  'affiliates.select-all-payouts',
  `SELECT p.*, a.name, a.email
   FROM affiliate_payouts p JOIN affiliates a ON a.id = p.affiliate_id
   WHERE p.status = $1 AND ($2::uuid IS NULL OR p.id < $2) ORDER BY p.id DESC LIMIT $3`,
);
/** The orders a payout would be made of. */
export const selectDueOrders = statement<{ account_id: string; order_id: string }>(
  'affiliates.select-due-orders',
  `SELECT DISTINCT account_id, order_id FROM affiliate_entries WHERE affiliate_id = $1 AND payout_id IS NULL AND releases_at <= $2`,
);
/** Those that a provider ($1) is to send and that have not ended, oldest first. What another was asked for waits for that one. */
export const selectSending = statement<{ id: string }>(
  'affiliates.select-sending',
  `SELECT id FROM affiliate_payouts WHERE status = 'sending' AND NOT is_by_hand AND provider = $1 ORDER BY asked_at`,
);
/** Nothing where it has ended. */
export const lockSending = statement<Pick<PayoutRow, 'pix_key' | 'amount_cents'>>(
  'affiliates.lock-sending',
  `SELECT pix_key, amount_cents FROM affiliate_payouts WHERE id = $1 AND status = 'sending' FOR UPDATE`,
);
export const countLate = statement<{ count: number }>(
  'affiliates.count-late-payouts',
  `SELECT count(*)::int AS count FROM affiliate_payouts WHERE status = 'sending' AND asked_at < $1`,
);

/** Who has enough that can be paid out, a key to pay it to, and was paid nothing in this month. */
export const selectDue = statement<{ affiliate_id: string }>(
  'affiliates.select-due',
  `SELECT e.affiliate_id FROM affiliate_entries e JOIN affiliates a ON a.id = e.affiliate_id
   WHERE e.payout_id IS NULL AND e.releases_at <= $1 AND a.pix_key IS NOT NULL
     AND NOT EXISTS (SELECT FROM affiliate_payouts p WHERE p.affiliate_id = a.id AND p.month = $2 AND p.status <> 'refused')
   GROUP BY e.affiliate_id HAVING sum(e.amount_cents) >= $3`,
);
export const lockAffiliate = statement<{ pix_key: string | null }>(
  'affiliates.lock',
  'SELECT pix_key FROM affiliates WHERE id = $1 FOR UPDATE',
);
export const sumDue = statement<{ cents: number }>(
  'affiliates.sum-due',
  `SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM affiliate_entries
   WHERE affiliate_id = $1 AND payout_id IS NULL AND releases_at <= $2`,
);
export const insertPayout = statement(
  'affiliates.insert-payout',
  `INSERT INTO affiliate_payouts (id, affiliate_id, month, pix_key, amount_cents, provider, is_by_hand, asked_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (affiliate_id, month) WHERE status <> 'refused' DO NOTHING`,
);
/** What this payout is made of: all that can be paid out. */
export const takeDue = statement(
  'affiliates.take-due',
  `UPDATE affiliate_entries SET payout_id = $3 WHERE affiliate_id = $1 AND payout_id IS NULL AND releases_at <= $2`,
);
/** Nothing where it has ended. */
export const endPayout = statement<PayoutRow>(
  'affiliates.end-payout',
  `UPDATE affiliate_payouts SET status = $2, provider_ref = $3, ended_at = $4 WHERE id = $1 AND status = 'sending' RETURNING ${PAYOUT_COLUMNS}`,
);
export const freeEntries = statement(
  'affiliates.free-entries',
  'UPDATE affiliate_entries SET payout_id = NULL WHERE payout_id = $1',
);
export const forgetPixKey = statement(
  'affiliates.forget-pix-key',
  'UPDATE affiliates SET pix_key = NULL WHERE id = $1 AND pix_key = $2',
);
export const setPixKey = statement('affiliates.set-pix-key', 'UPDATE affiliates SET pix_key = $2 WHERE id = $1');
export const selectAffiliate = statement<{ name: string; email: string }>(
  'affiliates.select-addressee',
  'SELECT name, email FROM affiliates WHERE id = $1',
);
export const selectKeys = statement<{ code: string; pix_key: string | null; password_hash: string }>(
  'affiliates.select-keys',
  'SELECT code, pix_key, password_hash FROM affiliates WHERE id = $1',
);
