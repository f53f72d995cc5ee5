import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makeGuest, makePerson } from '../../testing/factories.ts';
import { grantCoins, reserveCoins, spendCoins } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('the balance (spec §7)', () => {
  it('spec §7: GET /api/user/tokens answers a "number (coin balance)", "only with a user"', async () => {
    const { client } = await makePerson(app);
    const answer = await client.get('/api/user/tokens');
    expect([answer.status, answer.text]).toEqual([200, '500']);
    expect((await app.client().get('/api/user/tokens')).status).toBe(401);
    expect((await (await makeGuest(app)).client.get('/api/user/tokens')).body).toBe(0);
  });
});

describe('the statement', () => {
  it('has every coin with its reason, page by page, and nobody else’s', async () => {
    const [{ client, id }, stranger] = [await makePerson(app), await makePerson(app)];
    for (let index = 1; index <= 7; index += 1) {
      await grantCoins(app.database.db, {
        accountId: id,
        key: `g${index}`,
        amountCoins: index,
        source: 'test',
        isPaid: false,
        reason: `Presente ${index}`,
      });
    }
    const first = (await client.get('/api/user/statement?limit=5')).body;
    const second = (await client.get(`/api/user/statement?limit=5&cursor=${first.nextCursor}`)).body;
    const reasons = [...first.items, ...second.items].map((entry: { reason: string }) => entry.reason);
    expect(reasons).toEqual([7, 6, 5, 4, 3, 2, 1].map((index) => `Presente ${index}`).concat('Boas-vindas ao Cafuné'));
    expect(second.nextCursor).toBeNull();
    expect(first.items[0]).toMatchObject({ kind: 'grant', amountCoins: 7, balanceAfterCoins: 528 });
    expect((await stranger.client.get('/api/user/statement')).body.items).toHaveLength(1);
  });
});

describe('the coins that are there', () => {
  const DAY_MS = 24 * 3_600_000;
  const give = (accountId: string, source: string, more: { amountCoins: number; isPaid?: boolean; expiresAt?: Date }) =>
    grantCoins(app.database.db, { accountId, key: source, source, isPaid: false, reason: 'Chegaram', ...more });
  const spend = (accountId: string, amountCoins: number) =>
    spendCoins(app.database.db, {
      accountId,
      key: `s${amountCoins}`,
      amountCoins,
      counterpart: 'house:test',
      reason: 'x',
    });
  type Lot = { origin: string; leftCoins: number };
  const shown = (items: Lot[]) => items.map(({ origin, leftCoins }) => [origin, leftCoins]);

  it('say where they came from, when they expire, and stand in the order in which they are spent', async () => {
    const { client, id } = await makePerson(app);
    const soon = new Date(Date.now() + DAY_MS);
    await give(id, 'purchase', { amountCoins: 700, isPaid: true });
    await give(id, 'campaign', { amountCoins: 30, expiresAt: new Date(soon.getTime() + DAY_MS) });
    await give(id, 'vip', { amountCoins: 200 });
    await give(id, 'daily-reward', { amountCoins: 20, expiresAt: soon });
    const order = [
      ['daily-reward', 20],
      ['other', 30],
      ['welcome', 500],
      ['vip', 200],
      ['purchase', 700],
    ];
    const { items, heldCoins } = (await client.get('/api/user/lots')).body;
    expect(shown(items)).toEqual(order);
    expect(heldCoins).toBe(0);
    expect(items[0]).toMatchObject({ grantedCoins: 20, isPaid: false, expiresAt: soon.toISOString() });
    expect(items[4]).toMatchObject({ grantedCoins: 700, isPaid: true, expiresAt: null });
    // Spending from the top down leaves what stands below, until the last.
    for (const [index, [, coins]] of order.entries()) {
      await spend(id, Number(coins) - 1);
      const left = (await client.get('/api/user/lots')).body.items;
      expect(shown(left)).toEqual([[order[index]?.[0], 1], ...order.slice(index + 1)]);
      await spendCoins(app.database.db, {
        accountId: id,
        key: `last${index}`,
        amountCoins: 1,
        counterpart: 'house:test',
        reason: 'x',
      });
    }
    expect((await client.get('/api/user/lots')).body).toEqual({
      items: [],
      nextCursor: null,
      heldCoins: 0,
      owedCoins: 0,
    });
  });

  it('come page by page, also when the lot a page ended with is used up meanwhile', async () => {
    const { client, id } = await makePerson(app);
    await give(id, 'vip', { amountCoins: 200 });
    await give(id, 'purchase', { amountCoins: 300, isPaid: true });
    const first = (await client.get('/api/user/lots?limit=1')).body;
    expect(shown(first.items)).toEqual([['welcome', 500]]);
    await spend(id, 500);
    const second = (await client.get(`/api/user/lots?limit=1&cursor=${first.nextCursor}`)).body;
    expect(shown(second.items)).toEqual([['vip', 200]]);
    const third = (await client.get(`/api/user/lots?cursor=${second.nextCursor}`)).body;
    expect([shown(third.items), third.nextCursor]).toEqual([[['purchase', 300]], null]);
  });

  it('count what is set aside, which the balance does not', async () => {
    const { client, id } = await makePerson(app);
    await reserveCoins(app.database.db, {
      accountId: id,
      amountCoins: 2,
      reason: 'Resposta',
      expiresAt: new Date(Date.now() + DAY_MS),
    });
    const { items, heldCoins } = (await client.get('/api/user/lots')).body;
    expect([shown(items), heldCoins]).toEqual([[['welcome', 500]], 2]);
    expect((await client.get('/api/user/tokens')).body).toBe(498);
  });

  it('are nobody else’s: not by a cursor, not for who has none, and no cursor that is no lot', async () => {
    const [{ client }, stranger] = [await makePerson(app), await makePerson(app)];
    const mine = (await client.get('/api/user/lots')).body.items[0].id;
    expect((await stranger.client.get(`/api/user/lots?cursor=${mine}`)).body.items).toEqual([]);
    expect((await app.client().get('/api/user/lots')).status).toBe(401);
    expect((await (await makeGuest(app)).client.get('/api/user/lots')).body.items).toEqual([]);
    expect((await client.get('/api/user/lots?cursor=1')).status).toBe(422);
  });
});

describe('the price list (product.md "Money")', () => {
  it('is seeded and public', async () => {
    const { items } = (await app.client().get('/api/prices')).body;
    const prices = Object.fromEntries(items.map((item: { id: string; coins: number }) => [item.id, item.coins]));
    expect(prices).toEqual({
      'chat-reply': 2,
      'chat-regenerate': 1,
      'message-voice': 8,
      'chat-photo': 25,
      'avatar-create': 60,
      'avatar-help': 10,
      'roleplay-turn': 3,
      'voice-fantasy-minute': 15,
      'guided-session': 40,
      'restricted-evaluation': 30,
      'super-like': 5,
    });
  });
});
