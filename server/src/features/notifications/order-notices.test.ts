/** What becomes of a purchase days later, and what waits until midnight. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refOf } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { actAtBank, buyCoins, orderCoins, readOrder, untilStatus } from '../../testing/coin-orders.ts';
import { makePerson } from '../../testing/factories.ts';
import { advanceTo, readNotices, waitForNotice } from '../../testing/notifications.ts';
import { until } from '../../testing/until.ts';
import { settlePayments } from '../../testing/vip.ts';
import { remindOfDaily } from '../rewards/daily.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';

const DAY_MS = 24 * 60 * 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const count = async (client: TestClient, title: string): Promise<number> =>
  (await readNotices(client)).filter((notice) => notice.title === title).length;

describe('a boleto', () => {
  it('that the bank confirms after its time was over is told once, however often', async () => {
    const { client, id: accountId } = await makePerson(app);
    const { id: orderId } = (await orderCoins(client, { method: 'boleto' })).body;
    app.clock.advance(3 * DAY_MS);
    expect((await readOrder(client, orderId)).status).toBe('expired');
    await actAtBank(client, orderId, 'pay');
    await untilStatus(client, orderId, 'paid');
    const notice = await waitForNotice(client, 'Seu boleto foi confirmado');
    expect(notice).toMatchObject({
      message: 'O pagamento das 700 moedas foi confirmado.',
      actionUrl: `/payment-success?order=${orderId}`,
    });
    await client.post(`/api/notifications/${notice.id}/read`);
    const { outbox } = app.application.deps;
    const told = { accountId, orderId, product: 'coins', status: 'paid' } as const;
    for (let time = 0; time < 3; time += 1) await outbox.add(app.database.db, 'payments.order-changed', told);
    await settlePayments(app);
    expect(await count(client, 'Seu boleto foi confirmado')).toBe(1);
  });

  it('of one coin speaks of one', () => {
    const { message } = NOTIFICATION_KINDS['boleto-paid'].compose({
      orderId: 'o1',
      product: 'coins',
      title: '1 moeda',
    });
    expect(message).toBe('O pagamento da 1 moeda foi confirmado.');
  });

  it('is told of alone: whoever pays by Pix sees it happen', async () => {
    const { client } = await makePerson(app);
    await buyCoins(client);
    await settlePayments(app);
    expect((await readNotices(client)).map(({ title }) => title)).toEqual(['Que bom te ver por aqui']);
  });
});

it('a refund that the bank refuses is told, once, with what can be done', async () => {
  const { client } = await makePerson(app);
  const orderId = await buyCoins(client);
  await app.application.deps.payments.bank?.act(refOf(orderId), 'refuse-refunds');
  expect((await client.post(`/api/orders/${orderId}/withdraw`)).status).toBe(200);
  await until(async () => (await readOrder(client, orderId)).refusedRefund !== null);
  const notice = await waitForNotice(client, 'A devolução não passou');
  expect(notice.message).toMatch(/^O banco não devolveu R\$\s19,90\. Dá pra pedir de novo na página da compra\.$/u);
  expect(notice.actionUrl).toBe(`/payment-success?order=${orderId}`);
  await settlePayments(app);
  expect(await count(client, 'A devolução não passou')).toBe(1);
});

describe('today’s coins', () => {
  const remind = async () => {
    await remindOfDaily(app.application.deps);
    await app.application.deps.outbox.drain();
    await app.application.deps.outbox.drain();
  };

  it('are told of to whose strand breaks without them, once', async () => {
    const [going, done, new_, stopped] = await Promise.all(Array.from({ length: 4 }, () => makePerson(app)));
    if (!going || !done || !new_ || !stopped) throw new Error('four people');
    advanceTo(app, '12:00');
    await stopped.client.post('/api/rewards/claim');
    app.clock.advance(DAY_MS);
    for (const { client } of [going, done]) await client.post('/api/rewards/claim');
    app.clock.advance(DAY_MS);
    await done.client.post('/api/rewards/claim');
    advanceTo(app, '18:00');
    for (let time = 0; time < 3; time += 1) await remind();
    const notice = await waitForNotice(going.client, 'Recompensa de hoje');
    expect(notice).toMatchObject({ message: '15 moedas esperando', actionUrl: '/rewards' });
    await going.client.post(`/api/notifications/${notice.id}/read`);
    await remind();
    expect(await count(going.client, 'Recompensa de hoje')).toBe(1);
    for (const { client } of [done, new_, stopped]) expect(await count(client, 'Recompensa de hoje')).toBe(0);
  });

  it('are not told of to whoever does not want to hear of rewards', async () => {
    const { client } = await makePerson(app);
    await client.post('/api/rewards/claim');
    await client.call('PATCH', '/api/user/notification-settings', { body: { rewards: false } });
    app.clock.advance(DAY_MS);
    await remind();
    expect(await count(client, 'Recompensa de hoje')).toBe(0);
  });
});
