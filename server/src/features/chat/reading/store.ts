/** Reading a long conversation: what is found, where a day begins, what was read, everything. */
import { statement } from '../../../platform/db/database.ts';

export type FoundRow = {
  id: string;
  seq: number;
  role: 'person' | 'character' | 'notice';
  text: string;
  /** In characters, from 1. */
  position: number;
  created_at: Date;
  total: number;
};
/** Messages on screen that hold `$2`, already folded; the newest first. `total` counts all of them, whatever the page. */
export const searchMessages = statement<FoundRow>(
  'chat.search-messages',
  `WITH found AS (
     SELECT t.id, t.seq, t.role, t.created_at, v.text, strpos(chat_fold(v.text), $2) AS position
     FROM turns t JOIN variants v ON v.turn_id = t.id AND v.ordinal = t.active_variant
     WHERE t.conversation_id = $1 AND t.on_path AND t.deleted_at IS NULL AND strpos(chat_fold(v.text), $2) > 0
   )
   SELECT found.*, (SELECT count(*) FROM found)::int AS total FROM found WHERE seq < $3 ORDER BY seq DESC LIMIT $4`,
);
/** Folds a search as the messages are folded. */
export const foldSearch = statement<{ folded: string }>('chat.fold-search', 'SELECT chat_fold($1) AS folded');

export const selectFirstSince = statement<{ seq: number }>(
  'chat.select-first-since',
  `SELECT seq FROM turns WHERE conversation_id = $1 AND on_path AND deleted_at IS NULL AND created_at >= $2 ORDER BY seq LIMIT 1`,
);

export const markRead = statement(
  'chat.mark-read',
  'UPDATE conversations SET read_seq = greatest(read_seq, least($3, last_seq)) WHERE id = $1 AND account_id = $2 AND deleted_at IS NULL',
);

export type ExportRow = {
  id: string;
  parent_id: string | null;
  parent_variant: number | null;
  role: 'person' | 'character' | 'notice';
  on_path: boolean;
  active_variant: number;
  created_at: Date;
  variants: { text: string; origin: string; reaction: string | null; created_at: string }[];
};
/** Everything that was said and not deleted, in order. */
export const selectForExport = statement<ExportRow>(
  'chat.select-for-export',
  `SELECT t.id, t.parent_id, t.parent_variant, t.role, t.on_path, t.active_variant, t.created_at,
     (SELECT jsonb_agg(jsonb_build_object('text', v.text, 'origin', v.origin, 'reaction', v.reaction, 'created_at', v.created_at) ORDER BY v.ordinal)
       FROM variants v WHERE v.turn_id = t.id) AS variants
   FROM turns t WHERE t.conversation_id = $1 AND t.deleted_at IS NULL ORDER BY t.seq`,
);
