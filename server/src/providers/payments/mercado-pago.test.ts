import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeMercadoPago, startFakeMercadoPago, type Trouble } from './fake-mercado-pago/fake-mercado-pago.ts';
import { createMercadoPagoPayments } from './mercado-pago.ts';
import { validityOf } from './mercado-pago-checkout.ts';
import {
  type CheckoutInput,
  PaymentKeyRejected,
  type PaymentProvider,
  PaymentProviderUnavailable,
  WebhookForged,
} from './port.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const START = new Date('2026-03-10T12:00:00Z');
let now = START;
let fake: FakeMercadoPago;
let payments: PaymentProvider;
/** The same, by somebody who does not wait for long. */
let hurried: PaymentProvider;
beforeAll(async () => {
  fake = await startFakeMercadoPago({ now: () => now });
  payments = await createMercadoPagoPayments({ ...fake, now: () => now });
  hurried = await createMercadoPagoPayments({ ...fake, now: () => now, timeoutMs: 150 });
});
afterAll(() => fake.close());
beforeEach(() => {
  now = START;
});
afterEach(() => {
  fake.setTrouble('none');
  fake.setRefunds('processed');
});

function order(changes: Partial<CheckoutInput> = {}): CheckoutInput {
  const returnUrl = 'https://cafune.example/payment-success?order=1';
  const cancelUrl = 'https://cafune.example/payment-cancel?order=1';
  return {
    orderId: randomUUID(),
    amountCents: 990,
    keepsCard: false,
    method: 'pix',
    title: '300 moedas',
    payUntil: new Date(now.getTime() + HOUR_MS / 2),
    returnUrl,
    cancelUrl,
    ...changes,
  };
}

async function paid(): Promise<string> {
  const { ref } = await payments.createCheckout(order());
  await fake.bank.act(ref, 'pay');
  return ref;
}

it('asks for a page in reais, by one method, that leads back to the order, paid or not', async () => {
  const input = order({ amountCents: 1_905 });
  const { ref, payUrl, pixCode, boletoLine } = await payments.createCheckout(input);
  expect({ pixCode, boletoLine }).toEqual({ pixCode: null, boletoLine: null });
  expect(ref).toMatch(/^ORD/u);
  expect(payUrl).toMatch(/^https:/u);
  const asked = fake.requests.at(-1);
  expect(asked).toMatchObject({ method: 'POST', path: '/v1/orders', idempotencyKey: input.orderId });
  expect(JSON.parse(asked?.text ?? '')).toMatchObject({
    type: 'online',
    processing_mode: 'manual',
    external_reference: input.orderId,
    total_amount: '19.05',
    expiration_time: 'PT1H',
    items: [{ title: '300 moedas', unit_price: '19.05', quantity: 1 }],
    config: {
      online: { success_url: input.returnUrl, pending_url: input.returnUrl, failure_url: input.cancelUrl },
      payment_method: { not_allowed_types: expect.arrayContaining(['credit_card', 'ticket']) },
    },
  });
});

it('a try that failed and the one that paid are of one order', async () => {
  const { ref } = await payments.createCheckout(order({ method: 'card' }));
  await fake.bank.act(ref, 'fail');
  expect(await payments.fetch(ref)).toMatchObject({ ref, status: 'failed' });
  await fake.bank.act(ref, 'pay');
  expect(await payments.fetch(ref)).toMatchObject({ ref, status: 'paid', amountCents: 990 });
  await payments.refund({ ref, amountCents: 990, key: randomUUID() });
  expect(await payments.fetch(ref)).toMatchObject({ ref, status: 'paid', refundedCents: 990 });
});

it('has one name in whatever letters', async () => {
  const { ref } = await payments.createCheckout(order());
  expect(await payments.fetch(ref.toLowerCase())).toMatchObject({ ref });
  expect(payments.verifyWebhook(fake.sign(ref.toLowerCase()))).toMatchObject({ ref });
});

it('finds the order of a key that was used with another text', async () => {
  const input = order();
  const { ref, payUrl } = await payments.createCheckout(input);
  now = new Date(START.getTime() + HOUR_MS / 4);
  expect(await payments.createCheckout({ ...input, title: 'Trezentas moedas' })).toMatchObject({ ref, payUrl });
});

describe('outages', () => {
  const troubles = ['down', 'limited', 'slow', 'hangs-up'] as const satisfies Trouble[];
  it.each(troubles)(
    'J09: is unavailable while Mercado Pago is %s, and makes one payment when it is back',
    async (trouble) => {
      const input = order();
      const ref = await paid();
      fake.setTrouble(trouble);
      const key = randomUUID();
      const asks = [
        hurried.createCheckout(input),
        hurried.fetch(ref),
        hurried.refund({ ref, amountCents: 100, key }),
        hurried.list({ since: START }),
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
    fake.setTrouble('hangs-up', 2);
    await payments.refund({ ref, amountCents: 100, key: randomUUID() });
    fake.setTrouble('down', 2);
    expect(await payments.fetch(ref)).toMatchObject({ refundedCents: 100 });
  });

  it('nobody is at an address where nobody listens, and others are asked at theirs meanwhile', async () => {
    const nowhere = await createMercadoPagoPayments({ ...fake, apiUrl: 'http://127.0.0.1:9', now: () => now });
    const ref = await paid();
    const [lost, found] = await Promise.allSettled([nowhere.fetch(ref), payments.fetch(ref)]);
    expect(lost).toMatchObject({ reason: expect.any(PaymentProviderUnavailable) });
    expect(found).toMatchObject({ value: { ref } });
  });

  it('a token that Mercado Pago does not know is told apart, without the token', async () => {
    const stranger = await createMercadoPagoPayments({ ...fake, accessToken: 'APP_USR-other', now: () => now });
    const refused = await stranger.fetch(await paid()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PaymentKeyRejected);
    expect(inspect(refused, { depth: 9 })).not.toContain('APP_USR');
  });
});

describe('refunds', () => {
  it('count when they arrived, and are not sent again on the way, however long that takes', async () => {
    const ref = await paid();
    fake.setRefunds('processing');
    const refund = { ref, amountCents: 400, key: randomUUID() };
    await payments.refund(refund);
    expect(await payments.fetch(ref)).toMatchObject({ refundedCents: 0 });
    fake.forgetKeys();
    await payments.refund(refund);
    fake.setRefunds('processed');
    expect(await payments.fetch(ref)).toMatchObject({ refundedCents: 400 });
  });

  it('that failed say so, and are sent again under another key alone', async () => {
    const ref = await paid();
    fake.setRefunds('processing');
    const refund = { ref, amountCents: 400, key: randomUUID() };
    const answer = await payments.refund(refund);
    fake.setRefunds('failed');
    const name = answer.isRefused ? undefined : answer.ref;
    const failed = { ref: name, amountCents: 400, status: 'failed' };
    expect(await payments.fetch(ref)).toMatchObject({ refundedCents: 0, refunds: [failed] });
    fake.setRefunds('processed');
    expect(await payments.refund(refund)).toEqual(answer);
    expect(await payments.fetch(ref)).toMatchObject({ refundedCents: 0, refunds: [failed] });
    await payments.refund({ ...refund, key: randomUUID() });
    expect(await payments.fetch(ref)).toMatchObject({ refundedCents: 400, refunds: [failed, { status: 'done' }] });
  });
});

describe('webhooks', () => {
  it('about what is no order say nothing', async () => {
    for (const name of ['123456789', 'PAY01JRTXT3GC8CJGW394QWYQ9VP3'])
      expect(payments.verifyWebhook(fake.sign(name))).toBeUndefined();
  });

  it('are signed with times in seconds and in milliseconds', async () => {
    const ref = await paid();
    const milliseconds = String(START.getTime());
    expect(payments.verifyWebhook(fake.sign(ref, milliseconds))).toMatchObject({ ref });
    const late = String(START.getTime() - 301_000);
    for (const ts of [late, late.slice(0, 10), '0', '9999999999'])
      expect(() => payments.verifyWebhook(fake.sign(ref, ts))).toThrow(WebhookForged);
  });

  it('are about the payment that the address names, and the request that was signed', async () => {
    const ref = await paid();
    const real = fake.sign(ref);
    const { 'x-request-id': _, ...others } = real.headers;
    const forged = [
      { ...real, headers: others },
      { ...real, headers: { ...real.headers, 'x-request-id': 'another' } },
      { ...real, query: { 'data.id': await paid() } },
      { headers: real.headers, body: real.body },
    ];
    for (const request of forged) expect(() => payments.verifyWebhook(request)).toThrow(WebhookForged);
  });
});

it.each([
  ['in_process', true],
  ['settled', true],
  ['reimbursed', false],
])('a chargeback that is %s: contested, %s', async (detail, isDisputed) => {
  const ref = await paid();
  fake.setDispute(ref, detail);
  expect(await payments.fetch(ref)).toMatchObject({ status: 'paid', isDisputed });
});

it('reads every page and every month of what changed', async () => {
  // Longer after the other payments here than is looked back.
  now = new Date(START.getTime() + 200 * DAY_MS);
  const old = await paid();
  now = new Date(now.getTime() + 100 * DAY_MS);
  const since = now;
  const refs = await Promise.all(Array.from({ length: 120 }, paid));
  await fake.bank.act(old, 'dispute');
  const before = fake.requests.length;
  expect(new Set(await payments.list({ since }))).toEqual(new Set([...refs, old]));
  // Three pages of this month, and one of each of the three before.
  expect(fake.requests.length - before).toBe(6);
});

it.each([
  [0, 'PT1H'],
  [0.5, 'PT1H'],
  [1, 'PT1H'],
  [1.1, 'PT2H'],
  [24, 'PT24H'],
  [71.5, 'P3D'],
  [72, 'P3D'],
])('a page for %d hours is valid %s', (hours, validity) => {
  expect(validityOf(new Date(START.getTime() + hours * HOUR_MS), START)).toBe(validity);
});
