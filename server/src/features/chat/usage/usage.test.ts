import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TextModelError } from '../../../providers/text/port.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { readBalance, readMessages, readSettled, say } from '../../../testing/chat.ts';
import type { TestClient } from '../../../testing/client.ts';
import { makeConversation, makeGuest, makeMessage, makePerson } from '../../../testing/factories.ts';
import { advanceTo } from '../../../testing/notifications.ts';
import { countSaid } from './store.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const read = async (client: TestClient) => (await client.get('/api/usage-limit')).body;
const set = (client: TestClient, messagesADay: unknown) =>
  client.call('PUT', '/api/usage-limit', { body: { messagesADay } });
const send = (client: TestClient, id: string, content = 'oi') =>
  client.post(`/api/conversations/${id}/messages`, makeMessage(content));

async function makeChat() {
  const person = await makePerson(app);
  return { ...person, chat: await makeConversation(person.client) };
}

describe('a limit that a person sets', () => {
  it('is none at first, and counts what she wrote today', async () => {
    advanceTo(app, '10:00');
    const { client, chat } = await makeChat();
    await say(client, chat, 'oi');
    expect(await read(client)).toEqual({ messagesADay: null, next: null, usedToday: 1, reopensAt: null });
    for (const wrong of [0, -1, 1.5, '10', 1_001]) expect((await set(client, wrong)).status).toBe(422);
    const { client: guest } = await makeGuest(app);
    expect((await guest.get('/api/usage-limit')).status).toBe(401);
  });

  it('closes conversations when it is reached, until midnight in São Paulo, and reading stays', async () => {
    advanceTo(app, '22:30');
    const { client, chat } = await makeChat();
    await set(client, 2);
    await say(client, chat, 'um');
    await say(client, chat, 'dois');
    const balance = await readBalance(client);
    const refused = await send(client, chat, 'três');
    expect([refused.status, refused.body.error]).toEqual([429, 'chat.daily-limit']);
    expect(refused.body.message).toContain('à meia-noite, no horário de Brasília');
    const waits = Number(refused.headers.get('retry-after'));
    expect([waits > 85 * 60, waits <= 90 * 60]).toEqual([true, true]);
    expect(await readBalance(client)).toBe(balance);
    expect(await readMessages(client, chat)).toHaveLength(5);
    expect((await client.get(`/api/conversations/${chat}`)).body.reopensAt).toMatch(/T03:00:00\.000Z$/u);
    app.clock.advance(2 * HOUR_MS);
    expect((await client.get(`/api/conversations/${chat}`)).body.reopensAt).toBeNull();
    expect((await send(client, chat, 'três')).status).toBe(201);
  });

  it('holds in every conversation, for replies done again, and for fifty at once', async () => {
    advanceTo(app, '10:00');
    const { client, chat } = await makeChat();
    const other = await makeConversation(client, 'naomi');
    await set(client, 3);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(client, index % 2 === 0 ? chat : other, `mensagem ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.error === 'chat.daily-limit')).toHaveLength(47);
    const settled = [...(await readSettled(client, chat)), ...(await readSettled(client, other))];
    const reply = settled.find((message) => message.role === 'character' && message.replyToId !== null);
    const again = await client.post(`/api/conversations/${reply.conversationId}/messages/${reply.id}/regenerate`, {
      clientId: crypto.randomUUID(),
    });
    expect([again.status, again.body.error]).toEqual([429, 'chat.daily-limit']);
    await client.call('DELETE', `/api/conversations/${chat}`);
    expect((await send(client, other)).status).toBe(429);
  });

  it('does not stand before a reply that failed: its message was counted', async () => {
    advanceTo(app, '10:00');
    const { client, chat } = await makeChat();
    await set(client, 1);
    app.model.script({ words: [], failure: new TextModelError('timeout') });
    const failed = (await say(client, chat, 'oi')).at(-1);
    const retried = await client.post(`/api/conversations/${chat}/messages/${failed.id}/retry`);
    expect(retried.status).toBe(200);
    expect((await readSettled(client, chat)).at(-1).status).toBe('complete');
    expect((await send(client, chat)).body.error).toBe('chat.daily-limit');
  });

  it('H05: does not stand before a crisis, and costs no draft: the same id goes when it opens', async () => {
    advanceTo(app, '10:00');
    const { client, chat } = await makeChat();
    await set(client, 1);
    await say(client, chat, 'oi');
    const waiting = makeMessage('esperei por isso');
    const queued = () => client.post(`/api/conversations/${chat}/messages`, waiting);
    expect((await queued()).status).toBe(429);
    const crisis = await send(client, chat, 'quero me matar');
    expect([crisis.status, crisis.body.priceCoins]).toEqual([201, 0]);
    expect((await readMessages(client, chat)).at(-1)).toMatchObject({ role: 'notice', notice: 'crisis' });
    app.clock.advance(24 * HOUR_MS);
    expect((await queued()).status).toBe(201);
    expect((await queued()).status).toBe(200);
  });

  it('is lowered at once; raised, or taken away, a day later', async () => {
    advanceTo(app, '10:00');
    const { client } = await makePerson(app);
    await set(client, 20);
    expect((await set(client, 10)).body).toMatchObject({ messagesADay: 10, next: null });
    const asked = app.clock.now().getTime();
    const raised = (await set(client, 50)).body;
    expect(raised).toMatchObject({ messagesADay: 10, next: { messagesADay: 50 } });
    expect(Date.parse(raised.next.from) - asked).toBeGreaterThanOrEqual(24 * HOUR_MS);
    app.clock.advance(HOUR_MS);
    expect((await set(client, 50)).body.next.from).toBe(raised.next.from);
    app.clock.advance(23 * HOUR_MS);
    expect(await read(client)).toMatchObject({ messagesADay: 50, next: null });
    expect((await set(client, null)).body).toMatchObject({ messagesADay: 50, next: { messagesADay: null } });
    expect((await set(client, 50)).body).toMatchObject({ messagesADay: 50, next: null });
    await set(client, null);
    app.clock.advance(25 * HOUR_MS);
    expect(await read(client)).toMatchObject({ messagesADay: null, next: null });
  });

  it('counts by an index, however much was written before today', async () => {
    const { id, chat } = await makeChat();
    const { pool } = app.database.db;
    await pool.query(
      `INSERT INTO turns (id, conversation_id, account_id, role, seq, client_id, created_at)
       SELECT gen_random_uuid(), $1, $2, 'person', 1000 + n, gen_random_uuid(), $3::timestamptz - n * interval '1 hour' FROM generate_series(1, 5000) n`,
      [chat, id, app.clock.now()],
    );
    await pool.query('ANALYZE turns');
    const { rows } = await pool.query(`EXPLAIN ${countSaid.text.replace('$1', `'${id}'`).replace('$2', 'now()')}`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('turns_said');
  });

  it('is each person’s own', async () => {
    const [one, other] = [await makeChat(), await makeChat()];
    await set(one.client, 1);
    await say(one.client, one.chat, 'oi');
    expect((await send(one.client, one.chat)).status).toBe(429);
    expect((await send(other.client, other.chat)).status).toBe(201);
  });
});
