import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createAppProcess } from './app-process.ts';
import { findPgbench, pgbench, socketFolder } from './database-client.ts';
import type { Row } from './table.ts';

const ACCOUNTS = 5_000;
const SECONDS = 10;
const LOAD = ['-n', '-c', '8', '-j', '2', '-M', 'prepared', '-T', String(SECONDS)];

const SCRIPTS = {
  'spend from a lot': `\\set a random(1, ${ACCOUNTS})\nSELECT * FROM coins_spend(bench_account(:a), gen_random_uuid()::text, 1, 'house:bench', 'Bench', '\\x00'::bytea);\n`,
  'reserve + capture': `\\set a random(1, ${ACCOUNTS})\nSELECT gen_random_uuid() AS hold \\gset\nSELECT * FROM coins_reserve(':hold', bench_account(:a), 2, 'Bench', now() + interval '15 minutes');\nSELECT * FROM coins_capture(':hold', 2, 'house:bench', '\\x00'::bytea);\n`,
  'spend, one hot account': `SELECT * FROM coins_spend(bench_account(1), gen_random_uuid()::text, 1, 'house:bench', 'Bench', '\\x00'::bytea);\n`,
} as const;

/** The ledger against pgbench's TPC-B-like transaction, on the same server in the same run. Ratios of transactions a second. */
export async function benchLedger(): Promise<Row[]> {
  const program = findPgbench();
  if (!program) return [{ name: 'ledger', value: 'pgbench is not on this machine', goal: '' }];
  const app = await createAppProcess();
  await app.start();
  const folder = await mkdtemp(join(tmpdir(), 'cafune-pgbench-'));
  try {
    await prepare(app.dataDir);
    pgbench(program, app.dataDir, ['-i', '-q', '-s', '50', 'bench_tpcb']);
    const base = pgbench(program, app.dataDir, [...LOAD, 'bench_tpcb']);
    const rows: Row[] = [{ name: 'pgbench TPC-B-like', value: `${Math.round(base)}/s`, goal: '' }];
    const goals: Record<string, string> = {
      'spend from a lot': '≥ 1.5 (with lots ≥ 0.75)',
      'reserve + capture': '≥ 0.6',
      'spend, one hot account': '',
    };
    for (const [name, script] of Object.entries(SCRIPTS)) {
      const file = join(folder, 'script.sql');
      await writeFile(file, script);
      const rate = pgbench(program, app.dataDir, [...LOAD, '-f', file, 'cafune']);
      rows.push({ name, value: `${Math.round(rate)}/s = ${(rate / base).toFixed(2)} ×`, goal: goals[name] ?? '' });
    }
    return rows;
  } finally {
    await app.stop();
    await app.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepare(dataDir: string): Promise<void> {
  const client = new pg.Client({ host: socketFolder(dataDir), user: 'cafune', database: 'cafune' });
  await client.connect();
  await client.query('CREATE DATABASE bench_tpcb');
  await client.query(
    `CREATE FUNCTION bench_account(n int) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$ SELECT lpad(to_hex(n), 32, '0')::uuid $$`,
  );
  await client.query(
    `SELECT coins_grant(bench_account(n), 'welcome', gen_random_uuid(), 1000000, 'bench', false, NULL, 'Bench', NULL, '\\x00'::bytea)
     FROM generate_series(1, ${ACCOUNTS}) n`,
  );
  await client.end();
}
