/** Between the end of the grace and the next ten o'clock, and after: what lapsed stays lapsed. */
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDay, momentInWords } from '../../platform/calendar-day.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { actAtBank } from '../../testing/coin-orders.ts';
import { makePerson } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import {
  buyVip,
  CARD,
  DAY_MS,
  moveToAfternoon,
  orderVip,
  passTime,
  readVip,
  settlePayments,
} from '../../testing/vip.ts';

let app: TestApp;
/** Charges that the bank made of kept cards. */
const charges: string[] = [];
beforeEach(async () => {
  charges.length = 0;
  app = await startTestApp({
    wrapPayments: (payments) => ({
      ...payments,
      chargeCard: async (charge) => {
        charges.push(charge.orderId);
        return payments.chargeCard(charge);
      },
    }),
  });
  moveToAfternoon(app);
  return () => app.stop();
});

const titles = async (client: TestClient) =>
  ((await client.get('/api/user/notifications')).body as { title: string }[]).map(({ title }) => title);

/** Somebody whose card was refused three times and whose grace is over by an hour: nobody has looked since. */
async function makeLapsed(): Promise<TestClient> {
  const { client } = await makePerson(app);
  const orderId = await buyVip(client, CARD);
  await actAtBank(client, orderId, 'refuse-card');
  const look = () => readVip(client);
  await passTime(app, Date.parse((await look()).endsAt) - app.clock.now().getTime(), look);
  await passTime(app, 3 * DAY_MS - 60_000, look);
  expect(charges).toHaveLength(3);
  expect((await look()).state).toBe('past_due');
  app.clock.advance(60 * 60_000);
  expect(await look()).toMatchObject({ state: 'ended', renewal: null });
  await actAtBank(client, orderId, 'accept-card');
  return client;
}

describe('whoever lapsed', () => {
  it('and pays by Pix is not charged when that is over', async () => {
    const client = await makeLapsed();
    await buyVip(client);
    expect(await readVip(client)).toMatchObject({ state: 'active', renewal: null });
    await passTime(app, 40 * DAY_MS, () => readVip(client));
    expect(charges).toHaveLength(3);
    expect(await readVip(client)).toMatchObject({ state: 'ended' });
  });

  it('and begins the seven days without a card is charged nothing after them, and reminded of their end', async () => {
    const client = await makeLapsed();
    const begun = (await client.post('/api/vip/trial')).body;
    expect(begun).toMatchObject({
      state: 'trialing',
      renewal: null,
      isCanceled: false,
      planId: null,
    });
    const told: string[] = [];
    await passTime(app, 9 * DAY_MS, async () => told.push(...(await titles(client))));
    expect(charges).toHaveLength(3);
    for (const title of [trialEnds(begun.endsAt), 'Seu VIP terminou']) expect(told).toContain(title);
    const reminders = (await client.get('/api/user/notifications')).body as { title: string }[];
    expect(reminders.filter(({ title }) => title === trialEnds(begun.endsAt))).toHaveLength(2);
  });

  it('and keeps another card renews with that one alone', async () => {
    const client = await makeLapsed();
    await buyVip(client, CARD);
    const { endsAt, renewal } = await readVip(client);
    expect(renewal).toMatchObject({ planId: 'mensal', priceCents: 2_990, hasFailed: false });
    await passTime(app, Date.parse(endsAt) - app.clock.now().getTime() + DAY_MS, () => readVip(client));
    expect(charges).toHaveLength(4);
  });

  it('and cancels then hears of the end at ten, once', async () => {
    const client = await makeLapsed();
    expect((await client.post('/api/vip/cancel')).body).toMatchObject({ state: 'ended', renewal: null });
    await settlePayments(app);
    expect(await titles(client)).not.toContain('Seu VIP terminou');
    await passTime(app, 2 * DAY_MS);
    expect((await titles(client)).filter((title) => title === 'Seu VIP terminou')).toHaveLength(1);
  });
});

const trialEnds = (endsAt: string) => `Seu teste termina ${momentInWords(new Date(endsAt))}`;

describe('a card that slept behind a longer purchase', () => {
  it('is not charged when that is given back after the card’s own time is over', async () => {
    const { client } = await makePerson(app);
    await buyVip(client, CARD);
    const { endsAt } = await readVip(client);
    const left = () => Date.parse(endsAt) - app.clock.now().getTime();
    await passTime(app, left() - 2 * DAY_MS, () => readVip(client));
    const { body: year } = await orderVip(client, { planId: 'anual' });
    await actAtBank(client, year.id, 'pay');
    await until(async () => Date.parse((await readVip(client)).endsAt) > app.clock.now().getTime() + 300 * DAY_MS);
    await passTime(app, left() + DAY_MS, () => readVip(client));
    expect(await readVip(client)).toMatchObject({ state: 'active', renewal: { priceCents: 2_990 } });
    await client.post(`/api/orders/${year.id}/withdraw`);
    await until(async () => !(await readVip(client)).isMember);
    expect(await readVip(client)).toMatchObject({ state: 'ended', renewal: null });
    await passTime(app, 5 * DAY_MS);
    expect(charges).toEqual([]);
  });
});

describe('what was agreed', () => {
  it('is what a trial’s card is charged, though the plan’s price went up before the card was kept', async () => {
    const { client } = await makePerson(app);
    const { body } = await orderVip(client, { ...CARD, isTrial: true });
    expect(body).toMatchObject({ priceCents: 0, renewalCents: 2_990 });
    await app.database.db.pool.query(`UPDATE vip_plans SET price_cents = 3990 WHERE id = 'mensal'`);
    await actAtBank(client, body.id, 'pay');
    await until(async () => (await readVip(client)).isMember);
    expect(await readVip(client)).toMatchObject({ renewal: { priceCents: 2_990 } });
    const { endsAt } = await readVip(client);
    await passTime(app, 8 * DAY_MS + DAY_MS / 2, () => readVip(client));
    const [chargeId] = charges;
    expect((await client.get(`/api/orders/${chargeId}`)).body).toMatchObject({ priceCents: 2_990, status: 'paid' });
    expect(calendarDay(app.clock.now()) > calendarDay(new Date(endsAt))).toBe(true);
  });

  it('goes on where another purchase is given back, and ends where its own is', async () => {
    const { client } = await makePerson(app);
    const monthly = await buyVip(client, CARD);
    const { body: year } = await orderVip(client, { planId: 'anual' });
    await actAtBank(client, year.id, 'pay');
    await until(async () => Date.parse((await readVip(client)).endsAt) > app.clock.now().getTime() + 300 * DAY_MS);
    await client.post(`/api/orders/${year.id}/withdraw`);
    await until(async () => Date.parse((await readVip(client)).endsAt) < app.clock.now().getTime() + 40 * DAY_MS);
    expect(await readVip(client)).toMatchObject({ isMember: true, renewal: { planId: 'mensal', priceCents: 2_990 } });
    await client.post(`/api/orders/${monthly}/withdraw`);
    await until(async () => !(await readVip(client)).isMember);
    await passTime(app, 40 * DAY_MS);
    expect(charges).toEqual([]);
  });
});
