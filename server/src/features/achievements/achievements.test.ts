import { randomUUID } from 'node:crypto';
import {
  ACHIEVEMENT_FAMILIES,
  ACHIEVEMENT_IDS,
  type Achievement,
  type AchievementId,
} from '@cafune/contract/achievements';
import { MEMORY_CONSENT_VERSION } from '@cafune/contract/chat/memory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutboxEventName, OutboxEvents } from '../../platform/outbox/outbox.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { editAvatar, makeAvatar, makeModerator, settle } from '../../testing/avatars.ts';
import { readSettled } from '../../testing/chat.ts';
import type { TestClient } from '../../testing/client.ts';
import {
  GOOD_PASSWORD,
  makeConversation,
  makeGuest,
  makeMessage,
  makePerson,
  makeRegistration,
} from '../../testing/factories.ts';
import { catalogueId } from '../avatars/index.ts';
import { seedFeed } from '../feed/posting.ts';
import { ACHIEVEMENTS } from './definitions.ts';
import { countEvent } from './unlock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const list = async (client: TestClient): Promise<Achievement[]> => (await client.get('/api/achievements')).body.items;
async function one(client: TestClient, id: AchievementId): Promise<Achievement> {
  await settle(app);
  const found = (await list(client)).find((item) => item.id === id);
  if (!found) throw new Error(`no achievement ${id}`);
  return found;
}
const claim = (client: TestClient, id: string) => client.post(`/api/achievements/${id}/claim`);
const balance = async (client: TestClient): Promise<number> => (await client.get('/api/user/tokens')).body;
const rows = async (text: string, values: unknown[]) => (await app.database.db.pool.query(text, values)).rows;
/** Events are told here as features tell them: in the outbox. */
async function happen<Name extends OutboxEventName>(name: Name, events: readonly OutboxEvents[Name][]): Promise<void> {
  for (const event of events) await app.application.deps.outbox.add(app.database.db, name, event);
  await settle(app);
}
const message = (accountId: string, sentAt = app.clock.now().toISOString(), isEdit = false) => ({
  accountId,
  conversationId: randomUUID(),
  messageId: randomUUID(),
  sentAt,
  isEdit,
});
const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);

describe('achievements (product.md "Money": 24, in five families, each with progress and a coin reward)', () => {
  it('are twenty-four, all of them with words, a goal and coins, and untouched for somebody new', async () => {
    const { client } = await makePerson(app);
    const items = await list(client);
    expect(items.map(({ id }) => id)).toEqual([...ACHIEVEMENT_IDS]);
    expect(items).toHaveLength(24);
    expect([...new Set(items.map(({ family }) => family))]).toEqual([...ACHIEVEMENT_FAMILIES]);
    for (const item of items) {
      expect(item).toMatchObject({ progress: 0, unlockedAt: null, claimedAt: null });
      expect(item.goal).toBeGreaterThan(0);
      expect(item.coins).toBeGreaterThan(0);
      expect(`${item.title} ${item.sentence} ${item.doneSentence}`).not.toMatch(/usuári|créditos|premium|!/iu);
    }
    expect(new Set(ACHIEVEMENTS.map(({ title }) => title)).size).toBe(24);
  });

  it('are for who has an account', async () => {
    const { client } = await makeGuest(app);
    for (const answer of [await client.get('/api/achievements'), await claim(client, 'first-talk')])
      expect([answer.status, answer.body.error]).toEqual([401, 'auth.required']);
  });

  it('move when messages are sent, and no edit is a message more', async () => {
    const { client, id } = await makePerson(app);
    const conversation = await makeConversation(client);
    await client.post(`/api/conversations/${conversation}/messages`, makeMessage('Oi'));
    await readSettled(client, conversation);
    expect(await one(client, 'first-talk')).toMatchObject({ progress: 1, goal: 10, unlockedAt: null });
    expect((await one(client, 'whole-month')).progress).toBe(1);
    expect((await one(client, 'first-meetings')).progress).toBe(1);
    await happen('chat.message-sent', [message(id, undefined, true)]);
    expect((await one(client, 'first-talk')).progress).toBe(1);
  });

  it('are unlocked once, told once and paid once, when the person puts the coins away', async () => {
    const { client, id } = await makePerson(app);
    expect((await claim(client, 'first-talk')).body.error).toBe('achievements.locked');
    await happen(
      'chat.message-sent',
      times(12, () => message(id)),
    );
    const done = await one(client, 'first-talk');
    expect(done).toMatchObject({ progress: 10, claimedAt: null });
    expect(done.unlockedAt).not.toBeNull();
    const notices = (await client.get('/api/user/notifications')).body;
    const told = notices.filter((item: { type: string }) => item.type === 'reward');
    expect(told).toEqual([
      expect.objectContaining({
        title: 'Conquista nova: Primeira conversa',
        message: '10 moedas pra guardar quando quiser.',
        actionUrl: '/achievements',
      }),
    ]);
    expect((await client.get('/api/notifications/system')).body[0]).toMatchObject({ type: 'achievement' });
    expect(await balance(client)).toBe(500);
    const answers = await Promise.all(times(20, () => claim(client, 'first-talk')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(answers.every(({ body }) => body.balanceCoins === 510)).toBe(true);
    const paid = await rows("SELECT * FROM coin_transfers WHERE account_id = $1 AND id LIKE 'achievement:%'", [id]);
    expect(paid).toEqual([expect.objectContaining({ amount: 10, reason: 'Conquista: Primeira conversa' })]);
  });

  it('twenty events at once unlock once', async () => {
    const { client, id } = await makePerson(app);
    await Promise.all(
      times(20, () => app.application.deps.outbox.add(app.database.db, 'chat.message-sent', message(id))),
    );
    await settle(app);
    expect(
      (
        await rows('SELECT value FROM achievement_counters WHERE account_id = $1 AND counter = $2', [id, 'messages'])
      )[0],
    ).toEqual({ value: 20 });
    expect(await rows('SELECT achievement_id FROM achievement_unlocks WHERE account_id = $1', [id])).toHaveLength(1);
    const notices = (await client.get('/api/user/notifications')).body;
    expect(notices.filter((item: { type: string }) => item.type === 'reward')).toHaveLength(1);
  });

  it('an event that comes again, twenty times at once, counts once', async () => {
    const { client, id } = await makePerson(app);
    const happened = { eventId: 900_000_001, accountId: id, counts: [{ counter: 'creations' as const }] };
    await Promise.all(times(20, () => countEvent(app.application.deps, happened)));
    expect(await one(client, 'three-creations')).toMatchObject({ progress: 1 });
    expect((await one(client, 'first-creation')).unlockedAt).not.toBeNull();
    expect(await rows('SELECT 1 FROM achievement_unlocks WHERE account_id = $1', [id])).toHaveLength(1);
  });

  it('who died between counting and unlocking goes on when the event comes again', async () => {
    const { client, id } = await makePerson(app);
    const counted = "SELECT * FROM achievements_count(900000002, $1, ARRAY['creations'], ARRAY[NULL]::text[], now())";
    expect(await rows(counted, [id])).toEqual([{ counter: 'creations', value: 1 }]);
    expect((await one(client, 'first-creation')).unlockedAt).toBeNull();
    await countEvent(app.application.deps, { eventId: 900_000_002, accountId: id, counts: [{ counter: 'creations' }] });
    expect(await one(client, 'first-creation')).toMatchObject({ progress: 1 });
    expect((await one(client, 'first-creation')).unlockedAt).not.toBeNull();
  });

  it('days turn at midnight in São Paulo, when the message was sent and not when it was counted', async () => {
    const { client, id } = await makePerson(app);
    const sent = ['2026-11-21T23:59:59-03:00', '2026-11-22T00:00:00-03:00', '2026-11-22T23:59:59.999-03:00'];
    await happen(
      'chat.message-sent',
      sent.map((at) => message(id, new Date(at).toISOString())),
    );
    expect((await one(client, 'whole-month')).progress).toBe(2);
    // 23:59:59 and 00:00 are one night; the evening after is the next.
    expect((await one(client, 'seven-nights')).progress).toBe(2);
    await happen('chat.message-sent', [message(id, '2026-11-23T15:00:00.000Z')]);
    expect((await one(client, 'seven-nights')).progress).toBe(2);
    expect((await one(client, 'whole-month')).progress).toBe(3);
  });

  it('what a guest did is theirs once they sign up', async () => {
    const { client, id } = await makeGuest(app);
    await happen(
      'chat.message-sent',
      times(10, () => message(id)),
    );
    expect(await rows('SELECT 1 FROM achievement_unlocks WHERE account_id = $1', [id])).toEqual([]);
    const registered = await client.post('/api/auth/register', makeRegistration({ password: GOOD_PASSWORD }));
    expect(registered.body.user.id).toBe(id);
    expect((await one(client, 'first-talk')).unlockedAt).not.toBeNull();
  });

  it('nothing is told of them to who does not want to hear of rewards', async () => {
    const { client, id } = await makePerson(app);
    await client.call('PATCH', '/api/user/notification-settings', { body: { rewards: false } });
    await happen('avatars.created', [{ accountId: id, avatarId: randomUUID() }]);
    expect((await one(client, 'first-creation')).unlockedAt).not.toBeNull();
    expect((await client.get('/api/notifications/system')).body).toEqual([]);
  });
});

describe('what happens in other features counts', () => {
  it('gifts: each, to whom, which, and a star', async () => {
    const { client, id } = await makePerson(app);
    const conversation = await makeConversation(client);
    const give = (giftId: string) =>
      client.post(`/api/conversations/${conversation}/gifts`, { giftId, clientId: randomUUID() });
    expect((await give('cafe')).status).toBe(201);
    expect((await give('cafe')).status).toBe(201);
    await readSettled(client, conversation);
    expect(await one(client, 'open-hand')).toMatchObject({ progress: 2 });
    expect(await one(client, 'thought-of-you')).toMatchObject({ progress: 1 });
    expect(await one(client, 'whole-shelf')).toMatchObject({ progress: 1 });
    expect((await one(client, 'first-gift')).unlockedAt).not.toBeNull();
    await happen('gifts.sent', [{ accountId: id, giftId: 'estrela', avatarId: randomUUID() }]);
    expect((await one(client, 'private-sky')).unlockedAt).not.toBeNull();
  });

  it('follows, likes, posts and comments: undone and done again is once', async () => {
    const { client } = await makePerson(app);
    const avatar = catalogueId('livia');
    for (let round = 0; round < 2; round += 1) {
      await client.post(`/api/avatars/${avatar}/follow`);
      await client.call('DELETE', `/api/avatars/${avatar}/follow`);
      await client.post('/api/swipes', { avatarId: avatar, kind: 'like' });
      await client.call('DELETE', `/api/swipes/${avatar}`);
    }
    expect((await one(client, 'good-neighbours')).progress).toBe(1);
    expect((await one(client, 'open-heart')).progress).toBe(1);
    await seedFeed(app.application.deps);
    const [post] = (await client.get('/api/feed?limit=1')).body.items;
    for (let round = 0; round < 2; round += 1) {
      await client.post(`/api/feed/${post.id}/like`);
      await client.call('DELETE', `/api/feed/${post.id}/like`);
      const comment = { id: randomUUID(), text: `Que lindo isso, ${round} vezes`, replyToId: null };
      expect((await client.post(`/api/feed/${post.id}/comments`, comment)).status).toBe(201);
    }
    expect((await one(client, 'liked-that')).progress).toBe(1);
    expect((await one(client, 'small-talk')).progress).toBe(1);
  });

  it('memories that are pinned, and photos', async () => {
    const { client } = await makePerson(app);
    const conversation = await makeConversation(client);
    await client.call('PUT', '/api/memory-consent', { body: { isGranted: true, version: MEMORY_CONSENT_VERSION } });
    const pin = { id: randomUUID(), text: 'Sou alérgico a camarão' };
    for (let round = 0; round < 2; round += 1)
      expect((await client.post(`/api/avatars/${catalogueId('livia')}/memories`, pin)).status).toBeLessThan(300);
    expect((await one(client, 'good-memory')).progress).toBe(1);
    const wish = { clientId: randomUUID(), scene: 'praia' };
    const photo = await client.post(`/api/conversations/${conversation}/photos`, wish);
    expect([photo.status, (await one(client, 'album')).progress]).toEqual([201, 1]);
  });

  it('creations, new versions and the catalogue', async () => {
    const moderator = await makeModerator(app);
    const { client } = await makePerson(app);
    const id = await makeAvatar(client, { wantsPublic: true });
    await moderator.decide(id, 'approve');
    expect(
      (await editAvatar(client, id, { definition: { bio: 'Faz xícaras de barro e dança forró.' } })).status,
    ).toBeLessThan(300);
    expect((await one(client, 'first-creation')).unlockedAt).not.toBeNull();
    expect((await one(client, 'in-catalogue')).unlockedAt).not.toBeNull();
    expect((await one(client, 'finishing-touch')).progress).toBe(1);
  });

  it('the seventh bead of the strand', async () => {
    const { client } = await makePerson(app);
    for (let day = 1; day <= 7; day += 1) {
      expect((await one(client, 'seven-beads')).progress).toBe(0);
      await client.post('/api/rewards/claim');
      app.clock.advance(86_400_000);
    }
    expect((await one(client, 'seven-beads')).unlockedAt).not.toBeNull();
  });
});
