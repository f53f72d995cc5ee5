import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentProvider, PaymentProviderUnavailable } from '../../providers/payments/port.ts';
import { buyPaid, makeAdministrator, readLog, refOf, untilStatus } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance } from '../../testing/chat.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;
let admin: Person;
let second: Person;
/** Switches the provider's refunds off, as an outage would. */
const outage = { isDown: false };
beforeAll(async () => {
  app = await startTestApp({ wrapPayments: faulty });
  admin = await makeAdministrator(app);
  second = await makeAdministrator(app);
});
afterAll(() => app.stop());

function faulty(provider: PaymentProvider): PaymentProvider {
  const { refund } = provider;
  return {
    ...provider,
    refund: async (input) => {
      if (outage.isDown) throw new PaymentProviderUnavailable();
      return refund(input);
    },
  };
}

const reason = 'Comprou duas vezes sem querer';
const refund = (orderId: string, changes: Record<string, unknown> = {}, by: Person = admin) =>
  by.client.post(`/api/admin/orders/${orderId}/refund`, {
    seenRefundedCents: 0,
    reason,
    clientId: randomUUID(),
    ...changes,
  });
const decide = (id: string, decision: 'approve' | 'refuse', by: Person = second) =>
  by.client.post(`/api/admin/requests/${id}/decide`, { decision, reason: 'Conferi com o banco' });
const readOrder = async (id: string) => (await admin.client.get(`/api/admin/orders/${id}`)).body;
const untilBack = (id: string, cents: number) => until(async () => (await readOrder(id)).order.refundedCents === cents);
/** Ids of the refunds of an order, oldest first: what the bank has to be given as keys. */
const refundIds = async (orderId: string) =>
  (await readOrder(orderId)).refunds.map(({ id }: { id: string }) => id).toReversed();
async function sentBack(orderId: string) {
  const { rows } = await app.database.db.pool.query(
    `SELECT refunded_cents, (SELECT coalesce(array_agg(key ORDER BY id), '{}') FROM sandbox_refunds WHERE payment_ref = $1) AS refund_keys
     FROM sandbox_payments WHERE ref = $1`,
    [refOf(orderId)],
  );
  return rows[0];
}
async function spend(accountId: string, coins: number) {
  const values = [accountId, randomUUID(), coins, 'house:test', 'Gasto', Buffer.alloc(0)];
  await app.database.db.pool.query('SELECT * FROM coins_spend($1, $2, $3, $4, $5, $6)', values);
}
/** Makes a pack as dear as plans to come, and an order of it. */
async function buyDear(person: Person) {
  await app.database.db.pool.query(`UPDATE coin_packs SET price_cents = 25000 WHERE id = 'coins-10000'`);
  return buyPaid(person.client, 'coins-10000');
}

describe('an order that is sent back', () => {
  it('whole: its money goes, its coins leave, the buyer is told, and the log knows', async () => {
    const person = await makePerson(app);
    const id = await buyPaid(person.client);
    const done = await refund(id);
    expect([done.status, done.body.status, done.body.amount, done.body.decidedBy]).toEqual([200, 'done', 1_990, null]);
    expect(await readBalance(person.client)).toBe(500);
    await untilStatus(person.client, id, 'refunded');
    expect((await sentBack(id)).refunded_cents).toBe(1_990);
    const { order, requests } = await readOrder(id);
    expect(order).toMatchObject({ status: 'refunded', refundedCents: 1_990, dueBackCents: 1_990 });
    expect(requests).toMatchObject([{ id: done.body.id, kind: 'refund', reason }]);
    await until(() => app.mails.some(({ to, subject }) => to === person.email && subject.startsWith('Devolução')));
    const entry = (await readLog(app, 'refund.done')).at(-1);
    expect(entry).toMatchObject({ actor_id: admin.id, subject: `order:${id}`, reason, data: { amount: 1_990 } });
  });

  it('in part: coins leave as far as their share goes, and the rest may follow', async () => {
    const { client } = await makePerson(app);
    const id = await buyPaid(client);
    expect((await refund(id, { amountCents: 500 })).status).toBe(200);
    await untilBack(id, 500);
    // 500 of 1.990 centavos are 175 of 700 coins, rounded down for the buyer.
    expect(await readBalance(client)).toBe(500 + 700 - 175);
    const again = await refund(id, { amountCents: 500 });
    expect([again.status, again.body.error]).toEqual([409, 'admin.changed-meanwhile']);
    expect((await refund(id, { seenRefundedCents: 500 })).body.amount).toBe(1_490);
    await untilBack(id, 1_990);
    expect((await sentBack(id)).refund_keys).toEqual(await refundIds(id));
    expect(await refundIds(id)).toHaveLength(2);
    expect(await readBalance(client)).toBe(500);
    const nothing = await refund(id, { seenRefundedCents: 1_990 });
    expect([nothing.status, nothing.body.error]).toEqual([409, 'payments.refund-too-large']);
  });

  it('after its coins were spent: what is missing is owed, never below zero (J06)', async () => {
    const { client, id: accountId } = await makePerson(app);
    const id = await buyPaid(client);
    await spend(accountId, 1_000);
    expect((await refund(id)).status).toBe(200);
    expect(await readBalance(client)).toBe(0);
    const { rows } = await app.database.db.pool.query('SELECT debt FROM coin_accounts WHERE account_id = $1', [
      accountId,
    ]);
    expect(rows).toEqual([{ debt: 500 }]);
  });

  it('long after the seven days of the buyer, which are theirs alone', async () => {
    const { client } = await makePerson(app);
    const id = await buyPaid(client);
    app.clock.advance(60 * 24 * 3_600_000);
    const { client: later } = await makeAdministrator(app);
    const done = await later.post(`/api/admin/orders/${id}/refund`, {
      seenRefundedCents: 0,
      reason,
      clientId: randomUUID(),
    });
    expect(done.status).toBe(200);
    admin = await makeAdministrator(app);
    second = await makeAdministrator(app);
  });

  it('J05: asked for twenty times at once with one id is one, and answers the same', async () => {
    const { client } = await makePerson(app);
    const id = await buyPaid(client);
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(id, { clientId, amountCents: 300 })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.amount}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    await untilBack(id, 300);
    expect((await sentBack(id)).refund_keys).toHaveLength(1);
    expect((await readOrder(id)).requests).toHaveLength(1);
    expect((await readLog(app, 'refund.done')).filter(({ subject }) => subject === `order:${id}`)).toHaveLength(1);
    const other = await refund(id, { clientId, amountCents: 301 });
    expect([other.status, other.body.error]).toEqual([422, 'admin.key-reused']);
  });

  it('J05: asked for by two administrators twenty times at once with twenty ids is one', async () => {
    const { client } = await makePerson(app);
    const id = await buyPaid(client);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => refund(id, { amountCents: 300 }, at % 2 === 0 ? admin : second)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const errors = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error));
    for (const error of errors) expect(['payments.refund-under-way', 'admin.changed-meanwhile']).toContain(error);
    await untilBack(id, 300);
    expect((await sentBack(id)).refunded_cents).toBe(300);
  });

  it('while the provider is down is asked for again until the money went', async () => {
    const { client } = await makePerson(app);
    const id = await buyPaid(client);
    outage.isDown = true;
    expect((await refund(id)).status).toBe(200);
    expect((await readOrder(id)).order).toMatchObject({ status: 'withdrawing', refundedCents: 0, dueBackCents: 1_990 });
    const twice = await refund(id);
    expect([twice.status, twice.body.error]).toEqual([409, 'payments.refund-under-way']);
    outage.isDown = false;
    app.clock.advance(5 * 60_000);
    await app.database.db.pool.query(`SELECT graphile_worker.add_job('payments-poll')`);
    await untilBack(id, 1_990);
    expect((await sentBack(id)).refund_keys).toEqual(await refundIds(id));
    expect(await refundIds(id)).toHaveLength(1);
  });

  it('has to be paid, not contested, and there; its amount has to be left', async () => {
    const { client } = await makePerson(app);
    const order = { packId: 'coins-300', method: 'pix', clientId: randomUUID() };
    const unpaid = (await client.post('/api/orders', order)).body.id;
    expect((await refund(unpaid)).body.error).toBe('payments.not-paid');
    expect((await refund(randomUUID())).status).toBe(404);
    const id = await buyPaid(client);
    expect((await refund(id, { amountCents: 1_991 })).body.error).toBe('payments.refund-too-large');
    expect((await refund(id, { amountCents: 0 })).status).toBe(422);
    expect((await refund(id, { cents: 5 })).body.error).toBe('request.unknown-field');
    await client.post(`/api/payment-sandbox/${refOf(id)}`, { action: 'dispute' });
    await untilStatus(client, id, 'disputed');
    expect((await refund(id)).body.error).toBe('payments.contested');
    expect((await readOrder(id)).requests).toEqual([]);
  });
});

describe('J08: more than R$ 200,00', () => {
  it('waits for a second administrator; nothing moves until they say yes', async () => {
    const person = await makePerson(app);
    const id = await buyDear(person);
    const asked = await refund(id);
    expect([asked.status, asked.body.status, asked.body.amount]).toEqual([202, 'waiting', 25_000]);
    expect((await readOrder(id)).order).toMatchObject({ status: 'paid', dueBackCents: 0 });
    expect((await readLog(app, 'refund.requested')).at(-1)).toMatchObject({ subject: `order:${id}`, reason });
    const own = await decide(asked.body.id, 'approve', admin);
    expect([own.status, own.body.error]).toEqual([403, 'admin.second-person-needed']);
    const approved = await decide(asked.body.id, 'approve');
    expect([approved.status, approved.body.status, approved.body.decidedBy]).toEqual([200, 'done', second.id]);
    await untilBack(id, 25_000);
    expect(await readBalance(person.client)).toBe(500);
    expect((await readLog(app, 'refund.approved')).at(-1)).toMatchObject({
      actor_id: second.id,
      reason: 'Conferi com o banco',
      data: { requestedBy: admin.id, amount: 25_000 },
    });
  });

  it('is not sent once the order is another than the one that was looked at', async () => {
    const id = await buyDear(await makePerson(app));
    const asked = await refund(id, { amountCents: 20_001 });
    expect(asked.status).toBe(202);
    expect((await refund(id, { amountCents: 20_000 })).status).toBe(200);
    await untilBack(id, 20_000);
    const late = await decide(asked.body.id, 'approve');
    expect([late.status, late.body.error]).toEqual([409, 'admin.changed-meanwhile']);
    expect((await decide(asked.body.id, 'refuse')).body.status).toBe('refused');
    expect((await sentBack(id)).refunded_cents).toBe(20_000);
  });
});

describe('the orders of everybody', () => {
  it('are found by number, e-mail, status, method and time, newest first, page by page', async () => {
    const person = await makePerson(app);
    const paid = await buyPaid(person.client);
    app.clock.advance(60_000);
    const from = app.clock.now().toISOString();
    const order = { packId: 'coins-300', method: 'boleto', clientId: randomUUID() };
    const boleto = (await person.client.post('/api/orders', order)).body;
    const find = async (query: Record<string, string>) => {
      const answer = await admin.client.get(`/api/admin/orders?${new URLSearchParams(query)}`);
      return answer.status === 200 ? answer.body.items.map(({ id }: { id: string }) => id) : answer.body.error;
    };
    expect(await find({ number: boleto.number.toLowerCase() })).toEqual([boleto.id]);
    expect(await find({ email: person.email.toUpperCase() })).toEqual([boleto.id, paid]);
    expect(await find({ email: 'ninguem@correio.com' })).toEqual([]);
    expect(await find({ email: person.email, status: 'paid' })).toEqual([paid]);
    expect(await find({ email: person.email, method: 'boleto' })).toEqual([boleto.id]);
    expect(await find({ email: person.email, from })).toEqual([boleto.id]);
    expect(await find({ email: person.email, to: from })).toEqual([paid]);
    expect(await find({ from, to: from })).toBe('admin.range-backwards');
    expect(await find({ number: 'CF-1' })).toBe('request.invalid');
    expect(await find({ account: person.id })).toBe('request.unknown-field');
    const first = (await admin.client.get(`/api/admin/orders?limit=1&email=${person.email}`)).body;
    const rest = (await admin.client.get(`/api/admin/orders?limit=1&email=${person.email}&cursor=${first.nextCursor}`))
      .body;
    expect([first.items[0].id, rest.items[0].id, rest.nextCursor]).toEqual([boleto.id, paid, null]);
    expect(JSON.stringify(first)).not.toContain('@');
  });

  it('show one with its buyer and what the provider told of it, without what it takes to pay it', async () => {
    const person = await makePerson(app);
    const id = await buyPaid(person.client);
    await until(async () => (await readOrder(id)).hints[0]?.handledAt !== null);
    const { order, buyer, hints } = await readOrder(id);
    expect(order).toMatchObject({ id, accountId: person.id, providerRef: refOf(id), provider: 'sandbox' });
    expect(order).not.toHaveProperty('payment');
    expect(buyer).toEqual({ firstName: 'Caio', email: person.email });
    expect(hints).toMatchObject([{ quarantinedBecause: null }]);
    expect((await admin.client.get(`/api/admin/orders/${randomUUID()}`)).status).toBe(404);
  });
});
