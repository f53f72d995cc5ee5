import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type FakeMercadoPago,
  startFakeMercadoPago,
} from '../../providers/payments/fake-mercado-pago/fake-mercado-pago.ts';
import type { BankAction, WebhookRequest } from '../../providers/payments/port.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance } from '../../testing/chat.ts';
import type { TestClient } from '../../testing/client.ts';
import { makePerson } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;
let mercadoPago: FakeMercadoPago;
beforeAll(async () => {
  mercadoPago = await startFakeMercadoPago({ now: () => app.clock.now() });
  app = await startTestApp({
    env: {
      PAYMENT_PROVIDER: 'mercadopago',
      MERCADO_PAGO_ACCESS_TOKEN: mercadoPago.accessToken,
      MERCADO_PAGO_WEBHOOK_SECRET: mercadoPago.webhookSecret,
      MERCADO_PAGO_API_URL: mercadoPago.apiUrl,
    },
  });
});
afterAll(async () => {
  await app.stop();
  await mercadoPago.close();
});

const buy = (client: TestClient) =>
  client.post('/api/orders', { packId: 'coins-700', method: 'pix', clientId: crypto.randomUUID() });
const read = async (client: TestClient, id: string) => (await client.get(`/api/orders/${id}`)).body;
const untilStatus = (client: TestClient, id: string, status: string) =>
  until(async () => (await read(client, id)).status === status);

async function refOf(orderId: string): Promise<string> {
  const { rows } = await app.database.db.pool.query('SELECT provider_ref FROM orders WHERE id = $1', [orderId]);
  return rows[0].provider_ref;
}

/** What Mercado Pago does, and its webhook, as it knocks. */
async function happen(orderId: string, action: BankAction) {
  const ref = await refOf(orderId);
  await mercadoPago.bank.act(ref, action);
  return knock(await mercadoPago.bank.webhookOf(ref));
}

async function knock({ headers, query, body }: WebhookRequest) {
  const search = new URLSearchParams(query as Record<string, string>);
  return app.client().call('POST', `/webhooks/payments/mercadopago?${search}`, {
    body,
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
    isWithoutOrigin: true,
  });
}

it('is paid on a page of Mercado Pago’s after a try that failed, contested, won and given back', async () => {
  const { client } = await makePerson(app);
  const before = await readBalance(client);
  const { body: order } = await buy(client);
  expect(order.payment).toMatchObject({ pixCode: null, boletoLine: null, isTest: false });
  expect(order.payment.payUrl).toMatch(/^https:\/\/www\.mercadopago\./u);
  expect((await happen(order.id, 'fail')).status).toBe(200);
  await untilStatus(client, order.id, 'failed');
  expect((await happen(order.id, 'pay')).status).toBe(200);
  await untilStatus(client, order.id, 'paid');
  await happen(order.id, 'dispute');
  await untilStatus(client, order.id, 'disputed');
  await happen(order.id, 'win-dispute');
  await untilStatus(client, order.id, 'paid');
  expect(await readBalance(client)).toBe(before + 700);
  expect((await client.post(`/api/orders/${order.id}/withdraw`)).status).toBe(200);
  await untilStatus(client, order.id, 'refunded');
  expect(await mercadoPago.bank.read(await refOf(order.id))).toMatchObject({ refundedCents: 1_990 });
  expect(await readBalance(client)).toBe(before);
});

it('J04: takes no webhook that Mercado Pago did not sign, and believes nothing of its body', async () => {
  const { client } = await makePerson(app);
  const [{ body: order }, { body: other }] = [await buy(client), await buy(client)];
  const ref = await refOf(order.id);
  await mercadoPago.bank.act(ref, 'pay');
  const real = await mercadoPago.bank.webhookOf(ref);
  expect((await knock({ ...real, headers: {} })).status).toBe(401);
  expect((await knock({ ...real, query: { 'data.id': await refOf(other.id) } })).status).toBe(401);
  expect((await knock({ ...real, query: {} })).status).toBe(401);
  expect((await knock(mercadoPago.sign('123456789'))).status).toBe(200);
  expect((await read(client, order.id)).status).toBe('waiting');
  // Its word for another payment is nobody's.
  const body = real.body.replaceAll(ref, await refOf(other.id)).replaceAll('19.90', '0.01');
  expect((await knock({ ...real, body })).status).toBe(200);
  await untilStatus(client, order.id, 'paid');
  expect((await read(client, other.id)).status).toBe('waiting');
});
