import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Any constant: processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_203_119;

export class MigrationError extends Error {}

/**
 * Applies the files of `folder` that this database has not seen, in order of name, each in its own transaction.
 * Forward only. @throws MigrationError when an applied file was changed afterwards.
 * @returns how many were applied
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
  const client = await pool.connect();
  try {
    await client.query('SET lock_timeout = 0; SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    let count = 0;
    for (const file of files) count += await applyFile(client, file, applied);
    return count;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await client.query('RESET lock_timeout; RESET statement_timeout').catch(() => undefined);
    client.release();
  }
}

async function applyFile(
  client: pg.PoolClient,
  file: { name: string; text: string },
  applied: ReadonlyMap<string, string>,
): Promise<number> {
  const checksum = createHash('sha256').update(file.text).digest('hex');
  const known = applied.get(file.name);
  if (known === checksum) return 0;
  if (known !== undefined)
    throw new MigrationError(`A migração ${file.name} mudou depois de aplicada; crie outra em vez de editar.`);
  await client.query('BEGIN');
  try {
    await client.query(file.text);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [file.name, checksum]);
    await client.query('COMMIT');
    return 1;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
