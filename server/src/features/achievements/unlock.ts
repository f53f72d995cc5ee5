import type { AppDeps } from '../../deps.ts';
import type { Count } from './counting.ts';
import { ACHIEVEMENTS } from './definitions.ts';
import { mayUnlock } from './policy.ts';
import * as store from './store.ts';

export type AchievementDeps = Pick<AppDeps, 'db' | 'clock' | 'outbox'>;

type Happened = { eventId: number; accountId: string; counts: readonly Count[] };

/** Counts what happened, once per event, and unlocks what it completes. Twice is once. */
export async function countEvent(deps: AchievementDeps, happened: Happened): Promise<void> {
  const { eventId, accountId } = happened;
  if (happened.counts.length === 0) return;
  // Events of one account that are delivered together take its rows in the same order.
  const counts = [...happened.counts].sort((one, other) => (one.counter < other.counter ? -1 : 1));
  const standing = await deps.db.all(store.countEvent, [
    eventId,
    accountId,
    counts.map(({ counter }) => counter),
    counts.map(({ subject }) => subject ?? null),
    deps.clock.now(),
  ]);
  await unlockReached(deps, accountId, standing);
}

/** Somebody signed up: what they did as a guest unlocks now. */
export async function unlockWaiting(deps: AchievementDeps, accountId: string): Promise<void> {
  await unlockReached(deps, accountId, await deps.db.all(store.selectCounters, [accountId]));
}

async function unlockReached(
  deps: AchievementDeps,
  accountId: string,
  standing: readonly store.CounterRow[],
): Promise<void> {
  const value = new Map(standing.map((row) => [row.counter, row.value]));
  const reached = ACHIEVEMENTS.filter(({ counter, goal }) => (value.get(counter) ?? 0) >= goal);
  if (reached.length === 0) return;
  const known = new Set((await deps.db.all(store.selectUnlocks, [accountId])).map((row) => row.achievement_id));
  const ids = reached.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  if (ids.length === 0 || !(await mayUnlock(deps.db, accountId))) return;
  await deps.db.transaction(async (tx) => {
    const unlocked = new Set(
      (await tx.all(store.insertUnlocks, [accountId, ids, deps.clock.now()])).map((row) => row.achievement_id),
    );
    for (const { id: achievementId, title, coins } of reached)
      if (unlocked.has(achievementId))
        await deps.outbox.add(tx, 'achievements.unlocked', { accountId, achievementId, title, coins });
  });
  deps.outbox.kick();
}

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** Somebody did all of an achievement; its coins wait for them. */
    'achievements.unlocked': { accountId: string; achievementId: string; title: string; coins: number };
  }
}
