import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TextModelError } from '../../../providers/text/port.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import {
  allowMemory,
  openReply,
  readBalance,
  readMessages,
  readReply,
  readSettled,
  STREAM,
} from '../../../testing/chat.ts';
import { createClient } from '../../../testing/client.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { makeConversation, makeMessage, makePerson } from '../../../testing/factories.ts';
import { createScriptedTextModel } from '../../../testing/scripted-text-model.ts';
import { type ReceivedEvent, readAllEvents, readEvents } from '../../../testing/sse.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('a reply', () => {
  it('stopped keeps exactly what was on screen and is charged (R11)', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: ['um ', 'dois ', 'três ', 'quatro ', 'cinco ', 'seis'], waitMs: 80 });
    const response = await openReply(client, id);
    let shown = '';
    let ending: ReceivedEvent | undefined;
    for await (const event of readEvents(response)) {
      if (event.name === 'text-delta' && shown === '') {
        shown = event.data.text;
        await client.post(`/api/conversations/${id}/stop`, { seenSeq: event.id });
      }
      ending = event;
    }
    expect(ending).toMatchObject({ name: 'text-end', data: { status: 'stopped', text: shown, balanceCoins: 498 } });
    expect((await readMessages(client, id)).at(-1)).toMatchObject({ status: 'stopped', content: shown });
  });

  it('stopped by a client that pretends it saw nothing is charged for the words it was sent', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: ['um ', 'dois ', 'três ', 'quatro ', 'cinco ', 'seis ', 'sete ', 'oito'], waitMs: 500 });
    const response = await openReply(client, id);
    let ending: ReceivedEvent | undefined;
    for await (const event of readEvents(response)) {
      if (event.name === 'text-delta' && event.data.text.includes('três'))
        await client.post(`/api/conversations/${id}/stop`, { seenSeq: 0 });
      ending = event;
    }
    expect(ending?.data).toMatchObject({ status: 'stopped', balanceCoins: 498 });
    expect(ending?.data.text).toMatch(/^um /u);
  });

  it('stopped before its first word costs nothing and may be asked for again', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: [], hangs: true });
    const sent = await client.post(`/api/conversations/${id}/messages`, makeMessage());
    expect(await readBalance(client)).toBe(498);
    expect((await client.post(`/api/conversations/${id}/stop`, {})).body).toEqual({ stopped: true });
    await readSettled(client, id);
    expect(await readBalance(client)).toBe(500);
    const retried = await client.post(`/api/conversations/${id}/messages/${sent.body.replyId}/retry`);
    expect(retried.status).toBe(200);
    const items = await readSettled(client, id);
    expect(items.at(-1)).toMatchObject({ id: sent.body.replyId, status: 'complete', content: 'Oi, que bom te ver.' });
    expect(await readBalance(client)).toBe(498);
    const done = await client.post(`/api/conversations/${id}/messages/${sent.body.replyId}/retry`);
    expect([done.status, done.body.error]).toEqual([409, 'chat.nothing-to-retry']);
  });

  it('K05: that fails before a word is refunded, said in the stream and retried under the same message', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: [], failure: new TextModelError('timeout') });
    const events = await readReply(client, id);
    expect(events.at(-1)).toMatchObject({ name: 'error', data: { error: 'chat.reply-failed', balanceCoins: 500 } });
    expect(await readBalance(client)).toBe(500);
    const failed = (await readMessages(client, id)).at(-1);
    const response = await client.open('POST', `/api/conversations/${id}/messages/${failed.id}/retry`, {
      headers: STREAM,
    });
    const again = await readAllEvents(response);
    expect(again[0]).toMatchObject({
      name: 'message-added',
      data: { message: { id: failed.id, status: 'queued', content: '' } },
    });
    expect(again.at(-1)).toMatchObject({ name: 'text-end', data: { balanceCoins: 498 } });
    expect(await readMessages(client, id)).toHaveLength(3);
  });

  it('K05: cut in the middle keeps its words and is not charged', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: ['metade '], failure: new TextModelError('unavailable') });
    const events = await readReply(client, id);
    expect(events.at(-1)).toMatchObject({
      name: 'text-end',
      data: { status: 'interrupted', text: 'metade ', balanceCoins: 500 },
    });
  });

  it('K06: goes on to its end while others hold every connection that requests share', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: ['um ', 'dois ', 'três'], waitMs: 100 });
    const { pool } = app.database.db;
    const events: ReceivedEvent[] = [];
    const crowd: Promise<PoolClient>[] = [];
    for await (const event of readEvents(await openReply(client, id))) {
      if (event.name === 'text-delta' && crowd.length === 0)
        crowd.push(...Array.from({ length: pool.options.max }, () => pool.connect()));
      events.push(event);
    }
    expect(pool.idleCount).toBe(0);
    for (const one of crowd) void one.then((connection) => connection.release());
    expect(events.at(-1)).toMatchObject({ name: 'text-end', data: { status: 'complete', text: 'um dois três' } });
  });

  it('K05: whose worker died before a word is written by another, and charged once', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: [], hangs: true });
    await client.post(`/api/conversations/${id}/messages`, makeMessage());
    await abandonReplies();
    const heir = await startTestApp({ database: app.database });
    const items = await readSettled(client, id);
    await heir.stop();
    expect(items.at(-1)).toMatchObject({ status: 'complete', content: 'Oi, que bom te ver.' });
    expect(await readBalance(client)).toBe(498);
  });

  it('K05: whose worker died in the middle keeps its words and is refunded, and the late worker changes nothing', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: ['metade ', 'que não chega'], waitMs: 700 });
    await client.post(`/api/conversations/${id}/messages`, makeMessage());
    while ((await readMessages(client, id)).at(-1).content === '')
      await new Promise((resolve) => setTimeout(resolve, 20));
    await abandonReplies();
    const heir = await startTestApp({ database: app.database });
    const items = await readSettled(client, id);
    expect(items.at(-1)).toMatchObject({ status: 'interrupted', content: 'metade ' });
    await new Promise((resolve) => setTimeout(resolve, 900));
    await heir.stop();
    expect((await readMessages(client, id)).at(-1)).toMatchObject({ status: 'interrupted', content: 'metade ' });
    expect(await readBalance(client)).toBe(500);
  });

  it('is remembered: facts come back with the next request', async () => {
    const { client } = await makePerson(app);
    await allowMemory(client);
    const id = await makeConversation(client);
    app.model.script({ words: ['Que nome lindo.'], facts: [{ relation: 'pet', value: 'gato Paçoca' }] });
    await readReply(client, id, makeMessage('Meu gato se chama Paçoca'));
    await app.application.deps.outbox.drain();
    await readReply(client, id, makeMessage('E aí?'));
    const request = app.model.requests.at(-1);
    expect(request?.facts).toEqual([{ relation: 'pet', value: 'gato Paçoca' }]);
    expect(request?.history.at(-1)).toEqual({ role: 'person', text: 'E aí?' });
    expect(request?.personName).toBe('Caio');
    expect(request?.state).toEqual({ turns: expect.any(Number) });
  });
});

describe('many replies at once', () => {
  it('end while their person writes on, without a deadlock', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    const before = await deadlocks();
    app.model.script(...Array.from({ length: 40 }, () => ({ words: ['a ', 'b'] })));
    for (let index = 0; index < 40; index += 1) await client.post(`/api/conversations/${id}/messages`, makeMessage());
    await readSettled(client, id);
    expect(await deadlocks()).toBe(before);
    expect(await readBalance(client)).toBe(420);
  });

  it('are not cut by a NUL in the words of one, which is left out', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: ['an', '\0', 'tes\0 e depois'], waitMs: 60 });
    const events = await readReply(client, id);
    expect(events.at(-1)).toMatchObject({ name: 'text-end', data: { status: 'complete', text: 'antes e depois' } });
  });

  it('are given back when their conversation is deleted, and not written', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: [], hangs: true });
    for (let index = 0; index < 4; index += 1) await client.post(`/api/conversations/${id}/messages`, makeMessage());
    const asked = app.model.requests.length;
    expect(await readBalance(client)).toBe(492);
    expect((await client.call('DELETE', `/api/conversations/${id}`)).status).toBe(204);
    await expect.poll(() => readBalance(client)).toBe(500);
    expect(app.model.requests).toHaveLength(asked);
    expect((await client.post(`/api/conversations/${id}/messages`, makeMessage())).status).toBe(410);
  });

  it('that somebody stopped through another process do not complete any more (R11)', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: ['um ', 'dois ', 'três'], waitMs: 150 });
    let shown: ReceivedEvent | undefined;
    let ending: ReceivedEvent | undefined;
    for await (const event of readEvents(await openReply(client, id))) {
      if (event.name === 'text-delta' && !shown) {
        shown = event;
        const sql = "UPDATE generations SET stop_after_seq = $1 WHERE conversation_id = $2 AND status = 'running'";
        await app.database.db.pool.query(sql, [event.id, id]);
      }
      ending = event;
    }
    expect(ending).toMatchObject({ name: 'text-end', data: { status: 'stopped', text: shown?.data.text } });
  });

  it('asked for before the only process took up the old ones are written once', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    const model = createScriptedTextModel();
    model.script({ words: ['devagar'], waitMs: 500 }, { words: ['outra vez'], waitMs: 500 });
    const only = await startTestApp({
      database: app.database,
      textModel: model,
      isOnlyProcess: true,
      beforeStart: async (url) => {
        const early = createClient(url);
        for (const [name, value] of client.cookies) early.cookies.set(name, value);
        expect((await early.post(`/api/conversations/${id}/messages`, makeMessage('cedo'))).status).toBe(201);
      },
    });
    await readSettled(client, id);
    await only.stop();
    expect(model.requests).toHaveLength(1);
  });

  it('start on a fresh process with more people than connections', async () => {
    const database = await createTestDatabase(4);
    const first = await startTestApp({ database });
    const people = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { client } = await makePerson(first);
        return { cookies: client.cookies, id: await makeConversation(client) };
      }),
    );
    await first.stop();
    const fresh = await startTestApp({ database });
    const answers = await Promise.all(
      people.map(({ cookies, id }) => {
        const client = fresh.client();
        for (const [name, value] of cookies) client.cookies.set(name, value);
        return client.post(`/api/conversations/${id}/messages`, makeMessage());
      }),
    );
    await fresh.stop();
    await database.drop();
    expect(answers.map((answer) => answer.status)).toEqual(people.map(() => 201));
  }, 15_000);
});

async function deadlocks(): Promise<number> {
  const client = await app.database.db.pool.connect();
  await client.query('SELECT pg_stat_clear_snapshot()');
  const sql = 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()';
  const { rows } = await client.query(sql);
  client.release();
  return Number(rows[0].deadlocks);
}

/** What a killed process leaves: running replies under a lease that ran out, held by a worker nobody knows. */
async function abandonReplies(): Promise<void> {
  const sql =
    "UPDATE generations SET worker_id = gen_random_uuid(), lease_until = now() - interval '30 days' WHERE status = 'running'";
  await app.database.db.pool.query(sql);
}
