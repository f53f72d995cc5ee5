import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator, refOf, untilStatus } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await makeAdministrator(app);
});
afterAll(() => app.stop());

const isMember = async (client: TestClient) => (await client.get('/api/vip')).body.isMember as boolean;
async function buyPlan(client: TestClient): Promise<string> {
  const input = { planId: 'mensal', method: 'pix', renews: false, isTrial: false, clientId: randomUUID() };
  const { body } = await client.post('/api/vip/orders', input);
  await client.post(`/api/payment-sandbox/${refOf(body.id)}`, { action: 'pay' });
  await until(() => isMember(client));
  return body.id;
}
const refund = (id: string, changes: Record<string, unknown> = {}) =>
  admin.client.post(`/api/admin/orders/${id}/refund`, {
    seenRefundedCents: 0,
    reason: 'Ficou fora do ar por um dia',
    clientId: randomUUID(),
    ...changes,
  });
/** What follows from the order has happened. */
async function settle(client: TestClient, id: string) {
  await untilStatus(client, id, 'refunded');
  await app.application.deps.outbox.drain();
}

describe('a plan', () => {
  it('of which a part is sent back goes on', async () => {
    const { client } = await makePerson(app);
    const id = await buyPlan(client);
    expect((await refund(id, { amountCents: 100 })).status).toBe(200);
    await settle(client, id);
    expect(await isMember(client)).toBe(true);
    const { order } = (await admin.client.get(`/api/admin/orders/${id}`)).body;
    expect(order).toMatchObject({ product: 'vip', productId: 'mensal', coins: 0, refundedCents: 100 });
  });

  it('that is sent back whole, at once or in the end, is over', async () => {
    const { client } = await makePerson(app);
    const id = await buyPlan(client);
    expect((await refund(id, { amountCents: 100 })).status).toBe(200);
    await settle(client, id);
    expect((await refund(id, { seenRefundedCents: 100 })).body.amount).toBe(2_890);
    await until(async () => !(await isMember(client)));
    const { client: other } = await makePerson(app);
    await refund(await buyPlan(other));
    await until(async () => !(await isMember(other)));
  });
});
