import { statement } from '../../platform/db/database.ts';
import type { AvatarRecord } from './record.ts';

export type AvatarRow = {
  id: string;
  slug: string;
  sort_key: number;
  tags: string[];
  version: number;
  card: AvatarRecord;
  portrait_hash: string;
};

const COLUMNS = 'a.id, a.slug, a.sort_key, a.tags, v.version, v.card, v.portrait_hash';
const CURRENT = 'avatars a JOIN avatar_versions v ON v.avatar_id = a.id AND v.version = a.current_version';

/** Public characters after a place in the order; `$3` is a folded LIKE pattern, `$4` a tag, both optional. */
export const selectPublic = statement<AvatarRow>(
  'avatars.select-public',
  `SELECT ${COLUMNS} FROM ${CURRENT}
   WHERE a.visibility = 'public' AND (a.sort_key, a.id) > ($1, $2)
     AND ($3::text IS NULL OR a.search_text LIKE $3) AND ($4::text IS NULL OR a.tags @> ARRAY[$4])
   ORDER BY a.sort_key, a.id LIMIT $5`,
);

/** By id or slug; another person's private character does not exist (abuse suite B02). */
export const selectVisible = statement<AvatarRow>(
  'avatars.select-visible',
  `SELECT ${COLUMNS} FROM ${CURRENT}
   WHERE (a.id = $1::uuid OR a.slug = $2) AND (a.visibility = 'public' OR a.creator_account_id = $3::uuid)`,
);

/** What one person created, newest first. */
export const selectCreatedBy = statement<AvatarRow>(
  'avatars.select-created-by',
  `SELECT ${COLUMNS} FROM ${CURRENT} WHERE a.creator_account_id = $1 ORDER BY a.created_at DESC, a.id`,
);

/** One version, whoever asks: for conversations that already have it. */
export const selectVersions = statement<AvatarRow>(
  'avatars.select-versions',
  `SELECT ${COLUMNS} FROM avatars a JOIN avatar_versions v ON v.avatar_id = a.id
   JOIN unnest($1::uuid[], $2::int[]) AS wanted (avatar_id, version) ON wanted.avatar_id = v.avatar_id AND wanted.version = v.version`,
);

export const selectPortrait = statement<{ portrait: unknown }>(
  'avatars.select-portrait',
  'SELECT portrait FROM avatar_versions WHERE portrait_hash = $1 LIMIT 1',
);

export const selectCurrentVersions = statement<{
  id: string;
  version: number;
  card: AvatarRecord;
  portrait_hash: string;
}>(
  'avatars.select-current-versions',
  `SELECT a.id, v.version, v.card, v.portrait_hash FROM ${CURRENT} WHERE a.id = ANY($1::uuid[])`,
);

/** Processes that start together seed one after the other. */
export const lockSeed = statement('avatars.lock-seed', 'SELECT pg_advisory_xact_lock(7203120)');

export const insertAvatar = statement(
  'avatars.insert',
  `INSERT INTO avatars (id, slug, visibility, current_version, sort_key, tags, search_text, created_at)
   VALUES ($1, $2, 'public', $3, $4, $5, $6, $7)
   ON CONFLICT (id) DO UPDATE SET current_version = excluded.current_version, sort_key = excluded.sort_key, tags = excluded.tags,
     search_text = excluded.search_text`,
);
export const insertVersion = statement(
  'avatars.insert-version',
  `INSERT INTO avatar_versions (avatar_id, version, card, portrait, portrait_hash, change_note, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);
export const selectPortraitHashes = statement<{ portrait_hash: string }>(
  'avatars.select-portrait-hashes',
  `SELECT DISTINCT v.portrait_hash FROM ${CURRENT} WHERE a.visibility = 'public' ORDER BY 1`,
);
