/** What the guard reads of a conversation, and what it does to one. */
import { statement } from '../../../platform/db/database.ts';

export type RecentRow = { id: string; role: 'person' | 'character'; text: string };
/** The last messages on screen, newest first. */
export const selectRecent = statement<RecentRow>(
  'chat.select-recent-texts',
  `SELECT t.id, t.role, v.text FROM turns t JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
   WHERE t.conversation_id = $1 AND t.on_path AND t.deleted_at IS NULL AND t.role <> 'notice' AND v.text <> '' ORDER BY t.seq DESC LIMIT $2`,
);
/** The same before a position, for a message that is rewritten. */
export const selectRecentBefore = statement<RecentRow>(
  'chat.select-recent-texts-before',
  `SELECT t.id, t.role, v.text FROM turns t JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
   WHERE t.conversation_id = $1 AND t.on_path AND t.deleted_at IS NULL AND t.role <> 'notice' AND v.text <> '' AND t.seq < $3
   ORDER BY t.seq DESC LIMIT $2`,
);
export const freeze = statement(
  'chat.freeze',
  'UPDATE conversations SET frozen_at = $2 WHERE id = $1 AND frozen_at IS NULL',
);
/** A person's own message and what was said before it, for a report. */
export const selectReported = statement<RecentRow & { conversation_id: string }>(
  'chat.select-reported',
  `SELECT b.id, b.role, v.text, b.conversation_id FROM turns t JOIN turns b ON b.conversation_id = t.conversation_id AND b.on_path AND b.seq <= t.seq
   JOIN variants v ON v.turn_id = b.id AND v.ordinal = b.active_variant
   WHERE t.id = $1 AND t.account_id = $2 ORDER BY b.seq DESC LIMIT $3`,
);
/** Alternatives of a reply that were blocked. */
export const countBlocked = statement<{ count: number }>(
  'chat.count-blocked',
  `SELECT count(*)::int AS count FROM generations WHERE turn_id = $1 AND failure = 'blocked'`,
);
export const insertNotice = statement(
  'chat.insert-notice',
  `WITH leaf AS (
     SELECT id, active_variant FROM turns WHERE conversation_id = $2::uuid AND on_path ORDER BY seq DESC LIMIT 1
   ), turn AS (
     INSERT INTO turns (id, conversation_id, account_id, parent_id, parent_variant, role, notice, seq, created_at)
     VALUES ($1::uuid, $2::uuid, $3::uuid, (SELECT id FROM leaf), (SELECT active_variant FROM leaf), 'notice', $4::text, $5::bigint, $7::timestamptz)
     RETURNING id
   )
   INSERT INTO variants (turn_id, ordinal, origin, text, status, created_at, finished_at)
   SELECT id, 1, 'notice', $6::text, 'complete', $7::timestamptz, $7::timestamptz FROM turn`,
);
export const markAiNotice = statement(
  'chat.mark-ai-notice',
  'UPDATE conversations SET ai_notice_at = $2 WHERE id = $1',
);
