import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentProvider, PaymentProviderUnavailable } from '../../../providers/payments/port.ts';
import { makeAdministrator, untilStatus } from '../../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { readBalance } from '../../../testing/chat.ts';
import type { TestClient } from '../../../testing/client.ts';
import { GOOD_PASSWORD, makePerson, type Person } from '../../../testing/factories.ts';
import { type PaymentFakes, startPaymentFakes } from '../../../testing/payment-fakes.ts';
import { until } from '../../../testing/until.ts';

const DAY_MS = 24 * 3_600_000;
const WELCOME = 500;

describe.each(['sandbox', 'stripe', 'mercadopago'] as const)('refunds over %s', (kind) => {
  let app: TestApp;
  let fakes: PaymentFakes;
  let admin: Person;
  /** `blind` finds no payment, as under the key of another account; `deaf` loses the provider's answers to refunds after it did what was asked, as a broken line does. */
  const line = { isDown: false, isDeaf: false, isBlind: false, asked: [] as string[] };
  beforeAll(async () => {
    fakes = await startPaymentFakes({ now: () => app.clock.now() });
    app = await startTestApp({
      env: { RATE_LIMIT_FACTOR: 10_000, ...fakes.env(kind) },
      wrapPayments: (provider) => faulty(fakes.withBank(provider)),
    });
    admin = await makeAdministrator(app);
  });
  afterAll(async () => {
    await app.stop();
    await fakes.close();
  });

  function faulty(provider: PaymentProvider): PaymentProvider {
    const { refund, fetch } = provider;
    return {
      ...provider,
      fetch: async (ref) => (line.isBlind ? undefined : fetch(ref)),
      refund: async (input) => {
        if (line.isDown) throw new PaymentProviderUnavailable();
        line.asked.push(input.key);
        const answer = await refund(input);
        if (line.isDeaf) throw new PaymentProviderUnavailable();
        return answer;
      },
    };
  }

  const bank = () => {
    const { bank: its } = app.application.deps.payments;
    if (!its) throw new Error('no bank');
    return its;
  };
  const ofAdmin = async (id: string) => (await admin.client.get(`/api/admin/orders/${id}`)).body;
  const read = async (client: TestClient, id: string) => (await client.get(`/api/orders/${id}`)).body;
  const withdraw = (client: TestClient, id: string) => client.post(`/api/orders/${id}/withdraw`);
  const refund = (id: string, seenRefundedCents: number, more: { amountCents?: number; clientId?: string } = {}) =>
    admin.client.post(`/api/admin/orders/${id}/refund`, {
      seenRefundedCents,
      reason: 'Ficou fora do ar',
      clientId: randomUUID(),
      ...more,
    });
  const sentCents = async (ref: string) => (await bank().read(ref))?.refundedCents;

  /** Runs what repeats, some time later, and waits until no job is left that could go on. */
  async function repeat(task: 'payments-poll' | 'payments-reconcile', minutes: number) {
    app.clock.advance(minutes * 60_000);
    // The password counts for ten minutes.
    admin = await makeAdministrator(app);
    const { pool } = app.database.db;
    await pool.query('SELECT graphile_worker.add_job($1)', [task]);
    await until(async () => {
      const { rows } = await pool.query(
        "SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = $1 OR (task_identifier LIKE 'payments-%' AND attempts = 0)",
        [task],
      );
      return rows.length === 0;
    });
  }
  const poll = () => repeat('payments-poll', 10);
  const untilRefund = (id: string, status: string) =>
    until(async () => (await ofAdmin(id)).refunds[0]?.status === status);
  async function look(ref: string) {
    await app.database.db.pool.query("SELECT graphile_worker.add_job('payments-look', $1)", [
      JSON.stringify({ ref, eventId: randomUUID() }),
    ]);
  }

  /** 700 coins for R$ 19,90 of somebody new. */
  async function buy() {
    const person = await makePerson(app);
    const order = { packId: 'coins-700', method: 'pix', clientId: randomUUID() };
    const { id } = (await person.client.post('/api/orders', order)).body;
    const ref: string = (await ofAdmin(id)).order.providerRef;
    await bank().act(ref, 'pay');
    await look(ref);
    await untilStatus(person.client, id, 'paid');
    return { ...person, accountId: person.id, id: id as string, ref };
  }
  async function spend(accountId: string, coins: number) {
    const values = [accountId, randomUUID(), coins, 'house:test', 'Gasto', Buffer.alloc(0)];
    await app.database.db.pool.query('SELECT * FROM coins_spend($1, $2, $3, $4, $5, $6)', values);
  }
  async function debtOf(accountId: string) {
    const { rows } = await app.database.db.pool.query('SELECT debt FROM coin_accounts WHERE account_id = $1', [
      accountId,
    ]);
    return rows[0].debt;
  }
  const refusals = async () => {
    const { values } = await app.application.deps.metrics.refusedRefunds.get();
    return values.reduce((sum, { value }) => sum + value, 0);
  };

  it('refused for good: the coins are back, the buyer is told what to do and may ask again after the 7 days', async () => {
    const { client, id, ref, email } = await buy();
    const before = await refusals();
    await bank().act(ref, 'refuse-refunds');
    expect((await withdraw(client, id)).body).toMatchObject({ refundCents: 1_990, coins: 700 });
    await untilStatus(client, id, 'paid');
    expect(await readBalance(client)).toBe(WELCOME + 700);
    expect(await read(client, id)).toMatchObject({
      refund: null,
      refusedRefund: { cents: 1_990 },
      withdrawal: { isOpen: true, coins: 700, refundCents: 1_990 },
    });
    await until(() => app.mails.some(({ to, subject }) => to === email && subject.endsWith('não passou')));
    const mail = app.mails.find(({ to, subject }) => to === email && subject.endsWith('não passou'));
    expect(mail?.text).toContain('pedir a devolução de novo');
    expect((await refusals()) - before).toBe(1);
    const [told] = (await ofAdmin(id)).refunds;
    expect(told).toMatchObject({
      by: 'buyer',
      status: 'refused',
      amountCents: 1_990,
      refusedBecause: expect.any(String),
    });
    await bank().act(ref, 'accept-refunds');
    app.clock.advance(9 * DAY_MS);
    admin = await makeAdministrator(app);
    expect((await withdraw((await relogin(email)).client, id)).status).toBe(200);
    await untilRefund(id, 'done');
    expect(await sentCents(ref)).toBe(1_990);
    const { order, refunds } = await ofAdmin(id);
    expect(order).toMatchObject({ status: 'refunded', refundedCents: 1_990, dueBackCents: 1_990 });
    expect(refunds.map(({ status }: { status: string }) => status)).toEqual(['done', 'refused']);
  });

  async function relogin(email: string) {
    const client = app.client();
    await client.post('/api/auth/login', { email, password: GOOD_PASSWORD });
    return { client };
  }

  it('refused for good, of the team: the order is what it was, and the team sees why', async () => {
    const { client, id, ref, email } = await buy();
    expect((await refund(id, 0, { amountCents: 500 })).status).toBe(200);
    await untilRefund(id, 'done');
    await bank().act(ref, 'refuse-refunds');
    expect((await refund(id, 500, { amountCents: 300 })).status).toBe(200);
    await untilRefund(id, 'refused');
    const { order, refunds } = await ofAdmin(id);
    expect(order).toMatchObject({ status: 'refunded', refundedCents: 500, dueBackCents: 500 });
    expect(refunds[0]).toMatchObject({ by: 'team', accountId: admin.id, reason: 'Ficou fora do ar', amountCents: 300 });
    expect(await readBalance(client)).toBe(WELCOME + 700 - 175);
    await until(() => app.mails.some(({ to, subject }) => to === email && subject.endsWith('não passou')));
    await bank().act(ref, 'accept-refunds');
    expect((await refund(id, 500)).body.amount).toBe(1_490);
    await untilRefund(id, 'done');
    expect(await sentCents(ref)).toBe(1_990);
  });

  it('a part by the team, then the rest by the buyer, whose right is their own', async () => {
    const { client, id, ref } = await buy();
    await refund(id, 0, { amountCents: 500 });
    await untilRefund(id, 'done');
    expect((await read(client, id)).withdrawal).toMatchObject({ isOpen: true, coins: 525, refundCents: 1_490 });
    const receipt = await withdraw(client, id);
    expect([receipt.status, receipt.body.refundCents, receipt.body.coins]).toEqual([200, 1_490, 525]);
    expect((await withdraw(client, id)).body).toMatchObject({ refundCents: 1_490, coins: 525, at: receipt.body.at });
    await untilRefund(id, 'done');
    expect(await read(client, id)).toMatchObject({
      status: 'refunded',
      refund: { cents: 1_990, coins: 700, isDone: true },
    });
    expect([await sentCents(ref), await readBalance(client)]).toEqual([1_990, WELCOME]);
  });

  it('a part by the team on its way, and the rest by the buyer beside it: both go, and no more than was paid', async () => {
    const { client, id, ref } = await buy();
    line.isDown = true;
    await refund(id, 0, { amountCents: 995 });
    expect((await withdraw(client, id)).body).toMatchObject({ refundCents: 995, coins: 350 });
    line.isDown = false;
    await poll();
    await untilStatus(client, id, 'refunded');
    const { order, refunds } = await ofAdmin(id);
    expect(order).toMatchObject({ refundedCents: 1_990, dueBackCents: 1_990 });
    expect(refunds.map((one: { by: string; status: string }) => [one.by, one.status])).toEqual([
      ['buyer', 'done'],
      ['team', 'done'],
    ]);
    expect(new Set(refunds.map(({ providerRef }: { providerRef: string }) => providerRef)).size).toBe(2);
    expect([await sentCents(ref), await readBalance(client)]).toEqual([1_990, WELCOME]);
  });

  it('a part twice, of the same amount, is two', async () => {
    const { client, id, ref } = await buy();
    await refund(id, 0, { amountCents: 500 });
    await untilRefund(id, 'done');
    await refund(id, 500, { amountCents: 500 });
    await until(async () => (await ofAdmin(id)).order.refundedCents === 1_000);
    expect(await sentCents(ref)).toBe(1_000);
    // 1.000 of 1.990 centavos are 351 of 700 coins, rounded down for the buyer.
    expect(await readBalance(client)).toBe(WELCOME + 700 - 351);
    expect((await refund(id, 1_000, { amountCents: 991 })).body.error).toBe('payments.refund-too-large');
  });

  it('asked for again under the same key is the same refund', async () => {
    const { id, ref } = await buy();
    const clientId = randomUUID();
    const answers = [await refund(id, 0, { amountCents: 500, clientId })];
    await untilRefund(id, 'done');
    answers.push(await refund(id, 0, { amountCents: 500, clientId }));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    await poll();
    expect((await ofAdmin(id)).refunds).toHaveLength(1);
    expect(await sentCents(ref)).toBe(500);
  });

  it('whose answer was lost is found by the poller, and never sent twice', async () => {
    const { client, id, ref } = await buy();
    line.isDeaf = true;
    await withdraw(client, id);
    await until(async () => (await sentCents(ref)) === 1_990);
    line.isDeaf = false;
    // Longer than providers know keys.
    await repeat('payments-poll', 25 * 60);
    await untilRefund(id, 'done');
    const { refunds } = await ofAdmin(id);
    expect(refunds).toMatchObject([
      { by: 'buyer', status: 'done', amountCents: 1_990, providerRef: expect.any(String) },
    ]);
    expect(await sentCents(ref)).toBe(1_990);
  });

  it('of what the buyer contests meanwhile is not sent: the bank has it; once that is won it goes, once', async () => {
    const { client, id, ref } = await buy();
    line.isDown = true;
    await withdraw(client, id);
    await bank().act(ref, 'dispute');
    await look(ref);
    await untilStatus(client, id, 'disputed');
    line.isDown = false;
    line.asked = [];
    await poll();
    expect([line.asked, await sentCents(ref)]).toEqual([[], 0]);
    await bank().act(ref, 'win-dispute');
    await look(ref);
    await untilStatus(client, id, 'withdrawing');
    await poll();
    await untilStatus(client, id, 'refunded');
    expect(await sentCents(ref)).toBe(1_990);
    expect((await ofAdmin(id)).refunds).toMatchObject([{ by: 'buyer', status: 'done', amountCents: 1_990 }]);
  });

  it('that does not go for a day is an alarm every night until it went, unless the bank has the money to decide on', async () => {
    const overdueIn = async (hours: number) => {
      await repeat('payments-reconcile', hours * 60);
      return (await app.application.deps.metrics.overdueRefunds.get()).values[0]?.value;
    };
    const { client, id, ref } = await buy();
    line.isDown = true;
    await withdraw(client, id);
    expect([await overdueIn(1), await overdueIn(24)]).toEqual([0, 1]);
    await bank().act(ref, 'dispute');
    await look(ref);
    await until(async () => (await ofAdmin(id)).order.status === 'disputed');
    expect(await overdueIn(24)).toBe(0);
    await bank().act(ref, 'win-dispute');
    await look(ref);
    await until(async () => (await ofAdmin(id)).order.status === 'withdrawing');
    expect(await overdueIn(1)).toBe(1);
    line.isDown = false;
    // The poller, whose own minute may just have come, looks at old orders every hour.
    await repeat('payments-poll', 61);
    await untilRefund(id, 'done');
    expect(await overdueIn(1)).toBe(0);
  });

  it('of a payment that cannot be read waits, and is not refused for good: the wrong key may be put right', async () => {
    const { client, id, ref } = await buy();
    line.isBlind = true;
    line.asked = [];
    await withdraw(client, id);
    await poll();
    expect([line.asked, (await ofAdmin(id)).refunds[0].status]).toEqual([[], 'asked']);
    line.isBlind = false;
    await poll();
    await untilStatus(client, id, 'refunded');
    expect(await sentCents(ref)).toBe(1_990);
  });

  it('a part whose answer was lost is found as well, and the rest stays', async () => {
    const { id, ref } = await buy();
    line.isDeaf = true;
    await refund(id, 0, { amountCents: 500 });
    await until(async () => (await sentCents(ref)) === 500);
    line.isDeaf = false;
    await poll();
    await untilRefund(id, 'done');
    expect((await ofAdmin(id)).refunds).toMatchObject([{ by: 'team', amountCents: 500 }]);
    expect(await sentCents(ref)).toBe(500);
  });

  it('refused after its coins were spent: nothing is owed any more', async () => {
    const { client, accountId, id, ref } = await buy();
    await spend(accountId, 1_000);
    await bank().act(ref, 'refuse-refunds');
    line.isDown = true;
    await refund(id, 0);
    expect([await readBalance(client), await debtOf(accountId)]).toEqual([0, 500]);
    line.isDown = false;
    await poll();
    await untilRefund(id, 'refused');
    expect([await readBalance(client), await debtOf(accountId)]).toEqual([200, 0]);
    expect((await ofAdmin(id)).order).toMatchObject({ status: 'paid', dueBackCents: 0 });
  });

  it('that nobody here asked for is one of the provider’s, and takes its coins', async () => {
    const { client, id, ref } = await buy();
    await refund(id, 0, { amountCents: 500 });
    await untilRefund(id, 'done');
    await bank().act(ref, 'refund');
    for (let at = 0; at < 2; at += 1) await look(ref);
    await until(async () => (await ofAdmin(id)).order.refundedCents === 1_990);
    const { order, refunds } = await ofAdmin(id);
    expect(order).toMatchObject({ status: 'refunded', dueBackCents: 1_990 });
    expect(refunds).toMatchObject([
      { by: 'provider', accountId: null, amountCents: 1_490, coins: 525, status: 'done' },
      { by: 'team', amountCents: 500, coins: 175 },
    ]);
    expect(await readBalance(client)).toBe(WELCOME);
    expect((await withdraw(client, id)).body.error).toBe('payments.not-paid');
  });

  it('on its way while the provider gave all back by itself: it ends, nothing goes twice, and nobody is alarmed', async () => {
    const { client, id, ref, email } = await buy();
    const before = await refusals();
    line.isDown = true;
    await refund(id, 0, { amountCents: 500 });
    await bank().act(ref, 'refund');
    line.isDown = false;
    await poll();
    await untilStatus(client, id, 'refunded');
    expect(await read(client, id)).toMatchObject({
      refund: { cents: 1_990, coins: 700, isDone: true },
      refusedRefund: null,
    });
    expect([await sentCents(ref), await readBalance(client), await refusals()]).toEqual([1_990, WELCOME, before]);
    expect(app.mails.some(({ to, subject }) => to === email && subject.endsWith('não passou'))).toBe(false);
  });
});
