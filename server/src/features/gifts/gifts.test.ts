import { randomUUID } from 'node:crypto';
import type { SentGift } from '@cafune/contract/chat/gifts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance, readSettled } from '../../testing/chat.ts';
import type { TestClient } from '../../testing/client.ts';
import { makeConversation, makeGuest, makePerson } from '../../testing/factories.ts';
import { catalogueId } from '../avatars/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function makeChat() {
  const { client } = await makePerson(app);
  return { client, id: await makeConversation(client) };
}
const GIFT = { giftId: 'playlist', name: 'Playlist', priceCoins: 80 };

describe('a gift', () => {
  it('is one of twelve from 10 to 1.000 coins (product.md "Money")', async () => {
    const { items } = (await app.client().get('/api/gifts')).body;
    expect(items.map((gift: { priceCoins: number }) => gift.priceCoins)).toEqual([
      10, 15, 20, 40, 60, 80, 120, 180, 300, 500, 750, 1_000,
    ]);
  });

  it('shows in the chat with its price, is reacted to for free, and brings them closer', async () => {
    const { client, id } = await makeChat();
    app.model.script({ words: ['Uma playlist! ', 'Vou ouvir agora.'] });
    const given = await client.post(`/api/conversations/${id}/gifts`, { giftId: 'playlist', clientId: randomUUID() });
    expect([given.status, given.body.message.attachment]).toEqual([201, { kind: 'gift', ...GIFT }]);
    const messages = await readSettled(client, id);
    expect(messages.at(-1).content).toBe('Uma playlist! Vou ouvir agora.');
    expect(app.model.requests.at(-1)?.history.at(-1)?.text).toBe('Trouxe um presente pra você: playlist.');
    expect(await readBalance(client)).toBe(420);
    const { body } = await client.get(`/api/avatars/${catalogueId('livia')}/relationship`);
    expect(body.recent).toContainEqual(expect.objectContaining({ cause: 'gift', points: 5 }));
    const [entry] = (await client.get('/api/user/statement')).body.items;
    expect(entry).toMatchObject({ amountCoins: -80, reason: 'Presente para Lívia: Playlist' });
  });

  it('J02: sent twice with the same id is one gift; the id of something else is refused', async () => {
    const { client, id } = await makeChat();
    const body = { giftId: 'cafe', clientId: randomUUID() };
    const [first, second] = await Promise.all([
      client.post(`/api/conversations/${id}/gifts`, body),
      client.post(`/api/conversations/${id}/gifts`, body),
    ]);
    expect([first.status, second.status].toSorted()).toEqual([200, 201]);
    expect(first.body.message.id).toBe(second.body.message.id);
    expect(await readBalance(client)).toBe(490);
    const other = await client.post(`/api/conversations/${id}/gifts`, { ...body, giftId: 'flor' });
    expect([other.status, other.body.error]).toEqual([422, 'chat.id-reused']);
    await readSettled(client, id);
  });

  it('J02: under the id of another person’s gift is new, and their own coins pay it', async () => {
    const [mine, theirs] = [await makeChat(), await makeChat()];
    const body = { giftId: 'cafe', clientId: randomUUID() };
    const first = await mine.client.post(`/api/conversations/${mine.id}/gifts`, body);
    const second = await theirs.client.post(`/api/conversations/${theirs.id}/gifts`, { ...body, giftId: 'playlist' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.message.id).not.toBe(first.body.message.id);
    expect([await readBalance(mine.client), await readBalance(theirs.client)]).toEqual([490, 420]);
    await readSettled(mine.client, mine.id);
    await readSettled(theirs.client, theirs.id);
  });

  it('counts as one message of the day’s limit, and costs nothing beyond it', async () => {
    const { client, id } = await makeChat();
    await client.call('PUT', '/api/usage-limit', { body: { messagesADay: 1 } });
    const give = () => client.post(`/api/conversations/${id}/gifts`, { giftId: 'cafe', clientId: randomUUID() });
    expect((await give()).status).toBe(201);
    await readSettled(client, id);
    const balance = await readBalance(client);
    const refused = await give();
    expect([refused.status, refused.body.error]).toEqual([429, 'chat.daily-limit']);
    expect(await readBalance(client)).toBe(balance);
  });

  it('that cannot be paid leaves nothing behind', async () => {
    const { client, id } = await makeChat();
    const refused = await client.post(`/api/conversations/${id}/gifts`, { giftId: 'estrela', clientId: randomUUID() });
    expect([refused.status, refused.body.error]).toEqual([402, 'coins.insufficient']);
    expect(await readSettled(client, id)).toHaveLength(1);
    expect(await readBalance(client)).toBe(500);
  });

  it('J03, B01: a price in the request is refused; another person’s conversation is 404; visitors sign up first', async () => {
    const { client, id } = await makeChat();
    const body = { giftId: 'cafe', clientId: randomUUID() };
    expect((await client.post(`/api/conversations/${id}/gifts`, { ...body, priceCoins: 1 })).status).toBe(422);
    const { client: stranger } = await makePerson(app);
    expect((await stranger.post(`/api/conversations/${id}/gifts`, body)).status).toBe(404);
    const { client: guest } = await makeGuest(app);
    const theirs = await makeConversation(guest);
    expect((await guest.post(`/api/conversations/${theirs}/gifts`, body)).status).toBe(401);
  });
});

describe('what was sent', () => {
  const give = (client: TestClient, id: string, giftId: string) =>
    client.post(`/api/conversations/${id}/gifts`, { giftId, clientId: randomUUID() });

  it('is listed newest first, page by page, with what it cost and whom it was for', async () => {
    const { client, id } = await makeChat();
    expect((await client.get('/api/gifts/sent')).body).toEqual({ items: [], nextCursor: null });
    for (const giftId of ['cafe', 'flor', 'vinho']) expect((await give(client, id, giftId)).status).toBe(201);
    const first = (await client.get('/api/gifts/sent?limit=2')).body;
    expect(first.items.map((sent: SentGift) => sent.gift.name)).toEqual(['Vinho', 'Flor']);
    expect(first.items[0]).toMatchObject({
      gift: { id: 'vinho', name: 'Vinho', priceCoins: 60 },
      avatar: { slug: 'livia', name: 'Lívia' },
      conversationId: id,
    });
    const second = (await client.get(`/api/gifts/sent?limit=2&cursor=${first.nextCursor}`)).body;
    expect([second.items.map((sent: SentGift) => sent.gift.id), second.nextCursor]).toEqual([['cafe'], null]);
    expect((await client.get('/api/gifts/sent?cursor=ontem')).status).toBe(422);
    await readSettled(client, id);
  });

  it('outlives its conversation, without a way into it', async () => {
    const { client, id } = await makeChat();
    await give(client, id, 'bombom');
    await readSettled(client, id);
    await client.call('DELETE', `/api/conversations/${id}`);
    const [sent] = (await client.get('/api/gifts/sent')).body.items;
    expect(sent).toMatchObject({ gift: { id: 'bombom' }, avatar: { name: 'Lívia' }, conversationId: null });
  });

  it('B01: is the person’s own alone; visitors have none to see', async () => {
    const { client, id } = await makeChat();
    await give(client, id, 'cafe');
    await readSettled(client, id);
    const { client: stranger } = await makePerson(app);
    expect((await stranger.get('/api/gifts/sent')).body.items).toEqual([]);
    const { client: guest } = await makeGuest(app);
    expect((await guest.get('/api/gifts/sent')).status).toBe(401);
  });
});
