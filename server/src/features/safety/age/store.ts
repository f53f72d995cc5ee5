/** What is known of people's ages. */
import type { ContentLevel } from '@cafune/contract/core/content-level';
import { statement } from '../../../platform/db/database.ts';

export const insertReview = statement(
  'safety.insert-age-review',
  'INSERT INTO age_reviews (account_id, since) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);
export const deleteReview = statement('safety.delete-age-review', 'DELETE FROM age_reviews WHERE account_id = $1');

export type AgeRow = { is_in_review: boolean; outcome: 'adult' | 'minor' | null; expires_at: Date | null };
export const selectAge = statement<AgeRow>(
  'safety.select-age',
  `SELECT EXISTS (SELECT 1 FROM age_reviews v WHERE v.account_id = $1) AS is_in_review, r.outcome, r.expires_at
   FROM (SELECT 1) one LEFT JOIN age_results r ON r.account_id = $1`,
);

export const insertCheck = statement(
  'safety.insert-age-check',
  'INSERT INTO age_checks (state_hash, account_id, provider, started_at, session_id) VALUES ($1, $2, $3, $4, $5)',
);
export type CheckRow = {
  account_id: string;
  session_id: string | null;
  provider: string;
  started_at: Date;
  finished_at: Date | null;
};
export const selectCheck = statement<CheckRow>(
  'safety.select-age-check',
  'SELECT account_id, session_id, provider, started_at, finished_at FROM age_checks WHERE state_hash = $1',
);
/** Once: no row the second time. */
export const finishCheck = statement(
  'safety.finish-age-check',
  'UPDATE age_checks SET finished_at = $2 WHERE state_hash = $1 AND finished_at IS NULL',
);
export const upsertResult = statement(
  'safety.upsert-age-result',
  `INSERT INTO age_results (account_id, outcome, provider, method, subject_hash, found_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (account_id) DO UPDATE SET outcome = CASE WHEN age_results.outcome = 'minor' THEN 'minor' ELSE excluded.outcome END,
     provider = excluded.provider, method = excluded.method, subject_hash = excluded.subject_hash, found_at = excluded.found_at,
     expires_at = excluded.expires_at`,
);
export const insertRefusal = statement(
  'safety.insert-age-refusal',
  'INSERT INTO age_refusals (subject_hash, refused_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);
export const selectRefusal = statement<{ refused_at: Date }>(
  'safety.select-age-refusal',
  'SELECT refused_at FROM age_refusals WHERE subject_hash = $1',
);

/** The accounts of the verified person who stands behind one of them, with their digest. */
export const selectPerson = statement<{ subject: string; account_id: string }>(
  'safety.select-person',
  `SELECT encode(o.subject_hash, 'hex') AS subject, o.account_id FROM age_results mine
   JOIN age_results o ON o.subject_hash = mine.subject_hash WHERE mine.account_id = $1 ORDER BY o.account_id`,
);

export const selectClosed = statement<{ account_id: string }>(
  'safety.select-closed',
  "SELECT account_id FROM age_results WHERE account_id = $1 AND outcome = 'minor'",
);

export const selectChoice = statement<{ level: ContentLevel }>(
  'safety.select-content-choice',
  'SELECT level FROM content_choices WHERE account_id = $1',
);
export const upsertChoice = statement(
  'safety.upsert-content-choice',
  `INSERT INTO content_choices (account_id, level, chosen_at) VALUES ($1, $2, $3)
   ON CONFLICT (account_id) DO UPDATE SET level = excluded.level, chosen_at = excluded.chosen_at`,
);
