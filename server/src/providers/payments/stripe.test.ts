import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeStripe, startFakeStripe, type Trouble } from './fake-stripe/fake-stripe.ts';
import { type CheckoutInput, PaymentKeyRejected, type PaymentProvider, PaymentProviderUnavailable } from './port.ts';
import { createStripePayments } from './stripe.ts';
import { pageUntil, voucherDays } from './stripe-deadlines.ts';

const HOUR_MS = 60 * 60_000;
const START = new Date('2026-03-10T12:00:00Z');
let now = START;
let fake: FakeStripe;
let payments: PaymentProvider;
beforeAll(async () => {
  fake = await startFakeStripe({ now: () => now });
  payments = await createStripePayments({ ...fake, now: () => now, timeoutMs: 150 });
});
afterAll(() => fake.close());
beforeEach(() => {
  now = START;
});
afterEach(() => {
  fake.setTrouble('none');
  fake.setRefunds('succeeded');
});

function order(changes: Partial<CheckoutInput> = {}): CheckoutInput {
  const returnUrl = 'https://cafune.example/payment-success?order=1';
  const cancelUrl = 'https://cafune.example/payment-cancel?order=1';
  const payUntil = new Date(now.getTime() + HOUR_MS / 2);
  return {
    orderId: randomUUID(),
    amountCents: 990,
    keepsCard: false,
    method: 'pix',
    title: '300 moedas',
    payUntil,
    returnUrl,
    cancelUrl,
    ...changes,
  };
}

const CHARGE = { amountCents: 2_990, title: 'VIP mensal' };

async function kept(amountCents = 0): Promise<{ ref: string; cardRef: string }> {
  const { ref } = await payments.createCheckout(order({ method: 'card', keepsCard: true, amountCents }));
  await fake.bank.act(ref, 'pay');
  return { ref, cardRef: (await payments.fetch(ref))?.cardRef ?? '' };
}

async function paid(): Promise<string> {
  const { ref } = await payments.createCheckout(order());
  await fake.bank.act(ref, 'pay');
  return ref;
}

it('asks for a page in reais and centavos, by one method, that leads back to the order, paid or not', async () => {
  const input = order();
  const { payUrl, pixCode, boletoLine } = await payments.createCheckout(input);
  expect({ pixCode, boletoLine }).toEqual({ pixCode: null, boletoLine: null });
  expect(payUrl).toMatch(/^https:/u);
  const asked = fake.requests.at(-1);
  expect(asked?.idempotencyKey).toBe(input.orderId);
  expect(Object.fromEntries(asked?.form ?? [])).toMatchObject({
    'payment_method_types[0]': 'pix',
    'line_items[0][price_data][currency]': 'brl',
    'line_items[0][price_data][unit_amount]': '990',
    'line_items[0][price_data][product_data][name]': '300 moedas',
    'adaptive_pricing[enabled]': 'false',
    client_reference_id: input.orderId,
    'metadata[orderId]': input.orderId,
    'payment_intent_data[metadata][orderId]': input.orderId,
    success_url: input.returnUrl,
    cancel_url: input.cancelUrl,
  });
});

describe('outages', () => {
  const troubles = ['down', 'limited', 'slow', 'hangs-up'] as const satisfies Trouble[];
  it.each(troubles)(
    'J09: is unavailable while Stripe is %s, and makes one payment when it is back',
    async (trouble) => {
      const input = order();
      const ref = await paid();
      const charge = { ...CHARGE, orderId: randomUUID(), cardRef: (await kept()).cardRef };
      fake.setTrouble(trouble);
      const key = randomUUID();
      const asks = [
        payments.createCheckout(input),
        payments.fetch(ref),
        payments.refund({ ref, amountCents: 100, key }),
        payments.list({ since: START }),
        payments.chargeCard(charge),
        payments.forgetCard(charge.cardRef),
      ];
      for (const ask of await Promise.allSettled(asks))
        expect(ask).toMatchObject({ status: 'rejected', reason: expect.any(PaymentProviderUnavailable) });
      fake.setTrouble('none');
      const first = await payments.createCheckout(input);
      expect((await payments.createCheckout(input)).ref).toBe(first.ref);
      await payments.refund({ ref, amountCents: 100, key });
      expect(await payments.fetch(ref)).toMatchObject({ refundedCents: 100 });
    },
  );

  it('passes over a short one by itself, without doing anything twice', async () => {
    const ref = await paid();
    fake.setTrouble('hangs-up', 1);
    await payments.refund({ ref, amountCents: 100, key: randomUUID() });
    fake.setTrouble('down', 2);
    expect(await payments.fetch(ref)).toMatchObject({ refundedCents: 100 });
  });

  it('nobody is at an address where nobody listens', async () => {
    const nowhere = await createStripePayments({ ...fake, apiUrl: 'http://127.0.0.1:9', now: () => now });
    await expect(nowhere.fetch('cs_test_x')).rejects.toBeInstanceOf(PaymentProviderUnavailable);
  });

  it('a key that Stripe does not know is told apart, without the key', async () => {
    const stranger = await createStripePayments({ ...fake, secretKey: 'sk_test_other', now: () => now });
    const refused = await stranger.fetch('cs_test_x').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PaymentKeyRejected);
    expect(inspect(refused, { depth: 9 })).not.toContain('sk_test');
  });
});

describe('a kept card', () => {
  it('is asked for beside a price, with a customer who may be charged while away', async () => {
    await payments.createCheckout(order({ method: 'card', keepsCard: true }));
    expect(Object.fromEntries(fake.requests.at(-1)?.form ?? [])).toMatchObject({
      mode: 'payment',
      customer_creation: 'always',
      'line_items[0][price_data][unit_amount]': '990',
      'payment_intent_data[setup_future_usage]': 'off_session',
    });
  });

  it('is asked for alone where nothing is due, and the page says what for', async () => {
    const input = order({ method: 'card', keepsCard: true, amountCents: 0, title: 'VIP: 7 dias grátis' });
    await payments.createCheckout(input);
    const form = Object.fromEntries(fake.requests.at(-1)?.form ?? []);
    expect(form).toMatchObject({
      mode: 'setup',
      currency: 'brl',
      customer_creation: 'always',
      'custom_text[submit][message]': 'VIP: 7 dias grátis',
      'metadata[orderId]': input.orderId,
    });
    expect(Object.keys(form).filter((name) => /^(?:line_items|payment_intent_data)/u.test(name))).toEqual([]);
  });

  it('is charged by the order’s key, and found by its order when Stripe forgot the key', async () => {
    const { cardRef } = await kept(2_990);
    const [customer, method] = cardRef.split(':');
    const charge = { ...CHARGE, orderId: randomUUID(), cardRef };
    const ref = await payments.chargeCard(charge);
    const asked = fake.requests.at(-1);
    expect(asked).toMatchObject({ path: '/v1/payment_intents', idempotencyKey: charge.orderId });
    expect(Object.fromEntries(asked?.form ?? [])).toMatchObject({
      amount: '2990',
      currency: 'brl',
      customer,
      payment_method: method,
      off_session: 'true',
      confirm: 'true',
      'metadata[orderId]': charge.orderId,
    });
    fake.forgetKeys();
    expect(await payments.chargeCard(charge)).toBe(ref);
  });

  it('that is refused is asked once, whatever its bank says later', async () => {
    const { ref, cardRef } = await kept();
    await fake.bank.act(ref, 'refuse-card');
    const charge = { ...CHARGE, orderId: randomUUID(), cardRef };
    fake.setTrouble('hangs-up', 1);
    const refused = await payments.chargeCard(charge);
    await fake.bank.act(ref, 'accept-card');
    fake.forgetKeys();
    expect(await payments.chargeCard(charge)).toBe(refused);
    expect(await payments.fetch(refused)).toMatchObject({ status: 'failed', orderId: charge.orderId });
  });

  it('that is gone leaves a canceled intent at Stripe, told of and listed like others', async () => {
    const { cardRef } = await kept();
    await payments.forgetCard(cardRef);
    for (const gone of [cardRef, 'cus_nobody:pm_nobodys', 'nonsense']) {
      const charge = { ...CHARGE, orderId: randomUUID(), cardRef: gone };
      const ref = await payments.chargeCard(charge);
      expect(await payments.chargeCard(charge)).toBe(ref);
      expect(await payments.fetch(ref)).toMatchObject({ ref, orderId: charge.orderId, status: 'failed' });
      const hint = payments.verifyWebhook(await fake.bank.webhookOf(ref));
      expect(hint).toMatchObject({ ref, amountCents: 2_990, currency: 'BRL' });
      expect(await payments.list({ since: START })).toContain(ref);
      await payments.refund({ ref, amountCents: 100, key: randomUUID() });
    }
  });

  it('is not called gone where the request is wrong', async () => {
    const { cardRef } = await kept();
    const charge = { orderId: randomUUID(), cardRef, amountCents: 49, title: 'VIP mensal' };
    await expect(payments.chargeCard(charge)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  });

  it('contested or given back, its charge is told of by its intent', async () => {
    const { cardRef } = await kept();
    const ref = await payments.chargeCard({ ...CHARGE, orderId: randomUUID(), cardRef });
    for (const action of ['dispute', 'win-dispute', 'refund'] as const) {
      await fake.bank.act(ref, action);
      expect(payments.verifyWebhook(await fake.bank.webhookOf(ref))?.ref).toBe(ref);
      expect(await payments.fetch(ref)).toMatchObject({ ref, isDisputed: action === 'dispute' });
    }
    expect(await payments.fetch(ref)).toMatchObject({ status: 'paid', refundedCents: 2_990 });
  });

  it('intents of pages are told of by their sessions alone', async () => {
    const ref = await paid();
    const orderId = (await payments.fetch(ref))?.orderId;
    const object = { id: 'pi_1', object: 'payment_intent', amount: 990, currency: 'brl', metadata: { orderId } };
    const told = await fake.tell(ref, { type: 'payment_intent.succeeded', object });
    expect(payments.verifyWebhook(told)).toBeUndefined();
  });
});

describe('refunds by bank', () => {
  it('count when they arrived, and are not sent again on the way, however long that takes', async () => {
    const ref = await paid();
    fake.setRefunds('pending');
    const refund = { ref, amountCents: 400, key: randomUUID() };
    await payments.refund(refund);
    expect(await payments.fetch(ref)).toMatchObject({ refundedCents: 0 });
    fake.forgetKeys();
    await payments.refund(refund);
    fake.setRefunds('succeeded');
    expect(await payments.fetch(ref)).toMatchObject({ refundedCents: 400 });
  });

  it('that failed say so, and are sent again under another key alone', async () => {
    const ref = await paid();
    fake.setRefunds('pending');
    const refund = { ref, amountCents: 400, key: randomUUID() };
    const answer = await payments.refund(refund);
    fake.setRefunds('failed');
    const name = answer.isRefused ? undefined : answer.ref;
    const failed = { ref: name, amountCents: 400, status: 'failed' };
    expect(await payments.fetch(ref)).toMatchObject({ refundedCents: 0, refunds: [failed] });
    fake.setRefunds('succeeded');
    expect(await payments.refund(refund)).toEqual(answer);
    expect(await payments.fetch(ref)).toMatchObject({ refundedCents: 0, refunds: [failed] });
    await payments.refund({ ...refund, key: randomUUID() });
    expect(await payments.fetch(ref)).toMatchObject({ refundedCents: 400, refunds: [failed, { status: 'done' }] });
  });
});

describe('webhooks', () => {
  it('of what is not a payment of ours say nothing', async () => {
    const ref = await paid();
    const others = [
      { type: 'customer.created', object: { id: 'cus_1', object: 'customer' } },
      { type: 'checkout.session.completed', object: { id: 'cs_test_1', object: 'checkout.session', metadata: {} } },
      { type: 'charge.refunded', object: { id: 'ch_1', object: 'charge', payment_intent: null } },
    ];
    for (const other of others) expect(payments.verifyWebhook(await fake.tell(ref, other))).toBeUndefined();
  });

  it.each([
    ['warning_needs_response', false],
    ['needs_response', true],
    ['under_review', true],
    ['lost', true],
    ['won', false],
  ])('a dispute that is %s: contested, %s', async (status, isDisputed) => {
    const ref = await paid();
    await fake.bank.act(ref, 'dispute');
    fake.setDispute(ref, status);
    expect(await payments.fetch(ref)).toMatchObject({ isDisputed });
  });
});

it('reads every page of what changed', async () => {
  const since = new Date(START.getTime() + HOUR_MS);
  now = since;
  const refs = await Promise.all(Array.from({ length: 130 }, paid));
  const before = fake.requests.length;
  expect(new Set(await payments.list({ since }))).toEqual(new Set(refs));
  // A hundred events each: that of the intent and that of the session.
  expect(fake.requests.length - before).toBe(3);
});

describe('the hours of a page', () => {
  it.each([
    ['pix', 0.5],
    ['card', 1],
    ['boleto', 72],
    ['boleto', 20],
    ['boleto', 240],
    ['pix', 0],
    ['card', 100],
  ] as const)('are within what Stripe takes: %s for %d hours', (method, hours) => {
    const page = pageUntil({ method, payUntil: new Date(START.getTime() + hours * HOUR_MS) }, START);
    expect(page.getTime() - START.getTime()).toBeGreaterThan(HOUR_MS / 2);
    expect(page.getTime() - START.getTime()).toBeLessThan(24 * HOUR_MS);
  });

  it.each([
    ['pix', 0.5, 0.5],
    ['card', 1, 1],
    ['boleto', 72, 22],
  ] as const)('are the same however late it is asked: %s', (method, hours, lateHours) => {
    const payUntil = new Date(START.getTime() + hours * HOUR_MS);
    const pages = [0, 0.1, 0.5, 0.9, 1].map((share) =>
      pageUntil({ method, payUntil }, new Date(START.getTime() + share * lateHours * HOUR_MS)).toISOString(),
    );
    expect(new Set(pages).size).toBe(1);
  });

  it('leave a boleto its days', () => {
    const payUntil = new Date(START.getTime() + 72 * HOUR_MS);
    expect(voucherDays(payUntil, pageUntil({ method: 'boleto', payUntil }, START))).toBe(2);
  });
});
