import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import {
  editAvatar,
  type Moderator,
  makeAvatar,
  makeDoubtfulBio,
  makeModerator,
  makePublicAvatar,
  settle,
} from '../../../testing/avatars.ts';
import type { TestClient } from '../../../testing/client.ts';
import { makeMessage, makePerson } from '../../../testing/factories.ts';

let app: TestApp;
let moderator: Moderator;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await makeModerator(app);
});
afterAll(() => app.stop());

const read = async (client: TestClient, id: string) => (await client.get(`/api/my-avatars/${id}`)).body;
const seen = async (id: string) => app.client().get(`/api/avatars/${id}`);

describe('editing a private avatar', () => {
  it('makes a version with its note that is current at once', async () => {
    const { client } = await makePerson(app);
    const id = await makeAvatar(client);
    const edited = await editAvatar(client, id, {
      definition: { name: 'Lua Cheia', tags: ['noite'], portrait: { skin: 'canela', palette: 'folha' } },
      changeNote: 'Mudou de casa',
    });
    expect([edited.status, edited.body.version, edited.body.name]).toEqual([200, 2, 'Lua Cheia']);
    const unnamed = await editAvatar(client, id, { definition: { age: 30 } });
    expect(unnamed.body.version).toBe(3);
    const { definition, versions } = await read(client, id);
    expect(definition).toMatchObject({ age: 30, name: 'Lua Cheia', tags: ['noite'], portrait: { palette: 'folha' } });
    expect(versions.map(({ version, note }: { version: number; note: string }) => [version, note])).toEqual([
      [3, 'Editada'],
      [2, 'Mudou de casa'],
      [1, 'Primeira versão'],
    ]);
    expect((await client.get(`/api/avatars/${id}`)).body).toMatchObject({ name: 'Lua Cheia', age: 30, version: 3 });
  });

  it('of which nothing changed is no version', async () => {
    const { client } = await makePerson(app);
    const id = await makeAvatar(client);
    const edited = await editAvatar(client, id, { changeNote: 'nada' });
    expect([edited.status, edited.body.version]).toEqual([200, 1]);
    expect((await read(client, id)).versions).toHaveLength(1);
  });

  it('writes over nothing that another tab saved meanwhile', async () => {
    const { client } = await makePerson(app);
    const id = await makeAvatar(client);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        editAvatar(client, id, { definition: { bio: `Versão ${index}` }, baseVersion: 1 }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 409);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.body.error).toBe('avatars.version-conflict');
    expect((await read(client, id)).versions).toHaveLength(2);
  });

  it('refuses what may not be made, and she stays as she was', async () => {
    const { client } = await makePerson(app);
    const id = await makeAvatar(client);
    for (const [edit, code] of [
      [{ definition: { bio: 'Ela tem 17 anos.' } }, 'safety.minimum-age'],
      [{ definition: { age: 17 } }, 'safety.minimum-age'],
      [{ definition: { tagline: 'mudou' }, changeNote: 'Agora tem 16 anos' }, 'safety.minimum-age'],
      [{ definition: { bio: 'CPF 529.982.247-25' } }, 'safety.personal-data'],
    ] as const) {
      const answer = await editAvatar(client, id, edit);
      expect([edit, answer.status, answer.body.error]).toEqual([edit, 422, code]);
    }
    expect((await editAvatar(client, id, { definition: { contentLevel: 'sensual' } })).status).toBe(403);
    const { avatar } = await read(client, id);
    expect(avatar).toMatchObject({ version: 1, isPaused: false, publication: 'none' });
    expect(await moderator.listCases(id)).toEqual([]);
  });

  it('in doubt waits for a person of ours: nobody sees the new version, nobody talks to her', async () => {
    const { client } = await makePerson(app);
    const id = await makeAvatar(client);
    const conversation = (await client.post('/api/conversations', { avatarId: id })).body.id;
    const edited = await editAvatar(client, id, { definition: { name: 'Nova', bio: makeDoubtfulBio(app) } });
    expect([edited.status, edited.body]).toMatchObject([
      202,
      { version: 2, isPaused: true, publication: 'in-review', name: 'Nova' },
    ]);
    await settle(app);
    expect((await client.get(`/api/avatars/${id}`)).body).toMatchObject({ version: 1, name: 'Lua' });
    const sent = await client.post(`/api/conversations/${conversation}/messages`, makeMessage());
    expect([sent.status, sent.body.error]).toEqual([409, 'chat.character-in-review']);
    // No edit ends the pause; it moves the question to the newer text.
    const mended = await editAvatar(client, id, { definition: { bio: 'Nasceu em Olinda.' } });
    expect([mended.status, mended.body.isPaused, mended.body.version]).toEqual([202, true, 3]);
    expect(await moderator.listCases(id)).toMatchObject([{ cause: 'doubt', subjectVersion: 3 }]);
    await moderator.decide(id, 'approve');
    expect((await read(client, id)).avatar).toMatchObject({ isPaused: false, publication: 'none', version: 3 });
    expect((await client.get(`/api/avatars/${id}`)).body).toMatchObject({ version: 3, name: 'Nova' });
    expect((await client.post(`/api/conversations/${conversation}/messages`, makeMessage())).status).toBe(201);
  });

  it('keeps the card she was imported from with every version after it', async () => {
    const { client, id: accountId } = await makePerson(app);
    const { pool } = app.database.db;
    const importId = randomUUID();
    await pool.query(
      `INSERT INTO avatar_imports (id, account_id, card, created_at) VALUES ($1, $2, '{"x":1}', now())`,
      [importId, accountId],
    );
    const id = await makeAvatar(client, { importId });
    await editAvatar(client, id, { definition: { age: 31 } });
    const { rows } = await pool.query('SELECT source_card FROM avatar_versions WHERE avatar_id = $1', [id]);
    expect(rows).toEqual([{ source_card: { x: 1 } }, { source_card: { x: 1 } }]);
  });
});

describe('editing a public avatar', () => {
  it('shows others the approved version until the new one was looked at', async () => {
    const { id, maker } = await makePublicAvatar(app, moderator);
    const edited = await editAvatar(maker, id, { definition: { name: 'Estrela', tags: ['noite'] } });
    expect([edited.status, edited.body]).toMatchObject([
      202,
      { name: 'Estrela', version: 2, publication: 'in-review', visibility: 'public', isPaused: false },
    ]);
    expect((await seen(id)).body).toMatchObject({ name: 'Lua', version: 1, tags: ['artista', 'calma'] });
    expect(await moderator.listCases(id)).toMatchObject([{ cause: 'publication', subjectVersion: 2 }]);
    await editAvatar(maker, id, { definition: { name: 'Cometa' } });
    expect(await moderator.listCases(id)).toMatchObject([{ cause: 'publication', subjectVersion: 3 }]);
    await moderator.decide(id, 'approve');
    expect((await seen(id)).body).toMatchObject({ name: 'Cometa', version: 3, tags: ['noite'] });
    expect((await app.client().get('/api/avatars?q=cometa')).body.items).toHaveLength(1);
    expect((await app.client().get('/api/avatars?tags=artista&q=cometa')).body.items).toEqual([]);
    expect((await read(maker, id)).avatar).toMatchObject({ publication: 'approved', version: 3 });
  });

  it('in doubt takes her from the lists and pauses her conversations', async () => {
    const { id, maker } = await makePublicAvatar(app, moderator);
    expect((await editAvatar(maker, id, { definition: { bio: makeDoubtfulBio(app) } })).status).toBe(202);
    expect((await seen(id)).status).toBe(404);
    await moderator.decide(id, 'approve');
    expect((await seen(id)).body.version).toBe(2);
  });

  it('F06: into a minor is refused, and she goes back to review with all her conversations paused', async () => {
    const { id, maker } = await makePublicAvatar(app, moderator);
    const { client } = await makePerson(app);
    const conversation = (await client.post('/api/conversations', { avatarId: id })).body.id;
    const refused = await editAvatar(maker, id, { definition: { bio: 'Ela tem 16 anos.' } });
    expect([refused.status, refused.body.error]).toEqual([422, 'safety.minimum-age']);
    await settle(app);
    expect((await read(maker, id)).avatar).toMatchObject({ publication: 'in-review', isPaused: true, version: 1 });
    expect((await seen(id)).status).toBe(404);
    expect(await moderator.listCases(id)).toMatchObject([{ cause: 'refused-edit', class: 'p0' }]);
    const before = (await client.get('/api/user/tokens')).body;
    const sent = await client.post(`/api/conversations/${conversation}/messages`, makeMessage());
    expect([sent.status, sent.body]).toMatchObject([
      409,
      {
        error: 'chat.character-in-review',
        message: 'Ela está em análise. Sua mensagem não foi enviada e nada foi cobrado.',
      },
    ]);
    expect((await client.get('/api/user/tokens')).body).toBe(before);
    expect((await client.get(`/api/conversations/${conversation}`)).body.isPaused).toBe(true);
    const fresh = await makePerson(app);
    expect((await fresh.client.post('/api/conversations', { avatarId: id })).status).toBe(404);
    await moderator.decide(id, 'approve');
    expect((await seen(id)).status).toBe(200);
    expect((await client.post(`/api/conversations/${conversation}/messages`, makeMessage())).status).toBe(201);
  });

  it('F06: a clean edit afterwards does not undo it; a refusal takes her out for everybody', async () => {
    const { id, maker } = await makePublicAvatar(app, moderator);
    await editAvatar(maker, id, { definition: { bio: 'Ela tem 16 anos.' } });
    const mended = await editAvatar(maker, id, { definition: { bio: 'Gosta de samba.' } });
    expect([mended.status, mended.body.isPaused, mended.body.version]).toEqual([202, true, 2]);
    const causes = (await moderator.listCases(id)).map(({ cause }) => cause);
    expect(causes.toSorted()).toEqual(['publication', 'refused-edit']);
    await moderator.decide(id, 'refuse');
    expect((await read(maker, id)).avatar).toMatchObject({
      publication: 'refused',
      visibility: 'private',
      isPaused: true,
    });
    expect((await maker.post('/api/conversations', { avatarId: id })).status).toBe(409);
  });

  it('refuses other things without a review: she stays in the catalogue as she was', async () => {
    const { id, maker } = await makePublicAvatar(app, moderator);
    expect((await editAvatar(maker, id, { definition: { bio: 'CPF 529.982.247-25' } })).status).toBe(422);
    expect((await seen(id)).body.version).toBe(1);
    expect(await moderator.listCases(id)).toEqual([]);
  });
});
