import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../providers/payments/fake-stripe/fake-stripe.ts';
import type { BankAction } from '../../providers/payments/port.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance } from '../../testing/chat.ts';
import type { TestClient } from '../../testing/client.ts';
import { makePerson } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { orderVip } from '../../testing/vip.ts';

let app: TestApp;
let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startFakeStripe({ now: () => app.clock.now() });
  app = await startTestApp({
    env: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.apiUrl,
    },
  });
});
afterAll(async () => {
  await app.stop();
  await stripe.close();
});

const buy = (client: TestClient, clientId: string = randomUUID()) =>
  client.post('/api/orders', { packId: 'coins-700', method: 'card', clientId });
const read = async (client: TestClient, id: string) => (await client.get(`/api/orders/${id}`)).body;
const untilStatus = (client: TestClient, id: string, status: string) =>
  until(async () => (await read(client, id)).status === status);

async function refOf(orderId: string): Promise<string> {
  const { rows } = await app.database.db.pool.query('SELECT provider_ref FROM orders WHERE id = $1', [orderId]);
  return rows[0].provider_ref;
}

/** What Stripe does, and its webhook, as it knocks. */
async function happen(orderId: string, action: BankAction) {
  const ref = await refOf(orderId);
  await stripe.bank.act(ref, action);
  return knock(await stripe.bank.webhookOf(ref));
}

async function knock({ headers, body }: { headers: Record<string, string | undefined>; body: string }) {
  return app.client().call('POST', '/webhooks/payments/stripe', {
    body,
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json; charset=utf-8' },
    isWithoutOrigin: true,
  });
}

async function isRefundAsked(orderId: string) {
  const { rows } = await app.database.db.pool.query('SELECT id FROM refunds WHERE order_id = $1', [orderId]);
  return stripe.requests.some(({ path, idempotencyKey: key }) => path === '/v1/refunds' && key === rows[0]?.id);
}

it('is paid on a page of Stripe’s, credited once, contested, won and given back', async () => {
  const { client } = await makePerson(app);
  const before = await readBalance(client);
  const { body: order } = await buy(client);
  expect(order.payment).toMatchObject({ pixCode: null, boletoLine: null, isTest: false });
  expect(order.payment.payUrl).toMatch(/^https:\/\/checkout\.stripe\./u);
  expect((await happen(order.id, 'pay')).status).toBe(200);
  await untilStatus(client, order.id, 'paid');
  expect((await knock(await stripe.bank.webhookOf(await refOf(order.id)))).status).toBe(200);
  // Disputes know the payment by another name than the order does.
  await happen(order.id, 'dispute');
  await untilStatus(client, order.id, 'disputed');
  await happen(order.id, 'win-dispute');
  await untilStatus(client, order.id, 'paid');
  expect(await readBalance(client)).toBe(before + 700);
  expect((await client.post(`/api/orders/${order.id}/withdraw`)).status).toBe(200);
  await untilStatus(client, order.id, 'refunded');
  expect(await stripe.bank.read(await refOf(order.id))).toMatchObject({ refundedCents: 1_990 });
  expect(await readBalance(client)).toBe(before);
});

it('leads who gives up on its page to where the order goes on: coins, VIP, and a trial with a card', async () => {
  const { client } = await makePerson(app);
  const vip = (isTrial: boolean) => orderVip(client, { method: 'card', renews: true, isTrial });
  const waysOf = async (open: () => Promise<{ body: { id: string } }>) => {
    const { id } = (await open()).body;
    const asked = stripe.requests.find(({ idempotencyKey: key }) => key === id)?.form;
    const { PUBLIC_URL } = app.application.deps.env;
    return ['success_url', 'cancel_url'].map((name) => asked?.get(name)?.replace(PUBLIC_URL, '').replace(id, 'ID'));
  };
  expect(await waysOf(() => buy(client))).toEqual(['/payment-success?order=ID', '/payment-cancel?order=ID']);
  expect(await waysOf(() => vip(false))).toEqual(['/vip-payment-success?order=ID', '/payment-cancel?order=ID']);
  expect(await waysOf(() => vip(true))).toEqual(['/trial-sucesso?order=ID', '/trial-cancelado?order=ID']);
});

it('waits with the refund until the bank has it', async () => {
  const { client } = await makePerson(app);
  const { body: order } = await buy(client);
  await happen(order.id, 'pay');
  await untilStatus(client, order.id, 'paid');
  stripe.setRefunds('pending');
  await client.post(`/api/orders/${order.id}/withdraw`);
  await until(() => isRefundAsked(order.id));
  expect(await read(client, order.id)).toMatchObject({ status: 'withdrawing', refund: { isDone: false } });
  stripe.setRefunds('succeeded');
  await knock(await stripe.bank.webhookOf(await refOf(order.id)));
  await untilStatus(client, order.id, 'refunded');
});

it('J04: takes no webhook that Stripe did not sign, and does nothing about what is not a payment', async () => {
  const { client } = await makePerson(app);
  const { body: order } = await buy(client);
  const ref = await refOf(order.id);
  await stripe.bank.act(ref, 'pay');
  const real = await stripe.bank.webhookOf(ref);
  expect((await knock({ ...real, headers: {} })).status).toBe(401);
  expect((await knock({ ...real, body: real.body.replace('evt_', 'evt_x') })).status).toBe(401);
  const other = await stripe.tell(ref, { type: 'customer.created', object: { id: 'cus_1', object: 'customer' } });
  expect((await knock(other)).status).toBe(200);
  expect((await read(client, order.id)).status).toBe('waiting');
  // One whose amount is another is kept aside.
  const session = JSON.parse(real.body).data.object;
  const dear = { type: 'checkout.session.completed', object: { ...session, amount_total: 9_990 } };
  expect((await knock(await stripe.tell(ref, dear))).status).toBe(202);
  expect((await read(client, order.id)).status).toBe('waiting');
});

it('J09: answers 503 while Stripe is too busy, and the same order goes on afterwards', async () => {
  const { client } = await makePerson(app);
  const clientId = randomUUID();
  stripe.setTrouble('limited');
  expect((await buy(client, clientId)).status).toBe(503);
  stripe.setTrouble('none');
  const answers = await Promise.all([buy(client, clientId), buy(client, clientId)]);
  expect(answers.map(({ status, body }) => [status, body.payment.payUrl === null])).toEqual([
    [200, false],
    [200, false],
  ]);
  expect(answers[0]?.body.payment.payUrl).toBe(answers[1]?.body.payment.payUrl);
});

it('answers 503 where Stripe does not take the key, and tells whoever runs the place without saying it', async () => {
  const lines: string[] = [];
  const lost = await startTestApp({
    env: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_of_nobody',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.apiUrl,
    },
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  });
  try {
    const { client } = await makePerson(lost);
    const refused = await buy(client);
    expect([refused.status, refused.body.error]).toEqual([503, 'payments.unavailable']);
    expect(lines.some((line) => line.includes('does not take our key') && line.includes('"level":50'))).toBe(true);
    expect(lines.join('')).not.toContain('sk_test_of_nobody');
  } finally {
    await lost.stop();
  }
});
