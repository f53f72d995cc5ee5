import { statement } from '../../../platform/db/database.ts';

export type FactorRow = { sealed_secret: Buffer; confirmed_at: Date | null };
export const selectFactor = statement<FactorRow>(
  'auth.select-second-factor',
  'SELECT sealed_secret, confirmed_at FROM second_factors WHERE account_id = $1',
);
/** Begins, or begins anew; one that was confirmed stays as it is, and gives no row. */
export const beginFactor = statement<{ account_id: string }>(
  'auth.begin-second-factor',
  `INSERT INTO second_factors AS f (account_id, sealed_secret, begun_at) VALUES ($1, $2, $3)
   ON CONFLICT (account_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, begun_at = excluded.begun_at, last_step = 0
     WHERE f.confirmed_at IS NULL RETURNING account_id`,
);
/** Nothing where that half minute, or a later one, was used before. */
export const useStep = statement(
  'auth.use-second-factor-step',
  'UPDATE second_factors SET last_step = $2 WHERE account_id = $1 AND last_step < $2',
);
export const confirmFactor = statement(
  'auth.confirm-second-factor',
  'UPDATE second_factors SET confirmed_at = $2 WHERE account_id = $1 AND confirmed_at IS NULL',
);
export const insertCodes = statement(
  'auth.insert-second-factor-codes',
  'INSERT INTO second_factor_codes (account_id, code_hash) SELECT $1, unnest($2::bytea[])',
);
export const useCode = statement(
  'auth.use-second-factor-code',
  'UPDATE second_factor_codes SET used_at = $3 WHERE account_id = $1 AND code_hash = $2 AND used_at IS NULL',
);
export const countCodes = statement<{ count: number }>(
  'auth.count-second-factor-codes',
  'SELECT count(*)::int AS count FROM second_factor_codes WHERE account_id = $1 AND used_at IS NULL',
);
export const upsertProof = statement(
  'auth.upsert-second-factor-proof',
  `INSERT INTO second_factor_proofs (session_id, account_id, proven_at, expires_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (session_id) DO UPDATE SET proven_at = excluded.proven_at, expires_at = excluded.expires_at`,
);
export const selectProof = statement<{ session_id: string }>(
  'auth.select-second-factor-proof',
  'SELECT session_id FROM second_factor_proofs WHERE session_id = $1 AND account_id = $2 AND expires_at > $3',
);
export const deleteOldProofs = statement(
  'auth.delete-old-second-factor-proofs',
  'DELETE FROM second_factor_proofs WHERE expires_at <= $1',
);
export const deleteFactorOf = statement(
  'auth.delete-second-factor-of',
  `DELETE FROM second_factors f USING accounts a WHERE a.id = f.account_id AND a.email = $1 AND a.email_standing = 'owner'`,
);
