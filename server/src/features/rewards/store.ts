import { statement } from '../../platform/db/database.ts';

/** The newest claim of an account up to a day, and how many days in a row it ends. Days are `YYYY-MM-DD`. */
export type StandingRow = { last_day: string | null; run_days: number };
export const selectStanding = statement<StandingRow>(
  'rewards.select-standing',
  `WITH own AS (SELECT day, day + (row_number() OVER (ORDER BY day DESC))::int AS run FROM reward_claims
     WHERE campaign = $1 AND account_id = $2 AND day <= $3::date AND taken_back_at IS NULL),
   last AS (SELECT max(day) AS day FROM own)
   SELECT last.day::text AS last_day, (SELECT count(*)::int FROM own WHERE own.run = last.day + 1) AS run_days FROM last`,
);

/** Who of some claimants and accounts has a day's reward. */
export const selectClaimOf = statement<{ account_id: string; coins: number }>(
  'rewards.select-claim-of',
  `SELECT account_id, coins FROM reward_claims
   WHERE campaign = $1 AND day = $2::date AND taken_back_at IS NULL AND (claimant = $3 OR account_id = ANY($4::uuid[]))
   ORDER BY account_id = $5::uuid DESC LIMIT 1`,
);

/** Once a day for the account and for who stands behind it: no row the second time. */
export const insertClaim = statement(
  'rewards.insert-claim',
  `INSERT INTO reward_claims (campaign, account_id, day, claimant, place, coins, claimed_at, lot_id)
   VALUES ($1, $2, $3::date, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
);

/** What some accounts took of a day, the first before all others. */
export const selectClaimsOfDay = statement<{ account_id: string; coins: number; lot_id: string | null }>(
  'rewards.select-claims-of-day',
  `SELECT account_id, coins, lot_id FROM reward_claims
   WHERE campaign = $1 AND day = $2::date AND account_id = ANY($3::uuid[]) AND taken_back_at IS NULL ORDER BY claimed_at, account_id`,
);
export const takeClaimBack = statement(
  'rewards.take-claim-back',
  'UPDATE reward_claims SET taken_back_at = $4 WHERE campaign = $1 AND day = $2::date AND account_id = $3 AND taken_back_at IS NULL',
);

/** Who took one day's and not the next one's, after an account. */
export const selectWaiting = statement<{ account_id: string }>(
  'rewards.select-waiting',
  `SELECT account_id FROM reward_claims c WHERE campaign = $1 AND day = $2::date AND taken_back_at IS NULL
     AND ($4::uuid IS NULL OR account_id > $4)
     AND NOT EXISTS (SELECT FROM reward_claims t WHERE t.campaign = $1 AND t.account_id = c.account_id AND t.day = $3::date)
   ORDER BY account_id LIMIT $5`,
);

/** Claims of one person wait for each other, also where one of the accounts was verified only a moment ago. */
export const lockClaimant = statement(
  'rewards.lock-claimant',
  'SELECT pg_advisory_xact_lock(hashtextextended($1::text, 7203126))',
);

export const insertWelcome = statement(
  'rewards.insert-welcome',
  'INSERT INTO welcome_gifts (account_id, claimant, given_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);
/** The first of a person's accounts keeps them. */
export const keyWelcome = statement(
  'rewards.key-welcome',
  `UPDATE welcome_gifts SET claimant = $2 WHERE account_id = $1 AND taken_back_at IS NULL
     AND NOT EXISTS (SELECT FROM welcome_gifts WHERE claimant = $2 AND account_id <> $1)`,
);
export const takeWelcomeBack = statement(
  'rewards.take-welcome-back',
  'UPDATE welcome_gifts SET taken_back_at = $3 WHERE account_id = $1 AND claimant <> $2 AND taken_back_at IS NULL',
);
