import type pg from 'pg';
import { until } from './until.ts';

const LOCK_ROW = 'SELECT 1 FROM coin_accounts WHERE account_id = $1 FOR UPDATE';

/**
 * Holds an account's coins until `move`, which takes those of several accounts, waits for them.
 * @returns whether it had locked another account's by then
 */
export async function locksBefore(
  pool: pg.Pool,
  { awaited, other }: { awaited: string; other: string },
  move: () => Promise<unknown>,
): Promise<boolean> {
  const holder = await pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(LOCK_ROW, [awaited]);
    const moved = move();
    await until(async () => {
      const { rows } = await pool.query(
        'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0',
      );
      return rows.length > 0;
    });
    const { rows } = await pool.query(`${LOCK_ROW} SKIP LOCKED`, [other]);
    await holder.query('COMMIT');
    await moved;
    return rows.length === 0;
  } finally {
    holder.release();
  }
}

/** One person stands behind some accounts, and nobody was told yet. */
export async function makeOnePerson(pool: pg.Pool, accountIds: readonly string[]): Promise<void> {
  await pool.query(
    `INSERT INTO age_results (account_id, outcome, provider, method, subject_hash, found_at)
     SELECT unnest($1::uuid[]), 'adult', 'test', 'test', sha256($2::text::bytea), now()`,
    [accountIds, accountIds.join()],
  );
}
