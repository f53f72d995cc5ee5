import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makeGuest, makePerson } from '../../testing/factories.ts';
import { grantCoins } from './index.ts';

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
