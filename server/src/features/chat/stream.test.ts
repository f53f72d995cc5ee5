import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { openReply, STREAM, textOf } from '../../testing/chat.ts';
import { makeConversation, makeMessage, makePerson } from '../../testing/factories.ts';
import { type ReceivedEvent, readAllEvents, readEvents } from '../../testing/sse.ts';

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

  it('carries the headers that keep proxies from holding it back', async () => {
    const { client } = await makePerson(app);
    const response = await openReply(client, await makeConversation(client));
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('x-request-id')).toBeTruthy();
    await readAllEvents(response);
  });
});
