import { statement, statementPlannedEachTime } from '../../../platform/db/database.ts';
import type { AvatarRecord, ListedAvatar } from '../record.ts';
import { LISTED, LISTED_COLUMNS, levelWithin } from '../store.ts';

export type FoundRow = ListedAvatar & { popularity: number; sort_key: number; created_at: Date; name_key: string };

/**
 * What every order filters by: `$1` the words of a search as folded LIKE patterns, `$2` tags, `$3` traits, `$4`-`$5` ages, `$6` relationship,
 * `$7` origin, `$8` the longest of the patterns, alone because only that form can use the trigram index, `$9` the viewer's level. Each but the
 * level may be null.
 */
const FILTER = `a.is_listed AND ${levelWithin('a.content_level', '$9')}
  AND ($8::text IS NULL OR a.search_text LIKE $8) AND ($1::text[] IS NULL OR a.search_text LIKE ALL ($1))
  AND ($2::text[] IS NULL OR a.tags @> $2) AND ($3::text[] IS NULL OR a.traits @> $3)
  AND ($4::int IS NULL OR a.age >= $4) AND ($5::int IS NULL OR a.age <= $5)
  AND ($6::text IS NULL OR a.relationship = $6)
  AND ($7::text IS NULL OR (a.creator_account_id IS NULL) = ($7 = 'house'))`;
/** Who is found, and what is shown of them: ordering thousands must not carry their cards along. */
const FOUND = 'WITH found AS MATERIALIZED (SELECT a.id AS found_id FROM avatars a';
const SHOWN = `SELECT ${LISTED_COLUMNS}, a.popularity, a.sort_key, a.created_at, a.name_key FROM ${LISTED} JOIN found ON found_id = a.id`;

/** `$10` page size, then the place in the order after which the page begins. */
export const selectPopular = statementPlannedEachTime<FoundRow>(
  'avatars.select-popular',
  `${FOUND} WHERE ${FILTER} AND ($11::bigint IS NULL OR (-a.popularity, a.sort_key, a.id) > (-$11::bigint, $12::bigint, $13::uuid))
   ORDER BY -a.popularity, a.sort_key, a.id LIMIT $10) ${SHOWN} ORDER BY -a.popularity, a.sort_key, a.id`,
);
export const selectNewest = statementPlannedEachTime<FoundRow>(
  'avatars.select-newest',
  `${FOUND} WHERE ${FILTER} AND ($11::timestamptz IS NULL OR (a.created_at, a.id) < ($11, $12::uuid))
   ORDER BY a.created_at DESC, a.id DESC LIMIT $10) ${SHOWN} ORDER BY a.created_at DESC, a.id DESC`,
);
export const selectByName = statementPlannedEachTime<FoundRow>(
  'avatars.select-by-name',
  `${FOUND} WHERE ${FILTER} AND ($11::text IS NULL OR (a.name_key, a.id) > ($11, $12::uuid))
   ORDER BY a.name_key, a.id LIMIT $10) ${SHOWN} ORDER BY a.name_key, a.id`,
);
/** How many a filter finds, up to `$10`. */
export const countFound = statementPlannedEachTime<{ found: number }>(
  'avatars.count-found',
  `SELECT count(*)::int AS found FROM (SELECT 1 FROM avatars a WHERE ${FILTER} LIMIT $10) AS capped`,
);

export const selectTags = statement<{ tag: string; count: number }>(
  'avatars.select-tags',
  `SELECT tag, count(*)::int AS count FROM (SELECT tags FROM avatars WHERE is_listed AND content_level = 'romantico' ORDER BY -popularity, sort_key, id LIMIT 2000) AS top, unnest(tags) AS tag
   GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 40`,
);

export type DeckRow = ListedAvatar & {
  card: AvatarRecord;
  traits: string[];
  popularity: number;
  sort_key: number;
  created_at: Date;
};
const DECK_FILTER = `a.is_listed AND ${levelWithin('a.content_level', '$6')} AND (a.creator_account_id IS NULL OR a.creator_account_id <> $1)
  AND NOT EXISTS (SELECT 1 FROM avatar_swipes s WHERE s.account_id = $1 AND s.avatar_id = a.id)
  AND ($2::int IS NULL OR a.age >= $2) AND ($3::int IS NULL OR a.age <= $3) AND ($4::text IS NULL OR a.relationship = $4)`;
const DECK_IDS = 'SELECT a.id FROM avatars a';
/** Whom an account has not seen: the best liked, the newest, and those with words of their taste (`$5`). */
export const selectDeckCandidates = statementPlannedEachTime<DeckRow>(
  'avatars.select-deck-candidates',
  `WITH candidates AS (
     (${DECK_IDS} WHERE ${DECK_FILTER} ORDER BY -a.popularity, a.sort_key, a.id LIMIT 60)
     UNION (${DECK_IDS} WHERE ${DECK_FILTER} ORDER BY a.created_at DESC, a.id DESC LIMIT 30)
     UNION (${DECK_IDS} WHERE ${DECK_FILTER} AND a.tags && $5::text[] ORDER BY -a.popularity, a.sort_key, a.id LIMIT 60)
   )
   SELECT ${LISTED_COLUMNS}, a.traits, a.popularity, a.sort_key, a.created_at FROM ${LISTED} JOIN candidates c ON c.id = a.id`,
);
/** The words of the last likes and passes of an account, newest first. */
export const selectTaste = statement<{ kind: string; tags: string[]; traits: string[] }>(
  'avatars.select-taste',
  `SELECT s.kind, a.tags, a.traits FROM avatar_swipes s JOIN avatars a ON a.id = s.avatar_id
   WHERE s.account_id = $1 ORDER BY s.created_at DESC LIMIT 60`,
);
export const countPassed = statement<{ passed: number }>(
  'avatars.count-passed',
  `SELECT count(*)::int AS passed FROM avatar_swipes s JOIN avatars a ON a.id = s.avatar_id AND a.is_listed
   WHERE s.account_id = $1 AND s.kind = 'pass'`,
);
export const deletePasses = statement(
  'avatars.delete-passes',
  `DELETE FROM avatar_swipes WHERE account_id = $1 AND kind = 'pass'`,
);

export type SwipeRow = { kind: 'like' | 'pass' | 'super-like'; transfer_id: string | null; free_day: string | null };
/** One swipe of an account at a time, so that no coin is asked twice. */
export const lockSwipes = statement(
  'avatars.lock-swipes',
  'SELECT pg_advisory_xact_lock(hashtextextended($1::text, 7203121))',
);
export const selectSwipe = statement<SwipeRow>(
  'avatars.select-swipe',
  'SELECT kind, transfer_id, free_day::text AS free_day FROM avatar_swipes WHERE account_id = $1 AND avatar_id = $2',
);
export const upsertSwipe = statement(
  'avatars.upsert-swipe',
  `INSERT INTO avatar_swipes (account_id, avatar_id, kind, transfer_id, created_at, free_day) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (account_id, avatar_id) DO UPDATE SET kind = excluded.kind, transfer_id = excluded.transfer_id, created_at = excluded.created_at,
     free_day = excluded.free_day`,
);
export const deleteSwipe = statement(
  'avatars.delete-swipe',
  'DELETE FROM avatar_swipes WHERE account_id = $1 AND avatar_id = $2',
);
export const countLike = statement(
  'avatars.count-like',
  `INSERT INTO avatar_counters AS n (avatar_id, like_count) VALUES ($1, greatest($2::int, 0))
   ON CONFLICT (avatar_id) DO UPDATE SET like_count = greatest(n.like_count + $2, 0), is_fresh = true`,
);
export const countLikes = statement<{ likes: number }>(
  'avatars.count-likes',
  `SELECT count(*)::int AS likes FROM avatar_swipes WHERE account_id = $1 AND kind <> 'pass'`,
);
