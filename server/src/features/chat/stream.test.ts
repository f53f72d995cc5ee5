import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHub } from '../../platform/realtime/hub.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { openReply, STREAM, textOf } from '../../testing/chat.ts';
import { makeConversation, makeMessage, makePerson } from '../../testing/factories.ts';
import { type ReceivedEvent, readAllEvents, readEvents } from '../../testing/sse.ts';
import { toWireEvent, type WireEvent } from './message.ts';
import { streamEvents } from './stream.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('a stream', () => {
  it('continues after the last event the browser has, without gap or repeat (R7, K10)', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: ['um ', 'dois ', 'três ', 'quatro ', 'cinco'], waitMs: 60 });
    const cut = new AbortController();
    const response = await client.open('POST', `/api/conversations/${id}/messages`, {
      body: makeMessage(),
      headers: STREAM,
      signal: cut.signal,
    });
    const seen: ReceivedEvent[] = [];
    for await (const event of readEvents(response)) {
      seen.push(event);
      if (event.name === 'text-delta') break;
    }
    cut.abort();
    const lastId = seen.at(-1)?.id ?? 0;
    const resume = new AbortController();
    const rest: ReceivedEvent[] = [];
    const resumed = await client.open('GET', `/api/conversations/${id}/stream`, {
      headers: { ...STREAM, 'last-event-id': String(lastId) },
      signal: resume.signal,
    });
    for await (const event of readEvents(resumed)) {
      rest.push(event);
      if (event.name === 'text-end') break;
    }
    resume.abort();
    const all = [...seen, ...rest];
    expect(all.map((event) => event.id)).toEqual(all.map((_, index) => index + 2));
    expect(textOf(all)).toBe('um dois três quatro cinco');
  });

  it('starts from a snapshot that misses nothing and repeats nothing', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    app.model.script({ words: ['a', 'b', 'c', 'd', 'e', 'f'], waitMs: 50 });
    await client.post(`/api/conversations/${id}/messages`, makeMessage());
    let snapshot = await client.get(`/api/conversations/${id}/messages`);
    while (snapshot.body.items.at(-1).content.length < 2)
      snapshot = await client.get(`/api/conversations/${id}/messages`);
    const stop = new AbortController();
    const stream = await client.open('GET', `/api/conversations/${id}/stream?after=${snapshot.body.lastSeq}`, {
      headers: STREAM,
      signal: stop.signal,
    });
    const rest: ReceivedEvent[] = [];
    for await (const event of readEvents(stream)) {
      rest.push(event);
      if (event.name === 'text-end') break;
    }
    stop.abort();
    expect(snapshot.body.items.at(-1).status).toBe('streaming');
    expect(snapshot.body.items.at(-1).content + textOf(rest)).toBe('abcdef');
  });

  it('sends an event that another overtook while the stored ones were read (R7)', async () => {
    const hub = createHub<WireEvent>();
    const stored = [1, 2, 3].map((seq) => delta(seq));
    let reads = 0;
    const all = async (_statement: unknown, [, after]: readonly unknown[] = []) => {
      // The first read began before event 2 was committed; by its end, event 3 has been told already.
      const seen = stored.filter((row) => row.seq > Number(after) && (reads > 0 || row.seq < 2));
      reads += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return seen;
    };
    const sent: number[] = [];
    const stream = {
      isOpen: true,
      send: (event: { id: number }) => sent.push(event.id),
      end: () => {},
      onClose: () => {},
    };
    const { log } = app.application.deps;
    const metrics = { openStreams: { inc: () => undefined, dec: () => undefined } } as never;
    const streaming = streamEvents(
      { db: { all } as never, hub, metrics, log },
      { conversationId: 'c', afterSeq: 0 },
      stream,
    );
    hub.publish('c', toWireEvent(3, { type: 'text-delta', messageId: 'm', text: '3' }));
    await streaming;
    hub.publish('c', toWireEvent(2, { type: 'text-delta', messageId: 'm', text: '2' }));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(sent).toEqual([1, 2, 3]);
  });

  it('of a browser that left before it opened leaves nothing behind', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    const blocker = await app.database.db.pool.connect();
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE conversations IN ACCESS EXCLUSIVE MODE');
    const cut = new AbortController();
    const options = { headers: STREAM, signal: cut.signal };
    const opening = client.open('GET', `/api/conversations/${id}/stream`, options).catch(() => 'left');
    await new Promise((resolve) => setTimeout(resolve, 150));
    cut.abort();
    expect(await opening).toBe('left');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await blocker.query('COMMIT');
    blocker.release();
    await client.get(`/api/conversations/${id}`);
    const openStreams = async () => (await app.application.deps.metrics.openStreams.get()).values[0]?.value;
    await expect.poll(openStreams).toBe(0);
  });

  it('that opens while the application stops does not hold it up', async () => {
    const other = await startTestApp();
    const { client } = await makePerson(other);
    const id = await makeConversation(client);
    const blocker = await other.database.db.pool.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT 1 FROM conversations WHERE id = $1 FOR UPDATE', [id]);
    const sending = openReply(client, id).then(readAllEvents);
    await new Promise((resolve) => setTimeout(resolve, 150));
    const stopping = other.application.stop();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await blocker.query('COMMIT');
    blocker.release();
    await expect(Promise.race([stopping, timeout(12_000)])).resolves.toBeUndefined();
    await sending;
    await other.database.drop();
  });

  it('carries the headers that keep proxies from holding it back', async () => {
    const { client } = await makePerson(app);
    const response = await openReply(client, await makeConversation(client));
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('x-request-id')).toBeTruthy();
    await readAllEvents(response);
  });

  it('ends with the session that opened it', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    const stream = await client.open('GET', `/api/conversations/${id}/stream`, { headers: STREAM });
    const ended = readAllEvents(stream);
    await client.post('/api/auth/logout');
    expect(await ended).toEqual([]);
  });

  it('gives way to newer ones past twenty of one account', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    const stop = new AbortController();
    const open = () => client.open('GET', `/api/conversations/${id}/stream`, { headers: STREAM, signal: stop.signal });
    const oldest = readAllEvents(await open());
    // Kept in hand: a response nobody holds is collected, and closes its stream.
    const newer: Response[] = [];
    for (let index = 0; index < 20; index += 1) newer.push(await open());
    expect(await oldest).toEqual([]);
    expect(newer).toHaveLength(20);
    stop.abort();
  });
});

function delta(seq: number) {
  return { seq, type: 'text-delta', message_id: 'm', text: String(seq), data: null, message: null };
}

async function timeout(ms: number): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return 'too long';
}
