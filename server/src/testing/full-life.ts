/** Somebody who did a bit of everything, for tests that ask what is kept of them; and where in the database words of theirs are. */
import { randomUUID } from 'node:crypto';
import { catalogueId, countChat } from '../features/avatars/index.ts';
import type { TestApp } from './app.ts';
import { makeAvatar, makeModerator, settle } from './avatars.ts';
import { allowMemory, say } from './chat.ts';
import type { TestAnswer } from './client.ts';
import { buyCoins } from './coin-orders.ts';
import { makeConversation, makePerson, type Person } from './factories.ts';
import { buyVip, CARD, settlePayments } from './vip.ts';

export type FullLife = Person & {
  firstName: string;
  /** In everything they wrote. */
  canary: string;
  conversationId: string;
  privateAvatarId: string;
  /** Somebody else talks to her. */
  publicAvatarId: string;
  friend: Person;
  friendsConversationId: string;
};

export async function makeFullLife(app: TestApp): Promise<FullLife> {
  const firstName = 'Zulmirenda';
  const canary = `jabuti-${randomUUID().slice(0, 8)}`;
  const person = await makePerson(app, { firstName, email: `zulmirenda.${randomUUID()}@correio.com` });
  const { client } = person;
  await allowMemory(client);
  const conversationId = await makeConversation(client);
  app.model.script({ words: ['Um ', canary, '? Conta mais.'] });
  await say(client, conversationId, `eu me chamo ${firstName} e tenho um ${canary}`);
  const pinned = { id: randomUUID(), text: `cuida de um ${canary}` };
  await ok(client.post(`/api/avatars/${catalogueId('livia')}/memories`, pinned), [201]);
  const privateAvatarId = await makeAvatar(client, { definition: { name: 'Iolanda', bio: `Cuida de um ${canary}.` } });
  const publicAvatarId = await makeAvatar(client, { wantsPublic: true, definition: { name: 'Luana' } });
  const moderator = await makeModerator(app);
  await moderator.decide(publicAvatarId, 'approve');
  const friend = await makePerson(app);
  const opened = await ok(friend.client.post('/api/conversations', { avatarId: publicAvatarId }), [201]);
  await countChat(app.application.deps, { accountId: friend.id, avatarId: publicAvatarId });
  const draft = { fields: { name: canary }, step: 'jeito', wantsPublic: false, importId: null, avatarId: randomUUID() };
  await ok(client.call('PUT', '/api/avatar-drafts/novo', { body: draft }), [200]);
  await ok(
    client.post('/api/feedback', { type: 'support', subject: canary, message: `${firstName}, ${canary}` }),
    [201],
  );
  const report = { subjectKind: 'avatar', subjectId: catalogueId('sol'), reason: 'other', details: canary };
  await ok(client.post('/api/reports', report), [201]);
  await ok(client.post('/api/swipes', { avatarId: catalogueId('sol'), kind: 'like' }), [200]);
  await ok(client.post(`/api/avatars/${catalogueId('bruna')}/follow`), [200]);
  await ok(client.call('PUT', '/api/usage-limit', { body: { messagesADay: 50 } }), [200]);
  await ok(client.post('/api/rewards/claim'), [200, 201]);
  await ok(client.call('PATCH', '/api/user/notification-settings', { body: { rewards: false } }), [200]);
  await commentInFeed(person, canary);
  await buyCoins(client);
  await buyVip(client, CARD);
  await settlePayments(app);
  await settle(app);
  return {
    ...person,
    firstName,
    canary,
    conversationId,
    privateAvatarId,
    publicAvatarId,
    friend,
    friendsConversationId: opened.body.id,
  };
}

async function commentInFeed({ client }: Person, canary: string): Promise<void> {
  const [post] = (await client.get('/api/feed?limit=5')).body.items;
  if (!post) throw new Error('the feed is empty: seed it before');
  await ok(client.post(`/api/feed/${post.id}/comments`, { id: randomUUID(), replyToId: null, text: canary }), [201]);
  await ok(client.post(`/api/feed/${post.id}/like`), [200]);
}

async function ok(asked: Promise<TestAnswer>, statuses: readonly number[]): Promise<TestAnswer> {
  const answer = await asked;
  if (!statuses.includes(answer.status)) throw new Error(`a part of a life answered ${answer.status}: ${answer.text}`);
  return answer;
}

/** Tables, the queue's among them, a row of which holds one of some words, in any column. */
export async function findInDatabase(app: TestApp, words: readonly string[]): Promise<string[]> {
  const { pool } = app.database.db;
  const { rows } = await pool.query(
    "SELECT table_schema || '.' || table_name AS name FROM information_schema.tables WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of rows as { name: string }[]) {
    const held = await pool.query(
      `SELECT 1 FROM ${name} t WHERE EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE strpos(lower(t::text), lower(word)) > 0) LIMIT 1`,
      [words],
    );
    if (held.rows.length > 0) found.push(name.replace('public.', ''));
  }
  return found.sort();
}
