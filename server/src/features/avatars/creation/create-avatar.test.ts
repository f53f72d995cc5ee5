import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { makeAvatar, makeDefinition, makeDoubtfulBio, makeModerator, postAvatar } from '../../../testing/avatars.ts';
import { readBalance } from '../../../testing/chat.ts';
import type { TestClient } from '../../../testing/client.ts';
import { makeGuest, makePerson, makeRegistration } from '../../../testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function countMine(client: TestClient): Promise<number> {
  return (await client.get('/api/my-avatars')).body.length;
}

async function spendDownTo(accountId: string, coins: number): Promise<void> {
  const { posted } = (
    await app.database.db.pool.query('SELECT posted FROM coin_accounts WHERE account_id = $1', [accountId])
  ).rows[0];
  await app.database.db.pool.query("SELECT coins_spend($1, $2, $3, 'house:test', 'Gasto', ''::bytea)", [
    accountId,
    randomUUID(),
    posted - coins,
  ]);
}

describe('creating an avatar', () => {
  it('gives her everything that was said, private, hers to talk to at once', async () => {
    const { client } = await makePerson(app);
    const id = randomUUID();
    const made = await postAvatar(client, { id });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      id,
      name: 'Lua',
      tags: ['artista', 'calma'],
      ambient: '.55 .08 215',
      visibility: 'private',
      publication: 'none',
      isPaused: false,
      version: 1,
      chatCount: 0,
      archivedAt: null,
    });
    expect(made.body.slug).toMatch(/^lua-[0-9a-f]{8}$/u);
    const { definition, versions } = (await client.get(`/api/my-avatars/${id}`)).body;
    const { portrait, ...texts } = makeDefinition();
    expect(definition).toMatchObject({ ...texts, portrait });
    expect(versions).toMatchObject([{ version: 1, note: 'Primeira versão' }]);
    expect((await client.post('/api/conversations', { avatarId: id })).status).toBe(201);
    expect((await client.open('GET', made.body.images.face160)).status).toBe(200);
    expect((await app.client().get('/api/avatars?q=ceramista')).body.items).toEqual([]);
  });

  it('product.md "Money": the first is free for ever, each after it costs 60, and the statement says so without her words', async () => {
    const { client } = await makePerson(app);
    const price = async () => (await client.get('/api/my-avatars/price')).body;
    expect(await price()).toEqual({ coins: 0, isFirst: true, helpCoins: 10, canSpeak: false, canPaint: false });
    const first = await makeAvatar(client);
    expect(await readBalance(client)).toBe(500);
    await client.post(`/api/my-avatars/${first}/archive`);
    expect(await price()).toEqual({ coins: 60, isFirst: false, helpCoins: 10, canSpeak: false, canPaint: false });
    await makeAvatar(client, { definition: { name: 'Segunda' } });
    expect(await readBalance(client)).toBe(440);
    const [entry] = (await client.get('/api/user/statement')).body.items;
    expect([entry.amountCoins, entry.reason]).toEqual([-60, 'Criar companhia']);
  });

  it('tells a visitor without a session that the first is free', async () => {
    expect((await app.client().get('/api/my-avatars/price')).body).toEqual({
      coins: 0,
      isFirst: true,
      helpCoins: 10,
      canSpeak: false,
      canPaint: false,
    });
  });

  it('K03: the same id from two tabs at once is one avatar and one charge', async () => {
    const { client } = await makePerson(app);
    await makeAvatar(client);
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => postAvatar(client, { id })));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(11);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(await readBalance(client)).toBe(440);
    expect(await countMine(client)).toBe(2);
  });

  it('the same id with something else in it is no repeat: what was changed is not thrown away in silence', async () => {
    const { client } = await makePerson(app);
    const id = randomUUID();
    expect((await postAvatar(client, { id })).status).toBe(201);
    const changed = await postAvatar(client, { id, definition: makeDefinition({ bio: 'Agora pinta azulejos.' }) });
    expect([changed.status, changed.body.error]).toEqual([409, 'avatars.already-made']);
    expect((await client.get(`/api/my-avatars/${id}`)).body.definition.bio).toBe(makeDefinition().bio);
    expect((await postAvatar(client, { id })).status).toBe(200);
  });

  it('J01: fifty at once with coins for one are one avatar; 49 are refused and nothing is left behind', async () => {
    const { client, id: accountId } = await makePerson(app);
    await makeAvatar(client);
    await spendDownTo(accountId, 60);
    const answers = await Promise.all(Array.from({ length: 50 }, () => postAvatar(client)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 402);
    expect(refused).toHaveLength(49);
    expect(refused[0]?.body).toMatchObject({
      error: 'coins.insufficient',
      message: 'Você não tem moedas suficientes.',
    });
    expect(await readBalance(client)).toBe(0);
    expect(await countMine(client)).toBe(2);
  });

  it('J01: fifty first ones at once without a coin are one free avatar', async () => {
    const { client, id: accountId } = await makePerson(app);
    await spendDownTo(accountId, 0);
    const answers = await Promise.all(Array.from({ length: 50 }, () => postAvatar(client)));
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array.from({ length: 49 }, () => 402),
    ]);
  });

  it('B01: the id of another person’s avatar is nobody’s, and nothing is charged', async () => {
    const [one, two] = [await makePerson(app), await makePerson(app)];
    const id = await makeAvatar(one.client);
    await makeAvatar(two.client);
    const answer = await postAvatar(two.client, { id, definition: { name: 'Outra' } });
    expect([answer.status, answer.body.error]).toEqual([404, 'request.not-found']);
    expect((await one.client.get(`/api/my-avatars/${id}`)).body.avatar.name).toBe('Lua');
    expect(await readBalance(two.client)).toBe(500);
  });

  it('takes a name in any writing, and spaces that say nothing, into an address', async () => {
    const { client } = await makePerson(app);
    expect((await postAvatar(client, { definition: { name: 'Ágata  dos Ventos!' } })).body.slug).toMatch(
      /^agata-dos-ventos-[0-9a-f]{8}$/u,
    );
    expect((await postAvatar(client, { definition: { name: '月' } })).body.slug).toMatch(/^companhia-[0-9a-f]{8}$/u);
  });

  it('keeps the card she was imported from with her first version; a card that is gone or another’s loses no work', async () => {
    const [one, two] = [await makePerson(app), await makePerson(app)];
    const { pool } = app.database.db;
    const importOf = async (accountId: string) => {
      const id = randomUUID();
      await pool.query('INSERT INTO avatar_imports (id, account_id, card, created_at) VALUES ($1, $2, $3, now())', [
        id,
        accountId,
        '{"spec":"chara_card_v2","data":{"extensions":{"x":1}}}',
      ]);
      return id;
    };
    const sourceOf = async (id: string) =>
      (
        await pool.query('SELECT source_card FROM avatar_versions WHERE avatar_id = $1 ORDER BY version', [id])
      ).rows.map((row) => row.source_card?.spec ?? null);
    const [own, foreign] = [await importOf(one.id), await importOf(two.id)];
    const imported = await makeAvatar(one.client, { importId: own });
    expect(await sourceOf(imported)).toEqual(['chara_card_v2']);
    expect(await sourceOf(await makeAvatar(one.client, { importId: foreign }))).toEqual([null]);
    expect(await sourceOf(await makeAvatar(one.client, { importId: own }))).toEqual([null]);
    const left = await pool.query('SELECT id FROM avatar_imports WHERE id = ANY($1)', [[own, foreign]]);
    expect(left.rows).toEqual([{ id: foreign }]);
  });
});

describe('a guest', () => {
  it('makes one, free; the second asks to sign up, and so does the catalogue', async () => {
    const client = app.client();
    const publish = await postAvatar(client, { wantsPublic: true });
    expect([publish.status, publish.body.error]).toEqual([403, 'avatars.sign-up-first']);
    const first = await postAvatar(client);
    expect(first.status).toBe(201);
    const second = await postAvatar(client);
    expect([second.status, second.body.error]).toEqual([403, 'avatars.sign-up-first']);
    expect((await postAvatar(client, { id: first.body.id })).status).toBe(200);
    expect(await countMine(client)).toBe(1);
  });

  it('keeps her when registering, and the next one costs 60', async () => {
    const { client } = await makeGuest(app);
    const id = await makeAvatar(client);
    expect((await client.post('/api/auth/register', makeRegistration())).status).toBe(201);
    expect((await client.get('/api/my-avatars')).body.map((avatar: { id: string }) => avatar.id)).toEqual([id]);
    expect((await client.get('/api/my-avatars/price')).body.coins).toBe(60);
    await makeAvatar(client);
    expect(await readBalance(client)).toBe(440);
  });
});

describe('an avatar in doubt', () => {
  it('is kept, paused and shown to nobody; a case asks a person of ours, and the charge is made', async () => {
    const moderator = await makeModerator(app);
    const { client } = await makePerson(app);
    await makeAvatar(client);
    const answer = await postAvatar(client, { definition: { bio: makeDoubtfulBio(app) } });
    expect([answer.status, answer.body.isPaused, answer.body.publication]).toEqual([202, true, 'in-review']);
    expect(await moderator.listCases(answer.body.id)).toMatchObject([{ cause: 'doubt', subjectVersion: 1 }]);
    expect(await readBalance(client)).toBe(440);
    const talk = await client.post('/api/conversations', { avatarId: answer.body.id });
    expect([talk.status, talk.body.error]).toEqual([409, 'avatars.in-review']);
    expect((await app.client().get(`/api/avatars/${answer.body.id}`)).status).toBe(404);
  });
});
