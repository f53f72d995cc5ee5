import { statement } from '../../../platform/db/database.ts';

export type AffiliateIdentity = { id: string; email: string };

export const selectByCode = statement<AffiliateIdentity>(
  'affiliates.select-by-code',
  'SELECT id, email FROM affiliates WHERE code = $1 AND activated_at IS NOT NULL',
);
export const selectIdentity = statement<AffiliateIdentity>(
  'affiliates.select-identity',
  'SELECT id, email FROM affiliates WHERE id = $1',
);

/** Values: affiliate, kind, label, visitor, account, what was made of it, when. */
export const insertTouch = statement(
  'affiliates.insert-touch',
  `INSERT INTO affiliate_touches (affiliate_id, kind, label, visitor_id, account_id, decision, at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);
export type Click = AffiliateIdentity & { label: string | null };
/** The last click of a browser on the links of each affiliate between two instants, the last of all first. */
export const selectLastClicks = statement<Click>(
  'affiliates.select-last-clicks',
  `SELECT a.id, a.email, c.label FROM (
     SELECT DISTINCT ON (affiliate_id) affiliate_id, label, id FROM affiliate_touches
     WHERE visitor_id = $1 AND kind = 'click' AND at > $2 AND at <= $3 ORDER BY affiliate_id, id DESC
   ) AS c JOIN affiliates a ON a.id = c.affiliate_id ORDER BY c.id DESC`,
);

export const insertReferral = statement(
  'affiliates.insert-referral',
  `INSERT INTO affiliate_referrals (account_id, affiliate_id, via, label, bound_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (account_id) DO NOTHING`,
);
export const selectReferral = statement<{ affiliate_id: string }>(
  'affiliates.select-referral',
  'SELECT affiliate_id FROM affiliate_referrals WHERE account_id = $1',
);
/** Held until the transaction ends: commissions of one person's orders are reckoned one after the other. */
export const lockReferral = statement<{ affiliate_id: string; bound_at: Date; own_since: Date | null }>(
  'affiliates.lock-referral',
  'SELECT affiliate_id, bound_at, own_since FROM affiliate_referrals WHERE account_id = $1 FOR UPDATE',
);
export const markTrial = statement(
  'affiliates.mark-trial',
  'UPDATE affiliate_referrals SET trial_at = $2 WHERE account_id = $1 AND trial_at IS NULL',
);
export const markFirstPaid = statement(
  'affiliates.mark-first-paid',
  'UPDATE affiliate_referrals SET first_paid_at = least(first_paid_at, $2) WHERE account_id = $1',
);
export const markOwn = statement(
  'affiliates.mark-own',
  'UPDATE affiliate_referrals SET own_since = $2 WHERE account_id = $1 AND own_since IS NULL',
);
/** Clicks bind for 60 days, and panels show 90. */
export const deleteOldClicks = statement(
  'affiliates.delete-old-clicks',
  `DELETE FROM affiliate_touches WHERE kind = 'click' AND at < $1::timestamptz - interval '91 days'`,
);
