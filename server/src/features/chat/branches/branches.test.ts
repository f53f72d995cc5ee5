import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { readBalance, readMessages, readSettled, STREAM, say, textOf } from '../../../testing/chat.ts';
import type { TestClient } from '../../../testing/client.ts';
import { makeConversation, makeGuest, makePerson } from '../../../testing/factories.ts';
import { readAllEvents } from '../../../testing/sse.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Chat = { client: TestClient; id: string };
async function makeChat(): Promise<Chat> {
  const { client } = await makePerson(app);
  return { client, id: await makeConversation(client) };
}
const at = ({ id }: Chat, messageId: string, action: string) =>
  `/api/conversations/${id}/messages/${messageId}${action && `/${action}`}`;
const regenerate = (chat: Chat, messageId: string, clientId = randomUUID()) =>
  chat.client.post(at(chat, messageId, 'regenerate'), { clientId });
const edit = (chat: Chat, messageId: string, change: { content: string; clientId?: string }) =>
  chat.client.post(at(chat, messageId, 'edit'), { clientId: randomUUID(), ...change });
const choose = (chat: Chat, messageId: string, variant: number) =>
  chat.client.post(at(chat, messageId, 'choose'), { variant });
const contents = (messages: { content: string }[]) => messages.map((message) => message.content);
const shown = async (chat: Chat) => contents(await readSettled(chat.client, chat.id)).slice(1);

function hears(...replies: string[]): void {
  app.model.script(...replies.map((reply) => ({ words: [reply] })));
}

describe('another alternative of a reply', () => {
  it('stands in its place, is told what went before and not what it replaces, and costs the lower price', async () => {
    const chat = await makeChat();
    hears('um', 'dois');
    const [, , reply] = await say(chat.client, chat.id, 'oi');
    const before = await readBalance(chat.client);
    const asked = await regenerate(chat, reply.id);
    expect([asked.status, asked.body]).toEqual([201, { replyId: reply.id, priceCoins: 1 }]);
    const after = await readSettled(chat.client, chat.id);
    expect(contents(after).slice(1)).toEqual(['oi', 'dois']);
    expect(after[2].variant).toEqual({ index: 2, count: 2 });
    expect(await readBalance(chat.client)).toBe(before - 1);
    const request = app.model.requests.at(-1);
    expect(request?.kind).toBe('regenerate');
    expect(request?.history.map((entry) => entry.text).slice(1)).toEqual(['oi']);
  });

  it('of an earlier reply keeps what followed for its own alternative, and both ways are there on choosing', async () => {
    const chat = await makeChat();
    hears('um', 'depois', 'outro');
    const [, , reply] = await say(chat.client, chat.id, 'oi');
    await say(chat.client, chat.id, 'e aí');
    await regenerate(chat, reply.id);
    expect(await shown(chat)).toEqual(['oi', 'outro']);
    const first = await choose(chat, reply.id, 1);
    expect(contents(first.body.items)).toEqual(['um', 'e aí', 'depois']);
    expect(await shown(chat)).toEqual(['oi', 'um', 'e aí', 'depois']);
    expect(contents((await choose(chat, reply.id, 2)).body.items)).toEqual(['outro']);
    expect(await shown(chat)).toEqual(['oi', 'outro']);
  });

  it('asked for twice with the same id is one alternative and one price (R2), streamed to both', async () => {
    const chat = await makeChat();
    hears('um', 'dois');
    const [, , reply] = await say(chat.client, chat.id, 'oi');
    const before = await readBalance(chat.client);
    const clientId = randomUUID();
    const path = at(chat, reply.id, 'regenerate');
    const first = await chat.client.open('POST', path, { body: { clientId }, headers: STREAM });
    expect(textOf(await readAllEvents(first))).toBe('dois');
    const again = await chat.client.open('POST', path, { body: { clientId }, headers: STREAM });
    expect(textOf(await readAllEvents(again))).toBe('dois');
    expect((await readSettled(chat.client, chat.id))[2].variant.count).toBe(2);
    expect(await readBalance(chat.client)).toBe(before - 1);
    const elsewhere = await chat.client.post(`/api/conversations/${chat.id}/continue`, { clientId });
    expect([elsewhere.status, elsewhere.body.error]).toEqual([422, 'chat.id-reused']);
  });

  it('waits until nothing is being written, and is not for greetings or one’s own words', async () => {
    const chat = await makeChat();
    const [greeting, mine, reply] = await say(chat.client, chat.id, 'oi');
    expect((await regenerate(chat, greeting.id)).body.error).toBe('chat.not-editable');
    expect((await regenerate(chat, mine.id)).body.error).toBe('chat.not-editable');
    app.model.script({ words: ['devagar'], waitMs: 300 });
    await regenerate(chat, reply.id);
    for (const refused of [
      await regenerate(chat, reply.id),
      await edit(chat, mine.id, { content: 'outra' }),
      await choose(chat, reply.id, 1),
      await chat.client.call('DELETE', at(chat, mine.id, '')),
    ])
      expect([refused.status, refused.body.error]).toEqual([409, 'chat.reply-under-way']);
    await readSettled(chat.client, chat.id);
  });

  it('that fails leaves the earlier ones where they are and costs nothing', async () => {
    const chat = await makeChat();
    hears('um');
    const [, , reply] = await say(chat.client, chat.id, 'oi');
    const before = await readBalance(chat.client);
    app.model.script({ words: [], failure: new Error('fora do ar') });
    await regenerate(chat, reply.id);
    expect((await readSettled(chat.client, chat.id))[2].status).toBe('failed');
    expect(await readBalance(chat.client)).toBe(before);
    await choose(chat, reply.id, 1);
    expect(await shown(chat)).toEqual(['oi', 'um']);
  });
});

describe('rewriting', () => {
  it('one’s own message opens a branch: the old way stays, the new one is answered and paid as a reply', async () => {
    const chat = await makeChat();
    hears('um', 'dois', 'três');
    const [, mine] = await say(chat.client, chat.id, 'moro em Natal');
    await say(chat.client, chat.id, 'e você?');
    const before = await readBalance(chat.client);
    const clientId = randomUUID();
    const edited = await edit(chat, mine.id, { content: 'moro em Santos', clientId });
    expect([edited.status, edited.body.message.content, edited.body.message.isEdited]).toEqual([
      201,
      'moro em Santos',
      true,
    ]);
    expect(await shown(chat)).toEqual(['moro em Santos', 'três']);
    expect(app.model.requests.at(-1)?.history.map((entry) => entry.text)).not.toContain('moro em Natal');
    expect(await readBalance(chat.client)).toBe(before - 2);
    expect((await edit(chat, mine.id, { content: 'moro em Santos', clientId })).status).toBe(200);
    expect((await edit(chat, mine.id, { content: 'moro em Recife', clientId })).body.error).toBe('chat.id-reused');
    await choose(chat, mine.id, 1);
    expect(await shown(chat)).toEqual(['moro em Natal', 'um', 'e você?', 'dois']);
  });

  it('hers changes the words alone: nothing is asked for and what follows stays', async () => {
    const chat = await makeChat();
    hears('um', 'dois');
    const [, , reply] = await say(chat.client, chat.id, 'oi');
    await say(chat.client, chat.id, 'e aí');
    const before = await readBalance(chat.client);
    const edited = await edit(chat, reply.id, { content: 'um pouco melhor' });
    expect([edited.status, edited.body.reply]).toEqual([201, null]);
    expect(await shown(chat)).toEqual(['oi', 'um pouco melhor', 'e aí', 'dois']);
    expect(await readBalance(chat.client)).toBe(before);
  });
});

describe('going on', () => {
  it('is a message of its own, without a word of the person', async () => {
    const chat = await makeChat();
    hears('um', 'e mais um');
    await say(chat.client, chat.id, 'oi');
    const before = await readBalance(chat.client);
    const asked = await chat.client.post(`/api/conversations/${chat.id}/continue`, { clientId: randomUUID() });
    expect([asked.status, asked.body.priceCoins]).toEqual([201, 1]);
    expect(await shown(chat)).toEqual(['oi', 'um', 'e mais um']);
    expect(app.model.requests.at(-1)).toMatchObject({ kind: 'continue' });
    expect(await readBalance(chat.client)).toBe(before - 1);
  });
});

describe('the map of branches', () => {
  it('names every fork with its alternatives, what follows each, and the fork above it', async () => {
    const chat = await makeChat();
    hears('um', 'dois', 'três', 'quatro');
    const [, mine, reply] = await say(chat.client, chat.id, 'oi');
    await say(chat.client, chat.id, 'e aí');
    await regenerate(chat, reply.id);
    await readSettled(chat.client, chat.id);
    await edit(chat, mine.id, { content: 'olá' });
    await readSettled(chat.client, chat.id);
    const { items } = (await chat.client.get(`/api/conversations/${chat.id}/forks`)).body;
    expect(items).toMatchObject([
      {
        messageId: mine.id,
        parent: null,
        isOnPath: true,
        alternatives: [
          { variant: 1, excerpt: 'oi', isActive: false, messageCount: 3 },
          { variant: 2, excerpt: 'olá', isActive: true, isEdited: true, messageCount: 1 },
        ],
      },
      {
        messageId: reply.id,
        parent: { messageId: mine.id, variant: 1 },
        isOnPath: false,
        alternatives: [{ messageCount: 2 }, { messageCount: 0 }],
      },
    ]);
    // From a branch that is not on screen, straight into one of its own branches.
    const jumped = await choose(chat, reply.id, 1);
    expect(contents(jumped.body.items)).toEqual(['oi', 'um', 'e aí', 'dois']);
  });
});

describe('deleting', () => {
  it('takes one message out for the person and for her, and brings it back within thirty days', async () => {
    const chat = await makeChat();
    hears('um', 'dois', 'três');
    const [, mine] = await say(chat.client, chat.id, 'segredo');
    expect((await chat.client.call('DELETE', at(chat, mine.id, ''))).status).toBe(204);
    expect((await chat.client.call('DELETE', at(chat, mine.id, ''))).status).toBe(204);
    await say(chat.client, chat.id, 'oi');
    expect(await shown(chat)).toEqual(['um', 'oi', 'dois']);
    expect(app.model.requests.at(-1)?.history.map((entry) => entry.text)).not.toContain('segredo');
    app.clock.advance(29 * 86_400_000);
    const back = await chat.client.post(at(chat, mine.id, 'restore'));
    expect([back.status, back.body.content]).toEqual([200, 'segredo']);
    expect((await shown(chat))[0]).toBe('segredo');
    await chat.client.call('DELETE', at(chat, mine.id, ''));
    app.clock.advance(16 * 86_400_000);
    await shown(chat);
    app.clock.advance(15 * 86_400_000);
    const late = await chat.client.post(at(chat, mine.id, 'restore'));
    expect([late.status, late.body.error]).toEqual([410, 'chat.undo-expired']);
  });
});

describe('a reaction and a quote', () => {
  it('reach her with the next reply, and the other device at once', async () => {
    const chat = await makeChat();
    const [, mine, reply] = await say(chat.client, chat.id, 'oi');
    const put = (messageId: string, reaction: string | null) =>
      chat.client.call('PUT', at(chat, messageId, 'reaction'), { body: { reaction } });
    expect((await put(reply.id, '❤️')).status).toBe(204);
    expect((await put(mine.id, '❤️')).body.error).toBe('chat.not-editable');
    expect((await put(reply.id, '💩')).status).toBe(422);
    expect((await readMessages(chat.client, chat.id))[2].reaction).toBe('❤️');
    await chat.client.post(`/api/conversations/${chat.id}/messages`, {
      content: 'gostei disso',
      timestamp: Date.now(),
      quotedId: reply.id,
    });
    const messages = await readSettled(chat.client, chat.id);
    expect(messages[3].quote).toEqual({ messageId: reply.id, role: 'character', excerpt: reply.content });
    expect(app.model.requests.at(-1)?.history.find((entry) => entry.reaction)).toMatchObject({
      text: reply.content,
      reaction: '❤️',
    });
    await chat.client.call('DELETE', at(chat, reply.id, ''));
    expect((await readMessages(chat.client, chat.id)).find((message) => message.quote)?.quote.excerpt).toBeNull();
  });

  it('B01: a quoted message of another conversation is no quote', async () => {
    const [chat, other] = [await makeChat(), await makeChat()];
    const [theirs] = await readMessages(other.client, other.id);
    await chat.client.post(`/api/conversations/${chat.id}/messages`, {
      content: 'oi',
      timestamp: Date.now(),
      quotedId: theirs.id,
    });
    expect((await readSettled(chat.client, chat.id))[1].quote).toBeNull();
  });
});

describe('whose it is', () => {
  it('B01: nobody turns at another person’s message', async () => {
    const [chat, stranger] = [await makeChat(), (await makePerson(app)).client];
    const [, mine, reply] = await say(chat.client, chat.id, 'oi');
    const theirs = { client: stranger, id: chat.id };
    for (const refused of [
      await regenerate(theirs, reply.id),
      await edit(theirs, mine.id, { content: 'x' }),
      await choose(theirs, reply.id, 1),
      await stranger.post(`/api/conversations/${chat.id}/continue`, { clientId: randomUUID() }),
      await stranger.get(`/api/conversations/${chat.id}/forks`),
      await stranger.call('DELETE', at(chat, mine.id, '')),
      await stranger.post(at(chat, mine.id, 'restore')),
      await stranger.call('PUT', at(chat, reply.id, 'reaction'), { body: { reaction: null } }),
      await stranger.get(`/api/conversations/${chat.id}/search?q=oi`),
      await stranger.get(`/api/conversations/${chat.id}/export?format=text`),
      await stranger.call('PUT', `/api/conversations/${chat.id}/read`, { body: { seq: 3 } }),
    ])
      expect([refused.status, refused.body.error]).toEqual([404, 'request.not-found']);
    expect(await shown(chat)).toHaveLength(2);
  });

  it('a guest’s alternatives count as replies', async () => {
    const { client } = await makeGuest(app);
    const chat = { client, id: await makeConversation(client) };
    const [, , reply] = await say(client, chat.id, 'oi');
    await regenerate(chat, reply.id);
    await readSettled(client, chat.id);
    expect((await client.get(`/api/conversations/${chat.id}`)).body.replyPrice.freeRepliesLeft).toBe(13);
  });
});
