import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { readMessages, readSettled, say } from '../../../testing/chat.ts';
import { makeConversation, makePerson } from '../../../testing/factories.ts';
import { catalogueId } from '../../avatars/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function makeChat() {
  const { client } = await makePerson(app);
  return { client, id: await makeConversation(client) };
}

describe('searching', () => {
  it('finds words whatever their accents and case, on screen alone, the newest first', async () => {
    const { client, id } = await makeChat();
    await say(client, id, 'Minha irmã mora em São Paulo');
    const [, , , , reply] = await say(client, id, 'A IRMA do meu pai também');
    const search = async (q: string, more = '') =>
      (await client.get(`/api/conversations/${id}/search?q=${encodeURIComponent(q)}${more}`)).body;
    const found = await search('irma');
    expect([found.total, found.hasMore]).toEqual([2, false]);
    expect(found.items.map((item: { excerpt: string }) => item.excerpt)).toEqual([
      'A IRMA do meu pai também',
      'Minha irmã mora em São Paulo',
    ]);
    const [first] = (await search('são paulo')).items;
    expect(first.excerpt.slice(first.start, first.start + first.length)).toBe('São Paulo');
    expect((await search('irma', '&limit=1')).hasMore).toBe(true);
    expect((await search('irma', `&limit=1&before=${found.items[0].seq}`)).items).toHaveLength(1);
    expect((await search('%')).total).toBe(0);
    expect((await search('  ')).total).toBe(0);
    await client.call('DELETE', `/api/conversations/${id}/messages/${found.items[0].messageId}`);
    expect((await search('irma')).total).toBe(1);
    expect(reply.content).not.toContain('irm');
  });
});

describe('a day, and what is unread', () => {
  it('leads to the first message from an instant on', async () => {
    const { client, id } = await makeChat();
    await say(client, id, 'ontem');
    app.clock.advance(86_400_000);
    const today = app.clock.now();
    const messages = await say(client, id, 'hoje');
    const find = async (from: Date) =>
      (await client.get(`/api/conversations/${id}/day?from=${from.toISOString()}`)).body.seq;
    const first = messages.find((message) => message.createdAt >= today.toISOString());
    expect(await find(today)).toBe(first?.seq);
    expect(await find(new Date(0))).toBe(1);
    expect(await find(new Date(today.getTime() + 86_400_000))).toBeNull();
  });

  it('counts what she said since the person last looked, and never goes back', async () => {
    const { client, id } = await makeChat();
    const unread = async () => (await client.get('/api/conversations')).body.items[0].unreadCount;
    expect(await unread()).toBe(0);
    const messages = await say(client, id, 'oi');
    expect(await unread()).toBe(1);
    const { lastSeq } = (await client.get(`/api/conversations/${id}`)).body;
    expect((await client.call('PUT', `/api/conversations/${id}/read`, { body: { seq: lastSeq } })).status).toBe(204);
    await client.call('PUT', `/api/conversations/${id}/read`, { body: { seq: 1 } });
    expect(await unread()).toBe(0);
    expect((await client.get(`/api/conversations/${id}`)).body.readSeq).toBe(lastSeq);
    expect(messages).toHaveLength(3);
  });
});

describe('a conversation as a file', () => {
  it('is the way on screen as text, and every branch as JSON', async () => {
    const { client, id } = await makeChat();
    app.model.script({ words: ['um'] }, { words: ['dois'] });
    const [, , reply] = await say(client, id, 'oi');
    await client.post(`/api/conversations/${id}/messages/${reply.id}/regenerate`, { clientId: randomUUID() });
    await readSettled(client, id);
    const text = await client.get(`/api/conversations/${id}/export?format=text`);
    expect(text.headers.get('content-disposition')).toMatch(/^attachment; filename/u);
    expect(text.text).toMatch(/^Conversa com Lívia\n/u);
    expect(text.text).toMatch(/\] Você: oi\n\[.*\] Lívia: dois\n$/u);
    const { messages } = (await client.get(`/api/conversations/${id}/export?format=json`)).body;
    expect(messages[2].variants.map((variant: { text: string }) => variant.text)).toEqual(['um', 'dois']);
  });
});

describe('a fresh conversation with the same character', () => {
  it('is a page of its own under the browser’s id, made once; the latest one is found without it', async () => {
    const { client, id } = await makeChat();
    await say(client, id, 'oi');
    const body = { avatarId: catalogueId('livia'), freshId: randomUUID() };
    const fresh = await client.post('/api/conversations', body);
    expect([fresh.status, fresh.body.id]).toEqual([201, body.freshId]);
    expect((await client.post('/api/conversations', body)).status).toBe(200);
    expect(await readMessages(client, body.freshId)).toHaveLength(1);
    expect((await client.get('/api/conversations')).body.items).toHaveLength(2);
    app.clock.advance(1_000);
    await say(client, id, 'de volta');
    expect((await client.post('/api/conversations', { avatarId: body.avatarId })).body.id).toBe(id);
    const { client: stranger } = await makePerson(app);
    expect((await stranger.post('/api/conversations', body)).status).toBe(404);
  });
});
