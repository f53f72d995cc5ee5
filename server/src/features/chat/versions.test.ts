import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TextModelError } from '../../providers/text/port.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import {
  editAvatar,
  type Moderator,
  makeAvatar,
  makeDoubtfulBio,
  makeModerator,
  makePublicAvatar,
  settle,
} from '../../testing/avatars.ts';
import { readBalance, readMessages, readSettled } from '../../testing/chat.ts';
import type { TestClient } from '../../testing/client.ts';
import { makeMessage, makePerson } from '../../testing/factories.ts';

let app: TestApp;
let moderator: Moderator;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await makeModerator(app);
});
afterAll(() => app.stop());

async function open(client: TestClient, avatarId: string): Promise<string> {
  return (await client.post('/api/conversations', { avatarId })).body.id;
}
const read = async (client: TestClient, id: string) => (await client.get(`/api/conversations/${id}`)).body;
const choose = (client: TestClient, id: string, choice: string) =>
  client.post(`/api/conversations/${id}/version`, { choice });

/** A public avatar, somebody who talks to her, and a second version that was approved. */
async function makeChanged(changeNote = 'Mudou de cidade') {
  const { id, maker } = await makePublicAvatar(app, moderator);
  const { client } = await makePerson(app);
  const conversation = await open(client, id);
  await editAvatar(maker, id, { definition: { city: 'Recife', greeting: 'Oi de novo.' }, changeNote });
  return { avatarId: id, maker, client, conversation };
}

describe('a conversation with a character who changed', () => {
  it('says so when the change is approved, and stays with the version it had until the person chooses', async () => {
    const { avatarId, client, conversation } = await makeChanged();
    expect((await read(client, conversation)).change).toBeNull();
    await moderator.decide(avatarId, 'approve');
    const told = await read(client, conversation);
    expect(told).toMatchObject({ avatar: { city: 'Olinda' }, change: { version: 2, note: 'Mudou de cidade' } });
    await client.post(`/api/conversations/${conversation}/messages`, makeMessage());
    await readSettled(client, conversation);
    expect(app.model.requests.at(-1)?.character.city).toBe('Olinda');

    const updated = await choose(client, conversation, 'update');
    expect([updated.status, updated.body.avatar.city, updated.body.change]).toEqual([200, 'Recife', null]);
    await client.post(`/api/conversations/${conversation}/messages`, makeMessage());
    await readSettled(client, conversation);
    expect(app.model.requests.at(-1)?.character.city).toBe('Recife');
    const [listed] = (await client.get('/api/conversations')).body.items;
    expect(listed.avatar.city).toBe('Recife');
    expect((await readMessages(client, conversation))[0].content).not.toBe('Oi de novo.');
  });

  it('stays with the version it had for good, and asks again only about a later one', async () => {
    const { avatarId, maker, client, conversation } = await makeChanged();
    await moderator.decide(avatarId, 'approve');
    const kept = await choose(client, conversation, 'keep');
    expect([kept.body.avatar.city, kept.body.change]).toEqual(['Olinda', null]);
    await editAvatar(maker, avatarId, { definition: { city: 'Natal' }, changeNote: 'Foi morar na praia' });
    await moderator.decide(avatarId, 'approve');
    expect((await read(client, conversation)).change).toMatchObject({ version: 3, note: 'Foi morar na praia' });
    expect((await choose(client, conversation, 'update')).body.avatar.city).toBe('Natal');
  });

  it('has nothing to choose where nothing changed, and does not go over to what is private', async () => {
    const { avatarId, maker, client, conversation } = await makeChanged();
    for (const choice of ['update', 'keep']) {
      const answer = await choose(client, conversation, choice);
      expect([answer.status, answer.body.avatar.city, answer.body.change]).toEqual([200, 'Olinda', null]);
    }
    await maker.post(`/api/my-avatars/${avatarId}/unpublish`);
    expect((await choose(client, conversation, 'update')).body.avatar.city).toBe('Olinda');
    expect((await choose(client, conversation, 'sideways')).status).toBe(422);
  });

  it('B01: chooses for nobody else', async () => {
    const { avatarId, client, conversation } = await makeChanged();
    await moderator.decide(avatarId, 'approve');
    const stranger = (await makePerson(app)).client;
    const answer = await choose(stranger, conversation, 'update');
    expect([answer.status, answer.body.error]).toEqual([404, 'request.not-found']);
    expect((await read(client, conversation)).avatar.city).toBe('Olinda');
  });
});

describe('a conversation with a character in review (F06)', () => {
  it('takes nothing new, charges nothing, repeats what it has, and goes on afterwards', async () => {
    const { client } = await makePerson(app);
    const id = await makeAvatar(client);
    const conversation = await open(client, id);
    const known = makeMessage();
    const first = await client.post(`/api/conversations/${conversation}/messages`, known);
    const reply = (await readSettled(client, conversation)).at(-1);
    await editAvatar(client, id, { definition: { bio: makeDoubtfulBio(app) } });
    await settle(app);
    expect(await read(client, conversation)).toMatchObject({ isPaused: true, change: null });
    const balance = await readBalance(client);
    for (const path of ['messages', `messages/${reply.id}/retry`]) {
      const answer = await client.post(`/api/conversations/${conversation}/${path}`, makeMessage());
      expect([path, answer.status, answer.body.error]).toEqual([path, 409, 'chat.character-in-review']);
    }
    const again = await client.post(`/api/conversations/${conversation}/messages`, known);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await readBalance(client)).toBe(balance);
    expect(await readMessages(client, conversation)).toHaveLength(3);
    await moderator.decide(id, 'approve');
    expect(await read(client, conversation)).toMatchObject({ isPaused: false, change: { version: 2 } });
    expect((await client.post(`/api/conversations/${conversation}/messages`, makeMessage())).status).toBe(201);
  });

  it('follows what is true of her, in whichever order it is told', async () => {
    const { id, maker } = await makePublicAvatar(app, moderator);
    const conversation = await open(maker, id);
    const { db, outbox } = app.application.deps;
    await outbox.add(db, 'avatars.resumed', { avatarId: id });
    await outbox.add(db, 'avatars.paused', { avatarId: id });
    await settle(app);
    expect((await read(maker, conversation)).isPaused).toBe(false);
  });

  it('a reply that failed before she was paused is not asked for again meanwhile', async () => {
    const { client } = await makePerson(app);
    const id = await makeAvatar(client);
    const conversation = await open(client, id);
    app.model.script({ words: [], failure: new TextModelError('refused') });
    await client.post(`/api/conversations/${conversation}/messages`, makeMessage());
    const reply = (await readSettled(client, conversation)).at(-1);
    await editAvatar(client, id, { definition: { bio: makeDoubtfulBio(app) } });
    await settle(app);
    const retry = () => client.post(`/api/conversations/${conversation}/messages/${reply.id}/retry`);
    expect((await retry()).body.error).toBe('chat.character-in-review');
    await moderator.decide(id, 'approve');
    expect((await retry()).status).toBe(200);
  });
});

describe('the count of who talks to her', () => {
  it('counts each person once, however often they open, delete and come back, and whatever is told twice', async () => {
    const { id } = await makePublicAvatar(app, moderator);
    const count = async () => {
      await settle(app);
      return (await app.client().get(`/api/avatars/${id}`)).body.chatCount;
    };
    expect(await count()).toBe(0);
    const [one, two] = [await makePerson(app), await makePerson(app)];
    const conversation = await open(one.client, id);
    await open(one.client, id);
    expect(await count()).toBe(1);
    await one.client.call('DELETE', `/api/conversations/${conversation}`);
    await open(one.client, id);
    const { db, outbox } = app.application.deps;
    await outbox.add(db, 'chat.conversation-opened', { conversationId: conversation, avatarId: id, accountId: one.id });
    expect(await count()).toBe(1);
    await open(two.client, id);
    expect(await count()).toBe(2);
  });
});
