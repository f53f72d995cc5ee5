/** Conversations and messages. The statements of replies under way are in replies/store.ts. */
import type { Message } from '@cafune/contract/chat';
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
  deleted_at: Date | null;
};
const CONVERSATION =
  'id, avatar_id, avatar_version, kept_version, last_seq, created_at, last_activity_at, paused_at, deleted_at';

export const selectConversation = statement<ConversationRow>(
  'chat.select-conversation',
  `SELECT ${CONVERSATION} FROM conversations WHERE id = $1 AND account_id = $2`,
);
export const selectConversationWithAvatar = statement<ConversationRow>(
  'chat.select-conversation-with-avatar',
  `SELECT ${CONVERSATION} FROM conversations WHERE account_id = $1 AND avatar_id = $2 AND deleted_at IS NULL`,
);
/** The lock that orders everything written to a conversation. */
export const lockConversation = statement<ConversationRow & { waiting: number }>(
  'chat.lock-conversation',
  `SELECT ${CONVERSATION}, (SELECT count(*) FROM generations g WHERE g.conversation_id = c.id AND g.status = 'queued')::int AS waiting
   FROM conversations c WHERE id = $1 AND account_id = $2 FOR UPDATE`,
);

/** A new conversation opens with her greeting as message 1. No row when there is one with her already. */
export const insertConversation = statement<ConversationRow>(
  'chat.insert-conversation',
  `WITH conversation AS (
     INSERT INTO conversations (id, account_id, avatar_id, avatar_version, last_seq, created_at, last_activity_at)
     VALUES ($1::uuid, $2::uuid, $3::uuid, $4::int, 1, $7::timestamptz, $7::timestamptz)
     ON CONFLICT (account_id, avatar_id) WHERE deleted_at IS NULL DO NOTHING RETURNING *
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
  `WITH last AS (
     SELECT v.text FROM turns t JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
     WHERE t.conversation_id = $1 ORDER BY t.seq DESC LIMIT 1
   ), conversation AS (
     UPDATE conversations SET last_seq = last_seq + 1, last_activity_at = $4
     WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM last WHERE last.text = $3) RETURNING id, account_id, last_seq
   ), topic AS (
     INSERT INTO turns (id, conversation_id, account_id, role, seq, created_at)
     SELECT $2::uuid, id, account_id, 'character', last_seq, $4::timestamptz FROM conversation RETURNING id
   ), words AS (
     INSERT INTO variants (turn_id, ordinal, origin, text, status, created_at, finished_at)
     SELECT id, 1, 'topic', $3::text, 'complete', $4::timestamptz, $4::timestamptz FROM topic
   ), event AS (
     INSERT INTO conversation_events (conversation_id, seq, type, message_id) SELECT id, last_seq, 'message-added', $2::uuid FROM conversation
   )
   SELECT last_seq FROM conversation`,
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
  created_at: Date;
};
/** While a reply is being written its text is the sum of its deltas, read in the same snapshot as `last_seq`. */
const MESSAGE = `t.id, t.conversation_id, t.seq, t.role, v.status, t.client_id, t.reply_to_id, t.created_at,
  CASE WHEN v.status = 'streaming' THEN coalesce((
    SELECT string_agg(e.text, '' ORDER BY e.seq) FROM generations g JOIN conversation_events e ON e.generation_id = g.id
    WHERE g.turn_id = t.id AND g.status = 'running' AND e.type = 'text-delta'), '') ELSE v.text END AS text`;
const TURNS = 'turns t JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant';

type MessagePageRow = MessageRow & { last_seq: number };
export const selectMessagesAfter = statement<MessagePageRow>(
  'chat.select-messages-after',
  `SELECT ${MESSAGE}, c.last_seq FROM conversations c JOIN turns t ON t.conversation_id = c.id
   JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
   WHERE c.id = $1 AND t.seq > $2 ORDER BY t.seq LIMIT $3`,
);
export const selectMessagesBefore = statement<MessagePageRow>(
  'chat.select-messages-before',
  `SELECT ${MESSAGE}, c.last_seq FROM conversations c JOIN turns t ON t.conversation_id = c.id
   JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
   WHERE c.id = $1 AND t.seq < $2 ORDER BY t.seq DESC LIMIT $3`,
);

/** The account's conversations with their newest message, by activity. */
export const selectRecent = statement<ConversationRow & { last_message: MessageRow | null }>(
  'chat.select-recent',
  `SELECT c.id, c.avatar_id, c.avatar_version, c.kept_version, c.last_seq, c.created_at, c.last_activity_at, c.paused_at, c.deleted_at,
     last.message AS last_message
   FROM conversations c LEFT JOIN LATERAL (
     SELECT jsonb_build_object('id', m.id, 'conversation_id', m.conversation_id, 'seq', m.seq, 'role', m.role, 'text', m.text,
       'status', m.status, 'client_id', m.client_id, 'reply_to_id', m.reply_to_id, 'created_at', m.created_at) AS message
     FROM (SELECT ${MESSAGE} FROM ${TURNS} WHERE t.conversation_id = c.id AND (v.text <> '' OR v.status = 'streaming')
       ORDER BY t.seq DESC LIMIT 1) m
   ) last ON true
   WHERE c.account_id = $1 AND c.deleted_at IS NULL ORDER BY c.last_activity_at DESC LIMIT 200`,
);

export type SentRow = MessageRow & { reply_id: string; price_coins: number };
/** What a client id already stands for, in whichever conversation of the account. */
export const selectSent = statement<SentRow>(
  'chat.select-sent',
  `SELECT t.id, t.conversation_id, t.seq, t.role, v.text, v.status, t.client_id, t.reply_to_id, t.created_at, r.id AS reply_id, g.price_coins
   FROM turns t JOIN variants v ON v.turn_id = t.id AND v.ordinal = 1 JOIN turns r ON r.reply_to_id = t.id
   JOIN generations g ON g.turn_id = r.id AND g.variant_ordinal = 1
   WHERE t.account_id = $1 AND t.client_id = $2`,
);

export const selectPersonMessage = statement<MessageRow>(
  'chat.select-person-message',
  `SELECT ${MESSAGE} FROM ${TURNS} WHERE t.id = $1`,
);

export type FinishedReplyRow = {
  id: string;
  conversation_id: string;
  account_id: string;
  avatar_id: string;
  avatar_version: number;
  text: string;
  finished_at: Date;
};
const FINISHED_REPLY = 't.id, t.conversation_id, c.account_id, c.avatar_id, c.avatar_version, v.text, v.finished_at';
export const selectFinishedReply = statement<FinishedReplyRow>(
  'chat.select-finished-reply',
  `SELECT ${FINISHED_REPLY} FROM ${TURNS} JOIN conversations c ON c.id = t.conversation_id
   WHERE t.id = $1 AND c.account_id = $2 AND c.deleted_at IS NULL AND v.origin = 'generated' AND v.status = 'complete'`,
);
/** Conversations that were quiet since are passed by; of the others only their last 200 messages can have ended since. */
export const selectFinishedReplies = statement<FinishedReplyRow>(
  'chat.select-finished-replies',
  `SELECT ${FINISHED_REPLY} FROM conversations c
   CROSS JOIN LATERAL (SELECT * FROM turns l WHERE l.conversation_id = c.id ORDER BY l.seq DESC LIMIT 200) t
   JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
   WHERE c.account_id = $1 AND c.deleted_at IS NULL AND c.last_activity_at >= $2
     AND t.role = 'character' AND v.origin = 'generated' AND v.status = 'complete' AND v.finished_at > $2
   ORDER BY v.finished_at, t.id LIMIT $3`,
);

/** R5: the message, its place, the reply that is asked for and the events, in one statement. */
export const insertExchange = statement<{ seq: number; created_at: Date; generation_status: 'queued' | 'running' }>(
  'chat.insert-exchange',
  `WITH bumped AS (
     UPDATE conversations SET last_seq = last_seq + 2, last_activity_at = $8::timestamptz WHERE id = $1::uuid RETURNING last_seq
   ), parent AS (
     SELECT id FROM turns WHERE conversation_id = $1::uuid ORDER BY seq DESC LIMIT 1
   ), added AS (
     INSERT INTO turns (id, conversation_id, account_id, parent_id, reply_to_id, role, seq, client_id, created_at)
     SELECT $3::uuid, $1::uuid, $2::uuid, (SELECT id FROM parent), NULL, 'person', last_seq - 1, $4::uuid, $8::timestamptz FROM bumped
     UNION ALL SELECT $6::uuid, $1::uuid, $2::uuid, $3::uuid, $3::uuid, 'character', last_seq, NULL, $8::timestamptz FROM bumped
   ), words AS (
     INSERT INTO variants (turn_id, ordinal, origin, text, status, created_at, finished_at)
     VALUES ($3::uuid, 1, 'person', $5::text, 'complete', $8::timestamptz, $8::timestamptz), ($6::uuid, 1, 'generated', '', 'queued', $8::timestamptz, NULL)
   ), generation AS (
     INSERT INTO generations (id, conversation_id, account_id, turn_id, variant_ordinal, status, attempt, worker_id, lease_until,
       funding, hold_id, price_coins, seed, created_at, started_at)
     SELECT $7::uuid, $1::uuid, $2::uuid, $6::uuid, 1, s.status, s.running::int, CASE WHEN s.running THEN $9::uuid END, CASE WHEN s.running THEN $10::timestamptz END,
       $11::text, $12::uuid, $13::int, $14::int, $8::timestamptz, CASE WHEN s.running THEN $8::timestamptz END
     FROM (SELECT NOT busy AS running, CASE WHEN busy THEN 'queued' ELSE 'running' END AS status FROM (
       SELECT EXISTS (SELECT 1 FROM generations WHERE conversation_id = $1::uuid AND status IN ('queued', 'running')) AS busy) b) s
     RETURNING status
   ), events AS (
     INSERT INTO conversation_events (conversation_id, seq, type, message_id, generation_id)
     SELECT $1::uuid, last_seq - 1, 'message-added', $3::uuid, NULL::uuid FROM bumped
     UNION ALL SELECT $1::uuid, last_seq, 'message-added', $6::uuid, $7::uuid FROM bumped
   )
   SELECT last_seq - 1 AS seq, $8::timestamptz AS created_at, (SELECT status FROM generation) AS generation_status FROM bumped`,
);

export type EventRow = {
  seq: number;
  type: 'message-added' | 'text-start' | 'text-delta' | 'text-end' | 'error';
  message_id: string;
  text: string | null;
  data: Record<string, unknown> | null;
  message: Omit<MessageRow, 'created_at'> & { created_at: string };
};
/** Events after a place. A message is told as it was when it was added: an empty reply, its words come as deltas. */
export const selectEvents = statement<EventRow>(
  'chat.select-events',
  `SELECT e.seq, e.type, e.message_id, e.text, e.data, CASE WHEN e.type = 'message-added' THEN jsonb_build_object(
     'id', t.id, 'conversation_id', t.conversation_id, 'seq', t.seq, 'role', t.role, 'client_id', t.client_id, 'reply_to_id', t.reply_to_id,
     'created_at', t.created_at, 'text', CASE WHEN v.origin = 'generated' THEN '' ELSE v.text END,
     'status', CASE WHEN v.origin = 'generated' THEN 'queued' ELSE v.status END) END AS message
   FROM conversation_events e JOIN turns t ON t.id = e.message_id JOIN variants v ON v.turn_id = t.id AND v.ordinal = 1
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
