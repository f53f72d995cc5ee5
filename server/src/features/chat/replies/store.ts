/** Replies under way: leases, deltas, endings. */

import { statement } from '../../../platform/db/database.ts';
import type { DialogueMessage, Fact, ReplyKind } from '../../../providers/text/port.ts';
import { HOLDS, type Known } from '../memory/store.ts';

export type RetryableRow = { id: string; active_variant: number; status: string; text: string; kind: ReplyKind };
/** A reply of hers as it is on screen, with what it was asked for as. */
export const selectRetryable = statement<RetryableRow>(
  'chat.select-retryable',
  `SELECT t.id, t.active_variant, v.status, v.text, g.kind FROM turns t JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
   JOIN generations g ON g.turn_id = t.id AND g.variant_ordinal = t.active_variant
   WHERE t.id = $1 AND t.conversation_id = $2 AND t.role = 'character' AND t.deleted_at IS NULL`,
);

/** What is remembered of the account in a row `owner`, by the character of the conversation `c`. */
export const knownOf = (owner: 'g' | 'c'): string =>
  `SELECT coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'relation', m.relation, 'value', m.value) ORDER BY m.created_at, m.id)
         FILTER (WHERE m.relation NOT IN ('note', 'episode')), '[]') AS facts,
       coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'value', m.value) ORDER BY m.created_at, m.id) FILTER (WHERE m.relation = 'note'), '[]') AS pinned,
       coalesce(jsonb_agg(m.value ORDER BY m.created_at, m.id) FILTER (WHERE m.kind = 'episode'), '[]') AS episodes
     FROM memory_items m WHERE m.account_id = ${owner}.account_id AND m.avatar_id = c.avatar_id AND ${HOLDS}`;
export const mayRemember = (owner: 'g' | 'c'): string =>
  `coalesce((SELECT k.is_granted FROM chat_consents k WHERE k.account_id = ${owner}.account_id AND k.kind = 'memory'
     ORDER BY k.decided_at DESC LIMIT 1), false)`;

export type ReplyContextRow = {
  id: string;
  conversation_id: string;
  account_id: string;
  avatar_id: string;
  avatar_version: number;
  turn_id: string;
  variant_ordinal: number;
  kind: ReplyKind;
  seed: number;
  /** Where the engine stood when the last reply of this branch ended. */
  engine_state: unknown;
  /** What was used up in any branch. */
  engine_used: unknown;
  history: DialogueMessage[];
  /** Facts about the person, pinned ones as well, oldest first. */
  facts: (Fact & Known)[];
  /** What the person asked to remember, in their own words. */
  pinned: Known[];
  /** What earlier stretches of talk were about, oldest first. */
  episodes: string[];
  may_remember: boolean;
  /** The person lets their words go to the configured model's provider; `$2` names it, null where they stay here. */
  may_leave: boolean;
};
/**
 * All a model is told, in one read: the last 40 messages on the way up from the reply, oldest first, and what is remembered. Nothing
 * of another branch, nothing deleted, no notice of the house.
 */
export const selectReplyContext = statement<ReplyContextRow>(
  'chat.select-reply-context',
  `SELECT g.id, g.conversation_id, g.account_id, c.avatar_id, c.avatar_version, g.turn_id, g.variant_ordinal, g.kind, g.seed, c.engine_used,
     way.history, way.engine_state,
     memory.facts, memory.pinned, memory.episodes,
     ${mayRemember('g')} AS may_remember,
     $2::text IS NULL OR coalesce((SELECT k.is_granted FROM chat_consents k WHERE k.account_id = g.account_id AND k.kind = 'model:' || $2::text
       ORDER BY k.decided_at DESC LIMIT 1), false) AS may_leave
   FROM generations g JOIN conversations c ON c.id = g.conversation_id CROSS JOIN LATERAL (
     WITH RECURSIVE up AS (
       SELECT t.parent_id AS id, t.parent_variant AS ordinal, 1 AS steps FROM turns t WHERE t.id = g.turn_id
       UNION ALL SELECT t.parent_id, t.parent_variant, up.steps + 1 FROM up JOIN turns t ON t.id = up.id WHERE up.steps < 80
     ), said AS (
       SELECT t.role, v.text, v.reaction, up.steps FROM up JOIN turns t ON t.id = up.id JOIN variants v ON v.turn_id = up.id AND v.ordinal = up.ordinal
       WHERE t.role <> 'notice' AND t.deleted_at IS NULL AND v.text <> '' ORDER BY up.steps LIMIT 40
     )
     SELECT coalesce((SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('role', role, 'text', text, 'reaction', reaction)) ORDER BY steps DESC)
         FROM said), '[]') AS history,
       (SELECT v.engine_state FROM up JOIN variants v ON v.turn_id = up.id AND v.ordinal = up.ordinal
         WHERE v.engine_state IS NOT NULL ORDER BY up.steps LIMIT 1) AS engine_state
   ) way CROSS JOIN LATERAL (
     ${knownOf('g')}
   ) memory WHERE g.id = $1`,
);

/**
 * Adds one merged delta per running reply (and `text-start` before the first), with the next numbers of each conversation.
 * Replies this worker no longer holds are left out of the answer: somebody else writes them now.
 */
export const insertDeltas = statement<{ conversation_id: string; last_seq: number }>(
  'chat.insert-deltas',
  `WITH input AS (
     SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::boolean[], $5::text[])
       AS t (conversation_id, generation_id, message_id, starts, text)
   ), alive AS (
     SELECT i.*, g.variant_ordinal FROM input i JOIN generations g ON g.id = i.generation_id AND g.status = 'running' AND g.worker_id = $6
   ), bumped AS (
     UPDATE conversations c SET last_seq = c.last_seq + 1 + a.starts::int FROM alive a WHERE c.id = a.conversation_id
     RETURNING c.id, c.last_seq
   ), begun AS (
     UPDATE variants v SET status = 'streaming' FROM alive a WHERE a.starts AND v.turn_id = a.message_id AND v.ordinal = a.variant_ordinal
   ), starts AS (
     INSERT INTO conversation_events (conversation_id, seq, type, message_id, generation_id)
     SELECT a.conversation_id, b.last_seq - 1, 'text-start', a.message_id, a.generation_id
     FROM alive a JOIN bumped b ON b.id = a.conversation_id WHERE a.starts
   ), deltas AS (
     INSERT INTO conversation_events (conversation_id, seq, type, message_id, generation_id, text)
     SELECT a.conversation_id, b.last_seq, 'text-delta', a.message_id, a.generation_id, a.text
     FROM alive a JOIN bumped b ON b.id = a.conversation_id
   )
   SELECT id AS conversation_id, last_seq FROM bumped`,
);

export type EndedRow = {
  status: 'complete' | 'stopped' | 'interrupted' | 'failed';
  conversation_id: string;
  account_id: string;
  turn_id: string;
  variant_ordinal: number;
  funding: 'hold' | 'guest' | 'free';
  hold_id: string | null;
  price_coins: number;
  stop_after_seq: number | null;
};
/** Taken before anything else of an ending: like a send, an ending locks the conversation first and the coin account after it. */
export const lockConversationOf = statement(
  'chat.lock-conversation-of',
  'SELECT 1 FROM conversations WHERE id = (SELECT conversation_id FROM generations WHERE id = $1) FOR UPDATE',
);
/** Ends a reply for the worker that holds it, once (R6). One that somebody asked to stop does not complete any more (R11). */
export const endGeneration = statement<EndedRow>(
  'chat.end-generation',
  `UPDATE generations SET failure = $4, finished_at = $5, lease_until = NULL,
     status = CASE WHEN $3 = 'complete' AND stop_after_seq IS NOT NULL THEN 'stopped' ELSE $3 END
   WHERE id = $1 AND status = 'running' AND worker_id = $2
   RETURNING status, conversation_id, account_id, turn_id, variant_ordinal, funding, hold_id, price_coins, stop_after_seq`,
);
/**
 * The words of a reply up to what was seen (`$2`). Words stored a second ago were seen, whatever the client says:
 * otherwise a stop would read a reply for free.
 */
export const selectDeltaText = statement<{ text: string }>(
  'chat.select-delta-text',
  `SELECT coalesce(string_agg(text, '' ORDER BY seq), '') AS text FROM conversation_events
   WHERE generation_id = $1 AND type = 'text-delta'
     AND ($2::bigint IS NULL OR seq <= $2 OR created_at < now() - interval '1 second')`,
);
export const storeEnding = statement<{ seq: number }>(
  'chat.store-ending',
  `WITH bumped AS (
     UPDATE conversations SET last_seq = last_seq + 1, last_activity_at = $9::timestamptz, engine_used = coalesce($12::jsonb, engine_used)
     WHERE id = $1::uuid RETURNING last_seq
   ), words AS (
     UPDATE variants SET text = $4::text, status = $5::text, receipt = $6::jsonb, engine_state = $8::jsonb, finished_at = $9::timestamptz
     WHERE turn_id = $2::uuid AND ordinal = $3::int
   ), event AS (
     INSERT INTO conversation_events (conversation_id, seq, type, message_id, generation_id, data)
     SELECT $1::uuid, last_seq, $10::text, $2::uuid, $11::uuid, $7::jsonb FROM bumped
   )
   SELECT last_seq AS seq FROM bumped`,
);

/** Replies of a deleted conversation that nobody has begun. */
export const cancelWaiting = statement<Pick<EndedRow, 'account_id' | 'funding' | 'hold_id' | 'price_coins'>>(
  'chat.cancel-waiting',
  `UPDATE generations SET status = 'stopped', failure = 'conversation-deleted', finished_at = $2
   WHERE conversation_id = $1 AND status = 'queued' RETURNING account_id, funding, hold_id, price_coins`,
);

/** The next reply that waits in a conversation, taken by this worker. */
export const claimNext = statement<{ id: string }>(
  'chat.claim-next',
  `UPDATE generations SET status = 'running', worker_id = $2, lease_until = $3, attempt = attempt + 1, started_at = $4
   WHERE id = (SELECT id FROM generations WHERE conversation_id = $1 AND status = 'queued' ORDER BY id LIMIT 1) RETURNING id`,
);
/** Replies that wait although nothing runs before them (their worker died). */
export const claimWaiting = statement<{ id: string }>(
  'chat.claim-waiting',
  `UPDATE generations SET status = 'running', worker_id = $1, lease_until = $2, attempt = attempt + 1, started_at = $3
   WHERE status = 'queued' AND id IN (SELECT DISTINCT ON (q.conversation_id) q.id FROM generations q WHERE q.status = 'queued' AND NOT EXISTS (
     SELECT 1 FROM generations r WHERE r.conversation_id = q.conversation_id AND r.status = 'running') ORDER BY q.conversation_id, q.id LIMIT 100)
   RETURNING id`,
);
/** Replies whose worker stopped renewing its lease, taken over. */
export const claimAbandoned = statement<{ id: string; attempt: number; has_text: boolean }>(
  'chat.claim-abandoned',
  `UPDATE generations SET worker_id = $1, lease_until = $2, attempt = attempt + 1
   WHERE id IN (SELECT id FROM generations WHERE status = 'running' AND lease_until < $3 LIMIT 100 FOR UPDATE SKIP LOCKED)
   RETURNING id, attempt, EXISTS (SELECT 1 FROM conversation_events e WHERE e.generation_id = generations.id AND e.type = 'text-delta') AS has_text`,
);
/** Renews the leases of the replies a worker is writing, and tells which of its replies somebody asked to stop through another process. */
export const renewLeases = statement<{ id: string; is_stopping: boolean }>(
  'chat.renew-leases',
  `UPDATE generations SET lease_until = $2 WHERE id = ANY($3::uuid[]) AND status = 'running' AND worker_id = $1
   RETURNING id, stop_after_seq IS NOT NULL AS is_stopping`,
);
/** At a drain: gives up the leases of one worker. */
export const abandonLeases = statement(
  'chat.abandon-leases',
  `UPDATE generations SET lease_until = '-infinity' WHERE status = 'running' AND worker_id = $1`,
);
/** Replies this worker could not write to their end; one that somebody else holds by now stays theirs. */
export const abandonLeasesOf = statement(
  'chat.abandon-leases-of',
  `UPDATE generations SET lease_until = '-infinity' WHERE status = 'running' AND worker_id = $1 AND id = ANY($2::uuid[])`,
);
/** At the start of the only process: every other worker is dead. Its own replies may be running already. */
export const abandonOtherLeases = statement(
  'chat.abandon-other-leases',
  `UPDATE generations SET lease_until = '-infinity' WHERE status = 'running' AND worker_id IS DISTINCT FROM $1`,
);

/** Marks the running reply: it ends after what was seen (`$3`), or after what is stored. */
export const requestStop = statement<{ id: string }>(
  'chat.request-stop',
  `UPDATE generations SET stop_after_seq = coalesce($3, 9007199254740991)
   WHERE conversation_id = $1 AND account_id = $2 AND status = 'running' RETURNING id`,
);
