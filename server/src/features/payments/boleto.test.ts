import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refOf, untilStatus } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance } from '../../testing/chat.ts';
import type { TestClient } from '../../testing/client.ts';
import { makePerson } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { pollPayments } from './poll.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const buy = async (client: TestClient, method: string) =>
  (await client.post('/api/orders', { packId: 'coins-700', method, clientId: randomUUID() })).body;
const act = (client: TestClient, orderId: string, action: string) =>
  client.post(`/api/payment-sandbox/${refOf(orderId)}`, { action });
const read = async (client: TestClient, orderId: string) => (await client.get(`/api/orders/${orderId}`)).body;

describe('a boleto whose time is over', () => {
  it('may still be confirmed by the bank for three business days, or until the provider calls it over', async () => {
    const { client } = await makePerson(app);
    const [paid, unpaid, ended] = [
      await buy(client, 'boleto'),
      await buy(client, 'boleto'),
      await buy(client, 'boleto'),
    ];
    expect(paid.confirmedUntil).toBeNull();
    app.clock.advance(3 * 24 * 3_600_000);
    const over = await read(client, paid.id);
    expect([over.status, over.payment]).toEqual(['expired', null]);
    const days = (Date.parse(over.confirmedUntil) - Date.parse(paid.payUntil)) / (24 * 3_600_000);
    expect([3, 4, 5]).toContain(days);
    await pollPayments(app.application.deps);
    expect((await read(client, unpaid.id)).confirmedUntil).not.toBeNull();
    await act(client, ended.id, 'expire');
    await until(async () => (await read(client, ended.id)).confirmedUntil === null);
    await act(client, paid.id, 'pay');
    await untilStatus(client, paid.id, 'paid');
    expect((await read(client, paid.id)).confirmedUntil).toBeNull();
    expect(await readBalance(client)).toBe(1_200);
    app.clock.advance(5 * 24 * 3_600_000);
    expect(await read(client, unpaid.id)).toMatchObject({ status: 'expired', confirmedUntil: null });
  });

  it('is over at once where it is a code or a card page', async () => {
    const { client } = await makePerson(app);
    const { id } = await buy(client, 'pix');
    app.clock.advance(30 * 60_000);
    expect(await read(client, id)).toMatchObject({ status: 'expired', confirmedUntil: null });
  });
});
