import type { ContentLevel } from '@cafune/contract/core/content-level';
import { statement } from '../../platform/db/database.ts';
import type { Json } from './cards/json.ts';
import type { AvatarRecord, ListedAvatar, StoredAvatar } from './record.ts';

/** Whether what is of a column's level may be seen by who sees up to a parameter's. */
export const levelWithin = (column: string, highest: string) => `(${column} = 'romantico' OR ${highest} = 'sensual')`;

const CARD_COLUMNS = 'a.id, a.slug, v.tags, v.version, v.card, v.portrait_hash';
const COUNTS = 'coalesce(n.chat_count, 0) AS chat_count, coalesce(n.like_count, 0) AS like_count';
export const LISTED_COLUMNS = `${CARD_COLUMNS}, ${COUNTS}`;
const CURRENT = 'avatars a JOIN avatar_versions v ON v.avatar_id = a.id AND v.version = a.current_version';
export const LISTED = `${CURRENT} LEFT JOIN avatar_counters n ON n.avatar_id = a.id`;

export type AvatarRow = ListedAvatar & {
  creator_account_id: string | null;
  portrait: unknown;
  follower_count: number;
  paused_at: Date | null;
  is_followed: boolean;
  is_liked: boolean;
};

/** By id or slug; another person's private, paused or archived character does not exist (abuse suite B02). */
export const selectVisible = statement<AvatarRow>(
  'avatars.select-visible',
  `SELECT ${LISTED_COLUMNS}, a.creator_account_id, a.paused_at, v.portrait, coalesce(n.follower_count, 0) AS follower_count,
     EXISTS (SELECT 1 FROM avatar_follows f WHERE f.account_id = $3::uuid AND f.avatar_id = a.id) AS is_followed,
     EXISTS (SELECT 1 FROM avatar_swipes s WHERE s.account_id = $3::uuid AND s.avatar_id = a.id AND s.kind <> 'pass') AS is_liked
   FROM ${LISTED}
   WHERE (a.id = $1::uuid OR a.slug = $2) AND (a.is_listed OR (a.creator_account_id = $3::uuid AND a.archived_at IS NULL))`,
);

/** Listed characters that share the most words with one; she herself is not among them. */
export const selectSimilar = statement<ListedAvatar>(
  'avatars.select-similar',
  `SELECT ${LISTED_COLUMNS} FROM ${LISTED}
   JOIN (
     SELECT c.id, cardinality(ARRAY(SELECT unnest(c.tags || c.traits) INTERSECT SELECT unnest($2::text[] || $3::text[]))) AS likeness
     FROM (SELECT id, tags, traits FROM avatars WHERE is_listed AND id <> $1 AND tags && $2::text[] AND ${levelWithin('content_level', '$4')} ORDER BY -popularity, sort_key, id LIMIT 200) c
   ) near ON near.id = a.id
   ORDER BY near.likeness DESC, a.popularity DESC, a.sort_key LIMIT 6`,
);

/** One version, whoever asks: for conversations that already have it. */
export const selectVersions = statement<StoredAvatar & { source_card: Json }>(
  'avatars.select-versions',
  `SELECT ${CARD_COLUMNS}, v.source_card FROM avatars a JOIN avatar_versions v ON v.avatar_id = a.id
   JOIN unnest($1::uuid[], $2::int[]) AS wanted (avatar_id, version) ON wanted.avatar_id = v.avatar_id AND wanted.version = v.version`,
);

/** What everybody sees of them now. */
export const selectCurrentVersions = statement<{
  id: string;
  version: number;
  card: AvatarRecord;
  tags: string[];
  portrait_hash: string;
}>(
  'avatars.select-current-versions',
  `SELECT a.id, v.version, v.card, v.tags, v.portrait_hash FROM ${CURRENT} WHERE a.id = ANY($1::uuid[])`,
);

/** What an account that talks to her sees of her now: nothing of one that is private to others, or put away. */
export const selectOfferedVersion = statement<{ version: number; change_note: string; created_at: Date }>(
  'avatars.select-offered-version',
  `SELECT v.version, v.change_note, v.created_at FROM ${CURRENT}
   WHERE a.id = $1 AND a.archived_at IS NULL AND (a.visibility = 'public' OR a.creator_account_id = $2)`,
);
export const selectPaused = statement<{ id: string }>(
  'avatars.select-paused',
  'SELECT id FROM avatars WHERE id = $1 AND paused_at IS NOT NULL',
);

export const selectListedCards = statement<ListedAvatar>(
  'avatars.select-listed-cards',
  `SELECT ${LISTED_COLUMNS} FROM ${LISTED} WHERE a.is_listed AND a.id = ANY($1::uuid[]) AND ${levelWithin('a.content_level', '$2')}`,
);
export const selectLevel = statement<{ content_level: ContentLevel }>(
  'avatars.select-level',
  'SELECT content_level FROM avatars WHERE id = $1 AND is_listed',
);

/** The best liked of the catalogue, whole: who may post. */
export const selectBestLiked = statement<StoredAvatar & { portrait: unknown }>(
  'avatars.select-best-liked',
  `SELECT ${CARD_COLUMNS}, v.portrait FROM ${CURRENT} WHERE a.is_listed ORDER BY -a.popularity, a.sort_key, a.id LIMIT $1`,
);

export const selectPortrait = statement<{ params: unknown; picture: Buffer | null }>(
  'avatars.select-portrait',
  'SELECT params, picture FROM portraits WHERE hash = $1',
);

/** Processes that start together seed one after the other. */
export const lockSeed = statement('avatars.lock-seed', 'SELECT pg_advisory_xact_lock(7203120)');

/** A row without a version yet; `showVersion` completes it. */
export const insertAvatar = statement(
  'avatars.insert',
  `INSERT INTO avatars (id, slug, creator_account_id, visibility, publication, current_version, latest_version, sort_key, tags, search_text, created_at)
   VALUES ($1, $2, $3, $4, $5, 1, 1, $6, '{}', '', $7)
   ON CONFLICT (id) DO NOTHING`,
);
export const insertPortraits = statement(
  'avatars.insert-portraits',
  `INSERT INTO portraits (hash, params, created_at)
   SELECT hash, params::jsonb, $3 FROM unnest($1::text[], $2::text[]) AS drawn (hash, params) ON CONFLICT DO NOTHING`,
);
export const selectVersionPortrait = statement<{ portrait: unknown }>(
  'avatars.select-version-portrait',
  'SELECT portrait FROM avatar_versions WHERE avatar_id = $1 AND version = $2',
);
export const insertVersion = statement(
  'avatars.insert-version',
  `WITH latest AS (UPDATE avatars SET latest_version = $2 WHERE id = $1)
   INSERT INTO avatar_versions (avatar_id, version, card, tags, portrait, portrait_hash, change_note, source_card, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);
export const showVersion = statement(
  'avatars.show-version',
  `UPDATE avatars SET current_version = $2, tags = $3, search_text = $4, age = $5, relationship = $6, traits = $7, name_key = $8,
     content_level = $9 WHERE id = $1`,
);
export const updateSortKey = statement('avatars.update-sort-key', 'UPDATE avatars SET sort_key = $2 WHERE id = $1');
export const selectPortraitHashes = statement<{ hash: string }>(
  'avatars.select-portrait-hashes',
  `SELECT DISTINCT v.portrait_hash AS hash FROM ${CURRENT} WHERE a.is_listed AND a.creator_account_id IS NULL ORDER BY 1`,
);

export const insertFollow = statement(
  'avatars.insert-follow',
  `WITH made AS (
     INSERT INTO avatar_follows (account_id, avatar_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING avatar_id
   )
   INSERT INTO avatar_counters AS n (avatar_id, follower_count) SELECT avatar_id, 1 FROM made
   ON CONFLICT (avatar_id) DO UPDATE SET follower_count = n.follower_count + 1, is_fresh = true`,
);
export const deleteFollow = statement(
  'avatars.delete-follow',
  `WITH gone AS (DELETE FROM avatar_follows WHERE account_id = $1 AND avatar_id = $2 RETURNING avatar_id)
   UPDATE avatar_counters n SET follower_count = n.follower_count - 1, is_fresh = true FROM gone WHERE n.avatar_id = gone.avatar_id`,
);
export const selectFollowers = statement<{ follower_count: number }>(
  'avatars.select-followers',
  'SELECT follower_count FROM avatar_counters WHERE avatar_id = $1',
);
/** Which of some avatars an account follows; all of them when none are named. */
export const selectFollowed = statement<{ avatar_id: string }>(
  'avatars.select-followed',
  'SELECT avatar_id FROM avatar_follows WHERE account_id = $1 AND ($2::uuid[] IS NULL OR avatar_id = ANY($2)) ORDER BY created_at DESC LIMIT 1000',
);

/** Counts an account once, whatever it opens and deletes; nothing of a character who went with her maker meanwhile. */
export const countChat = statement(
  'avatars.count-chat',
  `WITH made AS (
     INSERT INTO avatar_chats (account_id, avatar_id, created_at)
     SELECT $1::uuid, id, $3::timestamptz FROM avatars WHERE id = $2 ON CONFLICT DO NOTHING RETURNING avatar_id
   )
   INSERT INTO avatar_counters AS n (avatar_id, chat_count) SELECT avatar_id, 1 FROM made
   ON CONFLICT (avatar_id) DO UPDATE SET chat_count = n.chat_count + 1, is_fresh = true`,
);
/** A chat weighs three likes, a follower two: talking is what people come for. */
export const refreshPopularity = statement(
  'avatars.refresh-popularity',
  `WITH counted AS (
     UPDATE avatar_counters SET is_fresh = false
     WHERE avatar_id IN (SELECT avatar_id FROM avatar_counters WHERE is_fresh LIMIT 1000 FOR UPDATE SKIP LOCKED)
     RETURNING avatar_id, chat_count * 3 + follower_count * 2 + like_count AS popularity
   )
   UPDATE avatars a SET popularity = counted.popularity FROM counted WHERE a.id = counted.avatar_id AND a.popularity <> counted.popularity`,
);
