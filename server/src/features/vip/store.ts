import { statement } from '../../platform/db/database.ts';

export type PlanRow = { id: string; label: string; months: number; price_cents: number; is_offered: boolean };
export const selectPlans = statement<PlanRow>(
  'vip.select-plans',
  'SELECT id, label, months, price_cents, is_offered FROM vip_plans ORDER BY position',
);

export const updatePlan = statement(
  'vip.update-plan',
  'UPDATE vip_plans SET price_cents = $2, is_offered = $3 WHERE id = $1 AND price_cents = $4 AND is_offered = $5',
);

export type MemberRow = {
  account_id: string;
  plan_id: string | null;
  card_ref: string | null;
  provider: string | null;
  renewal_cents: number | null;
  renewal_months: number | null;
  failed_at: Date | null;
  charge_order_id: string | null;
  canceled_at: Date | null;
};
const MEMBER =
  'account_id, plan_id, card_ref, provider, renewal_cents, renewal_months, failed_at, charge_order_id, canceled_at';
/** Made where there was none, and locked: one at a time works on somebody's VIP. */
export const lockMember = statement<MemberRow>(
  'vip.lock-member',
  `INSERT INTO vip_members (account_id) VALUES ($1) ON CONFLICT (account_id) DO UPDATE SET account_id = excluded.account_id RETURNING ${MEMBER}`,
);
export const selectMember = statement<MemberRow>(
  'vip.select-member',
  `SELECT ${MEMBER} FROM vip_members WHERE account_id = $1`,
);
export const selectAccess = statement<{ access_until: Date | null }>(
  'vip.select-access',
  'SELECT access_until FROM vip_members WHERE account_id = $1',
);
export const storeRenewal = statement<MemberRow>(
  'vip.store-renewal',
  `UPDATE vip_members SET plan_id = $2, card_ref = $3, provider = $4, renewal_cents = $5, renewal_months = $6, failed_at = NULL,
     charge_order_id = NULL, canceled_at = NULL WHERE account_id = $1 RETURNING ${MEMBER}`,
);
/** A plan was paid. What a kept card renews stays what was agreed. */
export const storePlan = statement<MemberRow>(
  'vip.store-plan',
  `UPDATE vip_members SET plan_id = CASE WHEN card_ref IS NULL THEN $2 ELSE plan_id END, failed_at = NULL, charge_order_id = NULL,
     canceled_at = CASE WHEN card_ref IS NULL THEN NULL ELSE canceled_at END WHERE account_id = $1 RETURNING ${MEMBER}`,
);
/** A trial without a card began: what was canceled before it says nothing about it. */
export const storeTrial = statement<MemberRow>(
  'vip.store-trial',
  `UPDATE vip_members SET plan_id = NULL, canceled_at = NULL WHERE account_id = $1 RETURNING ${MEMBER}`,
);
export const endRenewal = statement<MemberRow>(
  'vip.end-renewal',
  `UPDATE vip_members SET card_ref = NULL, provider = NULL, renewal_cents = NULL, renewal_months = NULL, failed_at = NULL,
     charge_order_id = NULL, canceled_at = $2 WHERE account_id = $1 RETURNING ${MEMBER}`,
);
export const storeCharge = statement<MemberRow>(
  'vip.store-charge',
  `UPDATE vip_members SET charge_order_id = $2 WHERE account_id = $1 RETURNING ${MEMBER}`,
);
export const storeFailure = statement<MemberRow>(
  'vip.store-failure',
  `UPDATE vip_members SET failed_at = $2 WHERE account_id = $1 RETURNING ${MEMBER}`,
);
export const storeOutlook = statement(
  'vip.store-outlook',
  'UPDATE vip_members SET access_until = $2, next_at = $3 WHERE account_id = $1',
);
export const selectDueMembers = statement<{ account_id: string }>(
  'vip.select-due-members',
  'SELECT account_id FROM vip_members WHERE next_at <= $1 ORDER BY next_at LIMIT $2',
);

export type PurchaseRow = {
  id: string;
  kind: 'trial' | 'paid';
  months: number;
  at: Date;
  is_renewal: boolean;
  taken_back_at: Date | null;
};
export const selectPurchases = statement<PurchaseRow>(
  'vip.select-purchases',
  'SELECT id, kind, months, at, is_renewal, taken_back_at FROM vip_purchases WHERE account_id = $1 ORDER BY at, id',
);
export const insertPurchase = statement(
  'vip.insert-purchase',
  'INSERT INTO vip_purchases (id, account_id, kind, months, at, is_renewal) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING',
);
/** Null puts it in force again: a dispute that was won. */
export const storeTakenBack = statement(
  'vip.store-taken-back',
  `UPDATE vip_purchases SET taken_back_at = CASE WHEN $3::timestamptz IS NULL THEN NULL ELSE coalesce(taken_back_at, $3) END
   WHERE id = $1 AND account_id = $2 AND (taken_back_at IS NULL) <> ($3::timestamptz IS NULL)`,
);

/** The row decides: whoever wrote it has the trial. */
export const insertTrial = statement(
  'vip.insert-trial',
  'INSERT INTO vip_trials (subject, account_id, started_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);
export const selectTrial = statement<{ started_at: Date; account_id: string }>(
  'vip.select-trial',
  'SELECT started_at, account_id FROM vip_trials WHERE subject = $1 OR account_id = ANY($2::uuid[]) ORDER BY started_at LIMIT 1',
);

/** Trials of a person's accounts, the first before all others. */
export const selectTrials = statement<{ account_id: string }>(
  'vip.select-trials',
  'SELECT account_id FROM vip_trials WHERE subject = $1 OR account_id = ANY($2::uuid[]) ORDER BY started_at, account_id',
);
export const keyTrial = statement(
  'vip.key-trial',
  'UPDATE vip_trials SET subject = $2 WHERE account_id = $1 AND NOT EXISTS (SELECT FROM vip_trials WHERE subject = $2)',
);

export const insertDone = statement(
  'vip.insert-done',
  'INSERT INTO vip_done (account_id, key, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);
export const selectDone = statement<{ key: string }>(
  'vip.select-done',
  'SELECT key FROM vip_done WHERE account_id = $1',
);

export const selectUses = statement<{ price_id: string; day: string; uses: number }>(
  'vip.select-uses',
  'SELECT price_id, day::text AS day, uses FROM vip_uses WHERE account_id = $1 AND day = ANY($2::date[])',
);
/** Takes one of so many; nothing where they are gone. */
export const takeUse = statement(
  'vip.take-use',
  `INSERT INTO vip_uses AS u (account_id, price_id, day, uses) VALUES ($1, $2, $3, 1)
   ON CONFLICT (account_id, price_id, day) DO UPDATE SET uses = u.uses + 1 WHERE u.uses < $4`,
);
export const returnUse = statement(
  'vip.return-use',
  'UPDATE vip_uses SET uses = uses - 1 WHERE account_id = $1 AND price_id = $2 AND day = $3 AND uses > 0',
);
