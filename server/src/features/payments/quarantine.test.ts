import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../providers/payments/fake-stripe/fake-stripe.ts';
import type { Payment, PaymentProvider } from '../../providers/payments/port.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance } from '../../testing/chat.ts';
import { orderCoins, readOrder, untilStatus } from '../../testing/coin-orders.ts';
import { makePerson } from '../../testing/factories.ts';
import { runJob } from '../../testing/jobs.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;
let stripe: FakeStripe;
/** What the provider says of its payments, and how it stands otherwise. */
const said = new Map<string, (payment: Payment) => Payment | undefined>();
beforeAll(async () => {
  stripe = await startFakeStripe({ now: () => app.clock.now() });
  app = await startTestApp({
    env: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.apiUrl,
    },
    wrapPayments: saying,
  });
});
afterAll(async () => {
  await app.stop();
  await stripe.close();
});

function saying(provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    fetch: async (ref) => {
      const payment = await provider.fetch(ref);
      const change = said.get(ref);
      return payment && change ? change(payment) : payment;
    },
  };
}

async function makeOrder() {
  const { client } = await makePerson(app);
  const { id } = (await orderCoins(client)).body;
  return { client, id, ref: await refOf(id) };
}
async function refOf(orderId: string): Promise<string> {
  const { rows } = await app.database.db.pool.query('SELECT provider_ref FROM orders WHERE id = $1', [orderId]);
  return rows[0].provider_ref;
}

const knock = ({ headers, body }: { headers: Record<string, string | undefined>; body: string }) =>
  app.client().call('POST', '/webhooks/payments/stripe', {
    body,
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
    isWithoutOrigin: true,
  });

/** What the inbox keeps of the last hint about a payment. */
async function kept(ref: string): Promise<{ because: string | null; isHandled: boolean }> {
  const { rows } = await app.database.db.pool.query(
    `SELECT quarantined_because AS because, handled_at IS NOT NULL AS "isHandled" FROM payment_inbox
     WHERE provider_ref = $1 ORDER BY received_at DESC, event_id DESC LIMIT 1`,
    [ref],
  );
  return rows[0];
}

/** How often payments and hints were put aside for that reason. */
async function counted(because: string): Promise<number> {
  const { values } = await app.application.deps.metrics.quarantinedPayments.get();
  return values.find(({ labels }) => labels.because === because)?.value ?? 0;
}

/** Nothing was credited, and the order waits as before. */
async function expectUntouched({ client, id }: Awaited<ReturnType<typeof makeOrder>>): Promise<void> {
  expect(await readOrder(client, id)).toMatchObject({ status: 'waiting', paidAt: null });
  expect(await readBalance(client)).toBe(500);
}

describe('J04: a signed webhook that says', () => {
  it.each([
    ['another currency', { currency: 'usd' }, 'other-currency'],
    ['another amount', { amount_total: 1 }, 'other-amount'],
  ])('%s is kept aside, counted once, and looked up by nobody', async (_name, change, because) => {
    const order = await makeOrder();
    await stripe.bank.act(order.ref, 'pay');
    const { data } = JSON.parse((await stripe.bank.webhookOf(order.ref)).body);
    const object = { ...data.object, ...change };
    const before = await counted(because);
    const hint = await stripe.tell(order.ref, { type: 'checkout.session.completed', object });
    expect((await knock(hint)).status).toBe(202);
    expect(await kept(order.ref)).toEqual({ because, isHandled: false });
    expect(await counted(because)).toBe(before + 1);
    await expectUntouched(order);
  });
});

describe('J04: a payment', () => {
  const CASES: [string, (payment: Payment) => Payment | undefined][] = [
    ['other-currency', (payment) => ({ ...payment, currency: 'USD' })],
    ['other-amount', (payment) => ({ ...payment, amountCents: payment.amountCents - 1 })],
    ['other-order', (payment) => ({ ...payment, orderId: randomUUID() })],
    ['other-order', (payment) => ({ ...payment, orderId: undefined })],
    ['unknown-payment', () => undefined],
  ];

  it.each(CASES)('of %s is put aside without credit, and taken in once it is right', async (because, change) => {
    const order = await makeOrder();
    said.set(order.ref, change);
    await stripe.bank.act(order.ref, 'pay');
    const before = await counted(because);
    expect((await knock(await stripe.bank.webhookOf(order.ref))).status).toBe(200);
    await until(async () => (await kept(order.ref)).isHandled);
    expect(await kept(order.ref)).toEqual({ because, isHandled: true });
    expect(await counted(because)).toBe(before + 1);
    await expectUntouched(order);
    said.delete(order.ref);
    app.clock.advance(2 * 60_000);
    await runJob(app, 'payments-poll');
    await untilStatus(order.client, order.id, 'paid');
    expect(await readBalance(order.client)).toBe(1_200);
  });

  it.each([randomUUID(), 'pedido 7 de outra loja'])('of unknown-order, %s, is put aside', async (orderId) => {
    const order = await makeOrder();
    const { payments } = app.application.deps;
    const payUntil = new Date(app.clock.now().getTime() + 30 * 60_000);
    const pages = { returnUrl: app.url, cancelUrl: app.url };
    const terms = { amountCents: 1_990, keepsCard: false, method: 'pix' as const, title: '700 moedas', payUntil };
    const { ref } = await payments.createCheckout({ orderId, ...terms, ...pages });
    await stripe.bank.act(ref, 'pay');
    const before = await counted('unknown-order');
    expect((await knock(await stripe.bank.webhookOf(ref))).status).toBe(200);
    await until(async () => (await kept(ref)).isHandled);
    expect((await kept(ref)).because).toBe('unknown-order');
    expect(await counted('unknown-order')).toBe(before + 1);
    await expectUntouched(order);
  });

  it('of other-order credits neither of the two: not the one it was made for, not the one it names', async () => {
    const [mine, theirs] = [await makeOrder(), await makeOrder()];
    said.set(mine.ref, (payment) => ({ ...payment, orderId: theirs.id }));
    await stripe.bank.act(mine.ref, 'pay');
    await knock(await stripe.bank.webhookOf(mine.ref));
    await until(async () => (await kept(mine.ref)).isHandled);
    expect((await kept(mine.ref)).because).toBe('other-order');
    await expectUntouched(mine);
    await expectUntouched(theirs);
  });
});
