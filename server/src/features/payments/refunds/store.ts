import { statement } from '../../../platform/db/database.ts';

export type RefundRow = {
  id: string;
  order_id: string;
  asked_by: 'buyer' | 'team' | 'provider';
  account_id: string | null;
  request_key: string;
  provider_key: string;
  provider_ref: string | null;
  amount_cents: number;
  coins: number;
  reason: string | null;
  status: 'asked' | 'done' | 'refused';
  refused_because: string | null;
  asked_at: Date;
  ended_at: Date | null;
};
const COLUMNS =
  'id, order_id, asked_by, account_id, request_key, provider_key, provider_ref, amount_cents, coins, reason, status, refused_because, asked_at, ended_at';

/** Of all these orders, oldest first. They change only while their order is locked. */
export const selectRefunds = statement<RefundRow>(
  'payments.select-refunds',
  `SELECT ${COLUMNS} FROM refunds WHERE order_id = ANY($1::uuid[]) ORDER BY asked_at, id`,
);
export const selectRefund = statement<RefundRow>(
  'payments.select-refund-by-id',
  `SELECT ${COLUMNS} FROM refunds WHERE id = $1`,
);
/** Its own id is the key at the provider. */
export const insertRefund = statement<RefundRow>(
  'payments.insert-refund',
  `INSERT INTO refunds (id, order_id, asked_by, account_id, request_key, provider_key, provider_ref, amount_cents, coins, reason, status, asked_at, ended_at)
   VALUES ($1, $2, $3, $4, $5, $1::uuid::text, $6, $7, $8, $9, $10, $11, $12) RETURNING ${COLUMNS}`,
);
export const updateRefund = statement(
  'payments.update-refund',
  `UPDATE refunds SET status = $2, amount_cents = $3, provider_ref = $4, refused_because = $5, ended_at = $6 WHERE id = $1`,
);
/** What the provider answered to one that is still asked for: its name, or why it will never send it. */
export const storeAnswer = statement(
  'payments.store-refund-answer',
  `UPDATE refunds SET provider_ref = coalesce($2, provider_ref), refused_because = $3 WHERE id = $1 AND status = 'asked'`,
);
/** Asked for and not sent since the first time, or sent and not ended since the second. */
export const selectOverdue = statement<Pick<RefundRow, 'id' | 'order_id' | 'provider_ref'> & { provider: string }>(
  'payments.select-overdue-refunds',
  `SELECT r.id, r.order_id, r.provider_ref, o.provider FROM refunds r JOIN orders o ON o.id = r.order_id
   WHERE r.status = 'asked' AND o.status <> 'disputed' AND r.asked_at < CASE WHEN r.provider_ref IS NULL THEN $1 ELSE $2 END::timestamptz
   ORDER BY r.asked_at`,
);
export const markWithdrawing = statement(
  'payments.mark-withdrawing',
  `UPDATE orders SET status = 'withdrawing' WHERE id = $1`,
);
/** By the buyer, of purchases of one kind. */
export const selectWithdrawals = statement<{ asked_at: Date }>(
  'payments.select-withdrawals',
  `SELECT r.asked_at FROM refunds r JOIN orders o ON o.id = r.order_id
   WHERE o.account_id = $1 AND o.product = $2 AND r.asked_by = 'buyer' AND r.status <> 'refused' AND r.asked_at > $3 ORDER BY r.asked_at`,
);
