import { PERKS } from '@cafune/contract/vip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance, readMessages } from '../../testing/chat.ts';
import type { TestClient } from '../../testing/client.ts';
import { makeConversation, makeMessage, makePerson } from '../../testing/factories.ts';
import { spendCoins } from '../coins/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const DAY_MS = 24 * 60 * 60_000;

describe('J10: VIP that ends in the middle of a conversation', () => {
  it('lets her answer until its last moment; then the next reply asks for coins, and the history stays', async () => {
    const { client, id } = await makePerson(app);
    await spendCoins(app.database.db, {
      accountId: id,
      key: 'all',
      amountCoins: 500,
      counterpart: 'house:test',
      reason: 'Tudo',
    });
    const conversationId = await makeConversation(client);
    const say = () => client.post(`/api/conversations/${conversationId}/messages`, makeMessage());
    expect((await say()).status).toBe(402);
    await client.post('/api/vip/trial');
    expect((await say()).status).toBe(201);
    app.clock.advance(7 * DAY_MS);
    const refused = await say();
    expect([refused.status, refused.body.error]).toEqual([402, 'coins.insufficient']);
    const kept = await readMessages(client, conversationId);
    expect(kept.filter(({ role }) => role === 'person')).toHaveLength(1);
  });
});

describe('what a member pays (product.md "Money", column VIP)', () => {
  const priceOf = async (client: TestClient, id: string) =>
    (await client.get('/api/prices')).body.items.find((price: { id: string }) => price.id === id).forYou;

  it('is the table’s price for everybody else', async () => {
    const { client } = await makePerson(app);
    for (const asker of [client, app.client()])
      for (const price of (await asker.get('/api/prices')).body.items)
        expect(price.forYou).toEqual({ coins: price.coins, freeLeft: null });
  });

  it('is told with what is left for free', async () => {
    const { client } = await makePerson(app);
    await client.post('/api/vip/trial');
    const told = Object.fromEntries(
      (await client.get('/api/prices')).body.items.map((price: { id: string; forYou: unknown }) => [
        price.id,
        price.forYou,
      ]),
    );
    expect(told).toEqual({
      'chat-reply': { coins: 0, freeLeft: null },
      'chat-regenerate': { coins: 0, freeLeft: null },
      'message-voice': { coins: 0, freeLeft: 60 },
      'chat-photo': { coins: 12, freeLeft: null },
      'avatar-create': { coins: 0, freeLeft: 10 },
      'avatar-help': { coins: 0, freeLeft: null },
      'roleplay-turn': { coins: 0, freeLeft: null },
      'voice-fantasy-minute': { coins: 0, freeLeft: 15 },
      'guided-session': { coins: 0, freeLeft: 1 },
      'restricted-evaluation': { coins: 0, freeLeft: 1 },
      'super-like': { coins: 0, freeLeft: 5 },
    });
    expect(Object.keys(told).sort()).toEqual(Object.keys(PERKS).sort());
  });

  it('is five super likes a day for free, an undone one again, then the price, and five tomorrow', async () => {
    const { client } = await makePerson(app);
    await client.post('/api/vip/trial');
    const { items } = (await client.get('/api/avatars')).body;
    const like = (index: number) => client.post('/api/swipes', { avatarId: items[index].id, kind: 'super-like' });
    for (let index = 0; index < 5; index += 1) expect((await like(index)).body.priceCoins).toBe(0);
    expect(await priceOf(client, 'super-like')).toEqual({ coins: 5, freeLeft: 0 });
    await client.call('DELETE', `/api/swipes/${items[0].id}`);
    expect(await priceOf(client, 'super-like')).toEqual({ coins: 0, freeLeft: 1 });
    expect((await like(5)).body.priceCoins).toBe(0);
    expect((await like(6)).body.priceCoins).toBe(5);
    expect(await readBalance(client)).toBe(495);
    app.clock.advance(DAY_MS);
    expect(await priceOf(client, 'super-like')).toEqual({ coins: 0, freeLeft: 5 });
  });
});
