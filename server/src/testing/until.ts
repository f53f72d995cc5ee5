import type { TestApp } from './app.ts';

const PAUSE_MS = 25;

/** Waits for something that happens soon, in another turn or process; fails after `tries` looks (five seconds). */
export async function until(isTrue: () => boolean | Promise<boolean>, tries = 200): Promise<void> {
  for (let look = 0; look < tries; look += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('it did not happen');
}

/** Waits until somebody in the database waits for a lock that another holds. */
export async function untilLocked(app: TestApp): Promise<void> {
  await until(async () => {
    const { rows } = await app.database.db.pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return rows.length > 0;
  });
}
