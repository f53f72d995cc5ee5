import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrCode } from '../../providers/payments/br-code.ts';
import { type PaymentProvider, PaymentProviderUnavailable } from '../../providers/payments/port.ts';
import { refOf } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance } from '../../testing/chat.ts';
import {
  actAtBank as act,
  orderCoins as buy,
  buyCoins as buyPaid,
  readOrder as read,
  untilStatus,
} from '../../testing/coin-orders.ts';
import { makeGuest, makePerson } from '../../testing/factories.ts';
import { runJob } from '../../testing/jobs.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;
/** Switches the provider off, as an outage would. */
const outage = { isDown: false };
beforeAll(async () => {
  app = await startTestApp({ wrapPayments: faulty });
});
afterAll(() => app.stop());

function faulty(provider: PaymentProvider): PaymentProvider {
  const orDown = <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) => {
    return async (...args: Args) => {
      if (outage.isDown) throw new PaymentProviderUnavailable();
      return act(...args);
    };
  };
  const { createCheckout, refund, fetch } = provider;
  return { ...provider, createCheckout: orDown(createCheckout), refund: orDown(refund), fetch: orDown(fetch) };
}

/** What the test bank would send, with the body changed before or after it is signed. */
async function webhookOf(orderId: string) {
  const { bank } = app.application.deps.payments;
  if (!bank) throw new Error('no bank');
  return bank.webhookOf(refOf(orderId));
}
async function knock(request: { headers: Record<string, string | undefined>; body: string }) {
  return app.client().call('POST', '/webhooks/payments/sandbox', {
    body: request.body,
    headers: { ...(request.headers as Record<string, string>), 'content-type': 'application/json' },
    isWithoutOrigin: true,
  });
}

describe('coin packs', () => {
  it('are those of product.md "Money", with the one most people choose', async () => {
    const { body } = await app.client().get('/api/coin-packs');
    expect(body.items.map((pack: Record<string, unknown>) => [pack.coins, pack.priceCents])).toEqual([
      [300, 990],
      [700, 1_990],
      [1_800, 4_490],
      [4_000, 8_990],
      [10_000, 19_990],
    ]);
    expect(body.items.filter((pack: { isMostChosen: boolean }) => pack.isMostChosen)).toMatchObject([{ coins: 700 }]);
    expect(body.methods).toEqual(['pix', 'card', 'boleto']);
  });
});

describe('an order', () => {
  it('costs what the table says, and its Pix code asks exactly that', async () => {
    const { client } = await makePerson(app);
    const { status, body } = await buy(client);
    expect([status, body.status, body.priceCents, body.coins, body.title]).toEqual([
      201,
      'waiting',
      1_990,
      700,
      '700 moedas',
    ]);
    expect(readBrCode(body.payment.pixCode)?.amountCents).toBe(1_990);
    expect(body.payment).toMatchObject({ isTest: true, boletoLine: null });
    expect(Date.parse(body.payUntil) - Date.parse(body.createdAt)).toBe(30 * 60_000);
  });

  it('J03: takes no price from the client; visitors sign up first; another person’s order is 404', async () => {
    const { client } = await makePerson(app);
    expect((await buy(client, { priceCents: 1 })).status).toBe(422);
    expect((await buy(client, { packId: 'coins-1' })).status).toBe(404);
    const { client: guest } = await makeGuest(app);
    expect((await buy(guest)).status).toBe(401);
    const { body } = await buy(client);
    const { client: stranger } = await makePerson(app);
    const seen = await Promise.all([
      stranger.get(`/api/orders/${body.id}`),
      stranger.post(`/api/orders/${body.id}/cancel`),
      stranger.post(`/api/orders/${body.id}/withdraw`),
      stranger.get(`/api/payment-sandbox/${refOf(body.id)}`),
      act(stranger, body.id, 'pay'),
    ]);
    expect(seen.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('J02: asked for twenty times at once with the same id is one order; with another pack it is refused', async () => {
    const { client } = await makePerson(app);
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(client, { clientId })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const other = await buy(client, { clientId, packId: 'coins-300' });
    expect([other.status, other.body.error]).toEqual([422, 'payments.key-reused']);
    expect((await client.get('/api/orders')).body.items).toHaveLength(1);
  });

  it('J02: under the id that another person’s order has is new, and theirs', async () => {
    const [mine, theirs] = [await makePerson(app), await makePerson(app)];
    const clientId = randomUUID();
    const first = await buy(mine.client, { clientId });
    const second = await buy(theirs.client, { clientId, packId: 'coins-300' });
    expect([second.status, second.body.coins]).toEqual([201, 300]);
    expect(second.body.id).not.toBe(first.body.id);
    expect((await read(mine.client, first.body.id)).coins).toBe(700);
    expect((await mine.client.get('/api/orders')).body.items).toHaveLength(1);
  });

  it('J09: while the provider is down nothing is charged, and the same order goes on afterwards', async () => {
    const { client } = await makePerson(app);
    const clientId = randomUUID();
    outage.isDown = true;
    const down = await buy(client, { clientId });
    outage.isDown = false;
    expect([down.status, down.body.error, down.body.message]).toEqual([
      503,
      'payments.unavailable',
      'Pagamento indisponível agora. Nada foi cobrado.',
    ]);
    expect((await client.get('/api/orders')).body.items).toEqual([]);
    // What nobody can see or cancel keeps nobody from buying, but for the minute in which the provider may still answer.
    outage.isDown = true;
    for (let at = 0; at < 4; at += 1) expect((await buy(client)).status).toBe(503);
    outage.isDown = false;
    expect((await buy(client)).body.error).toBe('payments.too-many-open');
    app.clock.advance(61_000);
    expect((await buy(client)).status).toBe(201);
    const again = await buy(client, { clientId });
    expect([again.status, again.body.status]).toEqual([200, 'waiting']);
  });

  it('five wait at most; one that is given up makes room', async () => {
    const { client } = await makePerson(app);
    const opened = [];
    for (let at = 0; at < 5; at += 1) opened.push((await buy(client)).body.id);
    const sixth = await buy(client);
    expect([sixth.status, sixth.body.error]).toEqual([429, 'payments.too-many-open']);
    expect((await client.post(`/api/orders/${opened[0]}/cancel`)).body.status).toBe('canceled');
    expect((await buy(client)).status).toBe(201);
  });

  it('that is paid brings its coins once, whatever the bank sends again, and a mail with the receipt', async () => {
    const { client, email } = await makePerson(app);
    const id = await buyPaid(client);
    expect(await readBalance(client)).toBe(1_200);
    const hints = await Promise.all(Array.from({ length: 5 }, () => webhookOf(id)));
    await Promise.all([...hints, ...hints].map(knock));
    await until(() => app.mails.some(({ to, subject }) => to === email && subject.startsWith('Recibo')));
    expect(await readBalance(client)).toBe(1_200);
    const [entry] = (await client.get('/api/user/statement')).body.items;
    expect(entry).toMatchObject({ kind: 'grant', amountCoins: 700, reason: 'Compra de 700 moedas' });
    expect(app.mails.filter(({ to, subject }) => to === email && subject.startsWith('Recibo'))).toHaveLength(1);
  });

  it('that failed, expired or was given up has no coins; paid late it has them', async () => {
    const { client } = await makePerson(app);
    const [failed, canceled, boleto] = [
      (await buy(client, { method: 'card' })).body.id,
      (await buy(client)).body.id,
      (await buy(client, { method: 'boleto' })).body.id,
    ];
    await act(client, failed, 'fail');
    await untilStatus(client, failed, 'failed');
    expect((await act(client, failed, 'expire')).body.error).toBe('payments.not-open');
    await client.post(`/api/orders/${canceled}/cancel`);
    expect(await readBalance(client)).toBe(500);
    app.clock.advance(4 * 24 * 3_600_000);
    expect((await read(client, boleto)).status).toBe('expired');
    await act(client, boleto, 'pay');
    await act(client, canceled, 'pay');
    await untilStatus(client, boleto, 'paid');
    await untilStatus(client, canceled, 'paid');
    expect(await readBalance(client)).toBe(1_900);
  });

  it('whose webhook is lost is found by the poller', async () => {
    const { client } = await makePerson(app);
    const { body } = await buy(client);
    await app.application.deps.payments.bank?.act(refOf(body.id), 'pay');
    app.clock.advance(2 * 60_000);
    await runJob(app, 'payments-poll');
    expect((await read(client, body.id)).status).toBe('paid');
    expect(await readBalance(client)).toBe(1_200);
  });

  it('whose refund was told to nobody is found by the reconciliation', async () => {
    const { client } = await makePerson(app);
    const id = await buyPaid(client);
    await app.application.deps.payments.bank?.act(refOf(id), 'refund');
    await runJob(app, 'payments-reconcile');
    expect((await read(client, id)).status).toBe('refunded');
    expect(await readBalance(client)).toBe(500);
  });
});

describe('J04: a webhook', () => {
  it('unsigned, wrongly signed, changed or old is 401; of another provider 404', async () => {
    const { client } = await makePerson(app);
    const { body } = await buy(client);
    const good = await webhookOf(body.id);
    const signature = good.headers['sandbox-signature'] ?? '';
    const answers = [
      await knock({ headers: {}, body: good.body }),
      await knock({
        headers: { 'sandbox-signature': signature.replace(/.$/u, (last) => (last === '0' ? '1' : '0')) },
        body: good.body,
      }),
      await knock({ headers: good.headers, body: good.body.replace('1990', '1') }),
    ];
    app.clock.advance(6 * 60_000);
    answers.push(await knock(good));
    expect(answers.map(({ status, body: said }) => [status, said.error])).toEqual(
      Array.from({ length: 4 }, () => [401, 'payments.webhook-forged']),
    );
    const elsewhere = await app
      .client()
      .call('POST', '/webhooks/payments/stripe', { body: '{}', isWithoutOrigin: true });
    expect(elsewhere.status).toBe(404);
  });

  it('replayed has no effect; saying paid for what is not paid credits nothing', async () => {
    const { client } = await makePerson(app);
    const { body } = await buy(client);
    const hint = await webhookOf(body.id);
    expect([(await knock(hint)).status, (await knock(hint)).status]).toEqual([200, 200]);
    const { rows } = await app.database.db.pool.query(
      'SELECT count(*)::int AS count FROM payment_inbox WHERE provider_ref = $1',
      [refOf(body.id)],
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect((await read(client, body.id)).status).toBe('waiting');
    expect(await readBalance(client)).toBe(500);
  });

  it('of another amount, or paid in another amount, is put aside without credit', async () => {
    const { client } = await makePerson(app);
    const { body } = await buy(client);
    await app.database.db.pool.query('UPDATE sandbox_payments SET amount_cents = 1 WHERE ref = $1', [refOf(body.id)]);
    await app.application.deps.payments.bank?.act(refOf(body.id), 'pay');
    expect((await knock(await webhookOf(body.id))).status).toBe(202);
    app.clock.advance(2 * 60_000);
    await runJob(app, 'payments-poll');
    expect((await read(client, body.id)).status).not.toBe('paid');
    expect(await readBalance(client)).toBe(500);
  });
});

describe('I04: giving a purchase back within 7 days (CDC art. 49)', () => {
  it('answers a receipt at once, takes what is left of the coins and sends their share of the price', async () => {
    const { client, email } = await makePerson(app);
    const id = await buyPaid(client);
    const offered = (await read(client, id)).withdrawal;
    expect(offered).toMatchObject({ isOpen: true, coins: 700, refundCents: 1_990 });
    const receipt = await client.post(`/api/orders/${id}/withdraw`);
    expect([receipt.status, receipt.body.refundCents, receipt.body.coins]).toEqual([200, 1_990, 700]);
    expect(await readBalance(client)).toBe(500);
    await untilStatus(client, id, 'refunded');
    expect((await read(client, id)).refund).toMatchObject({ cents: 1_990, coins: 700, isDone: true });
    await until(() => app.mails.some(({ to, subject }) => to === email && subject.startsWith('Desistência')));
  });

  it('J05: asked for twenty times at once sends the money once', async () => {
    const { client } = await makePerson(app);
    const id = await buyPaid(client);
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.post(`/api/orders/${id}/withdraw`)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.refundCents}`))).toEqual(new Set(['200 1990']));
    await untilStatus(client, id, 'refunded');
    const { rows } = await app.database.db.pool.query('SELECT refunded_cents FROM sandbox_payments WHERE ref = $1', [
      refOf(id),
    ]);
    expect(rows).toEqual([{ refunded_cents: 1_990 }]);
    expect(await readBalance(client)).toBe(500);
  });

  it('gives back the share of the coins that are left, and nothing where none is', async () => {
    const { client, id: accountId } = await makePerson(app);
    const id = await buyPaid(client);
    const spend = (coins: number) =>
      app.database.db.pool.query('SELECT * FROM coins_spend($1, $2, $3, $4, $5, $6)', [
        accountId,
        randomUUID(),
        coins,
        'house:test',
        'Gasto',
        Buffer.alloc(0),
      ]);
    // The 500 of the welcome go first, then 350 of the 700.
    await spend(850);
    expect((await client.post(`/api/orders/${id}/withdraw`)).body).toMatchObject({ refundCents: 995, coins: 350 });
    await untilStatus(client, id, 'refunded');
    expect(await readBalance(client)).toBe(0);
    const second = await buyPaid(client);
    await spend(700);
    const refused = await client.post(`/api/orders/${second}/withdraw`);
    expect([refused.status, refused.body.error]).toEqual([403, 'payments.nothing-left']);
  });

  it('is over on day 8, with the reason; and what was never paid has nothing to give back', async () => {
    const { client } = await makePerson(app);
    const id = await buyPaid(client);
    app.clock.advance(7 * 24 * 3_600_000 - 60_000);
    expect((await read(client, id)).withdrawal.isOpen).toBe(true);
    app.clock.advance(60_000);
    const late = await client.post(`/api/orders/${id}/withdraw`);
    expect([late.status, late.body.error]).toEqual([403, 'payments.withdrawal-over']);
    const { body } = await buy(client);
    expect((await client.post(`/api/orders/${body.id}/withdraw`)).body.error).toBe('payments.not-paid');
  });

  it('while the provider is down the money is asked for again until it went', async () => {
    const { client } = await makePerson(app);
    const id = await buyPaid(client);
    outage.isDown = true;
    expect((await client.post(`/api/orders/${id}/withdraw`)).status).toBe(200);
    expect(await readBalance(client)).toBe(500);
    expect((await read(client, id)).status).toBe('withdrawing');
    outage.isDown = false;
    app.clock.advance(10 * 60_000);
    await runJob(app, 'payments-poll');
    expect((await read(client, id)).status).toBe('refunded');
  });
});

describe('a purchase contested at the bank', () => {
  it('takes its coins away, owes what was spent, never below zero; won, everything is back', async () => {
    const { client, id: accountId } = await makePerson(app);
    const id = await buyPaid(client);
    await app.database.db.pool.query('SELECT * FROM coins_spend($1, $2, 1000, $3, $4, $5)', [
      accountId,
      randomUUID(),
      'house:test',
      'Gasto',
      Buffer.alloc(0),
    ]);
    await act(client, id, 'dispute');
    await untilStatus(client, id, 'disputed');
    expect(await readBalance(client)).toBe(0);
    const debt = async () =>
      (await app.database.db.pool.query('SELECT debt FROM coin_accounts WHERE account_id = $1', [accountId])).rows[0]
        .debt;
    expect(await debt()).toBe(500);
    // J06: coins that come are owed first.
    await buyPaid(client, { packId: 'coins-300' });
    expect([await readBalance(client), await debt()]).toEqual([0, 200]);
    await act(client, id, 'win-dispute');
    await untilStatus(client, id, 'paid');
    expect([await readBalance(client), await debt()]).toEqual([500, 0]);
  });
});
