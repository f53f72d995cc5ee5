/** K12: a database whose log lost its end, and one that came from a backup. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/embedded-postgres/index.ts';
import { checkLedger } from './check.ts';
import { grantCoins, spendCoins } from './ledger.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', '..', 'migrations');
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cafune-restore-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Opened = { dataDir: string; postgres: EmbeddedPostgres; db: Database };

async function open(dataDir: string): Promise<Opened> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  return { dataDir, postgres, db: openDatabase(postgres.connection(), { poolSize: 4, onIdleError: () => undefined }) };
}

async function close({ db, postgres }: Opened): Promise<void> {
  await db.close();
  await postgres.stop();
}

/** Without a word to the disk, as a power cut would: what is not in the log is gone. */
async function crash({ dataDir, db, postgres }: Opened): Promise<void> {
  await db.close();
  process.kill(Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGQUIT');
  await postgres.stop();
}

async function move(db: Database, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const accountId = randomUUID();
    await grantCoins(db, { accountId, key: 'grant', amountCoins: 50, source: 'test', isPaid: false, reason: 'Teste' });
    await spendCoins(db, { accountId, key: 'spend', amountCoins: 20, counterpart: 'house:test', reason: 'Gasto' });
  }
}

it('K12: opens after its log lost its end; the ledger equals the balances, and only what came after the loss is gone', async () => {
  const first = await open(join(root, 'data'));
  await migrate(first.db.pool, MIGRATIONS);
  await move(first.db, 20);
  // A page of the log is 8 KiB: what is cut goes with the page it stood on, which is newer than the first twenty.
  await move(first.db, 40);
  const { rows } = await first.db.pool.query(
    'SELECT file_name, file_offset FROM pg_walfile_name_offset(pg_current_wal_flush_lsn())',
  );
  await move(first.db, 20);
  await crash(first);
  const log = join(first.dataDir, 'postgres/pg_wal', rows[0].file_name);
  truncateSync(log, Number(rows[0].file_offset) + 700);
  const again = await open(first.dataDir);
  const { transfers, faultCount } = await checkLedger(again.db);
  expect(faultCount).toBe(0);
  expect(transfers).toBeGreaterThanOrEqual(40);
  expect(transfers).toBeLessThan(160);
  await move(again.db, 5);
  expect(await checkLedger(again.db)).toMatchObject({ transfers: transfers + 10, faultCount: 0 });
  await close(again);
});

it('K12: opens from a copy of its folder; the ledger equals the balances as they were then', async () => {
  const first = await open(join(root, 'data'));
  await migrate(first.db.pool, MIGRATIONS);
  await move(first.db, 20);
  await close(first);
  cpSync(first.dataDir, join(root, 'copy'), { recursive: true });
  const later = await open(first.dataDir);
  await move(later.db, 5);
  await close(later);
  const copy = await open(join(root, 'copy'));
  expect(await checkLedger(copy.db)).toMatchObject({ accounts: 20, transfers: 40, faultCount: 0 });
  await close(copy);
});
