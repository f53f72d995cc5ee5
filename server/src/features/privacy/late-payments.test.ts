import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refOf } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buyCoins, orderCoins } from '../../testing/coin-orders.ts';
import { GOOD_PASSWORD, makePerson } from '../../testing/factories.ts';
import { CARD, DAY_MS, orderVip, passTime, settlePayments } from '../../testing/vip.ts';
import { checkLedger } from '../coins/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const query = async (sql: string, values: unknown[]) => (await app.database.db.pool.query(sql, values)).rows;
const ordersOf = (accountId: string) =>
  query('SELECT status, refunded_cents, price_cents FROM orders WHERE account_id = $1', [accountId]);
const cardsOf = (accountId: string) =>
  query('SELECT card_ref FROM vip_members WHERE account_id = $1 AND card_ref IS NOT NULL', [accountId]);

/** On the bank's page, which needs nobody who is signed in. */
async function payAtBank(orderId: string): Promise<void> {
  const { payments, queue, db } = app.application.deps;
  expect(await payments.bank?.act(refOf(orderId), 'pay')).toBeDefined();
  await db.transaction((tx) => queue.add(tx, 'payments-look', { ref: refOf(orderId), eventId: randomUUID() }));
  await settlePayments(app);
}

async function leaveAfter(order: (client: Parameters<typeof orderCoins>[0]) => ReturnType<typeof orderCoins>) {
  const { client, id } = await makePerson(app);
  const { body } = await order(client);
  app.clock.advance(1_000);
  const left = await client.post('/api/privacy/deletion', { password: GOOD_PASSWORD, word: 'apagar' });
  expect(left.status).toBe(200);
  app.clock.advance(1_000);
  return { id, orderId: String(body.id) };
}

describe('what is paid after its buyer left', () => {
  it('goes back whole: coins, and the ledger adds up', async () => {
    const { id, orderId } = await leaveAfter((client) => orderCoins(client));
    await payAtBank(orderId);
    const [order] = await ordersOf(id);
    expect(order).toEqual({ status: 'refunded', refunded_cents: order.price_cents, price_cents: order.price_cents });
    expect(await query('SELECT posted, held, debt FROM coin_accounts WHERE account_id = $1', [id])).toEqual([
      expect.objectContaining({ held: 0, debt: 0 }),
    ]);
    expect((await checkLedger(app.database.db)).faultCount).toBe(0);
  });

  it('goes back whole: VIP, and its card renews nothing', async () => {
    const { id, orderId } = await leaveAfter((client) => orderVip(client, CARD));
    await payAtBank(orderId);
    expect(await cardsOf(id)).toEqual([]);
    await passTime(app, 40 * DAY_MS);
    const orders = await ordersOf(id);
    expect(orders.map(({ status }) => status)).toEqual(['refunded']);
    expect((await checkLedger(app.database.db)).faultCount).toBe(0);
  });

  it('a trial that begins then charges nobody', async () => {
    const { id, orderId } = await leaveAfter((client) => orderVip(client, { ...CARD, isTrial: true }));
    await payAtBank(orderId);
    expect(await cardsOf(id)).toEqual([]);
    await passTime(app, 10 * DAY_MS);
    expect((await ordersOf(id)).length).toBe(1);
  });

  it('what was paid before stays paid, whatever is told of it', async () => {
    const { client, id } = await makePerson(app);
    const orderId = await buyCoins(client);
    app.clock.advance(1_000);
    await client.post('/api/privacy/deletion', { password: GOOD_PASSWORD, word: 'apagar' });
    const { outbox, db } = app.application.deps;
    await outbox.add(db, 'payments.order-changed', { accountId: id, orderId, product: 'coins', status: 'paid' });
    await settlePayments(app);
    expect((await ordersOf(id)).map(({ status }) => status)).toEqual(['paid']);
  });
});
