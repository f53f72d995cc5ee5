/** Turning at a message: variants, the way on screen, and replies asked for without a new message. */
import { EXCERPT_LENGTH } from '@cafune/contract/chat/branches';
import { statement } from '../../../platform/db/database.ts';
import type { ReplyKind } from '../../../providers/text/port.ts';

/** Takes the next numbers of a conversation's sequence. */
export const takeSeqs = statement<{ last_seq: number }>(
  'chat.take-seqs',
  'UPDATE conversations SET last_seq = last_seq + $2, last_activity_at = $3 WHERE id = $1 RETURNING last_seq',
);

export const insertEvent = statement(
  'chat.insert-event',
  `INSERT INTO conversation_events (conversation_id, seq, type, message_id, generation_id, data) VALUES ($1, $2, $3, $4, $5, $6::jsonb)`,
);

export type TurnRow = {
  id: string;
  seq: number;
  role: 'person' | 'character' | 'notice';
  active_variant: number;
  variant_count: number;
  on_path: boolean;
  deleted_at: Date | null;
  parent_id: string | null;
  origin: string;
  status: string;
  text: string;
};
const TURN =
  't.id, t.seq, t.role, t.active_variant, t.variant_count, t.on_path, t.deleted_at, t.parent_id, v.origin, v.status, v.text';
export const selectTurn = statement<TurnRow>(
  'chat.select-turn',
  `SELECT ${TURN} FROM turns t JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant WHERE t.id = $1 AND t.conversation_id = $2`,
);
/** The end of the way on screen. */
export const selectLeaf = statement<TurnRow>(
  'chat.select-leaf',
  `SELECT ${TURN} FROM turns t JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
   WHERE t.conversation_id = $1 AND t.on_path ORDER BY t.seq DESC LIMIT 1`,
);

/** A new alternative of a turn becomes the one on screen. */
export const addVariant = statement<{ ordinal: number }>(
  'chat.add-variant',
  `WITH turn AS (
     UPDATE turns SET variant_count = variant_count + 1, active_variant = variant_count + 1 WHERE id = $1::uuid RETURNING id, active_variant
   )
   INSERT INTO variants (turn_id, ordinal, origin, text, status, created_at, finished_at)
   SELECT id, active_variant, $2::text, $3::text, $4::text, $5::timestamptz, CASE WHEN $4::text = 'complete' THEN $5::timestamptz END FROM turn
   RETURNING ordinal`,
);
/** A reply without words yet, under one variant of a turn. */
export const insertReplyTurn = statement(
  'chat.insert-reply-turn',
  `WITH turn AS (
     INSERT INTO turns (id, conversation_id, account_id, parent_id, parent_variant, reply_to_id, role, seq, created_at)
     VALUES ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::int, $6::uuid, 'character', $7::bigint, $8::timestamptz) RETURNING id, created_at
   )
   INSERT INTO variants (turn_id, ordinal, origin, text, status, created_at) SELECT id, 1, 'generated', '', 'queued', created_at FROM turn`,
);
export const insertGeneration = statement<{ status: 'queued' | 'running' }>(
  'chat.insert-generation',
  `INSERT INTO generations (id, conversation_id, account_id, turn_id, variant_ordinal, kind, client_id, status, attempt, worker_id, lease_until,
     funding, hold_id, price_coins, seed, created_at, started_at)
   SELECT $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::int, $6::text, $7::uuid, CASE WHEN busy THEN 'queued' ELSE 'running' END, (NOT busy)::int,
     CASE WHEN NOT busy THEN $8::uuid END, CASE WHEN NOT busy THEN $9::timestamptz END,
     $10::text, $11::uuid, $12::int, $13::int, $14::timestamptz, CASE WHEN NOT busy THEN $14::timestamptz END
   FROM (SELECT EXISTS (SELECT 1 FROM generations WHERE conversation_id = $2::uuid AND status = 'queued')
     OR EXISTS (SELECT 1 FROM generations WHERE conversation_id = $2::uuid AND status = 'running') AS busy) b
   RETURNING status`,
);
export type AskedRow = {
  conversation_id: string;
  turn_id: string;
  variant_ordinal: number;
  kind: ReplyKind;
  price_coins: number;
  /** Where its events begin. */
  first_seq: number;
};
/** What a client id already asked for. */
export const selectAsked = statement<AskedRow>(
  'chat.select-asked',
  `SELECT conversation_id, turn_id, variant_ordinal, kind, price_coins,
     (SELECT min(seq) FROM conversation_events e WHERE e.generation_id = g.id) AS first_seq
   FROM generations g WHERE account_id = $1 AND client_id = $2`,
);

/** What a reply answers, when that is this message. */
export const selectEdited = statement<{ text: string }>(
  'chat.select-edited',
  `SELECT v.text FROM turns t JOIN variants v ON v.turn_id = t.parent_id AND v.ordinal = t.parent_variant WHERE t.id = $1 AND t.parent_id = $2`,
);

/** What followed one variant follows another from now on. */
export const moveFollower = statement(
  'chat.move-follower',
  'UPDATE turns SET parent_variant = $3 WHERE parent_id = $1 AND parent_variant = $2',
);

/** Everything after a position leaves the screen. */
export const leavePath = statement(
  'chat.leave-path',
  'UPDATE turns SET on_path = false WHERE conversation_id = $1 AND seq > $2 AND on_path',
);
/** A turn and what follows along the active variants comes on the screen. */
export const enterPath = statement(
  'chat.enter-path',
  `WITH RECURSIVE way AS (
     SELECT id, active_variant FROM turns WHERE id = $1
     UNION ALL SELECT t.id, t.active_variant FROM way JOIN turns t ON t.parent_id = way.id AND t.parent_variant = way.active_variant
   )
   UPDATE turns SET on_path = true FROM way WHERE turns.id = way.id AND NOT turns.on_path`,
);
export const setActive = statement('chat.set-active', 'UPDATE turns SET active_variant = $2 WHERE id = $1');
/** Makes every turn above lead to this one; the topmost that had to change, if any. */
export const leadTo = statement<{ id: string; seq: number }>(
  'chat.lead-to',
  `WITH RECURSIVE up AS (
     SELECT parent_id, parent_variant FROM turns WHERE id = $1
     UNION ALL SELECT t.parent_id, t.parent_variant FROM up JOIN turns t ON t.id = up.parent_id
   ), changed AS (
     UPDATE turns SET active_variant = up.parent_variant FROM up WHERE turns.id = up.parent_id AND turns.active_variant <> up.parent_variant
     RETURNING turns.id, turns.seq
   )
   SELECT id, seq FROM changed ORDER BY seq LIMIT 1`,
);

export type ForkRow = {
  id: string;
  seq: number;
  role: 'person' | 'character';
  parent_id: string | null;
  parent_variant: number | null;
  on_path: boolean;
  active_variant: number;
  alternatives: { variant: number; excerpt: string; origin: string; created_at: string }[];
};
const FORKS_AT_MOST = 500;
/** Turns with more than one variant, in order. */
export const selectForks = statement<ForkRow>(
  'chat.select-forks',
  `SELECT t.id, t.seq, t.role, t.parent_id, t.parent_variant, t.on_path, t.active_variant,
     (SELECT jsonb_agg(jsonb_build_object('variant', v.ordinal, 'excerpt', left(v.text, ${EXCERPT_LENGTH}), 'origin', v.origin, 'created_at', v.created_at)
       ORDER BY v.ordinal) FROM variants v WHERE v.turn_id = t.id) AS alternatives
   FROM turns t WHERE t.conversation_id = $1 AND t.variant_count > 1 AND t.deleted_at IS NULL ORDER BY t.seq LIMIT ${FORKS_AT_MOST}`,
);
/** Every turn and what it hangs under, in order: parents come before what follows them. */
export const selectLinks = statement<{ id: string; parent_id: string | null; parent_variant: number | null }>(
  'chat.select-links',
  'SELECT id, parent_id, parent_variant FROM turns WHERE conversation_id = $1 ORDER BY seq',
);

export const deleteTurn = statement(
  'chat.delete-turn',
  'UPDATE turns SET deleted_at = $2 WHERE id = $1 AND deleted_at IS NULL',
);
export const restoreTurn = statement('chat.restore-turn', 'UPDATE turns SET deleted_at = NULL WHERE id = $1');
export const setReaction = statement(
  'chat.set-reaction',
  'UPDATE variants SET reaction = $3 WHERE turn_id = $1 AND ordinal = $2',
);

export const PURGE_BATCH = 1_000;
/** What can no longer be brought back loses its words; its place stays, because others hang under it. */
export const purgeDeletedTurns = statement(
  'chat.purge-deleted-turns',
  `UPDATE variants SET text = '', receipt = NULL, engine_state = NULL, reaction = NULL
   WHERE (turn_id, ordinal) IN (SELECT v.turn_id, v.ordinal FROM turns t JOIN variants v ON v.turn_id = t.id
     WHERE t.deleted_at < $1 AND v.text <> '' LIMIT ${PURGE_BATCH})`,
);
/** Deleted conversations keep their row, so that a late retry still hears that they are gone (R9). */
export const purgeDeletedConversations = statement(
  'chat.purge-deleted-conversations',
  `DELETE FROM turns WHERE id IN (SELECT t.id FROM conversations c JOIN turns t ON t.conversation_id = c.id WHERE c.deleted_at < $1 LIMIT ${PURGE_BATCH})`,
);
