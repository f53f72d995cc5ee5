import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { checkLedger } from './check.ts';
import * as ledger from './ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function makeAccount(): Promise<string> {
  const accountId = randomUUID();
  const lotId = randomUUID();
  const grant = { accountId, key: 'a', amountCoins: 100, source: 'test', isPaid: true, reason: 'Teste', lotId };
  await ledger.grantCoins(database.db, grant);
  await ledger.spendCoins(database.db, {
    accountId,
    key: 'b',
    amountCoins: 70,
    counterpart: 'house:test',
    reason: 'G',
  });
  await ledger.reserveCoins(database.db, { accountId, amountCoins: 5, reason: 'R', expiresAt: new Date() });
  await ledger.takeBackLot(database.db, { accountId, id: lotId, targetCoins: 60, reason: 'E' });
  return accountId;
}

it('a ledger that was only moved by its own functions adds up', async () => {
  await makeAccount();
  expect(await checkLedger(database.db)).toMatchObject({ faultCount: 0, faults: [] });
});

it.each([
  ['posted', 'UPDATE coin_accounts SET posted = posted + 1 WHERE account_id = $1'],
  ['held', 'UPDATE coin_accounts SET held = held - 1 WHERE account_id = $1'],
  ['debt', 'UPDATE coin_accounts SET debt = debt + 1 WHERE account_id = $1'],
  ['lots', 'UPDATE coin_lots SET is_open = NOT is_open WHERE account_id = $1'],
  [
    'debt',
    'WITH lot AS (UPDATE coin_lots SET owed = owed + 1 WHERE account_id = $1 RETURNING account_id) UPDATE coin_accounts a SET debt = debt + 1, held = 0 FROM lot WHERE a.account_id = lot.account_id',
  ],
  ['uses', 'DELETE FROM coin_lot_uses WHERE account_id = $1'],
  ['uses', "UPDATE coin_lot_uses SET refunded = amount WHERE account_id = $1 AND transfer_id = 'b'"],
  ['versions', "DELETE FROM coin_transfers WHERE account_id = $1 AND kind = 'reverse'"],
  ['legs', "UPDATE coin_transfers SET balance_after = balance_after + 1 WHERE account_id = $1 AND kind = 'spend'"],
  [
    'posted',
    "INSERT INTO coin_lots (id, account_id, source, is_paid, granted, remaining) VALUES (gen_random_uuid(), $1, 'x', true, 5, 5)",
  ],
])('finds what somebody else moved: %s', async (rule, statement) => {
  const accountId = await makeAccount();
  await database.db.pool.query(statement, [accountId]);
  expect((await checkLedger(database.db)).faults).toContainEqual({ accountId, rule });
});

it('finds coins of an account that is not there', async () => {
  const accountId = await makeAccount();
  await database.db.pool.query('DELETE FROM coin_accounts WHERE account_id = $1', [accountId]);
  expect((await checkLedger(database.db)).faults).toContainEqual({ accountId, rule: 'posted' });
});
