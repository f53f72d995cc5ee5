import type { AccountEvent } from '@cafune/contract/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHub } from '../../platform/realtime/hub.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readReply, STREAM } from '../../testing/chat.ts';
import { actAtBank, orderCoins } from '../../testing/coin-orders.ts';
import { makeConversation, makeMessage, makePerson, type Person } from '../../testing/factories.ts';
import { makeNotice, readNotices } from '../../testing/notifications.ts';
import { type ReceivedEvent, readAllEvents, readEvents } from '../../testing/sse.ts';
import { until } from '../../testing/until.ts';
import { buyVip, CARD } from '../../testing/vip.ts';
import { streamAccountEvents } from './live-events.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Follows a person's events; `received` fills while the stream is open. */
async function follow(person: Person) {
  const stop = new AbortController();
  const response = await person.client.open('GET', '/api/user/events', { headers: STREAM, signal: stop.signal });
  const received: ReceivedEvent[] = [];
  const ended = (async () => {
    for await (const event of readEvents(response)) received.push(event);
  })().catch(() => undefined);
  return { response, received, ended, close: () => stop.abort() };
}

/** A person whose registration has been told to everybody. */
async function makeSettledPerson(): Promise<Person> {
  const person = await makePerson(app);
  await app.application.deps.outbox.drain();
  await app.application.deps.outbox.drain();
  return person;
}

describe('an account’s events', () => {
  it('are its balance, its replies and its notices, as they come, numbered', async () => {
    const person = await makeSettledPerson();
    const id = await makeConversation(person.client);
    const { response, received, close } = await follow(person);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    app.model.script({ words: ['Oi, ', 'aqui estou.'] });
    await person.client.post(`/api/conversations/${id}/messages`, makeMessage());
    await until(() =>
      ['balance', 'message', 'notifications'].every((name) => received.some((one) => one.name === name)),
    );
    expect(received.find((event) => event.name === 'balance')?.data).toEqual({ type: 'balance', balanceCoins: 498 });
    expect(received.find((event) => event.name === 'message')?.data).toMatchObject({
      type: 'message',
      message: { content: 'Oi, aqui estou.', messageType: 'reply', conversationId: id, avatar: { name: 'Lívia' } },
    });
    expect(received.find((event) => event.name === 'notifications')?.data).toEqual({ type: 'notifications' });
    expect(received.map((event) => event.id)).toEqual(received.map((_, index) => index + 1));
    close();
  });

  it('tell that an order was paid, and of the coins it brought; then that it was taken back', async () => {
    const person = await makeSettledPerson();
    const { body: order } = await orderCoins(person.client);
    const { received, close } = await follow(person);
    const heard = (...events: unknown[]) =>
      expect.poll(() => received.map(({ data }) => data)).toEqual(expect.arrayContaining(events));
    await actAtBank(person.client, order.id, 'pay');
    await heard({ type: 'payment', orderId: order.id, status: 'paid' }, { type: 'balance', balanceCoins: 1_200 });
    await actAtBank(person.client, order.id, 'dispute');
    await heard({ type: 'payment', orderId: order.id, status: 'disputed' }, { type: 'balance', balanceCoins: 500 });
    close();
  });

  it('tell that VIP began, and that its renewal was canceled', async () => {
    const person = await makeSettledPerson();
    const { received, close } = await follow(person);
    const count = () => received.filter(({ name }) => name === 'vip').length;
    await buyVip(person.client, CARD);
    await until(() => count() > 0);
    expect(received.find(({ name }) => name === 'vip')?.data).toEqual({ type: 'vip' });
    await app.application.deps.outbox.drain();
    const before = count();
    await person.client.post('/api/vip/cancel');
    await until(() => count() > before);
    close();
  });

  it('tell of a reply also to who watches it elsewhere', async () => {
    const person = await makeSettledPerson();
    const { received, close } = await follow(person);
    await readReply(person.client, await makeConversation(person.client));
    await until(() => received.some((event) => event.name === 'message'));
    await app.application.deps.outbox.drain();
    await app.application.deps.outbox.drain();
    expect((await readNotices(person.client)).map((notice) => notice.type)).toEqual(['info']);
    expect(received.some((event) => event.name === 'notifications')).toBe(false);
    close();
  });

  it('tell that a notice was read, once', async () => {
    const person = await makeSettledPerson();
    const [notice] = await readNotices(person.client);
    const { received, close } = await follow(person);
    for (let times = 0; times < 2; times += 1) await person.client.post(`/api/notifications/${notice.id}/read`);
    await until(() => received.length > 0);
    await readNotices(person.client);
    expect(received.map((event) => event.name)).toEqual(['notifications']);
    close();
  });

  it('are nobody else’s', async () => {
    const [person, other] = [await makeSettledPerson(), await makeSettledPerson()];
    const [own, foreign] = [await follow(person), await follow(other)];
    await makeNotice(app, { accountId: person.id, kind: 'vip-expiry', data: { key: 'k', isTrialHad: false } });
    await until(() => own.received.length > 0);
    expect(foreign.received).toEqual([]);
    own.close();
    foreign.close();
  });

  it('end with the session that opened them, also by a new password elsewhere', async () => {
    const person = await makeSettledPerson();
    const ended = readAllEvents(await person.client.open('GET', '/api/user/events', { headers: STREAM }));
    await person.client.post('/api/auth/logout');
    expect(await ended).toEqual([]);
    const other = await makeSettledPerson();
    const stream = await follow(other);
    await app.database.db.transaction((tx) => app.application.deps.sessions.endAll(tx, other.id));
    await stream.ended;
    await makeNotice(app, { accountId: other.id, kind: 'vip-expiry', data: { key: 'k', isTrialHad: false } });
    await app.application.deps.outbox.drain();
    expect(stream.received).toEqual([]);
  });

  it('leave nothing behind when the browser goes', async () => {
    const person = await makeSettledPerson();
    const openStreams = async () => (await app.application.deps.metrics.openStreams.get()).values[0]?.value ?? 0;
    await expect.poll(openStreams).toBe(0);
    const streams = [await follow(person), await follow(person)];
    await expect.poll(openStreams).toBe(2);
    for (const stream of streams) stream.close();
    await expect.poll(openStreams).toBe(0);
  });

  it('are listened to only while the stream is open', () => {
    const hub = createHub<AccountEvent>();
    let close = () => undefined as unknown;
    const onClose = (listener: () => void) => {
      close = listener;
    };
    const stream = { isOpen: true, send: () => undefined, end: () => undefined, onClose };
    streamAccountEvents({ hub, metrics: app.application.deps.metrics }, 'somebody', stream);
    expect(hub.has('somebody')).toBe(true);
    close();
    expect(hub.has('somebody')).toBe(false);
  });
});
