import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type FakeMercadoPago, startFakeMercadoPago } from './fake-mercado-pago/fake-mercado-pago.ts';
import { type FakeStripe, startFakeStripe } from './fake-stripe/fake-stripe.ts';
import { createPaymentProvider } from './index.ts';
import {
  type CheckoutInput,
  type PaymentProvider,
  PaymentProviderUnavailable,
  WebhookForged,
  type WebhookRequest,
} from './port.ts';
import { sampleCheckout } from './sample-checkout.ts';

const MINUTE_MS = 60_000;
const START = new Date('2026-03-10T12:00:00Z');
let now = START;
let database: TestDatabase;
let stripe: FakeStripe;
let mercadoPago: FakeMercadoPago;
beforeAll(async () => {
  database = await createTestDatabase();
  stripe = await startFakeStripe({ now: () => now });
  mercadoPago = await startFakeMercadoPago({ now: () => now });
});
afterAll(async () => {
  await mercadoPago.close();
  await stripe.close();
  await database.drop();
});
beforeEach(() => {
  now = START;
});

type Kind = 'sandbox' | 'stripe' | 'mercadopago';
/** What each of them cannot do, and what its webhooks are signed over. */
const TRAITS: Readonly<Record<Kind, { keepsCards: boolean; paysOut: boolean; signsBodies: boolean }>> = {
  sandbox: { keepsCards: true, paysOut: true, signsBodies: true },
  stripe: { keepsCards: true, paysOut: false, signsBodies: true },
  mercadopago: { keepsCards: false, paysOut: false, signsBodies: false },
};

async function make(provider: Kind): Promise<PaymentProvider> {
  const common = { db: database.db, secret: 'of this installation', publicUrl: 'https://cafune.example' };
  return createPaymentProvider({
    provider,
    stripe,
    mercadoPago,
    ...common,
    now: () => now,
    log: { error: () => undefined },
  });
}

const order = (changes: Partial<CheckoutInput> = {}) => sampleCheckout(now, changes);

describe.each(['sandbox', 'stripe', 'mercadopago'] as const)('every payment provider: %s', (kind) => {
  const { keepsCards, paysOut, signsBodies } = TRAITS[kind];
  let provider: PaymentProvider;
  beforeAll(async () => {
    provider = await make(kind);
  });
  const payments = () => provider;
  const bank = () => provider.bank ?? (kind === 'stripe' ? stripe : mercadoPago).bank;
  const opened = async (changes: Partial<CheckoutInput> = {}) => (await payments().createCheckout(order(changes))).ref;
  const paid = async () => {
    const ref = await opened();
    await bank().act(ref, 'pay');
    return ref;
  };
  const read = (ref: string) => payments().fetch(ref);

  it.each([
    ['pix', 30],
    ['card', 60],
    ['boleto', 3 * 24 * 60],
  ] as const)('opens a checkout for %s that somebody can pay', async (method, minutes) => {
    const input = order({ method, payUntil: new Date(now.getTime() + minutes * MINUTE_MS) });
    const checkout = await payments().createCheckout(input);
    expect(checkout.payUrl ?? checkout.pixCode).toBeTruthy();
    const { orderId } = input;
    const money = { currency: 'BRL', amountCents: 1_990, refundedCents: 0, isDisputed: false };
    expect(await read(checkout.ref)).toMatchObject({ ref: checkout.ref, orderId, status: 'waiting', ...money });
    await bank().act(checkout.ref, 'pay');
    expect(await read(checkout.ref)).toMatchObject({ ref: checkout.ref, orderId, status: 'paid', ...money });
  });

  it('gives its page, where it has one, the way for who has paid and another for who gave up', async () => {
    await payments().createCheckout(order());
    const page = {
      sandbox: () => ({}),
      stripe: () => Object.fromEntries(stripe.requests.at(-1)?.form ?? []),
      mercadopago: () => JSON.parse(mercadoPago.requests.at(-1)?.text ?? '').config.online,
    }[kind]();
    const { returnUrl, cancelUrl } = order();
    const ways = kind === 'sandbox' ? [undefined, undefined] : [returnUrl, cancelUrl];
    expect([page.success_url, page.cancel_url ?? page.failure_url]).toEqual(ways);
  });

  it('makes one payment of a checkout that is asked for twice, later as well', async () => {
    const input = order();
    const { ref } = await payments().createCheckout(input);
    now = new Date(now.getTime() + 20 * MINUTE_MS);
    const again = await Promise.all([payments().createCheckout(input), payments().createCheckout(input)]);
    expect(again.map((checkout) => checkout.ref)).toEqual([ref, ref]);
  });

  it.each([
    ['fail', 'failed'],
    ['expire', 'expired'],
  ] as const)('says of a payment that it did %s, and takes it when it is paid all the same', async (action, status) => {
    const ref = await opened();
    await bank().act(ref, action);
    expect(await read(ref)).toMatchObject({ status });
    await bank().act(ref, 'pay');
    expect(await read(ref)).toMatchObject({ status: 'paid' });
  });

  it('ends by itself what nobody pays', async () => {
    const ref = await opened();
    now = new Date(now.getTime() + 90 * MINUTE_MS);
    expect(await read(ref)).toMatchObject({ status: 'expired' });
  });

  it('sends a part back once for each key', async () => {
    const ref = await paid();
    const key = randomUUID();
    await payments().refund({ ref, amountCents: 500, key });
    await payments().refund({ ref, amountCents: 500, key });
    expect(await read(ref)).toMatchObject({ status: 'paid', refundedCents: 500 });
    await payments().refund({ ref, amountCents: 300, key: randomUUID() });
    expect(await read(ref)).toMatchObject({ refundedCents: 800 });
  });

  it('never sends back more than came, and nothing of what did not come', async () => {
    const ref = await paid();
    await payments().refund({ ref, amountCents: 1_500, key: randomUUID() });
    await payments().refund({ ref, amountCents: 1_500, key: randomUUID() });
    expect(await read(ref)).toMatchObject({ refundedCents: 1_990 });
    const unpaid = await opened();
    await payments().refund({ ref: unpaid, amountCents: 500, key: randomUUID() });
    expect(await read(unpaid)).toMatchObject({ status: 'waiting', refundedCents: 0 });
  });

  it('tells refunds apart, its own as well, and names the one that a key asked for', async () => {
    const ref = await paid();
    const key = randomUUID();
    const answer = await payments().refund({ ref, amountCents: 500, key });
    if (answer.isRefused || answer.ref === undefined) throw new Error('it was not taken');
    const otherRefs = [answer.ref];
    expect(await payments().refund({ ref, amountCents: 500, key })).toEqual(answer);
    const second = await payments().refund({ ref, amountCents: 500, key: randomUUID(), otherRefs });
    expect(second).toEqual({ isRefused: false, ref: expect.any(String) });
    expect(second).not.toEqual(answer);
    await bank().act(ref, 'refund');
    const refunds = (await read(ref))?.refunds ?? [];
    expect(new Set(refunds.map(({ ref: name }) => name)).size).toBe(3);
    expect(refunds.map(({ amountCents, status }) => [amountCents, status])).toEqual([
      [500, 'done'],
      [500, 'done'],
      [990, 'done'],
    ]);
    expect(refunds.find(({ ref: name }) => name === answer.ref)?.key ?? key).toBe(key);
    expect(refunds.at(-1)?.key).toBeUndefined();
  });

  it('says of a refund that it will never send it, and sends it when it may under another key', async () => {
    const ref = await paid();
    await bank().act(ref, 'refuse-refunds');
    const key = randomUUID();
    const refused = { isRefused: true, because: expect.any(String) };
    expect(await payments().refund({ ref, amountCents: 500, key })).toEqual(refused);
    expect(await read(ref)).toMatchObject({ status: 'paid', refundedCents: 0, refunds: [] });
    await bank().act(ref, 'accept-refunds');
    expect(await payments().refund({ ref, amountCents: 500, key: randomUUID() })).toMatchObject({ isRefused: false });
    expect(await read(ref)).toMatchObject({ refundedCents: 500 });
    expect(await payments().refund({ ref: await opened(), amountCents: 500, key: randomUUID() })).toEqual(refused);
  });

  it('says that a payment is contested until that is won', async () => {
    const ref = await paid();
    await bank().act(ref, 'dispute');
    expect(await read(ref)).toMatchObject({ status: 'paid', isDisputed: true });
    await bank().act(ref, 'win-dispute');
    expect(await read(ref)).toMatchObject({ status: 'paid', isDisputed: false });
  });

  it('says whether it keeps cards, and charges none where it does not', async () => {
    expect(payments().capabilities.keepsCards).toBe(keepsCards);
    if (keepsCards) return;
    const charge = { orderId: randomUUID(), cardRef: 'nobodys', amountCents: 2_990, title: 'VIP mensal' };
    await expect(payments().chargeCard(charge)).rejects.toThrow();
    await payments().forgetCard('nobodys');
  });

  it('says whether it pays out, sends once for a key, and nothing where it does not', async () => {
    expect(payments().capabilities.paysOut).toBe(paysOut);
    const payout = { key: randomUUID(), pixKey: 'bia@banco.com', amountCents: 2_000 };
    if (!paysOut) return expect(payments().payOut(payout)).rejects.toThrow(/Pix key/u);
    const answers = await Promise.all(Array.from({ length: 20 }, () => payments().payOut(payout)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({ isRefused: false, ref: expect.any(String) });
    const other = await payments().payOut({ ...payout, key: randomUUID() });
    expect(other).not.toEqual(answers[0]);
  });

  describe.runIf(keepsCards)('a kept card', () => {
    const card = { method: 'card', keepsCard: true } as const;
    const keep = async (amountCents: number) => {
      const ref = await opened({ ...card, amountCents });
      await bank().act(ref, 'pay');
      const cardRef = (await read(ref))?.cardRef;
      if (cardRef === undefined) throw new Error('no card was kept');
      return { ref, cardRef };
    };
    const charge = (cardRef: string, orderId = randomUUID()) =>
      payments().chargeCard({ orderId, cardRef, amountCents: 2_990, title: 'VIP mensal' });

    it('comes with the payment that was made with it, and with no other', async () => {
      const ref = await opened(card);
      expect((await read(ref))?.cardRef).toBeUndefined();
      await bank().act(ref, 'pay');
      expect(await read(ref)).toMatchObject({ status: 'paid', amountCents: 1_990, cardRef: expect.any(String) });
      expect((await read(await paid()))?.cardRef).toBeUndefined();
    });

    it('is kept without a charge where nothing is due today', async () => {
      const { ref } = await keep(0);
      expect(await read(ref)).toMatchObject({ status: 'paid', amountCents: 0, currency: 'BRL', isDisputed: false });
    });

    it.each([0, 2_990])(
      'is charged once for each order after %i centavos, and the payment is one like all others',
      async (first) => {
        const { cardRef } = await keep(first);
        const orderId = randomUUID();
        const refs = [await charge(cardRef, orderId), await charge(cardRef, orderId)];
        expect(new Set(refs).size).toBe(1);
        const [ref = ''] = refs;
        const money = { currency: 'BRL', amountCents: 2_990, refundedCents: 0, isDisputed: false };
        expect(await read(ref)).toMatchObject({ ref, orderId, status: 'paid', ...money });
        await payments().refund({ ref, amountCents: 990, key: randomUUID() });
        expect(await read(ref)).toMatchObject({ refundedCents: 990 });
        expect(await charge(cardRef)).not.toBe(ref);
      },
    );

    it('that is refused makes a payment that failed; accepted again, the next one is paid', async () => {
      const { ref, cardRef } = await keep(2_990);
      await bank().act(ref, 'refuse-card');
      const orderId = randomUUID();
      expect(await read(await charge(cardRef, orderId))).toMatchObject({ orderId, status: 'failed' });
      await bank().act(ref, 'accept-card');
      expect(await read(await charge(cardRef))).toMatchObject({ status: 'paid' });
      expect(await read(await charge(cardRef, orderId))).toMatchObject({ orderId, status: 'failed' });
    });

    it('is charged no more once it is forgotten, however often that is asked', async () => {
      const { cardRef } = await keep(0);
      await payments().forgetCard(cardRef);
      await payments().forgetCard(cardRef);
      const orderId = randomUUID();
      const ref = await charge(cardRef, orderId);
      expect(await read(ref)).toMatchObject({ orderId, status: 'failed' });
      await payments().forgetCard('nobodys');
    });

    it('is told of by webhooks as other payments are, and listed', async () => {
      const { cardRef } = await keep(0);
      const ref = await charge(cardRef);
      const hint = payments().verifyWebhook(await bank().webhookOf(ref));
      expect((await read(hint?.ref ?? ''))?.ref).toBe(ref);
      const refs = await Promise.all(
        (await payments().list({ since: START })).map(async (name) => (await read(name))?.ref),
      );
      expect(refs).toContain(ref);
    });
  });

  it('knows no payment by a name that it never gave', async () => {
    const names = [
      'ORD01ZZZZZZZZZZZZZZZZZZZZZZZZ',
      'ord',
      'cs_test_nobodys',
      'pi_nobodys',
      'sbx_nobodys',
      "'; --",
      'a/b?c',
    ];
    expect(await Promise.all(names.map(read))).toEqual(names.map(() => undefined));
    for (const ref of names) await payments().refund({ ref, amountCents: 100, key: randomUUID() });
  });

  it('lists what changed since, and nothing older', async () => {
    // Another day than that of the other payments here.
    now = new Date(START.getTime() + 48 * 60 * MINUTE_MS);
    const old = await paid();
    now = new Date(now.getTime() + 10 * MINUTE_MS);
    const since = now;
    const [fresh, refunded] = [await paid(), await paid()];
    await bank().act(refunded, 'refund');
    const refs = await Promise.all((await payments().list({ since })).map(async (name) => (await read(name))?.ref));
    expect(new Set(refs)).toEqual(new Set([fresh, refunded]));
    await bank().act(old, 'dispute');
    const later = await Promise.all((await payments().list({ since })).map(async (name) => (await read(name))?.ref));
    expect(later).toContain(old);
  });

  it('hears from a webhook which payment changed, each time by its own id', async () => {
    const ref = await opened();
    const ids = new Set<string>();
    for (const action of ['pay', 'dispute', 'win-dispute', 'refund'] as const) {
      await bank().act(ref, action);
      const hint = payments().verifyWebhook(await bank().webhookOf(ref));
      expect((await read(hint?.ref ?? ''))?.ref).toBe(ref);
      const money = signsBodies ? { amountCents: 1_990, currency: 'BRL' } : {};
      if (action === 'pay') expect(hint).toEqual({ eventId: expect.any(String), ref, ...money });
      ids.add(hint?.eventId ?? '');
    }
    expect(ids.size).toBe(4);
  });

  // The test bank is rows of ours: it has no machine that could be down.
  if (kind !== 'sandbox')
    it('J09: is unavailable during an outage, and does what was asked once when it is over', async () => {
      const fake = kind === 'stripe' ? stripe : mercadoPago;
      const [ref, input, key] = [await paid(), order(), randomUUID()];
      fake.setTrouble('limited');
      for (const ask of [
        () => payments().createCheckout(input),
        () => payments().fetch(ref),
        () => payments().refund({ ref, amountCents: 500, key }),
        () => payments().list({ since: START }),
      ])
        await expect(ask()).rejects.toBeInstanceOf(PaymentProviderUnavailable);
      fake.setTrouble('none');
      const checkout = await payments().createCheckout(input);
      expect(await payments().createCheckout(input)).toEqual(checkout);
      await payments().refund({ ref, amountCents: 500, key });
      expect(await read(ref)).toMatchObject({ refundedCents: 500 });
    });

  if (kind === 'stripe')
    it('J09: charges a kept card once, however often an outage made it be asked', async () => {
      const kept = await opened({ method: 'card', keepsCard: true });
      await bank().act(kept, 'pay');
      const cardRef = (await read(kept))?.cardRef ?? '';
      const charge = { orderId: randomUUID(), cardRef, amountCents: 2_990, title: 'VIP mensal' };
      stripe.setTrouble('limited');
      for (const ask of [() => payments().chargeCard(charge), () => payments().forgetCard(cardRef)])
        await expect(ask()).rejects.toBeInstanceOf(PaymentProviderUnavailable);
      stripe.setTrouble('none');
      const charged = await payments().chargeCard(charge);
      expect(await payments().chargeCard(charge)).toBe(charged);
      expect(await read(charged)).toMatchObject({ orderId: charge.orderId, status: 'paid', amountCents: 2_990 });
    });

  it('J04: believes nothing of a webhook that is not signed', async () => {
    const webhook = await bank().webhookOf(await paid());
    const other = await bank().webhookOf(await paid());
    const bodies = [`${webhook.body} `, webhook.body.replace('1990', '1991'), other.body, ''];
    const hint = payments().verifyWebhook(webhook);
    for (const body of bodies) {
      const verify = () => payments().verifyWebhook({ ...webhook, body });
      if (signsBodies) expect(verify).toThrow(WebhookForged);
      else expect(verify()).toEqual(hint);
    }
    for (const query of signsBodies ? [] : [{}, other.query ?? {}])
      expect(() => payments().verifyWebhook({ ...webhook, query })).toThrow(WebhookForged);
  });

  it('J04: believes no webhook that is unsigned, wrong, changed or old', async () => {
    const webhook = await bank().webhookOf(await paid());
    const [[name = '', signature = '']] = Object.entries(webhook.headers) as [[string, string]];
    const other = await bank().webhookOf(await paid());
    const signedBy = (forged: string) => ({ ...webhook, headers: { ...webhook.headers, [name]: forged } });
    const forged: WebhookRequest[] = [
      { ...webhook, headers: {} },
      signedBy(''),
      signedBy('nonsense'),
      signedBy(signature.replace(/v1=./u, (start) => (start.endsWith('0') ? 'v1=1' : 'v1=0'))),
      signedBy(signature.replace(/(ts?)=\d/u, '$1=9')),
      signedBy(Object.values(other.headers)[0] ?? ''),
    ];
    for (const request of forged) expect(() => payments().verifyWebhook(request)).toThrow(WebhookForged);
    now = new Date(START.getTime() + 290_000);
    expect(payments().verifyWebhook(webhook)).toBeDefined();
    now = new Date(START.getTime() + 310_000);
    expect(() => payments().verifyWebhook(webhook)).toThrow(WebhookForged);
  });
});
