import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../providers/payments/fake-stripe/fake-stripe.ts';
import { makeAdministrator } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;
let stripe: FakeStripe;
let admin: Person;
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
  admin = await makeAdministrator(app);
});
afterAll(async () => {
  await app.stop();
  await stripe.close();
});

const readOrder = async (id: string) => (await admin.client.get(`/api/admin/orders/${id}`)).body.order;

/** Ids of the refunds of an order, oldest first: what Stripe has to be given as keys. */
const refundIds = async (orderId: string): Promise<string[]> =>
  (await admin.client.get(`/api/admin/orders/${orderId}`)).body.refunds
    .map((refund: { id: string }) => refund.id)
    .toReversed();

/** What Stripe knows of it by now is told to us. */
async function knock(ref: string) {
  const { headers, body } = await stripe.bank.webhookOf(ref);
  return app.client().call('POST', '/webhooks/payments/stripe', {
    body,
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json; charset=utf-8' },
    isWithoutOrigin: true,
  });
}

/** An order of 700 coins that was paid at Stripe. @returns its id and Stripe's name of the payment */
async function buyPaid() {
  const { client } = await makePerson(app);
  const order = { packId: 'coins-700', method: 'card', clientId: randomUUID() };
  const { id } = (await client.post('/api/orders', order)).body;
  const ref: string = (await readOrder(id)).providerRef;
  await stripe.bank.act(ref, 'pay');
  await knock(ref);
  await until(async () => (await readOrder(id)).status === 'paid');
  return { id: id as string, ref };
}

const refund = (id: string, seenRefundedCents: number, amountCents?: number) =>
  admin.client.post(`/api/admin/orders/${id}/refund`, {
    ...(amountCents === undefined ? {} : { amountCents }),
    seenRefundedCents,
    reason: 'Cobrado duas vezes',
    clientId: randomUUID(),
  });

it('a payment at Stripe goes back in two parts, each under a key of its own', async () => {
  const { id, ref } = await buyPaid();
  expect((await refund(id, 0, 500)).status).toBe(200);
  await until(async () => (await readOrder(id)).refundedCents === 500);
  expect((await refund(id, 500)).body.amount).toBe(1_490);
  await until(async () => (await readOrder(id)).refundedCents === 1_990);
  expect(await stripe.bank.read(ref)).toMatchObject({ refundedCents: 1_990 });
  const keys = stripe.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds');
  const [first, second] = await refundIds(id);
  expect(keys.map(({ idempotencyKey }) => idempotencyKey)).toEqual([first, second]);
});

it('a part that the bank takes its time for is on its way, and sent once however often it is looked at', async () => {
  const { id, ref } = await buyPaid();
  await refund(id, 0, 500);
  await until(async () => (await readOrder(id)).refundedCents === 500);
  stripe.setRefunds('pending');
  await refund(id, 500, 300);
  const [, key] = await refundIds(id);
  const sent = () => stripe.requests.filter(({ idempotencyKey }) => idempotencyKey === key).length;
  await until(() => sent() === 1);
  for (let look = 0; look < 3; look += 1) await knock(ref);
  app.clock.advance(25 * 3_600_000);
  admin = await makeAdministrator(app);
  await app.database.db.pool.query(`SELECT graphile_worker.add_job('payments-poll')`);
  await until(async () => (await app.database.db.pool.query('SELECT 1 FROM graphile_worker.jobs')).rows.length === 0);
  expect(await readOrder(id)).toMatchObject({ status: 'withdrawing', refundedCents: 500, dueBackCents: 800 });
  expect((await refund(id, 500, 300)).body.error).toBe('payments.refund-under-way');
  stripe.setRefunds('succeeded');
  await knock(ref);
  await until(async () => (await readOrder(id)).refundedCents === 800);
  expect(sent()).toBe(1);
});
