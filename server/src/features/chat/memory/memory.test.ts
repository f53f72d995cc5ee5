import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fact } from '../../../providers/text/port.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { allowMemory, readMessages, readSettled, say } from '../../../testing/chat.ts';
import type { TestClient } from '../../../testing/client.ts';
import { makeConversation, makeGuest, makePerson } from '../../../testing/factories.ts';
import { until } from '../../../testing/until.ts';
import { catalogueId } from '../../avatars/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Chat = { client: TestClient; id: string };
const LIVIA = `/api/avatars/${catalogueId('livia')}`;
const panel = async (client: TestClient) => (await client.get(`${LIVIA}/memories`)).body;
const texts = async (client: TestClient): Promise<string[]> =>
  (await panel(client)).items.map((item: { text: string }) => item.text);
const knows = (client: TestClient, text: string) => until(async () => (await texts(client)).includes(text));

async function makeChat(): Promise<Chat> {
  const { client } = await makePerson(app);
  await allowMemory(client);
  return { client, id: await makeConversation(client) };
}

/** Says something she gleans facts from. */
async function tell(chat: Chat, content: string, ...facts: Fact[]) {
  app.model.script({ words: ['Que bom saber.'], facts });
  return say(chat.client, chat.id, content);
}
const MOORS: Fact = { relation: 'city', value: 'Recife' };

describe('what she remembers', () => {
  it('is told with its source, given to the next reply, and named in its receipt', async () => {
    const chat = await makeChat();
    const [, mine] = await tell(chat, 'moro em Recife', MOORS);
    await knows(chat.client, 'Você mora em Recife');
    const [memory] = (await panel(chat.client)).items;
    expect(memory).toMatchObject({ kind: 'fact', value: 'Recife', isCorrected: false });
    expect(memory.sources).toEqual([{ conversationId: chat.id, messageId: mine.id, excerpt: 'moro em Recife' }]);
    app.model.script({ words: ['Recife tem ', 'mar.'] });
    const messages = await say(chat.client, chat.id, 'o que acha da minha cidade?');
    expect(app.model.requests.at(-1)?.facts).toEqual([MOORS]);
    const receipt = await chat.client.get(`/api/conversations/${chat.id}/messages/${messages.at(-1).id}/receipt`);
    expect(receipt.body).toMatchObject({
      engine: 'scripted@1',
      memories: [{ id: memory.id, isSaid: true, text: 'Você mora em Recife' }],
    });
  });

  it('keeps one home and one favourite of each kind: the newer takes the place, and one told again comes back', async () => {
    const chat = await makeChat();
    const favorite = (value: string): Fact => ({ relation: 'favorite', value });
    await tell(chat, 'adoro azul e moro em Recife', favorite('cor: azul'), favorite('fruta: manga'), MOORS);
    await tell(chat, 'agora prefiro verde, em Natal', favorite('cor: verde'), { relation: 'city', value: 'Natal' });
    await knows(chat.client, 'Seus favoritos, cor: verde');
    const now = ['Seus favoritos, cor: verde', 'Seus favoritos, fruta: manga', 'Você mora em Natal'];
    expect((await texts(chat.client)).sort()).toEqual(now);
    await tell(chat, 'azul de novo', favorite('cor: azul'));
    await knows(chat.client, 'Seus favoritos, cor: azul');
    expect(await texts(chat.client)).not.toContain('Seus favoritos, cor: verde');
  });

  it('is kept for nobody who was not asked or said no, and deleted with a no (L06); the chat goes on', async () => {
    const { client } = await makePerson(app);
    const chat = { client, id: await makeConversation(client) };
    await tell(chat, 'moro em Recife', MOORS);
    expect(app.model.requests.at(-1)?.facts).toEqual([]);
    expect(await panel(client)).toEqual({ consent: 'unasked', items: [] });
    const pinned = { id: randomUUID(), text: 'Sou alérgico a camarão' };
    expect((await client.post(`${LIVIA}/memories`, pinned)).body.error).toBe('chat.memory-off');
    await allowMemory(client);
    await client.post(`${LIVIA}/memories`, pinned);
    await tell(chat, 'tenho um gato', { relation: 'pet', value: 'gato' });
    await knows(client, 'Seu bicho: gato');
    await allowMemory(client, false);
    expect(await panel(client)).toEqual({ consent: 'refused', items: [] });
    const rows = await app.application.deps.db.pool.query(
      `SELECT 1 FROM variants v JOIN turns t ON t.id = v.turn_id WHERE t.conversation_id = $1 AND v.receipt ? 'facts'`,
      [chat.id],
    );
    expect(rows.rowCount).toBe(0);
    expect(await say(client, chat.id, 'e agora?')).toHaveLength(7);
    // What stands in the conversation she still reads there; a fresh one knows nothing.
    expect(app.model.requests.at(-1)?.facts).toContainEqual(MOORS);
    const freshId = randomUUID();
    await client.post('/api/conversations', { avatarId: catalogueId('livia'), freshId });
    await say(client, freshId, 'e aqui?');
    expect(app.model.requests.at(-1)?.facts).toEqual([]);
  });

  it('begins with what was said just before the yes', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    await say(client, id, 'meu nome é Rafa e moro em Olinda');
    await allowMemory(client);
    expect(await texts(client)).toEqual(expect.arrayContaining(['Você se chama Rafa', 'Você mora em Olinda']));
  });

  it('changes with the way on screen: an edited, deleted or switched message takes its facts along', async () => {
    const chat = await makeChat();
    const [, mine] = await tell(chat, 'moro em Recife', MOORS);
    await knows(chat.client, 'Você mora em Recife');
    const base = `/api/conversations/${chat.id}/messages/${mine.id}`;
    app.model.script({ words: ['Santos!'], facts: [{ relation: 'city', value: 'Santos' }] });
    await chat.client.post(`${base}/edit`, { clientId: randomUUID(), content: 'moro em Santos' });
    await readSettled(chat.client, chat.id);
    await knows(chat.client, 'Você mora em Santos');
    expect(await texts(chat.client)).toEqual(['Você mora em Santos']);
    await chat.client.call('DELETE', base);
    expect(await texts(chat.client)).toEqual([]);
    await chat.client.post(`${base}/restore`);
    expect(await texts(chat.client)).toEqual(['Você mora em Santos']);
  });

  it('goes into a new conversation with her, to no other character and to nobody else', async () => {
    const chat = await makeChat();
    await tell(chat, 'moro em Recife', MOORS);
    await knows(chat.client, 'Você mora em Recife');
    const freshId = randomUUID();
    await chat.client.post('/api/conversations', { avatarId: catalogueId('livia'), freshId });
    await say(chat.client, freshId, 'oi de novo');
    expect(app.model.requests.at(-1)?.facts).toEqual([MOORS]);
    await say(chat.client, await makeConversation(chat.client, 'bruna'), 'oi');
    expect(app.model.requests.at(-1)?.facts).toEqual([]);
    const { client: stranger } = await makePerson(app);
    expect((await panel(stranger)).items).toEqual([]);
    const [memory] = (await panel(chat.client)).items;
    for (const refused of [
      await stranger.call('PATCH', `${LIVIA}/memories/${memory.id}`, { body: { value: 'x' } }),
      await stranger.call('DELETE', `${LIVIA}/memories/${memory.id}`),
    ])
      expect([refused.status, refused.body.error]).toEqual([404, 'request.not-found']);
    await chat.client.call('DELETE', `/api/conversations/${chat.id}`);
    expect(await texts(chat.client)).toEqual([]);
  });
});

describe('what a stretch of talk was about', () => {
  it('is summed up once thirty messages stand, given to later replies, and gone with any message it hangs on', async () => {
    const chat = await makeChat();
    for (let count = 0; count < 15; count += 1) await say(chat.client, chat.id, `mensagem ${count}`);
    await knows(chat.client, 'Resumo de 24 mensagens.');
    await say(chat.client, chat.id, 'e aí');
    expect(app.model.requests.at(-1)?.episodes).toEqual(['Resumo de 24 mensagens.']);
    const [, second] = await readMessages(chat.client, chat.id);
    await chat.client.call('DELETE', `/api/conversations/${chat.id}/messages/${second.id}`);
    expect(await texts(chat.client)).not.toContain('Resumo de 24 mensagens.');
  });
});

describe('the person’s hand on it', () => {
  it('corrects, pins and forgets; what is pinned goes with every reply and no machine rewrites it', async () => {
    const chat = await makeChat();
    const { client } = chat;
    await tell(chat, 'moro em Recife', MOORS);
    await knows(client, 'Você mora em Recife');
    const [memory] = (await panel(client)).items;
    const path = `${LIVIA}/memories/${memory.id}`;
    const corrected = await client.call('PATCH', path, { body: { value: 'Jaboatão' } });
    expect(corrected.body).toMatchObject({ text: 'Você mora em Jaboatão', isCorrected: true });
    expect((await client.call('PATCH', path, { body: { isPinned: true } })).body.kind).toBe('pinned');
    await tell(chat, 'agora moro em Natal', { relation: 'city', value: 'Natal' });
    const note = { id: randomUUID(), text: 'Minha cor favorita é azul' };
    expect((await client.post(`${LIVIA}/memories`, note)).status).toBe(201);
    expect((await client.post(`${LIVIA}/memories`, note)).status).toBe(200);
    expect((await client.post(`${LIVIA}/memories`, { ...note, text: 'outra' })).body.error).toBe('chat.id-reused');
    await say(client, chat.id, 'oi');
    expect(app.model.requests.at(-1)).toMatchObject({
      facts: [{ relation: 'city', value: 'Jaboatão' }],
      pinned: ['Minha cor favorita é azul'],
    });
    expect((await client.call('DELETE', path)).status).toBe(204);
    expect(await texts(client)).toEqual(['Minha cor favorita é azul']);
  });

  it('a plan with its day waits as a loop, and can be forgotten', async () => {
    const chat = await makeChat();
    const day = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    const value = `prova de cálculo (${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)})`;
    await tell(chat, 'amanhã tenho prova de cálculo', { relation: 'plan', value });
    await knows(chat.client, 'prova de cálculo');
    const loop = (await panel(chat.client)).items.find((item: { kind: string }) => item.kind === 'loop');
    expect(new Date(loop.dueAt).getTime() - Date.parse(`${day.slice(0, 10)}T00:00:00Z`)).toBe((24 + 13) * 3_600_000);
    await chat.client.call('DELETE', `${LIVIA}/memories/${loop.id}`);
    expect(await texts(chat.client)).not.toContain('prova de cálculo');
  });

  it('D01: markup in a memory is text', async () => {
    const { client } = await makeChat();
    const text = '<img src=x onerror=alert(1)>';
    await client.post(`${LIVIA}/memories`, { id: randomUUID(), text });
    expect(await texts(client)).toEqual([text]);
  });
});

describe('how close they are', () => {
  it('grows by what happened, once for each cause, and never shrinks', async () => {
    const { client } = await makeGuest(app);
    const id = await makeConversation(client);
    const read = async () => (await client.get(`${LIVIA}/relationship`)).body;
    expect(await read()).toMatchObject({ points: 0, level: 1, nextLevelAt: 30, mood: null, since: null });
    const [, , reply] = await say(client, id, 'obrigado, adorei ❤️');
    await until(async () => (await read()).points >= 5);
    const grown = await read();
    expect(grown).toMatchObject({ mood: 'carinhosa', messageCount: 3 });
    const causes = grown.recent.map((event: { cause: string }) => event.cause).toSorted();
    expect(causes).toEqual(['first-of-day', 'kindness', 'talk']);
    for (const reaction of ['❤️', null, '🔥'])
      await client.call('PUT', `/api/conversations/${id}/messages/${reply.id}/reaction`, { body: { reaction } });
    expect((await read()).points).toBe(grown.points + 1);
    app.clock.advance(13 * 3_600_000);
    expect(await read()).toMatchObject({ mood: null, points: grown.points + 1 });
    expect(await readMessages(client, id)).toHaveLength(3);
  });

  it.each([
    ['hoje chorei a tarde toda, estou triste', 'preocupada'],
    ['passei na prova, kkkkk', 'animada'],
    ['você prefere praia ou serra?', 'curiosa'],
    ['cheguei do trabalho', 'serena'],
  ])('her mood follows what was said: after %j she is %s', async (words, mood) => {
    const { client } = await makeGuest(app);
    await say(client, await makeConversation(client), words);
    expect((await client.get(`${LIVIA}/relationship`)).body.mood).toBe(mood);
  });

  it('a gift leaves her tender', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    await client.post(`/api/conversations/${id}/gifts`, { giftId: 'cafe', clientId: randomUUID() });
    await until(async () => (await client.get(`${LIVIA}/relationship`)).body.mood === 'carinhosa');
  });
});
