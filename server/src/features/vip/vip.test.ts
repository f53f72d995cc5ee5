import { beforeEach, describe, expect, it } from 'vitest';
import { atHour, calendarDay, momentInWords } from '../../platform/calendar-day.ts';
import { PaymentProviderUnavailable } from '../../providers/payments/port.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance } from '../../testing/chat.ts';
import type { TestClient } from '../../testing/client.ts';
import { actAtBank as act } from '../../testing/coin-orders.ts';
import { makeGuest, makePerson } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import {
  buyVip as buy,
  CARD,
  DAY_MS,
  moveToAfternoon,
  orderVip as order,
  passTime,
  settlePayments,
  readVip as vip,
} from '../../testing/vip.ts';
import { spendCoins } from '../coins/index.ts';
import { lookAtMembers } from './look.ts';

let app: TestApp;
/** Charges that the bank made of kept cards. */
const charges: { orderId: string; at: Date }[] = [];
/** The bank charges, and its answer is lost. */
const losses = { left: 0 };
beforeEach(async () => {
  charges.length = 0;
  losses.left = 0;
  app = await startTestApp({
    wrapPayments: (payments) => ({
      ...payments,
      chargeCard: async (charge) => {
        if (charges.every(({ orderId }) => orderId !== charge.orderId))
          charges.push({ orderId: charge.orderId, at: app.clock.now() });
        const ref = await payments.chargeCard(charge);
        losses.left -= 1;
        if (losses.left >= 0) throw new PaymentProviderUnavailable();
        return ref;
      },
    }),
  });
  moveToAfternoon(app);
  return () => app.stop();
});

const notices = async (client: TestClient) =>
  (await client.get('/api/notifications/system')).body as {
    id: string;
    type: string;
    title: string;
    message: string;
  }[];
const titles = async (client: TestClient) => (await notices(client)).map(({ title }) => title);
const pass = (ms: number, look?: () => Promise<unknown>) => passTime(app, ms, look);
const settle = () => settlePayments(app);

describe('an order', () => {
  it('says whether it renews, and so does its receipt', async () => {
    const { client, email } = await makePerson(app);
    const receipts = () => app.mails.filter(({ to, subject }) => to === email && subject.startsWith('Recibo'));
    const once = await buy(client);
    await until(() => receipts().length === 1);
    const renewing = await buy(client, CARD);
    await until(() => receipts().length === 2);
    const read = async (id: string) => (await client.get(`/api/orders/${id}`)).body.renews;
    expect([await read(once), await read(renewing)]).toEqual([false, true]);
    expect(receipts().map(({ text }) => /renova sozinho por R\$\s29,90, no mesmo cartão/u.test(text))).toEqual([
      false,
      true,
    ]);
  });
});

describe('the free trial (spec §9: "Free VIP trial: 7 days")', () => {
  it('begins without a card, says when it ends, and ends then', async () => {
    const { client } = await makePerson(app);
    expect(await vip(client)).toMatchObject({ state: 'none', isMember: false, trial: { isOpen: true } });
    const begun = await client.post('/api/vip/trial');
    expect(begun.status).toBe(201);
    expect(begun.body).toMatchObject({ state: 'trialing', isMember: true, renewal: null, trial: { isOpen: false } });
    const endsAt = Date.parse(begun.body.endsAt);
    expect(Math.abs(endsAt - app.clock.now().getTime() - 7 * DAY_MS)).toBeLessThan(5_000);
    expect((await client.post('/api/vip/trial')).status).toBe(200);
    app.clock.advance(endsAt - app.clock.now().getTime() - 2_000);
    expect((await vip(client)).isMember).toBe(true);
    app.clock.advance(2_001);
    expect(await vip(client)).toMatchObject({ state: 'ended', isMember: false });
    const again = await client.post('/api/vip/trial');
    expect([again.status, again.body.error]).toEqual([409, 'vip.trial-used']);
    expect((await order(client, { ...CARD, isTrial: true })).body.error).toBe('vip.trial-used');
  });

  it('is one for each account, however many ask at once', async () => {
    const { client, id } = await makePerson(app);
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.post('/api/vip/trial')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const { rows } = await app.database.db.pool.query('SELECT 1 FROM vip_purchases WHERE account_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it('is nothing for guests', async () => {
    const { client } = await makeGuest(app);
    expect((await client.post('/api/vip/trial')).status).toBe(401);
  });

  it('with a card costs nothing today, is reminded of twice, and is charged on day 8', async () => {
    const { client } = await makePerson(app);
    const { body } = await order(client, { ...CARD, isTrial: true });
    expect(body).toMatchObject({ product: 'vip', productId: 'mensal', priceCents: 0, coins: 0, status: 'waiting' });
    await act(client, body.id, 'pay');
    await until(async () => (await vip(client)).isMember);
    const begun = await vip(client);
    expect(begun).toMatchObject({
      state: 'trialing',
      renewal: { priceCents: 2_990, planId: 'mensal', hasFailed: false },
    });
    const told = new Map<string, string>();
    await pass(6.9 * DAY_MS, async () => {
      for (const { id, title, message } of await notices(client)) told.set(id, `${title}. ${message}`);
    });
    const words = `Seu teste termina ${momentInWords(new Date(begun.endsAt))}. Depois, R$ 29,90 por mês. Dá pra cancelar agora.`;
    expect([...told.values()]).toEqual([words, words]);
    expect(charges).toEqual([]);
    await pass(1.5 * DAY_MS);
    expect(charges).toHaveLength(1);
    expect(await vip(client)).toMatchObject({ state: 'active', planId: 'mensal', renewal: { hasFailed: false } });
    expect((await client.get('/api/orders')).body.items.map((item: { priceCents: number }) => item.priceCents)).toEqual(
      [2_990, 0],
    );
  });

  // Everything happens at ten in the morning: who begins before that is a day ahead of who begins after.
  it.each([
    [8, { reminded: [4, 5], charged: 7 }],
    [14, { reminded: [5, 6], charged: 8 }],
  ])('begun at %s h says beforehand when it is reminded and charged, and keeps to it', async (hour, days) => {
    const tomorrow = calendarDay(new Date(app.clock.now().getTime() + DAY_MS));
    app.clock.advance(atHour(tomorrow, hour).getTime() - app.clock.now().getTime());
    const morning = (day: number) => atHour(calendarDay(new Date(app.clock.now().getTime() + day * DAY_MS)), 10);
    const expected = { remindersAt: days.reminded.map(morning), chargeAt: morning(days.charged) };
    const { client } = await makePerson(app);
    const { body } = await app.client().get('/api/vip/trial');
    expect(body).toMatchObject({
      remindersAt: expected.remindersAt.map((at) => at.toISOString()),
      chargeAt: expected.chargeAt.toISOString(),
    });
    expect(Date.parse(body.endsAt) - Date.parse(body.startsAt)).toBe(7 * DAY_MS);

    await buy(client, { ...CARD, isTrial: true });
    const told = new Map<string, string>();
    await pass(9 * DAY_MS, async () => {
      for (const { id, title } of await notices(client))
        if (title.startsWith('Seu teste termina') && !told.has(id)) told.set(id, calendarDay(app.clock.now()));
    });
    expect([...told.values()]).toEqual(expected.remindersAt.map(calendarDay));
    expect(charges.map(({ at }) => calendarDay(at))).toEqual([calendarDay(expected.chargeAt)]);
  });

  it('that was canceled is charged nothing, and ends with one notice', async () => {
    const { client } = await makePerson(app);
    await buy(client, { ...CARD, isTrial: true });
    const canceled = await client.post('/api/vip/cancel');
    expect(canceled.body).toMatchObject({ state: 'trialing', isMember: true, isCanceled: true, renewal: null });
    expect((await client.post('/api/vip/cancel')).status).toBe(200);
    const told: string[] = [];
    await pass(9 * DAY_MS, async () => told.push(...(await titles(client))));
    expect(new Set(told)).toEqual(new Set(['Seu VIP terminou']));
    expect(charges).toEqual([]);
    expect(
      (await client.get('/api/user/notifications')).body.filter(
        (notice: { title: string }) => notice.title === 'Seu VIP terminou',
      ),
    ).toHaveLength(1);
  });
});

describe('a plan', () => {
  it('bought by Pix makes replies free at once and brings the month’s coins', async () => {
    const { client } = await makePerson(app);
    const free = async () =>
      (await client.get('/api/prices')).body.items.find((price: { id: string }) => price.id === 'chat-reply').forYou
        .coins;
    expect(await free()).toBe(2);
    await buy(client);
    expect(await free()).toBe(0);
    expect(await readBalance(client)).toBe(700);
    expect(await vip(client)).toMatchObject({ state: 'active', renewal: null, isCanceled: false });
  });

  it('that is bought while there is time left begins when that ends', async () => {
    const { client } = await makePerson(app);
    await client.post('/api/vip/trial');
    const before = (await vip(client)).endsAt;
    await buy(client);
    await settle();
    const { endsAt } = await vip(client);
    expect(Date.parse(endsAt) - Date.parse(before)).toBeGreaterThan(27 * DAY_MS);
  });

  it('J04: is credited once, however often its payment is told', async () => {
    const { client, id } = await makePerson(app);
    const orderId = await buy(client);
    for (let time = 0; time < 3; time += 1)
      await app.application.deps.outbox.add(app.database.db, 'payments.order-changed', {
        accountId: id,
        orderId,
        product: 'vip',
        status: 'paid',
      });
    await settle();
    const { rows } = await app.database.db.pool.query('SELECT 1 FROM vip_purchases WHERE account_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(await readBalance(client)).toBe(700);
  });

  it('by card renews each month until it is canceled', async () => {
    const { client } = await makePerson(app);
    await buy(client, CARD);
    expect((await order(client, CARD)).body.error).toBe('vip.renews-already');
    await pass(35 * DAY_MS, () => vip(client));
    expect(charges).toHaveLength(1);
    expect(await readBalance(client)).toBe(500 + 2 * 200);
    await client.post('/api/vip/cancel');
    const { endsAt } = await vip(client);
    await pass(40 * DAY_MS, () => vip(client));
    expect(charges).toHaveLength(1);
    expect(await vip(client)).toMatchObject({ state: 'ended', endsAt, isMember: false });
  });

  it('whose card is refused is tried on three mornings, says so, and ends three days after', async () => {
    const { client } = await makePerson(app);
    const orderId = await buy(client, CARD);
    await act(client, orderId, 'refuse-card');
    await pass(27 * DAY_MS, () => vip(client));
    const end = Date.parse((await vip(client)).endsAt);
    await pass(end - app.clock.now().getTime() + DAY_MS, () => vip(client));
    expect(charges).toHaveLength(1);
    const refused = await vip(client);
    expect(refused).toMatchObject({ state: 'past_due', isMember: true, renewal: { hasFailed: true } });
    const untilTry = Date.parse(refused.renewal.triesAgainAt) - app.clock.now().getTime();
    expect(untilTry).toBeGreaterThan(0);
    expect(untilTry).toBeLessThanOrEqual(DAY_MS);
    expect(await titles(client)).toContain('Não deu pra cobrar seu cartão');
    await pass(untilTry + DAY_MS + 60 * 60_000);
    expect(charges).toHaveLength(3);
    expect(await vip(client)).toMatchObject({
      state: 'past_due',
      isMember: true,
      renewal: { hasFailed: true, triesAgainAt: null },
    });
    await pass(5 * DAY_MS);
    expect(charges).toHaveLength(3);
    expect(await vip(client)).toMatchObject({ state: 'ended', renewal: null });
    await pass(20 * DAY_MS);
    expect(charges).toHaveLength(3);
  });

  it('whose card is accepted on the second morning goes on where it ended', async () => {
    const { client } = await makePerson(app);
    const orderId = await buy(client, CARD);
    await act(client, orderId, 'refuse-card');
    const end = Date.parse((await vip(client)).endsAt);
    await pass(end - app.clock.now().getTime() + DAY_MS, () => vip(client));
    await act(client, orderId, 'accept-card');
    await pass(DAY_MS);
    expect(charges).toHaveLength(2);
    const renewed = await vip(client);
    expect(renewed).toMatchObject({ state: 'active', renewal: { hasFailed: false } });
    expect(Date.parse(renewed.endsAt) - end).toBeGreaterThanOrEqual(28 * DAY_MS);
    expect(Date.parse(renewed.endsAt) - end).toBeLessThanOrEqual(31 * DAY_MS);
  });

  it('bought once beside a card that renews leaves what it renews and its price as they were agreed', async () => {
    const { client } = await makePerson(app);
    await buy(client, CARD);
    const year = (await order(client, { planId: 'anual' })).body;
    await act(client, year.id, 'pay');
    await until(async () => Date.parse((await vip(client)).endsAt) > app.clock.now().getTime() + 300 * DAY_MS);
    expect(await vip(client)).toMatchObject({ planId: 'mensal', renewal: { planId: 'mensal', priceCents: 2_990 } });
  });

  it('is charged once where nobody looked for two days', async () => {
    const { client } = await makePerson(app);
    await buy(client, CARD);
    await pass(27 * DAY_MS, () => vip(client));
    const end = Date.parse((await vip(client)).endsAt);
    app.clock.advance(end + 2.5 * DAY_MS - app.clock.now().getTime());
    await lookAtMembers(app.application.deps);
    await settle();
    expect(charges).toHaveLength(1);
    expect(await vip(client)).toMatchObject({ state: 'active' });
    expect((await vip(client)).endsAt > new Date(end + 27 * DAY_MS).toISOString()).toBe(true);
  });

  it('that is charged while somebody cancels, its answer lost, is sent back by itself', async () => {
    const { client } = await makePerson(app);
    await buy(client, CARD);
    await pass(27 * DAY_MS, () => vip(client));
    app.clock.advance(Date.parse((await vip(client)).endsAt) + DAY_MS - app.clock.now().getTime());
    losses.left = 1;
    await lookAtMembers(app.application.deps);
    await until(() => charges.length === 1);
    expect((await client.post('/api/vip/cancel')).body).toMatchObject({ renewal: null });
    const [charged] = charges;
    const read = async () => (await client.get(`/api/orders/${charged?.orderId}`)).body;
    await until(async () => (await read()).status === 'refunded', 800);
    expect(await read()).toMatchObject({ priceCents: 2_990, refund: { cents: 2_990, isDone: true } });
    expect(await vip(client)).toMatchObject({ state: 'ended', isMember: false });
  });

  it('that is given back owes the coins that came with it and were spent', async () => {
    const { client, id } = await makePerson(app);
    const orderId = await buy(client);
    await until(async () => (await readBalance(client)) === 700);
    const spend = { accountId: id, key: 'most', amountCoins: 650, counterpart: 'house:test', reason: 'Quase tudo' };
    await spendCoins(app.database.db, spend);
    await client.post(`/api/orders/${orderId}/withdraw`);
    await until(async () => !(await vip(client)).isMember);
    await settle();
    const { rows } = await app.database.db.pool.query('SELECT posted, debt FROM coin_accounts WHERE account_id = $1', [
      id,
    ]);
    expect(rows[0].posted - rows[0].debt).toBe(-150);
  });

  it('I04: is canceled with 200 and a receipt within seven days, refused on day 8 with its reason', async () => {
    const { client } = await makePerson(app);
    const orderId = await buy(client);
    const receipt = await client.post(`/api/orders/${orderId}/withdraw`);
    expect([receipt.status, receipt.body.refundCents]).toEqual([200, 2_990]);
    await until(async () => !(await vip(client)).isMember);
    await settle();
    expect(await readBalance(client)).toBe(500);
    const other = await makePerson(app);
    const late = await buy(other.client);
    app.clock.advance(7 * DAY_MS);
    const refused = await other.client.post(`/api/orders/${late}/withdraw`);
    expect([refused.status, refused.body.error]).toEqual([403, 'payments.withdrawal-over']);
  });

  it('is frozen by a dispute, and there again when that is won', async () => {
    const { client } = await makePerson(app);
    const orderId = await buy(client);
    await act(client, orderId, 'dispute');
    await until(async () => !(await vip(client)).isMember);
    await act(client, orderId, 'win-dispute');
    await until(async () => (await vip(client)).isMember);
    await settle();
    expect(await readBalance(client)).toBe(700);
  });

  it('is sold to nobody at another price, by another’s hand, or with fields of their own (J03)', async () => {
    const { client } = await makePerson(app);
    expect((await order(client, { priceCents: 1 })).status).toBe(422);
    expect((await order(client, { planId: 'vitalicio' })).status).toBe(404);
    expect((await order(client, { method: 'pix', renews: true })).body.error).toBe('payments.method-not-offered');
    expect((await order(client, { isTrial: true })).status).toBe(422);
    expect((await app.client().get('/api/vip')).status).toBe(401);
  });
});
