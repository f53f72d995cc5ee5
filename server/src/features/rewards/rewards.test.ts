import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarDay, endOfCalendarDay } from '../../platform/calendar-day.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { makeGuest, makePerson } from '../../testing/factories.ts';
import { locksBefore, makeOnePerson } from '../../testing/lock-order.ts';
import { until } from '../../testing/until.ts';
import { spendCoins } from '../coins/index.ts';
import { keyDaily } from './daily.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const DAY_MS = 86_400_000;
const claim = (client: TestClient) => client.post('/api/rewards/claim');
const state = async (client: TestClient) => (await client.get('/api/rewards')).body;
const balance = async (client: TestClient) => (await client.get('/api/user/tokens')).body;
const rowsOf = async (table: string, accountId: string) =>
  (await app.database.db.pool.query(`SELECT * FROM ${table} WHERE account_id = $1`, [accountId])).rows;
/** What the ledger paid for rewards. */
const transfersOf = async (accountId: string) =>
  (await rowsOf('coin_transfers', accountId)).filter((row) => row.id.startsWith('daily:'));

/** Moves the clock to some milliseconds before the next midnight in São Paulo. */
function goToMidnightLess(ms: number): void {
  const now = app.clock.now();
  app.clock.advance(endOfCalendarDay(now).getTime() - ms - now.getTime());
}

async function verify(client: TestClient, person: string): Promise<void> {
  const { body } = await client.post('/api/age-checks');
  const given = new URL(body.url).searchParams.get('state') ?? '';
  const { answer } = (await client.post('/api/age-sandbox', { state: given, outcome: 'adult', person })).body;
  await client.post('/api/age-checks/finish', { state: given, answer });
}

describe('the daily reward (product.md "Money": 7-day streak 10, 15, 20, 30, 40, 60, 100)', () => {
  it('waits for somebody new, is taken once, and is promo coins with a reason', async () => {
    const { client, id } = await makePerson(app);
    expect(await state(client)).toEqual({
      day: calendarDay(app.clock.now()),
      state: 'open',
      place: 1,
      streakDays: 0,
      hasRestarted: false,
      endsAt: endOfCalendarDay(app.clock.now()).toISOString(),
    });
    const first = await claim(client);
    expect([first.status, first.body.coins, first.body.balanceCoins]).toEqual([201, 10, 510]);
    expect(first.body.reward).toMatchObject({ state: 'claimed', place: 1, streakDays: 1 });
    const again = await claim(client);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await balance(client)).toBe(510);
    const { items } = (await client.get('/api/user/statement')).body;
    expect(items[0]).toMatchObject({ amountCoins: 10, reason: 'Recompensa do dia 1' });
    const lots = await rowsOf('coin_lots', id);
    expect(lots.find((lot) => lot.source === 'daily-reward')).toMatchObject({ is_paid: false, expires_at: null });
  });

  it('goes through the seven days and begins again after the seventh', async () => {
    const { client } = await makePerson(app);
    const got: number[] = [];
    for (let day = 1; day <= 8; day += 1) {
      const { body } = await claim(client);
      got.push(body.coins);
      expect(body.reward).toMatchObject({ streakDays: day, place: ((day - 1) % 7) + 1 });
      app.clock.advance(DAY_MS);
    }
    expect(got).toEqual([10, 15, 20, 30, 40, 60, 100, 10]);
    expect(await state(client)).toMatchObject({ state: 'open', place: 2, streakDays: 8, hasRestarted: false });
    expect(await balance(client)).toBe(500 + 275 + 10);
  });

  it('one missed day restarts it, and nothing that was taken goes', async () => {
    const { client } = await makePerson(app);
    for (let day = 1; day <= 3; day += 1) {
      await claim(client);
      app.clock.advance(DAY_MS);
    }
    app.clock.advance(DAY_MS);
    expect(await state(client)).toMatchObject({ state: 'open', place: 1, streakDays: 0, hasRestarted: true });
    const { body } = await claim(client);
    expect([body.coins, body.balanceCoins]).toEqual([10, 500 + 45 + 10]);
    expect(body.reward).toMatchObject({ streakDays: 1, hasRestarted: false });
  });

  it('the day turns at 00:00 in São Paulo: 23:59:59 is one day, a second later the next', async () => {
    const { client, id } = await makePerson(app);
    goToMidnightLess(1_000 * 5);
    const before = await claim(client);
    expect([before.status, before.body.coins]).toEqual([201, 10]);
    goToMidnightLess(-1);
    const after = await claim(client);
    expect([after.status, after.body.coins, after.body.reward.streakDays]).toEqual([201, 15, 2]);
    const days = (await rowsOf('reward_claims', id)).length;
    expect(days).toBe(2);
  });

  it('J05: a hundred claims at once are one row and one transfer', async () => {
    const { client, id } = await makePerson(app);
    const answers = await Promise.all(Array.from({ length: 100 }, () => claim(client)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(99);
    expect(await rowsOf('reward_claims', id)).toHaveLength(1);
    expect(await transfersOf(id)).toHaveLength(1);
    expect(await balance(client)).toBe(510);
  });

  it('J05: a second account of the same verified person takes nothing the same day, in whatever order', async () => {
    const [first, second] = [await makePerson(app), await makePerson(app)];
    await verify(first.client, 'a mesma pessoa');
    await verify(second.client, 'a mesma pessoa');
    const answers = await Promise.all([claim(first.client), claim(second.client), claim(first.client)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toBe('rewards.claimed-elsewhere');
    const claims = [...(await rowsOf('reward_claims', first.id)), ...(await rowsOf('reward_claims', second.id))];
    expect(claims).toHaveLength(1);
    const without = claims[0].account_id === first.id ? second : first;
    expect(await state(without.client)).toMatchObject({ state: 'elsewhere', place: 1, streakDays: 0 });
    app.clock.advance(DAY_MS);
    expect((await claim(without.client)).status).toBe(201);
  });

  it('J05: it does not help to be verified only after the first account took it', async () => {
    const [first, second] = [await makePerson(app), await makePerson(app)];
    expect((await claim(first.client)).status).toBe(201);
    await verify(first.client, 'tarde demais');
    await verify(second.client, 'tarde demais');
    expect((await claim(second.client)).status).toBe(409);
    expect(await state(first.client)).toMatchObject({ state: 'claimed' });
    expect((await claim(first.client)).status).toBe(200);
  });

  it('J05: taken with two accounts before they were known to be one person’s, the later goes: all of it, what was spent as debt', async () => {
    const [first, second] = [await makePerson(app), await makePerson(app)];
    expect((await claim(first.client)).status).toBe(201);
    app.clock.advance(1_000);
    expect((await claim(second.client)).status).toBe(201);
    const spent = { accountId: second.id, key: 'all', amountCoins: 510, counterpart: 'house:test', reason: 'Teste' };
    await spendCoins(app.database.db, spent);
    await verify(second.client, 'conhecida depois');
    await app.application.deps.outbox.drain();
    expect(await rowsOf('coin_accounts', second.id)).toMatchObject([{ posted: 0, debt: 0 }]);
    await verify(first.client, 'conhecida depois');
    await app.application.deps.outbox.drain();
    // The welcome coins are those of who was known first; today's reward is that of who took it first.
    expect(await rowsOf('coin_accounts', second.id)).toMatchObject([{ posted: 0, debt: 10 }]);
    expect(await rowsOf('coin_accounts', first.id)).toMatchObject([{ posted: 10, debt: 0 }]);
    expect(await state(first.client)).toMatchObject({ state: 'claimed', place: 1, streakDays: 1 });
    expect(await state(second.client)).toMatchObject({ state: 'elsewhere', place: 1, streakDays: 0 });
    expect((await claim(second.client)).body.error).toBe('rewards.claimed-elsewhere');
    await verify(second.client, 'conhecida depois');
    await app.application.deps.outbox.drain();
    expect(await rowsOf('coin_accounts', second.id)).toMatchObject([{ posted: 0, debt: 10 }]);
    app.clock.advance(DAY_MS);
    expect((await claim(second.client)).body).toMatchObject({ coins: 10, reward: { streakDays: 1 } });
  });

  it('is taken from several accounts in the order of their ids, whichever was first', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => makePerson(app)));
    const [low, first, high] = people.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (!low || !first || !high) throw new Error('three people');
    for (const { client } of [first, high, low]) {
      expect((await claim(client)).status).toBe(201);
      app.clock.advance(1_000);
    }
    const { pool } = app.database.db;
    await makeOnePerson(
      pool,
      people.map(({ id }) => id),
    );
    const key = () => keyDaily(app.application.deps, first.id);
    expect(await locksBefore(pool, { awaited: low.id, other: high.id }, key)).toBe(false);
    expect(await Promise.all([low, first, high].map(({ client }) => balance(client)))).toEqual([500, 510, 500]);
  });

  it('J05: taken while the person becomes known, one stays', async () => {
    for (let time = 0; time < 8; time += 1) {
      const person = `no meio ${time}`;
      const [first, second] = [await makePerson(app), await makePerson(app)];
      await verify(first.client, person);
      await Promise.all([claim(first.client), verify(second.client, person), claim(second.client)]);
      await app.application.deps.outbox.drain();
      await until(async () => {
        const all = [...(await rowsOf('reward_claims', first.id)), ...(await rowsOf('reward_claims', second.id))];
        return all.filter((row) => row.taken_back_at === null).length === 1;
      });
    }
  });

  it('is for who has an account: visitors sign up first', async () => {
    const { client } = await makeGuest(app);
    for (const answer of [await claim(client), await client.get('/api/rewards'), await claim(app.client())])
      expect([answer.status, answer.body.error]).toEqual([401, 'auth.required']);
  });

  it('J03: takes no amount, day or account from the request', async () => {
    const { client, id } = await makePerson(app);
    const answer = await client.post('/api/rewards/claim', { coins: 1_000, day: '2030-01-01', accountId: 'x' });
    expect([answer.status, answer.body.coins]).toEqual([201, 10]);
    expect(await transfersOf(id)).toEqual([expect.objectContaining({ amount: 10 })]);
  });
});
