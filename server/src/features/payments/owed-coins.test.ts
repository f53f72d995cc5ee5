import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refOf } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance } from '../../testing/chat.ts';
import { buyCoins, readOrder, untilStatus } from '../../testing/coin-orders.ts';
import { makePerson } from '../../testing/factories.ts';
import { checkLedger, grantCoins, spendCoins } from '../coins/index.ts';
import { lookAtPayment } from './look.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** 500 given, 700 bought. */
const COINS = 1_200;

const spend = (accountId: string, amountCoins: number) =>
  spendCoins(app.database.db, {
    accountId,
    key: randomUUID(),
    amountCoins,
    counterpart: 'house:test',
    reason: 'Gasto',
  });

/** Fifty spends at once of 20 coins each. @returns how much was spent in all */
async function spendFifty(accountId: string): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => spend(accountId, 20)));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  expect(new Set([...refused, 'coins.insufficient'])).toEqual(new Set(['coins.insufficient']));
  return 20 * (results.length - refused.length);
}

async function standingOf(accountId: string): Promise<{ posted: number; held: number; debt: number }> {
  const { rows } = await app.database.db.pool.query(
    'SELECT posted, held, debt FROM coin_accounts WHERE account_id = $1',
    [accountId],
  );
  return rows[0];
}

async function expectSound(accountId: string): Promise<void> {
  const { faults } = await checkLedger(app.database.db);
  expect(faults.filter((fault) => fault.accountId === accountId)).toEqual([]);
  const { rows } = await app.database.db.pool.query(
    'SELECT min(balance_after) AS least FROM coin_transfers WHERE account_id = $1',
    [accountId],
  );
  expect(rows[0].least).toBeGreaterThanOrEqual(0);
}

const give = (accountId: string, amountCoins: number) =>
  grantCoins(app.database.db, {
    accountId,
    key: randomUUID(),
    amountCoins,
    source: 'daily-reward',
    isPaid: false,
    reason: 'Recompensa',
  });

describe('J06: fifty spends at once', () => {
  it('beside a withdrawal: what is spent is not given back in money, and nothing is below zero', async () => {
    const { client, id: accountId } = await makePerson(app);
    const orderId = await buyCoins(client);
    const [spent, receipt] = await Promise.all([spendFifty(accountId), client.post(`/api/orders/${orderId}/withdraw`)]);
    expect(receipt.status).toBe(200);
    await untilStatus(client, orderId, 'refunded');
    const { refund } = await readOrder(client, orderId);
    expect(refund.cents).toBe(Math.ceil((refund.coins * 1_990) / 700));
    expect(await standingOf(accountId)).toEqual({ posted: COINS - spent - refund.coins, held: 0, debt: 0 });
    await expectSound(accountId);
  });

  it('beside a dispute: what was spent of it is owed, and coins that come are blocked until it is paid', async () => {
    const { client, id: accountId } = await makePerson(app);
    const orderId = await buyCoins(client);
    await spend(accountId, 600);
    const { deps } = app.application;
    await deps.payments.bank?.act(refOf(orderId), 'dispute');
    const [spent] = await Promise.all([spendFifty(accountId), lookAtPayment(deps, refOf(orderId))]);
    // All that was given is spent, and 100 of those bought.
    const owed = 100 + spent;
    expect(await standingOf(accountId)).toEqual({ posted: 0, held: 0, debt: owed });
    const [gift, later] = await Promise.all([give(accountId, 10), spendFifty(accountId)]);
    expect([gift.balanceCoins, later, await readBalance(client)]).toEqual([0, 0, 0]);
    const lots = (await client.get('/api/user/lots')).body;
    expect(lots).toEqual({ items: [], nextCursor: null, heldCoins: 0, owedCoins: owed - 10 });
    await expectSound(accountId);
    await deps.payments.bank?.act(refOf(orderId), 'win-dispute');
    await lookAtPayment(deps, refOf(orderId));
    expect(await standingOf(accountId)).toEqual({ posted: 700 - owed + 10, held: 0, debt: 0 });
    await expectSound(accountId);
  });
});
