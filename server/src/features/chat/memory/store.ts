/** What is remembered of one person by one character. */
import type { MemoryKind } from '@cafune/contract/chat/memory';
import { statement } from '../../../platform/db/database.ts';
import type { Fact, PromptBlock } from '../../../providers/text/port.ts';

/** A source that is still on screen, as it was when the memory was made. */
const SOURCE_HOLDS = `EXISTS (SELECT 1 FROM turns st JOIN conversations sc ON sc.id = st.conversation_id
  WHERE st.id = s.turn_id AND st.on_path AND st.deleted_at IS NULL AND st.active_variant = s.variant_ordinal AND sc.deleted_at IS NULL)`;
/**
 * Whether a memory `m` holds: what the person pinned or put right always does, a fact while one of its sources does, an episode
 * while all of them do (chat.md "Provenance").
 */
export const HOLDS = `(m.valid_to IS NULL AND (m.kind = 'pinned' OR m.corrected_at IS NOT NULL
  OR (m.kind = 'fact' AND EXISTS (SELECT 1 FROM memory_sources s WHERE s.memory_id = m.id AND ${SOURCE_HOLDS}))
  OR (m.kind = 'episode' AND NOT EXISTS (SELECT 1 FROM memory_sources s WHERE s.memory_id = m.id AND NOT ${SOURCE_HOLDS}))))`;

export type MemoryRow = {
  id: string;
  kind: Exclude<MemoryKind, 'loop'>;
  relation: string;
  value: string;
  corrected_at: Date | null;
  created_at: Date;
  sources: { conversationId: string; messageId: string; excerpt: string }[];
};
const MEMORY = `m.id, m.kind, m.relation, m.value, m.corrected_at, m.created_at,
  coalesce((SELECT jsonb_agg(jsonb_build_object('conversationId', st.conversation_id, 'messageId', st.id, 'excerpt', left(sv.text, 160)) ORDER BY st.seq)
    FROM memory_sources s JOIN turns st ON st.id = s.turn_id JOIN variants sv ON sv.turn_id = s.turn_id AND sv.ordinal = s.variant_ordinal
    WHERE s.memory_id = m.id AND ${SOURCE_HOLDS}), '[]') AS sources`;
export const selectMemories = statement<MemoryRow>(
  'chat.select-memories',
  `SELECT ${MEMORY} FROM memory_items m WHERE m.account_id = $1 AND m.avatar_id = $2 AND ${HOLDS}
   ORDER BY m.kind = 'pinned' DESC, m.created_at DESC, m.id LIMIT 1000`,
);
export const selectMemoriesById = statement<MemoryRow>(
  'chat.select-memories-by-id',
  `SELECT ${MEMORY} FROM memory_items m WHERE m.account_id = $1 AND m.id = ANY($2::uuid[]) AND ${HOLDS}`,
);
export const lockMemory = statement<{ id: string; kind: MemoryRow['kind']; relation: string; value: string }>(
  'chat.lock-memory',
  'SELECT id, kind, relation, value FROM memory_items WHERE id = $1 AND account_id = $2 AND avatar_id = $3 FOR UPDATE',
);
/** Changes of one person's memories with one character, one after the other. */
export const lockMemories = statement(
  'chat.lock-memories',
  "SELECT pg_advisory_xact_lock(hashtextextended($1::text || '/' || $2::text, 9920113))",
);
export const countPinned = statement<{ count: number }>(
  'chat.count-pinned',
  `SELECT count(*)::int AS count FROM memory_items WHERE account_id = $1 AND avatar_id = $2 AND kind = 'pinned'`,
);

/** What the person asked to remember, once for each id. No row when the id is taken. */
export const insertPinned = statement<{ id: string }>(
  'chat.insert-pinned',
  `INSERT INTO memory_items (id, account_id, avatar_id, kind, relation, value, value_key, created_at)
   VALUES ($1, $2, $3, 'pinned', 'note', $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
);
export const selectByKey = statement<{ id: string }>(
  'chat.select-memory-by-key',
  'SELECT id FROM memory_items WHERE account_id = $1 AND avatar_id = $2 AND relation = $3 AND value_key = $4',
);
export const insertFact = statement(
  'chat.insert-memory',
  `WITH item AS (
     INSERT INTO memory_items AS m (id, account_id, avatar_id, kind, relation, value, value_key, created_at)
     VALUES ($1::uuid, $2::uuid, $3::uuid, 'fact', $4::text, $5::text, $6::text, $7::timestamptz)
     ON CONFLICT (account_id, avatar_id, relation, value_key) DO UPDATE SET valid_to = NULL,
       value = CASE WHEN m.kind = 'fact' AND m.corrected_at IS NULL THEN excluded.value ELSE m.value END RETURNING id
   )
   INSERT INTO memory_sources (memory_id, turn_id, variant_ordinal) SELECT id, $8::uuid, $9::int FROM item ON CONFLICT DO NOTHING`,
);
/** The other memories of a relation, or of one subject in it ("cor: "). */
const SAME_THING = `account_id = $1 AND avatar_id = $2 AND relation = $3 AND value_key <> $4 AND starts_with(value_key, $5)`;
/** A new name, city or favourite colour takes the place of the one before; what the person pinned stays. */
export const supersede = statement(
  'chat.supersede-memory',
  `UPDATE memory_items SET valid_to = $6 WHERE ${SAME_THING} AND kind = 'fact' AND valid_to IS NULL`,
);
/** Something the person pinned about the same thing: no machine rewrites it. */
export const selectPinnedRelation = statement<{ id: string }>(
  'chat.select-pinned-relation',
  `SELECT id FROM memory_items WHERE ${SAME_THING} AND kind = 'pinned' LIMIT 1`,
);
export const insertEpisode = statement(
  'chat.insert-episode',
  `WITH item AS (
     INSERT INTO memory_items (id, account_id, avatar_id, kind, relation, value, value_key, created_at)
     VALUES ($1::uuid, $2::uuid, $3::uuid, 'episode', 'episode', $4::text, $5::text, $6::timestamptz) ON CONFLICT DO NOTHING RETURNING id
   )
   INSERT INTO memory_sources (memory_id, turn_id, variant_ordinal)
   SELECT item.id, source.turn_id, source.ordinal FROM item, unnest($7::uuid[], $8::int[]) AS source (turn_id, ordinal)`,
);

/** What was said on screen after the last episode that still holds, oldest first. */
const UNDIGESTED = `conversations c JOIN turns t ON t.conversation_id = c.id JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
   WHERE c.id = $1 AND c.deleted_at IS NULL AND t.on_path AND t.deleted_at IS NULL AND t.role <> 'notice' AND v.status = 'complete' AND v.text <> ''
     AND t.seq > coalesce((SELECT max(st.seq) FROM memory_items m JOIN memory_sources s ON s.memory_id = m.id JOIN turns st ON st.id = s.turn_id
       WHERE m.account_id = c.account_id AND m.avatar_id = c.avatar_id AND m.kind = 'episode' AND st.conversation_id = c.id AND ${HOLDS}), 0)`;
export const countUndigested = statement<{ count: number }>(
  'chat.count-undigested',
  `SELECT count(*)::int AS count FROM ${UNDIGESTED}`,
);
export type UndigestedRow = {
  account_id: string;
  avatar_id: string;
  turn_id: string;
  ordinal: number;
  role: 'person' | 'character';
  text: string;
};
export const selectUndigested = statement<UndigestedRow>(
  'chat.select-undigested',
  `SELECT c.account_id, c.avatar_id, t.id AS turn_id, v.ordinal, t.role, v.text FROM ${UNDIGESTED} ORDER BY t.seq LIMIT $2`,
);

export const dropSameValue = statement(
  'chat.drop-same-memory',
  'DELETE FROM memory_items WHERE account_id = $1 AND avatar_id = $2 AND relation = $3 AND value_key = $4 AND id <> $5',
);
export const correct = statement(
  'chat.correct-memory',
  'UPDATE memory_items SET value = $2, value_key = $3, corrected_at = $4, valid_to = NULL WHERE id = $1',
);
export const pin = statement(
  'chat.pin-memory',
  `UPDATE memory_items SET kind = 'pinned', valid_to = NULL WHERE id = $1`,
);
export const forget = statement(
  'chat.forget-memory',
  'DELETE FROM memory_items WHERE id = $1 AND account_id = $2 AND avatar_id = $3',
);
export const forgetAll = statement('chat.forget-all', 'DELETE FROM memory_items WHERE account_id = $1');
export const forgetLoops = statement('chat.forget-loops', 'DELETE FROM open_loops WHERE account_id = $1');
export const forgetLoop = statement(
  'chat.forget-loop',
  'DELETE FROM open_loops WHERE id = $1 AND account_id = $2 AND avatar_id = $3',
);
/** What was read in replies goes with the memories made of it. */
export const forgetReceipts = statement(
  'chat.forget-receipts',
  `UPDATE variants v SET receipt = v.receipt - 'facts' - 'memories' FROM turns t WHERE t.account_id = $1 AND v.turn_id = t.id AND v.receipt IS NOT NULL`,
);

export const selectConsent = statement<{ is_granted: boolean; version: number }>(
  'chat.select-consent',
  'SELECT is_granted, version FROM chat_consents WHERE account_id = $1 AND kind = $2 ORDER BY decided_at DESC LIMIT 1',
);
export const insertConsent = statement(
  'chat.insert-consent',
  'INSERT INTO chat_consents (account_id, kind, version, is_granted, decided_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
);

/** A memory as a reply is given it. */
export type Known = { id: string; value: string };

export type ReplyReceipt = {
  engine: string;
  seed: number;
  historyCount?: number;
  isFallback?: boolean;
  blocks?: PromptBlock[];
  facts?: Fact[];
  memories?: { id: string; isSaid: boolean }[];
};
export type ReceiptRow = {
  avatar_id: string;
  account_id: string;
  conversation_id: string;
  /** The person's message the facts were read in, and as which variant. */
  source_id: string | null;
  source_variant: number | null;
  source_role: string | null;
  facts: Fact[] | null;
};
export const selectLearned = statement<ReceiptRow>(
  'chat.select-learned',
  `SELECT c.avatar_id, c.account_id, c.id AS conversation_id, t.parent_id AS source_id, t.parent_variant AS source_variant, p.role AS source_role,
     v.receipt -> 'facts' AS facts
   FROM variants v JOIN turns t ON t.id = v.turn_id JOIN conversations c ON c.id = t.conversation_id LEFT JOIN turns p ON p.id = t.parent_id
   WHERE v.turn_id = $1 AND v.ordinal = $2`,
);
export const selectReceipt = statement<{ receipt: ReplyReceipt | null }>(
  'chat.select-receipt',
  `SELECT v.receipt FROM turns t JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
   WHERE t.id = $1 AND t.conversation_id = $2 AND t.role = 'character' AND t.deleted_at IS NULL`,
);

/** What the person wrote lately to the characters they talk to, for a memory that was just allowed. */
export type SaidRow = { turn_id: string; ordinal: number; text: string; conversation_id: string; avatar_id: string };
export const selectSaidSince = statement<SaidRow>(
  'chat.select-said-since',
  `SELECT t.id AS turn_id, v.ordinal, v.text, c.id AS conversation_id, c.avatar_id
   FROM conversations c JOIN turns t ON t.conversation_id = c.id JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
   WHERE c.account_id = $1 AND c.deleted_at IS NULL AND t.role = 'person' AND t.on_path AND t.deleted_at IS NULL AND t.created_at > $2
   ORDER BY t.created_at LIMIT 200`,
);

export type LoopRow = {
  id: string;
  text: string;
  due_at: Date;
  created_at: Date;
  source: MemoryRow['sources'][number];
};
export const insertLoop = statement(
  'chat.insert-loop',
  `INSERT INTO open_loops (id, account_id, avatar_id, conversation_id, turn_id, variant_ordinal, text, text_key, due_at, status, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open', $10) ON CONFLICT DO NOTHING`,
);
export const selectLoops = statement<LoopRow>(
  'chat.select-loops',
  `SELECT l.id, l.text, l.due_at, l.created_at,
     jsonb_build_object('conversationId', t.conversation_id, 'messageId', t.id, 'excerpt', left(v.text, 160)) AS source
   FROM open_loops l JOIN turns t ON t.id = l.turn_id AND t.on_path AND t.deleted_at IS NULL AND t.active_variant = l.variant_ordinal
   JOIN variants v ON v.turn_id = t.id AND v.ordinal = l.variant_ordinal
   JOIN conversations c ON c.id = l.conversation_id AND c.deleted_at IS NULL
   WHERE l.account_id = $1 AND l.avatar_id = $2 AND l.status = 'open' ORDER BY l.due_at LIMIT 50`,
);
