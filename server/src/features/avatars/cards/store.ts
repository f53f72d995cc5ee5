/** Cards people bring and take away. Each statement names the owner. */
import { statement } from '../../../platform/db/database.ts';
import type { SourceCard } from './build-card.ts';

/** Keeps a card until its avatar is made; of an account's cards only the newest twenty wait. */
export const insertImport = statement(
  'avatars.insert-import',
  `WITH old AS (
     DELETE FROM avatar_imports WHERE id IN (
       SELECT id FROM avatar_imports WHERE account_id = $2 ORDER BY created_at DESC, id DESC OFFSET 19
     )
   )
   INSERT INTO avatar_imports (id, account_id, card, created_at, doubts) VALUES ($1, $2, $3, $4, $5)`,
);

/** The card the newest version of one's own goes back to. */
export const selectSourceCard = statement<{ source_card: SourceCard | null }>(
  'avatars.select-source-card',
  `SELECT v.source_card FROM avatars a JOIN avatar_versions v ON v.avatar_id = a.id AND v.version = a.latest_version
   WHERE a.id = $1 AND a.creator_account_id = $2`,
);
