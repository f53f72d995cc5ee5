/** Conversations and messages. The statements of replies under way are in replies/store.ts. */
import type { Attachment, Message, Notice, Reaction } from '@cafune/contract/chat';
import { EXCERPT_LENGTH } from '@cafune/contract/chat/branches';
import type { StreamEventType } from '@cafune/contract/core/stream-event';
import { statement } from '../../platform/db/database.ts';

export type ConversationRow = {
  id: string;
  avatar_id: string;
  avatar_version: number;
  kept_version: number | null;
  last_seq: number;
  created_at: Date;
  last_activity_at: Date;
  paused_at: Date | null;
  frozen_at: Date | null;
  ai_notice_at: Date | null;
  read_seq: number;
  deleted_at: Date | null;
};
const CONVERSATION =
  'id, avatar_id, avatar_version, kept_version, last_seq, created_at, last_activity_at, paused_at, frozen_at, ai_notice_at, read_seq, deleted_at';

export const selectConversation = statement<ConversationRow>(
  'chat.select-conversation',
  `SELECT ${CONVERSATION} FROM conversations WHERE id = $1 AND account_id = $2`,
);
export const selectConversationWithAvatar = statement<ConversationRow>(
  'chat.select-conversation-with-avatar',
  `SELECT ${CONVERSATION} FROM conversations WHERE account_id = $1 AND avatar_id = $2 AND deleted_at IS NULL
   ORDER BY last_activity_at DESC LIMIT 1`,
);
/** Openings of one account's conversations with one character, one after the other. */
export const lockOpening = statement(
  'chat.lock-opening',
  "SELECT pg_advisory_xact_lock(hashtextextended($1::text || '/' || $2::text, 5510077))",
);
/** The lock that orders everything written to a conversation. */
export type LockedRow = ConversationRow & { waiting: number; is_writing: boolean };
export const lockConversation = statement<LockedRow>(
  'chat.lock-conversation',
  `SELECT ${CONVERSATION}, (SELECT count(*) FROM generations g WHERE g.conversation_id = c.id AND g.status = 'queued')::int AS waiting,
     EXISTS (SELECT 1 FROM generations g WHERE g.conversation_id = c.id AND g.status = 'running') AS is_writing
   FROM conversations c WHERE id = $1 AND account_id = $2 FOR UPDATE`,
);

/**
 * A new conversation opens with her greeting as message 1, which counts as read. What was used up with this character before stays
 * used up. No row when the id is taken.
 */
export const insertConversation = statement<ConversationRow>(
  'chat.insert-conversation',
  `WITH conversation AS (
     INSERT INTO conversations (id, account_id, avatar_id, avatar_version, last_seq, read_seq, engine_used, ai_notice_at, created_at, last_activity_at)
     VALUES ($1::uuid, $2::uuid, $3::uuid, $4::int, 1, 1, (SELECT b.engine_used FROM conversations b
       WHERE b.account_id = $2::uuid AND b.avatar_id = $3::uuid ORDER BY b.last_activity_at DESC LIMIT 1), $7::timestamptz, $7::timestamptz, $7::timestamptz)
     ON CONFLICT (id) DO NOTHING RETURNING *
   ), greeting AS (
     INSERT INTO turns (id, conversation_id, account_id, role, seq, created_at)
     SELECT $5::uuid, id, account_id, 'character', 1, $7::timestamptz FROM conversation RETURNING id
   ), words AS (
     INSERT INTO variants (turn_id, ordinal, origin, text, status, created_at, finished_at)
     SELECT id, 1, 'greeting', $6::text, 'complete', $7::timestamptz, $7::timestamptz FROM greeting
   ), event AS (
     INSERT INTO conversation_events (conversation_id, seq, type, message_id) SELECT c.id, 1, 'message-added', $5::uuid FROM conversation c
   )
   SELECT ${CONVERSATION} FROM conversation`,
);

/** She says something by herself. No row when that is already the last thing said. */
export const insertTopic = statement<{ last_seq: number }>(
  'chat.insert-topic',
  `WITH leaf AS (
     SELECT t.id, t.active_variant, v.text, t.deleted_at FROM turns t JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
     WHERE t.conversation_id = $1 AND t.on_path ORDER BY t.seq DESC LIMIT 1
   ), conversation AS (
     UPDATE conversations SET last_seq = last_seq + 1, last_activity_at = $4
     WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM leaf WHERE leaf.text = $3 AND leaf.deleted_at IS NULL) RETURNING id, account_id, last_seq
   ), topic AS (
     INSERT INTO turns (id, conversation_id, account_id, parent_id, parent_variant, role, seq, created_at)
     SELECT $2::uuid, id, account_id, (SELECT id FROM leaf), (SELECT active_variant FROM leaf), 'character', last_seq, $4::timestamptz
     FROM conversation RETURNING id
   ), words AS (
     INSERT INTO variants (turn_id, ordinal, origin, text, status, created_at, finished_at)
     SELECT id, 1, 'topic', $3::text, 'complete', $4::timestamptz, $4::timestamptz FROM topic
   ), event AS (
     INSERT INTO conversation_events (conversation_id, seq, type, message_id) SELECT id, last_seq, 'message-added', $2::uuid FROM conversation
   )
   SELECT last_seq FROM conversation`,
);

/** Of an account, those it deleted among them. */
export const selectPlaces = statement<Pick<ConversationRow, 'id' | 'avatar_id' | 'avatar_version' | 'deleted_at'>>(
  'chat.select-places',
  'SELECT id, avatar_id, avatar_version, deleted_at FROM conversations WHERE account_id = $1 AND id = ANY($2::uuid[])',
);

export const deleteConversation = statement(
  'chat.delete-conversation',
  'UPDATE conversations SET deleted_at = $3 WHERE id = $1 AND account_id = $2 AND deleted_at IS NULL',
);

/** Goes over to a version, or (`$4` false) stays with the one it has. */
export const updateVersion = statement(
  'chat.update-version',
  `UPDATE conversations SET avatar_version = CASE WHEN $4 THEN $3 ELSE avatar_version END, kept_version = CASE WHEN $4 THEN NULL ELSE $3 END
   WHERE id = $1 AND account_id = $2`,
);

/** Pauses and ends of pauses of one character, one after the other. */
export const lockPauses = statement(
  'chat.lock-pauses',
  'SELECT pg_advisory_xact_lock(hashtextextended($1::text, 7203123))',
);
export const PAUSE_BATCH = 5_000;
/** `$2` is since when, or null for what goes on again. */
export const updatePauses = statement(
  'chat.update-pauses',
  `UPDATE conversations SET paused_at = $2 WHERE id IN (
     SELECT id FROM conversations WHERE avatar_id = $1 AND deleted_at IS NULL AND (paused_at IS NULL) <> ($2::timestamptz IS NULL)
     LIMIT ${PAUSE_BATCH})`,
);

export type MessageRow = {
  id: string;
  conversation_id: string;
  seq: number;
  role: Message['role'];
  text: string;
  status: Message['status'];
  client_id: string | null;
  reply_to_id: string | null;
  variant: number;
  variant_count: number;
  origin: string;
  is_fallback: boolean;
  reaction: Reaction | null;
  quote: { messageId: string; role: Message['role']; excerpt: string | null } | null;
  attachment: Attachment | null;
  notice: Notice | null;
  created_at: Date;
};
const QUOTE = `CASE WHEN t.quoted_id IS NOT NULL THEN (
    SELECT jsonb_build_object('messageId', q.id, 'role', q.role, 'excerpt', CASE WHEN q.deleted_at IS NULL THEN left(qv.text, ${EXCERPT_LENGTH}) END)
    FROM turns q JOIN variants qv ON qv.turn_id = q.id AND qv.ordinal = q.active_variant WHERE q.id = t.quoted_id) END AS quote`;
/** While a reply is being written its text is the sum of its deltas, read in the same snapshot as `last_seq`. */
const MESSAGE = `t.id, t.conversation_id, t.seq, t.role, v.status, t.client_id, t.reply_to_id, t.created_at, t.attachment, t.notice,
  v.ordinal AS variant, t.variant_count, v.origin, coalesce((v.receipt ->> 'isFallback')::boolean, false) AS is_fallback, v.reaction, ${QUOTE},
  CASE WHEN v.status = 'streaming' THEN coalesce((
    SELECT string_agg(e.text, '' ORDER BY e.seq) FROM generations g JOIN conversation_events e ON e.generation_id = g.id
    WHERE g.turn_id = t.id AND g.status = 'running' AND e.type = 'text-delta'), '') ELSE v.text END AS text`;
const TURNS = 'turns t JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant';

export type MessagePageRow = MessageRow & { last_seq: number };
/** What is on screen after a position: the way along the active variants, without what was deleted. */
export const selectMessagesAfter = statement<MessagePageRow>(
  'chat.select-messages-after',
  `SELECT ${MESSAGE}, c.last_seq FROM conversations c JOIN turns t ON t.conversation_id = c.id
   JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
   WHERE c.id = $1 AND t.on_path AND t.deleted_at IS NULL AND t.seq > $2 ORDER BY t.seq LIMIT $3`,
);
export const selectMessagesBefore = statement<MessagePageRow>(
  'chat.select-messages-before',
  `SELECT ${MESSAGE}, c.last_seq FROM conversations c JOIN turns t ON t.conversation_id = c.id
   JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
   WHERE c.id = $1 AND t.on_path AND t.deleted_at IS NULL AND t.seq < $2 ORDER BY t.seq DESC LIMIT $3`,
);

/** The account's conversations with their newest message, by activity. */
export const selectRecent = statement<ConversationRow & { last_message: MessageRow | null; unread: number }>(
  'chat.select-recent',
  `SELECT ${CONVERSATION.split(', ')
    .map((column) => `c.${column}`)
    .join(', ')},
     last.message AS last_message,
     (SELECT count(*) FROM (SELECT 1 FROM turns u JOIN variants uv ON uv.turn_id = u.id AND uv.ordinal = u.active_variant
       WHERE u.conversation_id = c.id AND u.on_path AND u.deleted_at IS NULL AND u.seq > c.read_seq AND u.role = 'character' AND uv.text <> ''
       LIMIT 99) unread)::int AS unread
   FROM conversations c LEFT JOIN LATERAL (
     SELECT to_jsonb(m) AS message
     FROM (SELECT ${MESSAGE} FROM ${TURNS} WHERE t.conversation_id = c.id AND t.on_path AND t.deleted_at IS NULL
       AND (v.text <> '' OR v.status = 'streaming') ORDER BY t.seq DESC LIMIT 1) m
   ) last ON true
   WHERE c.account_id = $1 AND c.deleted_at IS NULL ORDER BY c.last_activity_at DESC LIMIT 200`,
);

export type SentRow = MessageRow & { reply_id: string; price_coins: number };
/** What a client id already stands for, in whichever conversation of the account, as it was written. */
export const selectSent = statement<SentRow>(
  'chat.select-sent',
  `SELECT ${MESSAGE}, r.id AS reply_id, coalesce(g.price_coins, 0) AS price_coins
   FROM turns t JOIN variants v ON v.turn_id = t.id AND v.ordinal = 1 JOIN turns r ON r.parent_id = t.id AND r.parent_variant = 1
   LEFT JOIN generations g ON g.turn_id = r.id AND g.variant_ordinal = 1
   WHERE t.account_id = $1 AND t.client_id = $2`,
);

/** One message as it is on screen. */
export const selectMessage = statement<MessageRow & { deleted_at: Date | null; on_path: boolean }>(
  'chat.select-message',
  `SELECT ${MESSAGE}, t.deleted_at, t.on_path FROM ${TURNS} WHERE t.id = $1 AND t.conversation_id = $2`,
);

export type FinishedReplyRow = {
  id: string;
  conversation_id: string;
  account_id: string;
  avatar_id: string;
  avatar_version: number;
  text: string;
  origin: string;
  finished_at: Date;
};
const FINISHED_REPLY =
  't.id, t.conversation_id, c.account_id, c.avatar_id, c.avatar_version, v.text, v.origin, v.finished_at';
export const selectFinishedReply = statement<FinishedReplyRow>(
  'chat.select-finished-reply',
  `SELECT ${FINISHED_REPLY} FROM ${TURNS} JOIN conversations c ON c.id = t.conversation_id
   WHERE t.id = $1 AND c.account_id = $2 AND c.deleted_at IS NULL AND v.origin IN ('generated', 'proactive') AND v.status = 'complete'`,
);
/** Conversations that were quiet since are passed by; of the others only their last 200 messages can have ended since. */
export const selectFinishedReplies = statement<FinishedReplyRow>(
  'chat.select-finished-replies',
  `SELECT ${FINISHED_REPLY} FROM conversations c
   CROSS JOIN LATERAL (SELECT * FROM turns l WHERE l.conversation_id = c.id AND l.on_path AND l.deleted_at IS NULL
     ORDER BY l.seq DESC LIMIT 200) t
   JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
   WHERE c.account_id = $1 AND c.deleted_at IS NULL
     AND (c.last_activity_at >= $2 OR EXISTS (SELECT 1 FROM proactive_messages p WHERE p.conversation_id = c.id AND p.sent_at > $2))
     AND t.role = 'character' AND v.origin IN ('generated', 'proactive') AND v.status = 'complete' AND v.finished_at > $2
   ORDER BY v.finished_at, t.id LIMIT $3`,
);

/** R5: the message, its place, the reply that is asked for and the events, in one statement. */
export const insertExchange = statement<{ seq: number; created_at: Date; generation_status: 'queued' | 'running' }>(
  'chat.insert-exchange',
  `WITH bumped AS (
     UPDATE conversations SET last_seq = last_seq + 2, read_seq = last_seq + 1, last_activity_at = $8::timestamptz WHERE id = $1::uuid RETURNING last_seq
   ), leaf AS (
     SELECT id, active_variant FROM turns WHERE conversation_id = $1::uuid AND on_path ORDER BY seq DESC LIMIT 1
   ), added AS (
     INSERT INTO turns (id, conversation_id, account_id, parent_id, parent_variant, reply_to_id, role, seq, client_id, quoted_id, created_at)
     SELECT $3::uuid, $1::uuid, $2::uuid, (SELECT id FROM leaf), (SELECT active_variant FROM leaf), NULL, 'person', last_seq - 1, $4::uuid,
       (SELECT q.id FROM turns q WHERE q.id = $15::uuid AND q.conversation_id = $1::uuid), $8::timestamptz FROM bumped
     UNION ALL SELECT $6::uuid, $1::uuid, $2::uuid, $3::uuid, 1, $3::uuid, 'character', last_seq, NULL, NULL, $8::timestamptz FROM bumped
   ), words AS (
     INSERT INTO variants (turn_id, ordinal, origin, text, status, created_at, finished_at)
     VALUES ($3::uuid, 1, 'person', $5::text, 'complete', $8::timestamptz, $8::timestamptz), ($6::uuid, 1, 'generated', '', 'queued', $8::timestamptz, NULL)
   ), generation AS (
     INSERT INTO generations (id, conversation_id, account_id, turn_id, variant_ordinal, status, attempt, worker_id, lease_until,
       funding, hold_id, price_coins, seed, created_at, started_at)
     SELECT $7::uuid, $1::uuid, $2::uuid, $6::uuid, 1, s.status, s.running::int, CASE WHEN s.running THEN $9::uuid END, CASE WHEN s.running THEN $10::timestamptz END,
       $11::text, $12::uuid, $13::int, $14::int, $8::timestamptz, CASE WHEN s.running THEN $8::timestamptz END
     FROM (SELECT NOT busy AS running, CASE WHEN busy THEN 'queued' ELSE 'running' END AS status FROM (
       SELECT EXISTS (SELECT 1 FROM generations WHERE conversation_id = $1::uuid AND status = 'queued')
         OR EXISTS (SELECT 1 FROM generations WHERE conversation_id = $1::uuid AND status = 'running') AS busy) b) s
     RETURNING status
   ), events AS (
     INSERT INTO conversation_events (conversation_id, seq, type, message_id, generation_id)
     SELECT $1::uuid, last_seq - 1, 'message-added', $3::uuid, NULL::uuid FROM bumped
     UNION ALL SELECT $1::uuid, last_seq, 'message-added', $6::uuid, $7::uuid FROM bumped
   )
   SELECT last_seq - 1 AS seq, $8::timestamptz AS created_at, (SELECT status FROM generation) AS generation_status FROM bumped`,
);

/** A message with an answer that is there already, of the device or of the house: nothing is asked for and nothing costs. */
export const insertAnsweredExchange = statement<{ seq: number }>(
  'chat.insert-answered-exchange',
  `WITH bumped AS (
     UPDATE conversations SET last_seq = last_seq + 2, read_seq = last_seq + 2, last_activity_at = $7::timestamptz,
       engine_used = coalesce($16::jsonb, engine_used) WHERE id = $1::uuid RETURNING last_seq
   ), leaf AS (
     SELECT id, active_variant FROM turns WHERE conversation_id = $1::uuid AND on_path ORDER BY seq DESC LIMIT 1
   ), added AS (
     INSERT INTO turns (id, conversation_id, account_id, parent_id, parent_variant, reply_to_id, role, notice, seq, client_id, quoted_id, created_at)
     SELECT $3::uuid, $1::uuid, $2::uuid, (SELECT id FROM leaf), (SELECT active_variant FROM leaf), NULL, 'person', NULL, last_seq - 1, $4::uuid,
       (SELECT q.id FROM turns q WHERE q.id = $9::uuid AND q.conversation_id = $1::uuid), $7::timestamptz FROM bumped
     UNION ALL SELECT $6::uuid, $1::uuid, $2::uuid, $3::uuid, 1, $3::uuid, $10::text, $12::text, last_seq, NULL, NULL, $7::timestamptz FROM bumped
   ), words AS (
     INSERT INTO variants (turn_id, ordinal, origin, text, status, created_at, finished_at, receipt, engine_state)
     VALUES ($3::uuid, 1, 'person', $5::text, 'complete', $7::timestamptz, $7::timestamptz, NULL, NULL),
       ($6::uuid, 1, $11::text, $8::text, 'complete', $13::timestamptz, $7::timestamptz, $14::jsonb, $15::jsonb)
   ), events AS (
     INSERT INTO conversation_events (conversation_id, seq, type, message_id)
     SELECT $1::uuid, last_seq - 1, 'message-added', $3::uuid FROM bumped
     UNION ALL SELECT $1::uuid, last_seq, 'message-added', $6::uuid FROM bumped
   )
   SELECT last_seq - 1 AS seq FROM bumped`,
);

/** A message of the person's with something attached, at the end of the way on screen. */
export const insertGiven = statement(
  'chat.insert-given',
  `WITH leaf AS (
     SELECT id, active_variant FROM turns WHERE conversation_id = $2::uuid AND on_path ORDER BY seq DESC LIMIT 1
   ), turn AS (
     INSERT INTO turns (id, conversation_id, account_id, parent_id, parent_variant, role, seq, client_id, attachment, created_at)
     VALUES ($1::uuid, $2::uuid, $3::uuid, (SELECT id FROM leaf), (SELECT active_variant FROM leaf), 'person', $5::bigint, $4::uuid, $7::jsonb,
       $8::timestamptz) RETURNING id
   )
   INSERT INTO variants (turn_id, ordinal, origin, text, status, created_at, finished_at)
   SELECT id, 1, 'gift', $6::text, 'complete', $8::timestamptz, $8::timestamptz FROM turn`,
);

export type EventRow = {
  seq: number;
  type: StreamEventType;
  message_id: string;
  text: string | null;
  data: Record<string, unknown> | null;
  message: (Omit<MessageRow, 'created_at'> & { created_at: string }) | null;
};
/**
 * Events after a place. A message is told as it was when it was added: an empty reply, its words come as deltas. `ordinal` in an
 * event's data names the variant that was added; otherwise it is the reply's own, or the first.
 */
export const selectEvents = statement<EventRow>(
  'chat.select-events',
  `SELECT e.seq, e.type, e.message_id, e.text, e.data, CASE WHEN e.type = 'message-added' THEN (
     SELECT to_jsonb(m) FROM (SELECT t.id, t.conversation_id, t.seq, t.role, t.client_id, t.reply_to_id, t.created_at, t.attachment, t.notice,
       v.ordinal AS variant, v.ordinal AS variant_count, v.origin, false AS is_fallback, NULL AS reaction, ${QUOTE},
       CASE WHEN v.origin = 'generated' THEN '' ELSE v.text END AS text,
       CASE WHEN v.origin = 'generated' THEN 'queued' ELSE v.status END AS status
     FROM turns t JOIN variants v ON v.turn_id = t.id AND v.ordinal = coalesce((e.data ->> 'ordinal')::int, g.variant_ordinal, 1)
     WHERE t.id = e.message_id) m) END AS message
   FROM conversation_events e LEFT JOIN generations g ON g.id = e.generation_id AND e.type = 'message-added'
   WHERE e.conversation_id = $1 AND e.seq > $2 ORDER BY e.seq LIMIT $3`,
);

export const PRUNE_BATCH = 20_000;
/** A day after, the deltas are in the message. */
export const pruneEvents = statement(
  'chat.prune-events',
  `DELETE FROM conversation_events WHERE ctid IN (SELECT ctid FROM conversation_events
   WHERE type IN ('text-start', 'text-delta') AND created_at < $1::timestamptz - interval '1 day' LIMIT ${PRUNE_BATCH})`,
);

/** Guests: counts one free reply, unless all are used. */
export const takeFreeReply = statement<{ used: number }>(
  'chat.take-free-reply',
  `INSERT INTO chat_free_replies AS f (account_id, used) VALUES ($1, 1)
   ON CONFLICT (account_id) DO UPDATE SET used = f.used + 1 WHERE f.used < $2 RETURNING used`,
);
export const returnFreeReply = statement(
  'chat.return-free-reply',
  'UPDATE chat_free_replies SET used = used - 1 WHERE account_id = $1 AND used > 0',
);
export const selectFreeReplies = statement<{ used: number }>(
  'chat.select-free-replies',
  'SELECT used FROM chat_free_replies WHERE account_id = $1',
);
