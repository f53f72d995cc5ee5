import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAge, makeSensual } from '../../testing/age.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Moderator, makeAvatar, makeModerator, postAvatar, settle } from '../../testing/avatars.ts';
import { readMessages, readReply, say, textOf } from '../../testing/chat.ts';
import type { TestClient } from '../../testing/client.ts';
import { makeConversation, makeGuest, makeMessage, makePerson } from '../../testing/factories.ts';

const YEAR_MS = 366 * 86_400_000;
/** Nothing explicit: only a word that the level `romantico` does not release. */
const BEYOND = 'Comprei uma lingerie nova. ';

let app: TestApp;
let moderator: Moderator;
let restricted: { id: string; slug: string };
let postId: string;
beforeAll(async () => {
  app = await startTestApp({ env: { CONTENT_LEVEL_MAX: 'sensual' } });
  moderator = await makeModerator(app);
  const { client } = await makePerson(app);
  await makeSensual(client);
  const id = await makeAvatar(client, { wantsPublic: true, definition: { name: 'Dalva', contentLevel: 'sensual' } });
  await moderator.decide(id, 'approve');
  const { slug } = (await client.get(`/api/avatars/${id}`)).body;
  restricted = { id, slug };
  postId = randomUUID();
  await app.database.db.pool.query(
    "INSERT INTO feed_posts (id, avatar_id, kind, text, images, source, created_at) VALUES ($1, $2, 'words', 'Hoje faz calor.', NULL, 'teste', $3)",
    [postId, id, app.clock.now()],
  );
});
afterAll(() => app.stop());

async function makeAdult(): Promise<TestClient> {
  const { client } = await makePerson(app);
  await makeSensual(client);
  return client;
}
const open = (client: TestClient) => client.post('/api/conversations', { avatarId: restricted.id });

/** Every way to a restricted character and what is hers, by the code it answers. */
async function codesOf(client: TestClient): Promise<Record<string, unknown>> {
  const [profile, similar, follow, swipe, chat, post, comments] = await Promise.all([
    client.get(`/api/avatars/${restricted.slug}`),
    client.get(`/api/avatars/${restricted.id}/similar`),
    client.post(`/api/avatars/${restricted.id}/follow`),
    client.post('/api/swipes', { avatarId: restricted.id, kind: 'like' }),
    open(client),
    client.get(`/api/feed/${postId}`),
    client.get(`/api/feed/${postId}/comments`),
  ]);
  const codes = { profile, similar, follow, swipe, chat, post, comments };
  return Object.fromEntries(Object.entries(codes).map(([way, { status, body }]) => [way, body?.error ?? status]));
}
const allAre = (code: string) =>
  Object.fromEntries(['profile', 'similar', 'follow', 'swipe', 'chat', 'post', 'comments'].map((way) => [way, code]));

/** Whether she is in any list. */
async function isListed(client: TestClient): Promise<boolean> {
  const [found, newest, deck, feed] = await Promise.all([
    client.get('/api/avatars?q=dalva'),
    client.get('/api/avatars?sort=new'),
    client.get('/api/deck?limit=20'),
    client.get('/api/feed?limit=20'),
  ]);
  const texts = [found, newest, deck, feed].map(({ text }) => text.includes(restricted.id));
  if (new Set(texts).size !== 1) throw new Error(`lists differ: ${texts.join(' ')}`);
  return texts[0] === true;
}

describe('a restricted character', () => {
  it('B08: is behind a gate for guests and for whoever’s age is not confirmed, and in no list of theirs', async () => {
    const people = [app.client(), (await makeGuest(app)).client, (await makePerson(app)).client];
    for (const client of people) {
      expect(await isListed(client)).toBe(false);
      expect(await codesOf(client)).toEqual(allAre('safety.age-not-verified'));
    }
    const answer = await open((await makePerson(app)).client);
    expect([answer.status, answer.body.message]).toEqual([403, 'Confirme sua idade para continuar.']);
  });

  it('asks an adult who has not chosen it, and is there for who has', async () => {
    const { client } = await makePerson(app);
    await checkAge(client, 'adult');
    expect((await client.get('/api/age')).body.level).toEqual({ offered: 'sensual', chosen: 'romantico' });
    expect(await isListed(client)).toBe(false);
    expect(await codesOf(client)).toEqual(allAre('safety.level-not-chosen'));
    await client.call('PUT', '/api/content-level', { body: { level: 'sensual' } });
    expect(await isListed(client)).toBe(true);
    const codes = await codesOf(client);
    expect(codes).toEqual({
      ...codes,
      profile: 200,
      similar: 200,
      follow: 200,
      swipe: 200,
      chat: 201,
      post: 200,
      comments: 200,
    });
  });

  it('stands behind the gate again when the check has run out, with all that was said', async () => {
    const client = await makeAdult();
    const { id } = (await open(client)).body;
    const wish = { scene: 'praia', clientId: randomUUID() };
    expect((await client.post(`/api/conversations/${id}/photos`, wish)).status).toBe(201);
    const photos = (from: TestClient) => from.get(`/api/avatars/${restricted.id}/photos`);
    expect((await photos(client)).body.items).toHaveLength(1);
    await say(client, id, 'Oi, Dalva');
    const message = (await readMessages(client, id)).at(-1);
    app.clock.advance(YEAR_MS);
    const other = await makePerson(app);
    const login = { client: app.client() };
    // Sessions are over after a year as well: the same account, signed in again.
    const { rows } = await app.database.db.pool.query(
      'SELECT email FROM accounts a JOIN conversations c ON c.account_id = a.id WHERE c.id = $1',
      [id],
    );
    await login.client.post('/api/auth/login', { email: rows[0].email, password: 'moqueca com dendê' });
    const gated = await Promise.all([
      login.client.get(`/api/conversations/${id}`),
      login.client.get(`/api/conversations/${id}/messages`),
      login.client.get(`/api/conversations/${id}/stream`),
      login.client.post(`/api/conversations/${id}/messages`, makeMessage('oi')),
      login.client.post(`/api/conversations/${id}/messages/${message.id}/restore`),
      login.client.post(`/api/conversations/${id}/messages/${message.id}/regenerate`, { clientId: randomUUID() }),
    ]);
    for (const { status, body } of gated) expect([status, body.error]).toEqual([403, 'safety.age-not-verified']);
    const [summary] = (await login.client.get('/api/conversations')).body.items;
    expect([summary.id, summary.lastMessage, summary.unreadCount]).toEqual([id, null, 0]);
    expect((await login.client.get('/api/notifications/messages?since=2020-01-01T00:00:00.000Z')).body).toEqual([]);
    expect((await photos(login.client)).body.items).toEqual([]);
    // One's own words may be taken along, and nothing of hers.
    const taken = await login.client.get(`/api/conversations/${id}/export?format=json`);
    expect(taken.body.messages.map((said: { role: string }) => said.role)).toEqual(['person']);
    const { text } = await login.client.get(`/api/conversations/${id}/export?format=text`);
    expect(text).toContain('Você: Oi, Dalva');
    expect(text).not.toMatch(/\] Dalva:/u);
    // H05: who listens is there all the same, and leaving is open.
    const crisis = await login.client.post(`/api/conversations/${id}/messages`, makeMessage('quero me matar'));
    expect([crisis.status, crisis.body.priceCoins]).toEqual([201, 0]);
    expect((await login.client.call('DELETE', `/api/conversations/${id}`)).status).toBe(204);
    expect((await other.client.get('/api/age')).body.state).toBe('unverified');
  });

  it('is not opened, taken along or published by her own maker either, while the level is closed', async () => {
    const client = await makeAdult();
    const id = await makeAvatar(client, { definition: { name: 'Iara', contentLevel: 'sensual' } });
    const ways = () =>
      Promise.all([
        client.get(`/api/my-avatars/${id}`),
        client.get(`/api/my-avatars/${id}/card?format=v2-json`),
        client.post(`/api/my-avatars/${id}/publish`),
      ]);
    await client.call('PUT', '/api/content-level', { body: { level: 'romantico' } });
    for (const { status, body } of await ways()) expect([status, body.error]).toEqual([403, 'safety.level-not-chosen']);
    await client.call('PUT', '/api/content-level', { body: { level: 'sensual' } });
    expect((await ways()).map(({ status }) => status)).toEqual([200, 200, 202]);
  });

  it('is not made by who may not see her', async () => {
    const { client } = await makePerson(app);
    const refused = await postAvatar(client, { definition: { contentLevel: 'sensual' } });
    expect([refused.status, refused.body.error]).toEqual([403, 'safety.age-not-verified']);
    await checkAge(client, 'adult');
    const unchosen = await postAvatar(client, { definition: { contentLevel: 'sensual' } });
    expect([unchosen.status, unchosen.body.error]).toEqual([403, 'safety.level-not-chosen']);
  });
});

describe('the level of a reply', () => {
  const foreign = () => app.model.script({ words: [BEYOND, 'Gostei de te ver.'], isForeign: true });

  it('is the person’s, the character’s and the operator’s lowest: only then more is released', async () => {
    const adult = await makeAdult();
    const withRestricted = (await open(adult)).body.id;
    foreign();
    expect(textOf(await readReply(adult, withRestricted))).toContain('lingerie');
    expect(app.model.requests.at(-1)?.level).toBe('sensual');
    const withLivia = await makeConversation(adult);
    foreign();
    expect(textOf(await readReply(adult, withLivia))).toBe('Gostei de te ver.');
    expect(app.model.requests.at(-1)?.level).toBe('romantico');
  });

  it('stays romantic for guests and the unverified, whoever they talk to', async () => {
    for (const { client } of [await makeGuest(app), await makePerson(app)]) {
      const id = await makeConversation(client);
      foreign();
      expect(textOf(await readReply(client, id))).toBe('Gostei de te ver.');
      expect(app.model.requests.at(-1)?.level).toBe('romantico');
    }
  });

  it('F07: goes down at once when something they wrote says they are younger', async () => {
    const adult = await makeAdult();
    const { id } = (await open(adult)).body;
    const declared = await adult.post(`/api/conversations/${id}/messages`, makeMessage('tenho 16 anos'));
    expect(declared.body.error).toBe('safety.age-in-review');
    expect((await adult.get(`/api/conversations/${id}`)).body.error).toBe('safety.age-not-verified');
    expect(await isListed(adult)).toBe(false);
  });

  it('is nobody’s after a minor answer', async () => {
    const adult = await makeAdult();
    await checkAge(adult, 'minor');
    await settle(app);
    expect((await adult.get('/api/conversations')).status).toBe(401);
    expect(await isListed(app.client())).toBe(false);
  });

  it('is chosen by adults alone, and going back is open to everybody', async () => {
    const { client } = await makePerson(app);
    const choose = (level: string) => client.call('PUT', '/api/content-level', { body: { level } });
    expect((await choose('sensual')).body.error).toBe('safety.age-not-verified');
    expect((await choose('romantico')).status).toBe(200);
    expect((await choose('explicito')).status).toBe(422);
    const { client: guest } = await makeGuest(app);
    expect((await guest.call('PUT', '/api/content-level', { body: { level: 'sensual' } })).status).toBe(401);
  });
});

describe('where the operator offers romantic alone', () => {
  it('nobody chooses, makes or reaches more, whatever was there before', async () => {
    const plain = await startTestApp({ database: app.database });
    try {
      const { client } = await makePerson(plain);
      await checkAge(client, 'adult');
      const chosen = await client.call('PUT', '/api/content-level', { body: { level: 'sensual' } });
      expect([chosen.status, chosen.body.error]).toEqual([403, 'safety.level-not-offered']);
      const made = await postAvatar(client, { definition: { contentLevel: 'sensual' } });
      expect([made.status, made.body.error]).toEqual([403, 'safety.level-not-offered']);
      expect(await codesOf(client)).toEqual(allAre('safety.level-not-offered'));
      expect(await isListed(client)).toBe(false);
    } finally {
      await plain.stop();
    }
  });
});
