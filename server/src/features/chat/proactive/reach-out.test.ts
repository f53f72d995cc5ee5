import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHub } from '../../../platform/realtime/hub.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { allowMemory, readMessages, say } from '../../../testing/chat.ts';
import { makeConversation, makePerson } from '../../../testing/factories.ts';
import { until } from '../../../testing/until.ts';
import { catalogueId } from '../../avatars/index.ts';
import type { WireEvent } from '../message.ts';
import { HELLO_LINES, LOOP_LINES } from './lines.ts';
import { reachOut } from './reach-out.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let mayReach = true;
const reach = () =>
  reachOut({
    ...app.application.deps,
    hub: createHub<WireEvent>(),
    onChanged: () => undefined,
    mayReach: async () => mayReach,
  });

async function makeTalked(messages = 1) {
  const { client, id: accountId } = await makePerson(app);
  await allowMemory(client);
  const id = await makeConversation(client);
  for (let count = 0; count < messages; count += 1) await say(client, id, `mensagem ${count}`);
  return { client, accountId, id };
}

/** Somebody who told of an exam tomorrow. */
async function makeWaiting() {
  const chat = await makeTalked();
  const day = new Date(app.clock.now().getTime() + DAY_MS).toISOString();
  const value = `prova de cálculo (${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)})`;
  app.model.script({ words: ['Vai dar certo.'], facts: [{ relation: 'plan', value }] });
  await say(chat.client, chat.id, 'amanhã tenho prova de cálculo');
  const memories = `/api/avatars/${catalogueId('livia')}/memories`;
  await until(async () =>
    (await chat.client.get(memories)).body.items.some((item: { kind: string }) => item.kind === 'loop'),
  );
  return chat;
}

describe('a plan whose day was', () => {
  it('is asked about the day after, once, and reaches the notices as re-engagement', async () => {
    const { client, id } = await makeWaiting();
    app.clock.advance(DAY_MS);
    expect(await reach()).toBe(0);
    app.clock.advance(DAY_MS + 14 * HOUR_MS);
    const since = new Date(app.clock.now().getTime() - 1_000).toISOString();
    expect(await reach()).toBe(1);
    expect(await reach()).toBe(0);
    const last = (await readMessages(client, id)).at(-1);
    expect(last.role).toBe('character');
    expect(LOOP_LINES.map((line) => line.replace('{plan}', 'prova de cálculo'))).toContain(last.content);
    const { body } = await client.get(`/api/notifications/messages?since=${since}`);
    expect(body).toMatchObject([{ id: last.id, messageType: 'reengagement', conversationId: id }]);
    expect((await client.get('/api/conversations')).body.items[0].unreadCount).toBeGreaterThan(0);
    app.clock.advance(2 * DAY_MS);
    expect(await reach()).toBe(0);
  });

  it('is not asked about once the message that told of it is gone, nor when nobody wants it', async () => {
    const { client, id } = await makeWaiting();
    const told = (await readMessages(client, id)).find((message) => message.content.startsWith('amanhã'));
    await client.call('DELETE', `/api/conversations/${id}/messages/${told.id}`);
    app.clock.advance(2 * DAY_MS + 14 * HOUR_MS);
    expect(await reach()).toBe(0);
    await client.post(`/api/conversations/${id}/messages/${told.id}/restore`);
    mayReach = false;
    expect(await reach()).toBe(0);
    mayReach = true;
    expect(await reach()).toBe(1);
  });
});

describe('a hello', () => {
  it('comes after three quiet days, once a week, and never after two that stayed unanswered', async () => {
    const { client, id } = await makeTalked(5);
    const hellos = async () =>
      (await readMessages(client, id)).filter((message) =>
        (HELLO_LINES as readonly string[]).includes(message.content),
      );
    app.clock.advance(2 * DAY_MS);
    await reach();
    expect(await hellos()).toHaveLength(0);
    app.clock.advance(2 * DAY_MS);
    await reach();
    expect(await hellos()).toHaveLength(1);
    app.clock.advance(6 * DAY_MS);
    await reach();
    expect(await hellos()).toHaveLength(1);
    app.clock.advance(2 * DAY_MS);
    await reach();
    expect(await hellos()).toHaveLength(2);
    app.clock.advance(DAY_MS);
    for (let week = 0; week < 3; week += 1) {
      await reach();
      app.clock.advance(8 * DAY_MS);
    }
    expect(new Set((await hellos()).map((message) => message.content)).size).toBe(2);
  });

  it('I01, I05: no line longs, reproaches, counts days or sells', () => {
    const pressure =
      /saudade|sinto sua falta|sumiu|esqueceu|abandon|sozinha|triste|volta|por favor|moeda|vip|dias sem/iu;
    expect([...HELLO_LINES, ...LOOP_LINES].filter((line) => pressure.test(line))).toEqual([]);
  });
});
