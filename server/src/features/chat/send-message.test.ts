import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { openReply, readBalance, readMessages, readReply, readSettled, textOf } from '../../testing/chat.ts';
import { makeConversation, makeMessage, makePerson } from '../../testing/factories.ts';
import { readAllEvents } from '../../testing/sse.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('a conversation', () => {
  it('opens with her greeting, once per character', async () => {
    const { client } = await makePerson(app);
    const first = await client.post('/api/conversations', {
      avatarId: (await client.get('/api/avatars/livia')).body.id,
    });
    expect(first.status).toBe(201);
    const again = await client.post('/api/conversations', { avatarId: first.body.avatar.id });
    expect(again.status).toBe(200);
    expect(again.body.id).toBe(first.body.id);
    const [greeting] = await readMessages(client, first.body.id);
    expect(greeting).toMatchObject({ role: 'character', seq: 1, status: 'complete', replyToId: null });
    expect(greeting.content).toBe((await client.get('/api/avatars/livia')).body.greeting);
  });

  it('streams a reply that costs two coins', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    const response = await openReply(client, id);
    expect(response.status).toBe(201);
    const events = await readAllEvents(response);
    expect(events.slice(0, 3).map((event) => event.name)).toEqual(['message-added', 'message-added', 'text-start']);
    expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 2));
    expect(textOf(events)).toBe('Oi, que bom te ver.');
    expect(events.at(-1)).toMatchObject({
      name: 'text-end',
      data: { status: 'complete', text: 'Oi, que bom te ver.', balanceCoins: 498 },
    });
    expect(await readBalance(client)).toBe(498);
    const statement = (await client.get('/api/user/statement')).body.items;
    expect(
      statement.map((entry: { amountCoins: number; reason: string }) => [entry.amountCoins, entry.reason]),
    ).toEqual([
      [-2, 'Resposta de Lívia'],
      [500, 'Boas-vindas ao Cafuné'],
    ]);
  });

  it('answers JSON after the commit when no stream is asked for, and the reply is written anyway (R4, R11)', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    const body = makeMessage('Cheguei agora');
    const answer = await client.post(`/api/conversations/${id}/messages`, body);
    expect(answer.status).toBe(201);
    expect(answer.body.message).toMatchObject({
      content: 'Cheguei agora',
      clientId: body.clientId,
      role: 'person',
      seq: 2,
    });
    expect(answer.body.priceCoins).toBe(2);
    const items = await readSettled(client, id);
    expect(items.at(-1)).toMatchObject({
      id: answer.body.replyId,
      replyToId: answer.body.message.id,
      status: 'complete',
      seq: 3,
    });
  });

  it('gives the same answer to the same message and charges once (R2, R3, J02)', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    const body = makeMessage();
    const first = await client.post(`/api/conversations/${id}/messages`, body);
    await readSettled(client, id);
    const again = await client.post(`/api/conversations/${id}/messages`, body);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    const replay = await readReply(client, id, body);
    expect(replay.at(-1)).toMatchObject({ name: 'text-end' });
    const changed = await client.post(`/api/conversations/${id}/messages`, { ...body, content: 'outro texto' });
    expect([changed.status, changed.body.error]).toEqual([422, 'chat.id-reused']);
    expect(await readBalance(client)).toBe(498);
    expect(await readMessages(client, id)).toHaveLength(3);
  });

  it('derives the id of a message whose client made none: same conversation, time and words are one message', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    const body = { content: 'Oi', timestamp: Date.now() };
    const first = await client.post(`/api/conversations/${id}/messages`, body);
    const again = await client.post(`/api/conversations/${id}/messages`, body);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body.message.id).toBe(first.body.message.id);
  });

  it('treats the key of another person as new (J02)', async () => {
    const [one, two] = [await makePerson(app), await makePerson(app)];
    const body = makeMessage();
    const first = await one.client.post(`/api/conversations/${await makeConversation(one.client)}/messages`, body);
    const second = await two.client.post(`/api/conversations/${await makeConversation(two.client)}/messages`, body);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.message.id).not.toBe(first.body.message.id);
  });

  it('K03: the same id from two tabs at once is one row and one charge', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    const body = makeMessage();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.post(`/api/conversations/${id}/messages`, body)),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(11);
    await readSettled(client, id);
    expect(await readBalance(client)).toBe(498);
    expect((await readMessages(client, id)).filter((item: { role: string }) => item.role === 'person')).toHaveLength(1);
  });

  it('K04: a retry after a restart and eight days is still the same message', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    const body = makeMessage();
    const first = await client.post(`/api/conversations/${id}/messages`, body);
    await readSettled(client, id);
    app.clock.advance(8 * 86_400_000);
    const other = await startTestApp({ database: app.database });
    const elsewhere = other.client();
    for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
    const again = await elsewhere.post(`/api/conversations/${id}/messages`, body);
    await other.stop();
    expect([again.status, again.body.message.id]).toEqual([200, first.body.message.id]);
  });

  it('keeps order when several messages are sent before the first reply (K07)', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    for (let index = 1; index <= 5; index += 1)
      await client.post(`/api/conversations/${id}/messages`, makeMessage(`Mensagem ${index}`));
    const items = await readSettled(client, id);
    const roles = items.slice(1).map((item) => item.role);
    expect(roles).toEqual(Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 'person' : 'character')));
    expect(
      items.filter((item: { role: string }) => item.role === 'person').map((item: { content: string }) => item.content),
    ).toEqual([1, 2, 3, 4, 5].map((index) => `Mensagem ${index}`));
    expect(await readBalance(client)).toBe(490);
  });
});
