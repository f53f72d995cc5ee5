/** A database of the release before, in which people owe coins and have some, and processes of that release beside ours. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { asAdmin, connectionTo } from '../../testing/database.ts';
import { locksBefore } from '../../testing/lock-order.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', '..', 'migrations');
const SETTLES = '0041';
const name = `cafune_test_${randomUUID().slice(0, 8)}`;
let folder: string;
let db: Database;
const bring = (isTaken: (file: string) => boolean) => {
  for (const file of readdirSync(MIGRATIONS).filter(isTaken)) cpSync(join(MIGRATIONS, file), join(folder, file));
  return migrate(db.pool, folder);
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cafune-settle-'));
  await asAdmin(inject('databaseServer'), `CREATE DATABASE ${name}`);
  db = openDatabase(connectionTo(inject('databaseServer'), name), { poolSize: 5, onIdleError: () => undefined });
  await bring((file) => file < SETTLES);
});
afterEach(async () => {
  await db.close();
  await asAdmin(inject('databaseServer'), `DROP DATABASE ${name} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

const query = async (sql: string, values: unknown[]) => (await db.pool.query(sql, values)).rows;
const grant = (accountId: string, lotId: string, coins: number) =>
  query("SELECT * FROM coins_grant($1, $2, $3, $4, 'test', false, NULL, 'Teste', NULL, ''::bytea)", [
    accountId,
    lotId,
    lotId,
    coins,
  ]);
const standing = (accountId: string) =>
  query('SELECT posted - held AS free, debt FROM coin_accounts WHERE account_id = $1', [accountId]);
/** As the release before does after a grant. */
const payAsBefore = (accountId: string) =>
  query('SELECT outcome, balance FROM coins_pay_debt($1, $2)', [accountId, 'Acerto']);

/** 100 coins spent and taken back; what came afterwards has paid nothing yet. */
async function makeDebtor(accountId: string): Promise<void> {
  const lotId = randomUUID();
  await grant(accountId, lotId, 100);
  await query("SELECT * FROM coins_spend($1, 'all', 100, 'house:test', 'Gasto', ''::bytea)", [accountId]);
  await query("SELECT * FROM coins_take_back($1, $2, 100, 'Estorno', $3)", [accountId, lotId, randomUUID()]);
  await grant(accountId, randomUUID(), 30);
}

it('whoever owes and has coins pays when it comes, locked in one order, and processes of before can go on', async () => {
  const [low = '', high = ''] = [randomUUID(), randomUUID()].toSorted();
  await makeDebtor(high);
  await makeDebtor(low);
  const asked = { awaited: low, other: high };
  expect(await locksBefore(db.pool, asked, () => bring((file) => file >= SETTLES))).toBe(false);
  for (const accountId of [low, high]) {
    expect(await standing(accountId)).toEqual([{ free: 0, debt: 70 }]);
    expect(await payAsBefore(accountId)).toEqual([{ outcome: 'repeated', balance: 0 }]);
  }
  await grant(low, randomUUID(), 50);
  expect(await payAsBefore(low)).toEqual([{ outcome: 'repeated', balance: 0 }]);
  expect(await standing(low)).toEqual([{ free: 0, debt: 20 }]);
  expect(await payAsBefore(randomUUID())).toMatchObject([{ outcome: 'repeated' }]);
});

it('what a process of before left to be paid in between is paid by it as before', async () => {
  const accountId = randomUUID();
  await bring((file) => file >= SETTLES);
  await makeDebtor(accountId);
  // A grant of before that was under way when this came: its coins are there, and the debt beside them.
  await query('UPDATE coin_accounts SET posted = posted + 30, version = version + 1 WHERE account_id = $1', [
    accountId,
  ]);
  await query(
    `INSERT INTO coin_lots (id, account_id, source, is_paid, granted, remaining) VALUES ($2, $1, 'test', false, 30, 30)`,
    [accountId, randomUUID()],
  );
  expect(await payAsBefore(accountId)).toEqual([{ outcome: 'done', balance: 0 }]);
  expect(await standing(accountId)).toEqual([{ free: 0, debt: 40 }]);
  expect(await payAsBefore(accountId)).toEqual([{ outcome: 'repeated', balance: 0 }]);
});
