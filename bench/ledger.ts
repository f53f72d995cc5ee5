import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { checkLedger } from '../server/src/features/coins/index.ts';
import { openDatabase } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/index.ts';
import { findPgbench, pgbench } from './database-client.ts';
import type { Row } from './table.ts';

const ACCOUNTS = 5_000;
/** Short rounds, many of them: what else the machine does comes and goes within seconds, and the best of each is the least disturbed. */
const SECONDS = 2;
const ROUNDS = 9;
const LOAD = ['-n', '-c', '8', '-j', '2', '-M', 'prepared', '-T', String(SECONDS)];

/** Lots of one coin that each account of the second kind has: enough for all rounds. */
const SMALL_LOTS = 100;

const SCRIPTS = {
  'spend from one lot': `\\set a random(1, ${ACCOUNTS})\nSELECT * FROM coins_spend(bench_account(:a), gen_random_uuid()::text, 1, 'house-bench', 'Bench', '\\x00'::bytea);\n`,
  'spend over two to five lots': `\\set a random(1, ${ACCOUNTS})\n\\set c random(2, 5)\nSELECT * FROM coins_spend(bench_account(${ACCOUNTS} + :a), gen_random_uuid()::text, :c, 'house-bench', 'Bench', '\\x00'::bytea);\n`,
  'reserve + capture': `\\set a random(1, ${ACCOUNTS})\n\\set h random(1, 9000000000000000)\nSELECT * FROM coins_reserve(bench_id(:h), bench_account(:a), 2, 'Bench', now() + interval '15 minutes');\nSELECT * FROM coins_capture(bench_id(:h), 2, 'house-bench', '\\x00'::bytea);\n`,
  'spend, spread over house accounts': `\\set a random(1, ${ACCOUNTS})\nSELECT * FROM coins_spend(bench_account(:a), gen_random_uuid()::text, 1, 'house-' || :a, 'Bench', '\\x00'::bytea);\n`,
  'spend, one person at eight places': `SELECT * FROM coins_spend(bench_account(1), gen_random_uuid()::text, 1, 'house-bench', 'Bench', '\\x00'::bytea);\n`,
} as const;
const [HOT, SPREAD] = ['spend from one lot', 'spend, spread over house accounts'];

const BASE = 'pgbench TPC-B-like';
const GOALS: Record<string, string> = {
  'spend from one lot': '≥ 1.5',
  'spend over two to five lots': '≥ 0.75',
  'reserve + capture': '≥ 0.6',
};

/** The ledger against pgbench's TPC-B-like transaction, on the same server in the same run. Ratios of transactions a second, best of alternating rounds. */
export async function benchLedger(): Promise<Row[]> {
  const program = findPgbench();
  if (!program) return [{ name: 'ledger', value: 'pgbench is not on this machine', goal: '' }];
  const dataDir = await mkdtemp(join(tmpdir(), 'cafune-ledger-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await prepare(postgres.connection());
    pgbench(program, dataDir, ['-i', '-q', '-s', '50', 'bench_tpcb']);
    const best = new Map<string, number>();
    const keep = (name: string, rate: number) => best.set(name, Math.max(rate, best.get(name) ?? 0));
    const file = join(dataDir, 'script.sql');
    for (let round = 0; round < ROUNDS; round += 1) {
      keep(BASE, pgbench(program, dataDir, [...LOAD, 'bench_tpcb']));
      for (const [name, script] of Object.entries(SCRIPTS)) {
        await writeFile(file, script);
        keep(name, pgbench(program, dataDir, [...LOAD, '-f', file, 'cafune']));
      }
    }
    await requireCoinsLeft(postgres.connection());
    const base = best.get(BASE) ?? Number.NaN;
    const ratios = [...best].map(([name, rate]) => ({
      name,
      value: `${Math.round(rate)}/s = ${(rate / base).toFixed(2)} ×`,
      goal: GOALS[name] ?? '',
    }));
    return [...ratios, compareHouses(best), await measureCheck(postgres.connection())];
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A spend that is refused takes less than one that is done, and would count as one. */
async function requireCoinsLeft(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Pool({ ...connection, max: 1 });
  const { rows } = await client.query('SELECT min(posted) AS least FROM coin_accounts');
  await client.end();
  if (rows[0].least < 5) throw new Error(`accounts ran out of coins: more than ${SMALL_LOTS} lots are needed`);
}

/** money.md: "hot house account within 10 % of spread". House accounts are ids, so that everybody may pay into one. */
function compareHouses(best: ReadonlyMap<string, number>): Row {
  const ratio = (best.get(HOT) ?? Number.NaN) / (best.get(SPREAD) ?? Number.NaN);
  return { name: 'one hot house account against many', value: `${ratio.toFixed(2)} ×`, goal: '≥ 0.90' };
}

const TRANSFERS = 1_000_000;

/** How long the nightly check takes over what the rounds left, filled up to a million transfers. */
async function measureCheck(connection: pg.PoolConfig): Promise<Row> {
  await fill(connection);
  const db = openDatabase(connection, { poolSize: 2, onIdleError: () => undefined });
  try {
    const startedMs = performance.now();
    const { transfers, faultCount } = await checkLedger(db);
    const seconds = (performance.now() - startedMs) / 1_000;
    return {
      name: `check of ${transfers.toLocaleString('pt-BR')} transfers, ${faultCount} faults`,
      value: `${seconds.toFixed(1)} s`,
      goal: '≤ 10 s',
    };
  } finally {
    await db.close();
  }
}

async function fill(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Pool({ ...connection, max: 1 });
  const { rows } = await client.query('SELECT count(*)::int AS count FROM coin_transfers');
  const each = Math.max(0, Math.ceil((TRANSFERS - rows[0].count) / ACCOUNTS));
  await client.query(
    `SELECT count(*) FROM generate_series(1, ${ACCOUNTS}) n, generate_series(1, ${each}) g,
       LATERAL coins_grant(bench_account(n), 'fill-' || g, gen_random_uuid(), 1, 'bench', false, NULL, 'Bench', NULL, '\\x00'::bytea)`,
  );
  await client.query('ANALYZE');
  await client.end();
}

async function prepare(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Pool(connection);
  await migrate(client, join(import.meta.dirname, '../server/migrations'));
  await client.query('CREATE DATABASE bench_tpcb');
  await client.query(
    `CREATE FUNCTION bench_account(n int) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$ SELECT lpad(to_hex(n), 32, '0')::uuid $$;
     CREATE FUNCTION bench_id(n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$ SELECT lpad(to_hex(n), 32, '0')::uuid $$`,
  );
  await client.query(
    `SELECT coins_grant(bench_account(n), 'welcome', gen_random_uuid(), 1000000, 'bench', false, NULL, 'Bench', NULL, '\\x00'::bytea)
     FROM generate_series(1, ${ACCOUNTS}) n`,
  );
  for (let lot = 1; lot <= SMALL_LOTS; lot += 1)
    await client.query(
      `SELECT coins_grant(bench_account(${ACCOUNTS} + n), 'lot-${lot}', gen_random_uuid(), 1, 'bench', false, NULL, 'Bench', NULL, '\\x00'::bytea)
       FROM generate_series(1, ${ACCOUNTS}) n`,
    );
  await client.query('VACUUM ANALYZE');
  await client.end();
}
