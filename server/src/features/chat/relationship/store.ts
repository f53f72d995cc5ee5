/** How close a person and a character are: points with a log of causes, and her mood. */
import type { AffinityCause, Mood } from '@cafune/contract/chat/memory';
import { statement } from '../../../platform/db/database.ts';

/**
 * Counts a cause once for its key, unless the cause has counted `$6` times since `$7`, and adds its points.
 */
export const addPoints = statement<{ points: number }>(
  'chat.add-points',
  `WITH counted AS (
     INSERT INTO relationship_events (account_id, avatar_id, cause, key, points, created_at)
     SELECT $1::uuid, $2::uuid, $3::text, $4::text, $5::int, $8::timestamptz
     WHERE (SELECT count(*) FROM relationship_events e WHERE e.account_id = $1::uuid AND e.avatar_id = $2::uuid AND e.cause = $3::text
       AND e.created_at >= $7::timestamptz) < $6::int
     ON CONFLICT DO NOTHING RETURNING points
   )
   INSERT INTO relationships AS r (account_id, avatar_id, points, mood_at, since)
   SELECT $1::uuid, $2::uuid, points, $8::timestamptz, $8::timestamptz FROM counted
   ON CONFLICT (account_id, avatar_id) DO UPDATE SET points = r.points + excluded.points RETURNING r.points`,
);
export const setMood = statement(
  'chat.set-mood',
  `INSERT INTO relationships (account_id, avatar_id, mood, mood_at, since) VALUES ($1, $2, $3, $4, $4)
   ON CONFLICT (account_id, avatar_id) DO UPDATE SET mood = excluded.mood, mood_at = excluded.mood_at`,
);

export type RelationshipRow = { points: number; mood: Mood; mood_at: Date; since: Date };
export const selectRelationship = statement<RelationshipRow>(
  'chat.select-relationship',
  'SELECT points, mood, mood_at, since FROM relationships WHERE account_id = $1 AND avatar_id = $2',
);
export const selectRecentEvents = statement<{ cause: AffinityCause; points: number; created_at: Date }>(
  'chat.select-relationship-events',
  `SELECT cause, points, created_at FROM relationship_events WHERE account_id = $1 AND avatar_id = $2 ORDER BY created_at DESC LIMIT 20`,
);
export const countMessages = statement<{ count: number }>(
  'chat.count-exchanged',
  `SELECT count(*)::int AS count FROM conversations c JOIN turns t ON t.conversation_id = c.id
   WHERE c.account_id = $1 AND c.avatar_id = $2 AND c.deleted_at IS NULL AND t.on_path AND t.deleted_at IS NULL AND t.role <> 'notice'`,
);
/** What a finished reply answered: the person's words, and whether a gift came with them. */
export const selectAnswered = statement<{ avatar_id: string; text: string | null; is_gift: boolean }>(
  'chat.select-answered',
  `SELECT c.avatar_id, CASE WHEN p.role = 'person' THEN v.text END AS text,
     coalesce(p.attachment ->> 'kind' = 'gift', false) AS is_gift
   FROM turns t JOIN conversations c ON c.id = t.conversation_id LEFT JOIN turns p ON p.id = t.parent_id
   LEFT JOIN variants v ON v.turn_id = p.id AND v.ordinal = t.parent_variant WHERE t.id = $1`,
);
