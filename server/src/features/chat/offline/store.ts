/** What the engine reads of a conversation for the next reply at its end. */
import { statement } from '../../../platform/db/database.ts';
import type { DialogueMessage, Fact } from '../../../providers/text/port.ts';
import type { Known } from '../memory/store.ts';
import { knownOf, mayRemember } from '../replies/store.ts';

export type EndRow = {
  avatar_id: string;
  avatar_version: number;
  engine_state: unknown;
  engine_used: unknown;
  /** The last messages on screen, oldest first. */
  history: DialogueMessage[];
  facts: (Fact & Known)[];
  pinned: Known[];
  may_remember: boolean;
};
/** As `chat.select-reply-context` reads it for a reply that was asked for. */
export const selectEnd = statement<EndRow>(
  'chat.select-end',
  `SELECT c.avatar_id, c.avatar_version, c.engine_used, way.history, way.engine_state, memory.facts, memory.pinned,
     ${mayRemember('c')} AS may_remember
   FROM conversations c CROSS JOIN LATERAL (
     WITH up AS (
       SELECT t.seq, t.role, t.deleted_at, v.text, v.reaction, v.engine_state FROM turns t
       JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
       WHERE t.conversation_id = c.id AND t.on_path ORDER BY t.seq DESC LIMIT 80
     ), said AS (
       SELECT * FROM up WHERE role <> 'notice' AND deleted_at IS NULL AND text <> '' ORDER BY seq DESC LIMIT 39
     )
     SELECT coalesce((SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('role', role, 'text', text, 'reaction', reaction)) ORDER BY seq)
         FROM said), '[]') AS history,
       (SELECT engine_state FROM up WHERE engine_state IS NOT NULL ORDER BY seq DESC LIMIT 1) AS engine_state
   ) way CROSS JOIN LATERAL (
     ${knownOf('c')}
   ) memory WHERE c.id = $1 AND c.account_id = $2`,
);
