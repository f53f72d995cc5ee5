import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAge } from '../../testing/age.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makeAvatar, makeModerator, settle } from '../../testing/avatars.ts';
import { readBalance, say } from '../../testing/chat.ts';
import type { TestClient } from '../../testing/client.ts';
import {
  GOOD_PASSWORD,
  makeConversation,
  makeGuest,
  makeMessage,
  makePerson,
  makeRegistration,
} from '../../testing/factories.ts';
import { type FullLife, findInDatabase, makeFullLife } from '../../testing/full-life.ts';
import { runJob } from '../../testing/jobs.ts';
import { until } from '../../testing/until.ts';
import { passTime } from '../../testing/vip.ts';
import { countChat } from '../avatars/index.ts';
import { checkLedger } from '../coins/index.ts';
import { seedFeed } from '../feed/index.ts';
import { openEvidence } from '../safety/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedFeed({ db: app.database.db, clock: app.clock });
});
afterAll(() => app.stop());

const leave = (client: TestClient, body: Record<string, unknown> = {}) =>
  client.post('/api/privacy/deletion', { password: GOOD_PASSWORD, word: 'apagar', ...body });
const query = async (sql: string, values: unknown[] = []) => (await app.database.db.pool.query(sql, values)).rows;
const dataDir = () => app.application.deps.env.DATA_DIR;

describe('leaving', () => {
  let life: FullLife;
  let words: string[];
  let cookie = '';
  beforeAll(async () => {
    life = await makeFullLife(app);
    words = [life.firstName, life.email, life.canary];
  });

  it('says before what goes: coins, a renewal, and VIP that was paid for', async () => {
    expect((await life.client.get('/api/privacy/leaving')).body).toEqual({
      balanceCoins: await readBalance(life.client),
      needsPassword: true,
      renewsVip: true,
      vipUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/u),
    });
  });

  it('asks for the word and the password; neither alone deletes anything', async () => {
    const wordless = await leave(life.client, { word: 'sim' });
    expect([wordless.status, wordless.body.error]).toEqual([422, 'privacy.word-missing']);
    for (const password of ['palpite errado', undefined]) {
      const refused = await leave(life.client, { password });
      expect([refused.status, refused.body.error]).toEqual([401, 'auth.invalid-credentials']);
    }
    expect((await life.client.get('/api/auth/status')).body.isAuthenticated).toBe(true);
    expect(await findInDatabase(app, words)).toEqual(
      expect.arrayContaining([
        'accounts',
        'avatar_drafts',
        'feed_comments',
        'feedback',
        'memory_items',
        'reports',
        'variants',
      ]),
    );
  });

  it('L05: afterwards no cell of any table and no file holds the name, the e-mail or anything they wrote', async () => {
    const second = app.client();
    await second.post('/api/auth/login', { email: life.email, password: GOOD_PASSWORD });
    cookie = life.client.cookies.get('cafune_session') ?? '';
    const answer = await leave(life.client);
    expect([answer.status, answer.body.message]).toEqual([200, 'Sua conta foi apagada.']);
    expect(answer.headers.get('clear-site-data')).toContain('"storage"');
    expect(life.client.cookies.has('cafune_session')).toBe(false);
    await settle(app);
    await until(async () => (await findInDatabase(app, words)).length === 0);
    expect(await findInDatabase(app, words)).toEqual([]);
    expect(await filesWith(words)).toEqual([]);
    expect((await second.get('/api/user/tokens')).status).toBe(401);
  });

  it('what is left under its number is what the map says, and nothing else', async () => {
    expect(await findInDatabase(app, [life.id])).toEqual([
      'access_log',
      'avatars',
      'coin_accounts',
      'coin_holds',
      'coin_lot_uses',
      'coin_lots',
      'coin_transfers',
      'orders',
      'privacy_erasures',
      'vip_done',
      'vip_members',
      'vip_purchases',
    ]);
    expect((await checkLedger(app.database.db)).faultCount).toBe(0);
  });

  it('asked for again, it is answered like any session that ended', async () => {
    const again = app.client();
    again.cookies.set('cafune_session', cookie);
    expect((await leave(again)).status).toBe(401);
    expect((await again.get('/api/user/tokens')).status).toBe(401);
    const gone = await app.client().post('/api/auth/login', { email: life.email, password: GOOD_PASSWORD });
    expect([gone.status, gone.body.error]).toEqual([401, 'auth.invalid-credentials']);
  });

  it('nothing is charged afterwards, and nobody is told anything', async () => {
    const charges = () => query('SELECT id FROM orders WHERE account_id = $1', [life.id]);
    const before = await charges();
    expect(await query('SELECT card_ref, next_at FROM vip_members WHERE account_id = $1', [life.id])).toEqual([
      { card_ref: null, next_at: null },
    ]);
    await passTime(app, 40 * 86_400_000);
    await runJob(app, 'rewards-remind');
    await settle(app);
    expect(await charges()).toEqual(before);
    expect(await query('SELECT 1 FROM notifications WHERE account_id = $1', [life.id])).toEqual([]);
  });

  it('a character whom somebody else talks to goes on with them, out of the catalogue and without the name; the others are gone', async () => {
    const { client } = life.friend;
    await client.post('/api/auth/login', { email: life.friend.email, password: GOOD_PASSWORD });
    expect((await client.get(`/api/avatars/${life.publicAvatarId}`)).status).toBe(404);
    expect((await say(client, life.friendsConversationId, 'oi, tudo bem?')).length).toBeGreaterThan(1);
    expect(await query('SELECT 1 FROM avatars WHERE id = $1', [life.privateAvatarId])).toEqual([]);
  });

  it('the same e-mail can register anew, with nothing of before', async () => {
    const client = app.client();
    const answer = await client.post('/api/auth/register', makeRegistration({ email: life.email }));
    expect([answer.status, answer.body.user.email]).toEqual([201, life.email]);
    expect(answer.body.user.id).not.toBe(life.id);
    expect((await client.get('/api/conversations')).body).toEqual({ items: [] });
  });
});

describe('what stays', () => {
  it('F13: the sealed evidence of a case, and whose it is', async () => {
    const person = await makePerson(app);
    const chat = await makeConversation(person.client);
    const text = 'quero namorar você fingindo que você tem 15 anos';
    expect((await person.client.post(`/api/conversations/${chat}/messages`, makeMessage(text))).status).toBe(403);
    expect((await leave(person.client)).status).toBe(200);
    const [row, ...others] = await query(
      'SELECT c.account_id, c.status, e.sealed FROM moderation_cases c JOIN sealed_evidence e ON e.case_id = c.id WHERE c.subject_id = $1',
      [chat],
    );
    expect([row.account_id, row.status, others]).toEqual([person.id, 'open', []]);
    expect(JSON.stringify(openEvidence(app.application.deps.secret, row.sealed))).toContain(text);
    expect(await query('SELECT 1 FROM conversations WHERE id = $1', [chat])).toEqual([]);
  });

  it('what is due to be decided of a character whom others talk to is decided; of who is gone, nothing', async () => {
    const { client } = await makePerson(app);
    const [kept, gone] = [await makeAvatar(client, { wantsPublic: true }), await makeAvatar(client)];
    const moderator = await makeModerator(app);
    await moderator.decide(kept, 'approve');
    const friend = await makePerson(app);
    const chat = (await friend.client.post('/api/conversations', { avatarId: kept })).body.id;
    await settle(app);
    const report = (subjectId: string) =>
      friend.client.post('/api/reports', { subjectKind: 'avatar', subjectId, reason: 'minor', details: '' });
    expect([(await report(kept)).status, (await report(gone)).status]).toEqual([201, 201]);
    await leave(client);
    expect(await moderator.listCases(gone)).toEqual([]);
    await moderator.decide(kept, 'refuse');
    const refused = await friend.client.post(`/api/conversations/${chat}/messages`, makeMessage('oi'));
    expect([refused.status, refused.body.error]).toEqual([409, 'chat.character-in-review']);
  });

  it('a character whom somebody began to talk to a moment ago, before it was counted', async () => {
    const { client } = await makePerson(app);
    const avatarId = await makeAvatar(client, { wantsPublic: true });
    await (await makeModerator(app)).decide(avatarId, 'approve');
    const friend = await makePerson(app);
    const conversationId = (await friend.client.post('/api/conversations', { avatarId })).body.id;
    await settle(app);
    await query('DELETE FROM avatar_chats WHERE avatar_id = $1', [avatarId]);
    const { outbox, db } = app.application.deps;
    await outbox.add(db, 'chat.conversation-opened', { conversationId, avatarId, accountId: friend.id });
    expect((await leave(client)).status).toBe(200);
    expect(await query('SELECT id FROM avatars WHERE id = $1', [avatarId])).toEqual([{ id: avatarId }]);
    expect((await say(friend.client, conversationId, 'oi, tudo bem?')).length).toBeGreaterThan(1);
  });

  it('what is told of a character who is gone is heard, and counts nothing', async () => {
    const gone = { accountId: randomUUID(), avatarId: randomUUID() };
    await countChat(app.application.deps, gone);
    expect(await query('SELECT 1 FROM avatar_chats WHERE avatar_id = $1', [gone.avatarId])).toEqual([]);
  });

  it('a verified person’s key: the welcome of a second account is taken back also when the first was deleted', async () => {
    const subject = randomUUID();
    const first = await makePerson(app);
    await checkAge(first.client, 'adult', subject);
    await settle(app);
    await leave(first.client);
    const second = await makePerson(app);
    expect(await readBalance(second.client)).toBe(500);
    await checkAge(second.client, 'adult', subject);
    await settle(app);
    expect(await readBalance(second.client)).toBe(0);
  });

  it('a minor’s refusal: it sticks to the person, whatever they deleted', async () => {
    const subject = randomUUID();
    const [first, second, third] = [await makePerson(app), await makePerson(app), await makePerson(app)];
    await checkAge(second.client, 'adult', subject);
    await checkAge(first.client, 'minor', subject);
    expect((await leave(second.client)).status).toBe(200);
    expect((await checkAge(third.client, 'adult', subject)).body.state).toBe('refused');
  });
});

describe('guests and files', () => {
  it('a guest leaves with the word alone', async () => {
    const { client, id } = await makeGuest(app);
    const conversationId = await makeConversation(client);
    await say(client, conversationId, 'só de passagem');
    expect((await client.get('/api/privacy/leaving')).body).toMatchObject({
      needsPassword: false,
      renewsVip: false,
      vipUntil: null,
    });
    expect((await client.post('/api/privacy/deletion', { word: ' Apagar ' })).status).toBe(200);
    expect(await findInDatabase(app, [id])).toEqual(['access_log', 'privacy_erasures']);
    expect((await client.post('/api/privacy/deletion', { word: 'apagar' })).status).toBe(401);
  });

  it('what comes late for an account that is gone goes as well, but never an account that lives', async () => {
    const { client, id } = await makeGuest(app);
    const other = await makeGuest(app);
    await client.post('/api/privacy/deletion', { word: 'apagar' });
    const late = async (accountId: string) =>
      query(
        "INSERT INTO feedback (id, account_id, type, subject, message, created_at) VALUES ($1, $2, 'bug', 'a', 'b', now())",
        [randomUUID(), accountId],
      );
    await late(id);
    await late(other.id);
    // Somebody who was deleted and is here again.
    await query('INSERT INTO privacy_erasures (account_id, erased_at) VALUES ($1, $2)', [other.id, app.clock.now()]);
    await runJob(app, 'privacy-erase-latecomers');
    const left = await query('SELECT account_id FROM feedback WHERE account_id = ANY($1)', [[id, other.id]]);
    expect(left).toEqual([{ account_id: other.id }]);
  });

  it('jobs that wait for somebody are taken back', async () => {
    const { client, id } = await makePerson(app);
    await query("SELECT graphile_worker.add_job('vip-mail-reminder', $1, run_at := now() + interval '1 day')", [
      JSON.stringify({ accountId: id, reminder: {} }),
    ]);
    await leave(client);
    expect(await findInDatabase(app, [id])).not.toContain('graphile_worker._private_jobs');
  });

  it('mails that wait for somebody else stay: of an address that ends alike, of an affiliate, and of whose address was only claimed', async () => {
    const short = `${randomUUID().slice(0, 8)}@correio.com`;
    const { client } = await makePerson(app, { email: short });
    const owner = await makePerson(app);
    const claiming = app.client();
    await claiming.post('/api/auth/register', makeRegistration({ email: owner.email }));
    const wait = (name: string, email: string) =>
      query("SELECT graphile_worker.add_job($1, $2, run_at := now() + interval '1 day')", [
        name,
        JSON.stringify({ kind: 'reset', email }),
      ]);
    await wait('auth-send-mail', short);
    await wait('auth-send-mail', `maria.${short}`);
    await wait('affiliates-send-mail', short);
    await wait('auth-send-mail', owner.email);
    for (const one of [client, claiming]) expect((await leave(one)).status).toBe(200);
    const rows = await query(
      `SELECT t.identifier, j.payload ->> 'email' AS email FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE j.payload ->> 'email' = ANY($1) AND j.run_at > now() + interval '1 hour' ORDER BY j.id`,
      [[short, `maria.${short}`, owner.email]],
    );
    expect(rows).toEqual([
      { identifier: 'auth-send-mail', email: `maria.${short}` },
      { identifier: 'affiliates-send-mail', email: short },
      { identifier: 'auth-send-mail', email: owner.email },
    ]);
  });
});

/** Files of the data folder that hold one of some words. */
async function filesWith(words: readonly string[]): Promise<string[]> {
  await writeFile(join(dataDir(), 'beside.txt'), 'seen');
  const entries = await readdir(dataDir(), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  expect(files).toContain(join(dataDir(), 'beside.txt'));
  const found: string[] = [];
  for (const file of files) {
    const text = (await readFile(file)).toString('latin1');
    if (words.some((word) => text.includes(word) || file.includes(word))) found.push(file);
  }
  return found;
}
