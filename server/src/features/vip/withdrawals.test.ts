import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refOf } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance } from '../../testing/chat.ts';
import { GOOD_PASSWORD, makePerson } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { buyVip as buy, DAY_MS, orderVip as order, readVip as vip } from '../../testing/vip.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const settle = () => app.application.deps.outbox.drain();

describe('VIP that is given back', () => {
  it('twice in 60 days is sold again when these are over, and says so before anybody pays', async () => {
    const { client, email } = await makePerson(app);
    const giveBack = async (orderId: string) => {
      const receipt = await client.post(`/api/orders/${orderId}/withdraw`);
      expect(receipt.status).toBe(200);
      await until(async () => !(await vip(client)).isMember);
      await settle();
      return Date.parse(receipt.body.at);
    };
    const first = await giveBack(await buy(client));
    expect((await vip(client)).sellsAgainAt).toBeNull();
    app.clock.advance(6 * DAY_MS);
    await giveBack(await buy(client));
    const again = new Date(first + 60 * DAY_MS).toISOString();
    expect((await vip(client)).sellsAgainAt).toBe(again);
    const refused = await order(client);
    expect([refused.status, refused.body.error]).toEqual([409, 'vip.withdrawn-often']);
    app.clock.advance(54 * DAY_MS);
    const later = app.client();
    await later.post('/api/auth/login', { email, password: GOOD_PASSWORD });
    expect((await vip(later)).sellsAgainAt).toBeNull();
    expect((await order(later)).status).toBe(201);
  });

  it('and that the bank will not pay for is in force again', async () => {
    const { client } = await makePerson(app);
    const orderId = await buy(client);
    await app.application.deps.payments.bank?.act(refOf(orderId), 'refuse-refunds');
    expect((await client.post(`/api/orders/${orderId}/withdraw`)).status).toBe(200);
    await until(async () => (await client.get(`/api/orders/${orderId}`)).body.refusedRefund !== null);
    await until(async () => (await vip(client)).isMember);
    await settle();
    expect(await readBalance(client)).toBe(700);
    expect((await vip(client)).sellsAgainAt).toBeNull();
  });
});
