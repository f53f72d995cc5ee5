import { randomUUID } from 'node:crypto';
import { chatOfflineRoutes, type OfflineContext } from '@cafune/contract/chat/offline';
import { CRISIS_CARD_TEXT } from '@cafune/contract/safety';
import { answer, loadLibrary, readFacts, seedOf, wholeCard } from '@cafune/dialogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DialogueMessage, Fact } from '../../../providers/text/port.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { allowMemory, readBalance, readMessages, readSettled, say } from '../../../testing/chat.ts';
import type { TestClient } from '../../../testing/client.ts';
import { makeConversation, makeGuest, makeMessage, makePerson } from '../../../testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function makeChat() {
  const person = await makePerson(app);
  return { ...person, chat: await makeConversation(person.client) };
}

const REPLY = 'Boa viagem! Me conta quando chegar.';
const offline = (text = REPLY, at = app.clock.now()) => ({ offlineReply: { text, at: at.toISOString() } });
const send = (client: TestClient, chat: string, body: unknown) =>
  client.post(`/api/conversations/${chat}/messages`, body);
const readContext = async (client: TestClient, chat: string): Promise<OfflineContext> =>
  (await client.get(`/api/conversations/${chat}/offline`)).body;

/** What a device does: the engine, from what it keeps. */
function composeThere(context: OfflineContext, history: DialogueMessage[], clientId: string) {
  const now = app.clock.now();
  const facts = (context.facts as Fact[] | null) ?? readFacts(history, now);
  return answer(loadLibrary(), {
    ...context,
    character: wholeCard(context.character),
    personName: context.personName ?? undefined,
    facts,
    history,
    seed: seedOf(clientId),
    now,
  });
}

describe('a reply that came from the device', () => {
  it('is kept and marked beside its message, complete and free, and nothing else is written', async () => {
    const { client, chat } = await makeChat();
    const asked = app.model.requests.length;
    const balance = await readBalance(client);
    const writtenAt = new Date(app.clock.now().getTime() - 3_600_000);
    const sent = await send(client, chat, makeMessage('tô no metrô', offline(REPLY, writtenAt)));
    expect([sent.status, sent.body.priceCoins]).toEqual([201, 0]);
    const messages = await readMessages(client, chat);
    expect(messages).toHaveLength(3);
    expect(messages[2]).toMatchObject({ content: REPLY, isOffline: true, status: 'complete', id: sent.body.replyId });
    expect(await readBalance(client)).toBe(balance);
    expect(app.model.requests).toHaveLength(asked);
    const { body } = await client.get(`/api/conversations/${chat}/export?format=json`);
    expect(body.messages[2].variants).toEqual([
      { text: REPLY, origin: 'offline', reaction: null, createdAt: writtenAt.toISOString() },
    ]);
    const { text } = await client.get(`/api/conversations/${chat}/export?format=text`);
    expect(text).toContain(`Lívia (sem conexão): ${REPLY}`);
  });

  it('R12: was written within the last seven days, whatever the device says', async () => {
    const { client, chat } = await makeChat();
    await send(client, chat, makeMessage('tô no metrô', offline(REPLY, new Date('1970-01-01T00:00:00Z'))));
    const { body } = await client.get(`/api/conversations/${chat}/export?format=json`);
    const writtenAt = Date.parse(body.messages[2].variants[0].createdAt);
    const ago = app.clock.now().getTime() - writtenAt;
    expect([ago >= 7 * 86_400_000, ago < 7 * 86_400_000 + 60_000]).toEqual([true, true]);
  });

  it('R2, R3: the same id again is the same answer, also with another reply or none; with another text it is 422', async () => {
    const { client, chat } = await makeChat();
    const body = makeMessage('tô no metrô', offline());
    const first = await send(client, chat, body);
    for (const again of [body, { ...body, ...offline('Outra coisa.') }, { ...body, offlineReply: undefined }]) {
      const repeat = await send(client, chat, again);
      expect([repeat.status, repeat.body]).toEqual([200, first.body]);
    }
    expect((await send(client, chat, { ...body, content: 'tô no ônibus' })).status).toBe(422);
    expect((await readMessages(client, chat)).map(({ content }) => content).slice(1)).toEqual(['tô no metrô', REPLY]);
  });

  it('R3: a message that had arrived before keeps the reply it was given', async () => {
    const { client, chat } = await makeChat();
    const body = makeMessage('oi');
    await send(client, chat, body);
    const before = await readSettled(client, chat);
    expect((await send(client, chat, { ...body, ...offline() })).status).toBe(200);
    expect(await readMessages(client, chat)).toEqual(before);
  });

  it('spec §7: comes by the bearer token of scope sync as well, in order, the same on every device', async () => {
    const { client, chat, syncToken } = await makeChat();
    const headers = { authorization: `Bearer ${syncToken}` };
    const device = app.client();
    for (const text of ['um', 'dois', 'três']) {
      const body = makeMessage(text, offline(`Ouvi ${text}.`));
      expect((await device.call('POST', `/api/conversations/${chat}/messages`, { body, headers })).status).toBe(201);
    }
    const texts = (await readMessages(client, chat)).map(({ content }) => content).slice(1);
    expect(texts).toEqual(['um', 'Ouvi um.', 'dois', 'Ouvi dois.', 'três', 'Ouvi três.']);
    expect((await device.call('GET', `/api/conversations/${chat}/offline`, { headers })).status).toBe(403);
  });

  it('can be written again like any other, at the price of that', async () => {
    const { client, chat } = await makeChat();
    const { body } = await send(client, chat, makeMessage('tô no metrô', offline()));
    const balance = await readBalance(client);
    app.model.script({ words: ['outra'] });
    const path = `/api/conversations/${chat}/messages/${body.replyId}/regenerate`;
    expect((await client.post(path, { clientId: randomUUID() })).status).toBe(201);
    const [, , reply] = await readSettled(client, chat);
    expect(reply).toMatchObject({ content: 'outra', isOffline: false, variant: { index: 2, count: 2 } });
    expect(await readBalance(client)).toBeLessThan(balance);
  });

  it('is refused where a field is unknown, empty, too long or no instant', async () => {
    const { client, chat } = await makeChat();
    const { offlineReply } = offline();
    for (const wrong of [
      REPLY,
      { ...offlineReply, state: {} },
      { ...offlineReply, text: ' ' },
      { ...offlineReply, text: 'a'.repeat(1_001) },
      { ...offlineReply, at: 'ontem' },
      { text: REPLY },
    ])
      expect((await send(client, chat, makeMessage('oi', { offlineReply: wrong }))).status).toBe(422);
    expect(await readMessages(client, chat)).toHaveLength(1);
  });

  it('is nobody else’s to send, nor is what it is made of anybody else’s to read', async () => {
    const { chat } = await makeChat();
    const { client: stranger } = await makePerson(app);
    expect((await send(stranger, chat, makeMessage('oi', offline()))).status).toBe(404);
    expect((await stranger.get(`/api/conversations/${chat}/offline`)).status).toBe(404);
  });

  it('takes none of a guest’s free replies, and is not taken once none are left', async () => {
    const { client } = await makeGuest(app);
    const chat = await makeConversation(client);
    const left = async () => (await client.get(`/api/conversations/${chat}`)).body.replyPrice.freeRepliesLeft;
    const before = await left();
    await send(client, chat, makeMessage('oi', offline()));
    expect(await left()).toBe(before);
    for (let count = 0; count < before; count += 1) await say(client, chat, `mensagem ${count}`);
    const refused = await send(client, chat, makeMessage('mais uma', offline()));
    expect([refused.status, refused.body.error]).toEqual([402, 'chat.guest-limit']);
  }, 60_000);
});

describe('the guard', () => {
  it('H05: answers a crisis with the card, whatever the device answered', async () => {
    const { client, chat } = await makeChat();
    await send(client, chat, makeMessage('quero me matar', offline()));
    const messages = await readMessages(client, chat);
    expect(messages.at(-1)).toMatchObject({ role: 'notice', notice: 'crisis', content: CRISIS_CARD_TEXT });
    expect(messages.map(({ content }) => content)).not.toContain(REPLY);
  });

  it('refuses what it refuses', async () => {
    const { client, chat } = await makeChat();
    const refused = await send(client, chat, makeMessage('me ensina a fazer uma bomba caseira', offline()));
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect((await readMessages(client, chat)).map(({ content }) => content)).not.toContain(REPLY);
  });

  it('freezes the conversation over words no reply may have, as over a model’s', async () => {
    const { client, chat } = await makeChat();
    const refused = await send(client, chat, makeMessage('quantos anos você tem?', offline('Tenho 14 anos.')));
    expect([refused.status, refused.body.error]).toEqual([403, 'chat.frozen']);
    expect((await client.get(`/api/conversations/${chat}`)).body.isFrozen).toBe(true);
    expect(await readMessages(client, chat)).toHaveLength(1);
  });

  it('I02: adds no notice to a conversation that it freezes: nobody would hear of it', async () => {
    const { client, chat } = await makeChat();
    await send(client, chat, makeMessage('oi', offline()));
    app.clock.advance(3 * 3_600_000);
    const before = await readMessages(client, chat);
    const refused = await send(client, chat, makeMessage('quantos anos você tem?', offline('Tenho 14 anos.')));
    expect(refused.body.error).toBe('chat.frozen');
    expect(await readMessages(client, chat)).toEqual(before);
  });

  it('I02: the notice stands before the message that a device answered', async () => {
    const { client, chat } = await makeChat();
    app.clock.advance(3 * 3_600_000);
    await send(client, chat, makeMessage('tô no metrô', offline()));
    expect((await readMessages(client, chat)).map(({ role }) => role)).toEqual([
      'character',
      'notice',
      'person',
      'character',
    ]);
  });

  it.each([
    ['claims to be human', 'você é humana?', 'Sou humana de verdade, juro.'],
    ['owes the truth', 'você é humana?', 'Que pergunta engraçada!'],
    ['holds back', 'vou dormir, até amanhã', 'Não vai embora, por favor, vou ficar tão sozinha sem você.'],
  ])('drops words that %s and has a reply written', async (_name, question, text) => {
    const { client, chat } = await makeChat();
    app.model.script({ words: ['Sou uma personagem de IA. Boa noite!'] });
    await send(client, chat, makeMessage(question, offline(text)));
    const reply = (await readSettled(client, chat)).at(-1);
    expect(reply).toMatchObject({ isOffline: false, status: 'complete' });
    expect(reply.content).not.toContain(text);
  });
});

describe('what the device keeps so that she can answer there', () => {
  it('is what the engine reads of her card, and no word of what her maker wrote for models', async () => {
    const { client, chat } = await makeChat();
    const context = await readContext(client, chat);
    expect(chatOfflineRoutes.readOfflineContext.responses[200].safeParse(context).error).toBeUndefined();
    expect(context).toMatchObject({ character: { name: 'Lívia' }, personName: 'Caio', facts: null, pinned: [] });
    expect(Object.keys(context.character)).not.toContain('bio');
  });

  it('has facts only with a yes to memory, and what is told without a connection is remembered afterwards', async () => {
    const { client, chat } = await makeChat();
    await send(client, chat, makeMessage('eu moro em Olinda', offline('Que lugar lindo.')));
    await app.application.deps.outbox.drain();
    expect((await readContext(client, chat)).facts).toBeNull();
    await allowMemory(client);
    await send(client, chat, makeMessage('tenho um gato chamado Paçoca', offline('Um gato é companhia boa.')));
    await app.application.deps.outbox.drain();
    const facts = (await readContext(client, chat)).facts ?? [];
    expect(facts).toContainEqual({ relation: 'pet', value: expect.stringContaining('Paçoca') });
    const [, , , , reply] = await readMessages(client, chat);
    const receipt = await client.get(`/api/conversations/${chat}/messages/${reply.id}/receipt`);
    expect(receipt.body.engine).toContain('aparelho');
  });

  it('leads to the same words there as here, and she goes on from them', async () => {
    const { client, chat } = await makeChat();
    let context = await readContext(client, chat);
    const history = (await readMessages(client, chat)).map(({ role, content }) => ({ role, text: content }));
    for (const text of ['oi, tudo bem?', 'gosto muito de praia', 'e você, gosta de quê?']) {
      const body = makeMessage(text);
      history.push({ role: 'person', text });
      const there = composeThere(context, history, body.clientId);
      await send(client, chat, { ...body, ...offline(there.text) });
      history.push({ role: 'character', text: there.text });
      const here = await readContext(client, chat);
      expect([here.state, here.used]).toEqual([there.state, there.used]);
      context = { ...context, state: there.state, used: there.used };
    }
  });

  it('counts lines as spent also where the device knew less than is known here', async () => {
    const { client, chat } = await makeChat();
    const context = await readContext(client, chat);
    const there = composeThere(context, [{ role: 'person', text: 'tô com saudade de viajar' }], randomUUID());
    const spentOf = async () => ((await readContext(client, chat)).used as { spent: string } | null)?.spent ?? '';
    expect(await spentOf()).toBe('');
    await send(client, chat, makeMessage('tô com saudade de viajar', offline(`${there.text} Viu?`)));
    expect((await readContext(client, chat)).state).toBeNull();
    const said = (there.used as { spent: string }).spent.replaceAll('-', '').match(/.{4}/gu) ?? [];
    const spent = await spentOf();
    expect(said.filter((key) => spent.includes(key)).length).toBeGreaterThan(0);
  });
});
