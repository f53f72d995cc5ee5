import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { openReply, readReply, readSettled } from '../../testing/chat.ts';
import { makeConversation, makeGuest, makeMessage, makePerson, makeRegistration } from '../../testing/factories.ts';
import { readNotices, waitForNotice } from '../../testing/notifications.ts';
import { readAllEvents } from '../../testing/sse.ts';
import { until } from '../../testing/until.ts';
import { grantCoins } from '../coins/index.ts';
import { spendCoins } from '../coins/ledger.ts';

const CANARY = 'um canário que ninguém mais diz';
const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) });
});
afterAll(() => app.stop());

/** Delivers events, and those they make. */
async function settle(): Promise<void> {
  await app.application.deps.outbox.drain();
  await app.application.deps.outbox.drain();
}

let keys = 0;
async function spend(accountId: string, amountCoins: number): Promise<void> {
  keys += 1;
  const { db } = app.database;
  await spendCoins(db, { accountId, key: `spend-${keys}`, amountCoins, counterpart: 'house:test', reason: 'Teste' });
  await settle();
}
async function grant(accountId: string, amountCoins: number): Promise<void> {
  keys += 1;
  const gift = { source: 'test', isPaid: false, reason: 'Teste' };
  await grantCoins(app.database.db, { accountId, key: `grant-${keys}`, amountCoins, ...gift });
  await settle();
}

describe('a registration', () => {
  it('is welcomed once, however often it is told', async () => {
    const { client, id } = await makePerson(app);
    const [notice] = await readNotices(client);
    await client.post(`/api/notifications/${notice.id}/read`);
    await app.application.deps.outbox.add(app.database.db, 'auth.registered', { accountId: id });
    await settle();
    expect(await readNotices(client)).toEqual([{ ...notice, read: true }]);
  });

  it('of a guest welcomes the person', async () => {
    const { client } = await makeGuest(app);
    expect((await client.post('/api/auth/register', makeRegistration())).status).toBe(201);
    expect((await readNotices(client)).map((notice) => notice.title)).toEqual(['Que bom te ver por aqui']);
  });
});

describe('a balance that runs low', () => {
  const lowOnes = async (client: Parameters<typeof readNotices>[0]) =>
    (await readNotices(client)).filter((notice) => notice.title === 'Saldo baixo');

  it('spec §9: "Coin balance warning: below 50 red": told when it crosses from 50 or more, once', async () => {
    const { client, id } = await makePerson(app);
    await spend(id, 450);
    expect(await lowOnes(client)).toEqual([]);
    await spend(id, 12);
    expect(await lowOnes(client)).toMatchObject([
      { type: 'alert', message: 'Você tem 38 moedas', actionUrl: '/coins', read: false },
    ]);
    await spend(id, 8);
    expect(await lowOnes(client)).toMatchObject([{ message: 'Você tem 38 moedas' }]);
    expect((await client.get('/api/notifications/system')).body).toMatchObject([{ type: 'low_balance' }]);
  });

  it('is told again after it rose: unread it is renewed, read it is made anew', async () => {
    const { client, id } = await makePerson(app);
    await spend(id, 460);
    const [first] = await lowOnes(client);
    await grant(id, 100);
    await spend(id, 110);
    const [renewed, ...none] = await lowOnes(client);
    expect(none).toEqual([]);
    expect(renewed).toMatchObject({ id: first.id, message: 'Você tem 30 moedas' });
    expect(renewed.createdAt > first.createdAt).toBe(true);
    await client.post(`/api/notifications/${first.id}/read`);
    await grant(id, 100);
    await spend(id, 120);
    expect((await lowOnes(client)).map((notice) => [notice.message, notice.read])).toEqual([
      ['Você tem 10 moedas', false],
      ['Você tem 30 moedas', true],
    ]);
  });

  it('is nothing when it fell and rose again before anybody looked', async () => {
    const { client, id } = await makePerson(app);
    const { db } = app.database;
    const terms = { accountId: id, counterpart: 'house:test', reason: 'Teste' };
    await app.application.deps.db.transaction(async (tx) => {
      await spendCoins(tx, { ...terms, key: 'down', amountCoins: 470 });
      await grantCoins(tx, {
        accountId: id,
        key: 'up',
        amountCoins: 470,
        source: 'test',
        isPaid: false,
        reason: 'Teste',
      });
    });
    await settle();
    expect(await lowOnes(client)).toEqual([]);
    await spendCoins(db, { ...terms, key: 'down-again', amountCoins: 470 });
    await settle();
    expect(await lowOnes(client)).toHaveLength(1);
  });

  it('is told once when several changes are told together', async () => {
    const { id } = await makePerson(app);
    const { outbox } = app.application.deps;
    await settle();
    const changed: string[] = [];
    outbox.on('notifications.changed', async ({ accountId }) => void changed.push(accountId));
    const { db } = app.database;
    for (const key of ['a', 'b', 'c'])
      await spendCoins(db, { accountId: id, key, amountCoins: 155, counterpart: 'house:test', reason: 'Teste' });
    for (let times = 0; times < 5; times += 1)
      await outbox.add(db, 'coins.balance-changed', { accountId: id, balanceCoins: 35 });
    await settle();
    await settle();
    expect(changed.filter((accountId) => accountId === id)).toHaveLength(1);
  });

  it('is never told to a guest', async () => {
    const { id } = await makeGuest(app);
    await grant(id, 60);
    await spend(id, 40);
    const { rows } = await app.database.db.pool.query('SELECT 1 FROM notifications WHERE account_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('a reply that is ready', () => {
  it('is told when nobody had the conversation open, once per conversation', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: ['A moqueca ', 'ficou *no ponto*, viu?'] }, { words: ['E você?'] });
    await client.post(`/api/conversations/${id}/messages`, makeMessage());
    const notice = await waitForNotice(client, 'Lívia respondeu');
    expect(notice).toMatchObject({
      type: 'message',
      message: 'A moqueca ficou no ponto, viu?',
      read: false,
      actionUrl: `/chat/${id}`,
    });
    await client.post(`/api/conversations/${id}/messages`, makeMessage('De novo'));
    await until(async () => (await readNotices(client))[0].message === 'E você?');
    const replies = (await readNotices(client)).filter((one) => one.type === 'message');
    expect(replies).toMatchObject([{ id: notice.id }]);
  });

  it('is not told to who watched it being written', async () => {
    const { client } = await makePerson(app);
    await readReply(client, await makeConversation(client));
    await settle();
    expect((await readNotices(client)).map((notice) => notice.type)).toEqual(['info']);
  });

  it('is not told when it was stopped, failed, or the person turned messages off', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: [], failure: new Error('broken') });
    await client.post(`/api/conversations/${id}/messages`, makeMessage());
    await readSettled(client, id);
    app.model.script({ words: ['um ', 'dois ', 'três'], waitMs: 300 });
    await client.post(`/api/conversations/${id}/messages`, makeMessage('Mais uma'));
    await client.post(`/api/conversations/${id}/stop`, {});
    await readSettled(client, id);
    await client.call('PATCH', '/api/user/notification-settings', { body: { messages: false } });
    await client.post(`/api/conversations/${id}/messages`, makeMessage('E outra'));
    await readSettled(client, id);
    await settle();
    expect((await readNotices(client)).map((notice) => notice.type)).toEqual(['info']);
  });

  it('is never told to a guest', async () => {
    const { client, id: accountId } = await makeGuest(app);
    const id = await makeConversation(client);
    await client.post(`/api/conversations/${id}/messages`, makeMessage());
    await readSettled(client, id);
    await settle();
    const { rows } = await app.database.db.pool.query('SELECT 1 FROM notifications WHERE account_id = $1', [accountId]);
    expect(rows).toEqual([]);
  });

  it('A16: a GET of the conversation does not read it; being told does', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    await client.post(`/api/conversations/${id}/messages`, makeMessage());
    const notice = await waitForNotice(client, 'Lívia respondeu');
    await client.get(`/api/conversations/${id}/messages`);
    const stop = new AbortController();
    await client.open('GET', `/api/conversations/${id}/stream`, { signal: stop.signal });
    stop.abort();
    await settle();
    expect((await waitForNotice(client, 'Lívia respondeu')).read).toBe(false);
    expect((await client.post(`/api/notifications/${notice.id}/read`)).status).toBe(204);
    expect((await waitForNotice(client, 'Lívia respondeu')).read).toBe(true);
  });

  it('goes with the conversation it quotes', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    await client.post(`/api/conversations/${id}/messages`, makeMessage());
    await waitForNotice(client, 'Lívia respondeu');
    expect((await client.call('DELETE', `/api/conversations/${id}`)).status).toBe(204);
    expect((await readNotices(client)).map((notice) => notice.type)).toEqual(['info']);
  });
});

describe('messages since an instant', () => {
  const since = (instant: string) => `/api/notifications/messages?since=${encodeURIComponent(instant)}`;

  it('spec §3: "Message notification: id, senderId, content, messageType (a value "reengagement" exists), conversationId, avatar (name, imageUrl)."', async () => {
    const { client } = await makePerson(app);
    const [first, second] = [await makeConversation(client, 'livia'), await makeConversation(client, 'rosa')];
    const begin = app.clock.now().toISOString();
    app.model.script({ words: ['Oi, aqui é a Lívia.'] });
    await readReply(client, first);
    app.model.script({ words: ['E aqui, a Rosa.'] });
    await readReply(client, second);
    const messages = (await client.get(since(begin))).body;
    expect(messages).toEqual([
      {
        id: expect.any(String),
        senderId: expect.any(String),
        content: 'Oi, aqui é a Lívia.',
        messageType: 'reply',
        conversationId: first,
        avatar: { name: 'Lívia', imageUrl: expect.stringMatching(/^\/media\/portraits\/[0-9a-f]{32}-face160\.webp$/u) },
        createdAt: expect.any(String),
      },
      expect.objectContaining({ content: 'E aqui, a Rosa.', conversationId: second }),
    ]);
    expect((await client.get(since(messages[0].createdAt))).body).toEqual([messages[1]]);
    expect((await client.get(since(messages[1].createdAt))).body).toEqual([]);
    expect((await client.get(since('2020-01-01T00:00:00Z'))).body).toHaveLength(2);
    expect((await (await makePerson(app)).client.get(since(begin))).body).toEqual([]);
  });

  it('are fifty at most, the oldest; and need an instant', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    await app.database.db.pool.query(
      `WITH t AS (INSERT INTO turns (id, conversation_id, account_id, role, seq, created_at)
         SELECT gen_random_uuid(), $1, account_id, 'character', 100 + n, now() FROM conversations, generate_series(1, 60) n WHERE id = $1 RETURNING id, seq)
       INSERT INTO variants (turn_id, ordinal, origin, text, status, created_at, finished_at)
       SELECT id, 1, 'generated', seq::text, 'complete', now(), now() - (200 - seq) * interval '1 second' FROM t`,
      [id],
    );
    await app.database.db.pool.query('UPDATE conversations SET last_activity_at = now() WHERE id = $1', [id]);
    const messages = (await client.get(since(new Date(Date.now() - 3_600_000).toISOString()))).body;
    expect(messages.map((message: { content: string }) => Number(message.content))).toEqual(
      Array.from({ length: 50 }, (_, index) => 101 + index),
    );
    expect((await client.get('/api/notifications/messages')).status).toBe(422);
    expect((await client.get(since('ontem'))).status).toBe(422);
  });
});

describe('logs', () => {
  it('L04: hold nothing of what was said or told', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: [`${CANARY}, `, 'viu?'] });
    await client.post(`/api/conversations/${id}/messages`, makeMessage(CANARY));
    expect((await waitForNotice(client, 'Lívia respondeu')).message).toBe(`${CANARY}, viu?`);
    await readAllEvents(await openReply(client, id, makeMessage('tchau')));
    expect(lines.length).toBeGreaterThan(20);
    const logged = lines.join('\n');
    for (const private_ of [CANARY, 'Lívia respondeu', 'Que bom te ver']) expect(logged).not.toContain(private_);
  });
});
