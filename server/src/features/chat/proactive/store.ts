/** First messages of hers: to whom they may go, and what was sent. */
import { statement } from '../../../platform/db/database.ts';

/**
 * Of these conversations, those a first message may go into now: live, neither paused nor frozen, nothing being written, fewer than
 * two first messages unanswered, and no first message to this account in the last day.
 */
const OPEN_FOR_HELLO = `c.deleted_at IS NULL AND c.frozen_at IS NULL AND c.paused_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM generations g WHERE g.conversation_id = c.id AND g.status = 'queued')
  AND NOT EXISTS (SELECT 1 FROM generations g WHERE g.conversation_id = c.id AND g.status = 'running')
  AND NOT EXISTS (SELECT 1 FROM proactive_messages p WHERE p.account_id = c.account_id AND p.sent_at > $1::timestamptz - interval '24 hours')
  AND (SELECT count(*) FROM proactive_messages p WHERE p.conversation_id = c.id AND p.sent_at > coalesce((
    SELECT max(t.created_at) FROM turns t WHERE t.conversation_id = c.id AND t.role = 'person'), '-infinity')) < 2`;

export type DueLoopRow = { id: string; conversation_id: string; account_id: string; text: string };
/** Loops whose day was, in the latest conversation of the two; at most three days late. */
export const selectDueLoops = statement<DueLoopRow>(
  'chat.select-due-loops',
  `SELECT DISTINCT ON (l.account_id) l.id, c.id AS conversation_id, l.account_id, l.text
   FROM open_loops l JOIN turns t ON t.id = l.turn_id AND t.on_path AND t.deleted_at IS NULL AND t.active_variant = l.variant_ordinal
   CROSS JOIN LATERAL (SELECT * FROM conversations n WHERE n.account_id = l.account_id AND n.avatar_id = l.avatar_id AND n.deleted_at IS NULL
     ORDER BY n.last_activity_at DESC LIMIT 1) c
   WHERE l.status = 'open' AND l.due_at <= $1 AND l.due_at > $1::timestamptz - interval '3 days' AND ${OPEN_FOR_HELLO}
   ORDER BY l.account_id, l.due_at LIMIT 200`,
);
/** Loops that waited too long: asking now would be odd. */
export const missLateLoops = statement(
  'chat.miss-late-loops',
  `UPDATE open_loops SET status = 'missed' WHERE status = 'open' AND due_at <= $1::timestamptz - interval '3 days'`,
);
/** Conversations that went quiet three to fourteen days ago, after some talk; one a week for each account. */
export const selectQuiet = statement<{ conversation_id: string; account_id: string }>(
  'chat.select-quiet',
  `SELECT DISTINCT ON (c.account_id) c.id AS conversation_id, c.account_id FROM conversations c
   WHERE c.last_activity_at < $1::timestamptz - interval '3 days' AND c.last_activity_at > $1::timestamptz - interval '14 days' AND c.last_seq >= 12
     AND NOT EXISTS (SELECT 1 FROM proactive_messages w WHERE w.account_id = c.account_id AND w.sent_at > $1::timestamptz - interval '7 days')
     AND NOT EXISTS (SELECT 1 FROM conversations n WHERE n.account_id = c.account_id AND n.last_activity_at > $1::timestamptz - interval '3 days')
     AND ${OPEN_FOR_HELLO}
   ORDER BY c.account_id, c.last_activity_at DESC LIMIT 200`,
);
/** Whether a first message may still go, now that the conversation is locked. */
export const isStillOpen = statement<{ id: string }>(
  'chat.is-still-open',
  `SELECT c.id FROM conversations c WHERE c.id = $2 AND ${OPEN_FOR_HELLO}`,
);
export const closeLoop = statement(
  'chat.close-loop',
  `UPDATE open_loops SET status = 'asked', asked_at = $2 WHERE id = $1 AND status = 'open'`,
);

/** Her words at the end of the way on screen, with their event. The conversation does not count as active for it. */
export const insertProactive = statement<{ last_seq: number }>(
  'chat.insert-proactive',
  `WITH leaf AS (
     SELECT id, active_variant FROM turns WHERE conversation_id = $1 AND on_path ORDER BY seq DESC LIMIT 1
   ), conversation AS (
     UPDATE conversations SET last_seq = last_seq + 1 WHERE id = $1 RETURNING id, account_id, last_seq
   ), turn AS (
     INSERT INTO turns (id, conversation_id, account_id, parent_id, parent_variant, role, seq, created_at)
     SELECT $2::uuid, id, account_id, (SELECT id FROM leaf), (SELECT active_variant FROM leaf), 'character', last_seq, $4::timestamptz
     FROM conversation RETURNING id
   ), words AS (
     INSERT INTO variants (turn_id, ordinal, origin, text, status, created_at, finished_at)
     SELECT id, 1, 'proactive', $3::text, 'complete', $4::timestamptz, $4::timestamptz FROM turn
   ), kept AS (
     INSERT INTO proactive_messages (turn_id, account_id, conversation_id, cause, sent_at)
     SELECT turn.id, conversation.account_id, conversation.id, $5::text, $4::timestamptz FROM turn, conversation
   ), event AS (
     INSERT INTO conversation_events (conversation_id, seq, type, message_id) SELECT id, last_seq, 'message-added', $2::uuid FROM conversation
   )
   SELECT last_seq FROM conversation`,
);
/** Lines of first messages this account has had, so that none comes twice. */
export const selectSent = statement<{ text: string }>(
  'chat.select-proactive-texts',
  `SELECT v.text FROM proactive_messages p JOIN variants v ON v.turn_id = p.turn_id AND v.ordinal = 1 WHERE p.account_id = $1`,
);
