import { statement } from '../../platform/db/database.ts';

export type AffiliateRow = { id: string; name: string; email: string; password_hash: string | null };

/** A second request from the same address changes nothing. */
export const insertAffiliate = statement(
  'affiliates.insert',
  `INSERT INTO affiliates (id, name, email, channel, requested_at, code) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (email) DO NOTHING`,
);

export const selectByEmail = statement<AffiliateRow>(
  'affiliates.select-by-email',
  'SELECT id, name, email, password_hash FROM affiliates WHERE email = $1',
);

export const insertActivation = statement(
  'affiliates.insert-activation',
  'INSERT INTO affiliate_activations (token_hash, affiliate_id, expires_at) VALUES ($1, $2, $3)',
);

/** Spends a link of an affiliate who is not active yet, and every other link of theirs. */
export const spendActivation = statement<{ affiliate_id: string }>(
  'affiliates.spend-activation',
  `UPDATE affiliate_activations SET used_at = $2 WHERE used_at IS NULL AND affiliate_id = (
     SELECT a.id FROM affiliate_activations l JOIN affiliates a ON a.id = l.affiliate_id
     WHERE l.token_hash = $1 AND l.used_at IS NULL AND l.expires_at > $2 AND a.activated_at IS NULL)
   RETURNING affiliate_id`,
);

export const activateAffiliate = statement(
  'affiliates.activate',
  'UPDATE affiliates SET password_hash = $2, activated_at = $3 WHERE id = $1 AND activated_at IS NULL',
);

export const insertSession = statement(
  'affiliates.insert-session',
  'INSERT INTO affiliate_sessions (token_hash, affiliate_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
);

export const selectBySession = statement<AffiliateRow>(
  'affiliates.select-by-session',
  `SELECT a.id, a.name, a.email, a.password_hash FROM affiliate_sessions s JOIN affiliates a ON a.id = s.affiliate_id
   WHERE s.token_hash = $1 AND s.ended_at IS NULL AND s.expires_at > $2`,
);

export const endSession = statement(
  'affiliates.end-session',
  'UPDATE affiliate_sessions SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL',
);

export const deleteDead = statement(
  'affiliates.delete-dead',
  `WITH links AS (DELETE FROM affiliate_activations WHERE expires_at < $1::timestamptz - interval '30 days')
   DELETE FROM affiliate_sessions WHERE expires_at < $1::timestamptz - interval '30 days'
     OR ended_at < $1::timestamptz - interval '30 days'`,
);
