import type { AchievementId } from '@cafune/contract/achievements';
import { statement } from '../../platform/db/database.ts';

export type CounterRow = { counter: string; value: number };

/** Counts an event once, and tells where its counters stand. `$3` and `$4` lie side by side. */
export const countEvent = statement<CounterRow>(
  'achievements.count-event',
  'SELECT counter, value FROM achievements_count($1, $2, $3::text[], $4::text[], $5)',
);
export const selectCounters = statement<CounterRow>(
  'achievements.select-counters',
  'SELECT counter, value FROM achievement_counters WHERE account_id = $1',
);

export type UnlockRow = { achievement_id: AchievementId; unlocked_at: Date; claimed_at: Date | null };
export const selectUnlocks = statement<UnlockRow>(
  'achievements.select-unlocks',
  'SELECT achievement_id, unlocked_at, claimed_at FROM achievement_unlocks WHERE account_id = $1',
);
/** Once: of what was unlocked already there is no row. */
export const insertUnlocks = statement<{ achievement_id: AchievementId }>(
  'achievements.insert-unlocks',
  `INSERT INTO achievement_unlocks (account_id, achievement_id, unlocked_at) SELECT $1, id, $3 FROM unnest($2::text[]) AS id
   ON CONFLICT DO NOTHING RETURNING achievement_id`,
);
/** Once: no row the second time, nor while it is locked. */
export const claimUnlock = statement(
  'achievements.claim-unlock',
  'UPDATE achievement_unlocks SET claimed_at = $3 WHERE account_id = $1 AND achievement_id = $2 AND claimed_at IS NULL',
);

/** How many a sweep takes at once. */
export const PRUNE_BATCH = 5_000;
export const pruneEvents = statement(
  'achievements.prune-events',
  `DELETE FROM achievement_events WHERE event_id IN (
     SELECT event_id FROM achievement_events WHERE counted_at < $1 ORDER BY counted_at LIMIT ${PRUNE_BATCH})`,
);
