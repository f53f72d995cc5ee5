import type { TestApp } from './app.ts';
import { until } from './until.ts';

/** Runs what repeats now; a round that is under way is waited for as well. */
export async function runJob(app: TestApp, name: string): Promise<void> {
  const { pool } = app.database.db;
  await pool.query('SELECT graphile_worker.add_job($1)', [name]);
  await until(async () => {
    const left = await pool.query('SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = $1', [name]);
    return left.rows.length === 0;
  });
}
