import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import {
  editAvatar,
  type Moderator,
  makeAvatar,
  makeDefinition,
  makeDoubtfulBio,
  makeModerator,
  makePublicAvatar,
  postAvatar,
  settle,
} from '../../../testing/avatars.ts';
import type { TestClient } from '../../../testing/client.ts';
import { makeGuest, makeMessage, makePerson } from '../../../testing/factories.ts';
import { readNotices, waitForNotice } from '../../../testing/notifications.ts';

let app: TestApp;
let moderator: Moderator;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await makeModerator(app);
});
afterAll(() => app.stop());

const DAY_MS = 86_400_000;
const read = async (client: TestClient, id: string) => (await client.get(`/api/my-avatars/${id}`)).body.avatar;
const act = (client: TestClient, id: string, action: string) => client.post(`/api/my-avatars/${id}/${action}`);
const isSeen = async (id: string) => (await app.client().get(`/api/avatars/${id}`)).status === 200;

describe('the catalogue', () => {
  it('shows an avatar only after a person of ours approved her, and her maker hears of it once', async () => {
    const { client } = await makePerson(app);
    const made = await postAvatar(client, { wantsPublic: true, definition: { name: 'Maré' } });
    const { id } = made.body;
    expect([made.status, made.body.publication, made.body.visibility]).toEqual([201, 'in-review', 'private']);
    expect(await isSeen(id)).toBe(false);
    // Her maker need not wait.
    expect((await client.post('/api/conversations', { avatarId: id })).status).toBe(201);
    expect(await moderator.listCases(id)).toMatchObject([{ cause: 'publication', subjectVersion: 1, findings: [] }]);
    await moderator.decide(id, 'approve');
    expect(await isSeen(id)).toBe(true);
    expect((await app.client().get('/api/avatars?q=mare&origin=community')).body.items).toHaveLength(1);
    expect(await read(client, id)).toMatchObject({ publication: 'approved', visibility: 'public' });
    expect(await waitForNotice(client, 'Maré está no catálogo')).toMatchObject({ actionUrl: '/my-avatars' });
  });

  it('does not show one that was refused; her maker hears of it and keeps her', async () => {
    const { client } = await makePerson(app);
    const id = await makeAvatar(client, { wantsPublic: true, definition: { name: 'Vaga' } });
    await moderator.decide(id, 'refuse');
    expect(await read(client, id)).toMatchObject({ publication: 'refused', visibility: 'private', isPaused: false });
    expect(await isSeen(id)).toBe(false);
    expect(await waitForNotice(client, 'Vaga não pôde ser publicada')).toMatchObject({ actionUrl: '/my-avatars' });
    expect((await client.post('/api/conversations', { avatarId: id })).status).toBe(201);
    expect((await editAvatar(client, id, { definition: { age: 28 } })).body.publication).toBe('none');
    expect((await act(client, id, 'publish')).body.publication).toBe('in-review');
    expect(await moderator.listCases(id)).toMatchObject([{ cause: 'publication', subjectVersion: 2 }]);
  });

  it('a decision that is told twice counts once', async () => {
    const { client } = await makePerson(app);
    const id = await makeAvatar(client, { wantsPublic: true });
    const [{ id: caseId }] = await moderator.listCases(id);
    await moderator.decide(id, 'approve');
    await act(client, id, 'unpublish');
    await act(client, id, 'publish');
    const { db, outbox } = app.application.deps;
    await outbox.add(db, 'safety.case-decided', {
      caseId,
      subjectKind: 'avatar',
      subjectId: id,
      subjectVersion: 1,
      cause: 'publication',
      decision: 'approve',
    });
    await settle(app);
    expect(await read(client, id)).toMatchObject({ publication: 'in-review', visibility: 'private' });
    expect((await readNotices(client)).filter(({ title }) => title === 'Lua está no catálogo')).toHaveLength(1);
  });

  it('a decision about a version that was replaced meanwhile decides nothing', async () => {
    const { client } = await makePerson(app);
    const id = await makeAvatar(client, { wantsPublic: true });
    await editAvatar(client, id, { definition: { name: 'Outra' } });
    const { db, outbox } = app.application.deps;
    await outbox.add(db, 'safety.case-decided', {
      caseId: randomUUID(),
      subjectKind: 'avatar',
      subjectId: id,
      subjectVersion: 1,
      cause: 'publication',
      decision: 'approve',
    });
    await settle(app);
    expect(await isSeen(id)).toBe(false);
    expect(await moderator.listCases(id)).toMatchObject([{ cause: 'publication', subjectVersion: 2 }]);
  });

  it('asks once: publishing again waits, and one who is there stays', async () => {
    const { client } = await makePerson(app);
    const id = await makeAvatar(client);
    expect((await act(client, id, 'publish')).status).toBe(202);
    const again = await act(client, id, 'publish');
    expect([again.status, again.body.error]).toEqual([409, 'avatars.in-review']);
    await moderator.decide(id, 'approve');
    expect((await act(client, id, 'publish')).body.publication).toBe('approved');
    expect(await moderator.listCases(id)).toEqual([]);
  });

  it('lets go at once: unpublished, she is private, and a version that waited is hers', async () => {
    const { id, maker } = await makePublicAvatar(app, moderator);
    const { client } = await makePerson(app);
    const conversation = (await client.post('/api/conversations', { avatarId: id })).body.id;
    await editAvatar(maker, id, { definition: { name: 'Secreta' } });
    const answer = await act(maker, id, 'unpublish');
    expect(answer.body).toMatchObject({ visibility: 'private', publication: 'none' });
    expect(await moderator.listCases(id)).toEqual([]);
    expect(await isSeen(id)).toBe(false);
    expect((await maker.get(`/api/avatars/${id}`)).body.name).toBe('Secreta');
    // Whoever talks to her goes on with the version they know, and is not offered what is private now.
    const theirs = (await client.get(`/api/conversations/${conversation}`)).body;
    expect([theirs.avatar.name, theirs.change]).toEqual(['Lua', null]);
    expect((await client.post(`/api/conversations/${conversation}/messages`, makeMessage())).status).toBe(201);
  });

  it('giving the request up does not end a doubt', async () => {
    const { client } = await makePerson(app);
    const id = await makeAvatar(client, { wantsPublic: true, definition: { bio: makeDoubtfulBio(app) } });
    expect(await moderator.listCases(id)).toMatchObject([{ cause: 'publication', class: 'p0' }]);
    expect((await act(client, id, 'unpublish')).body).toMatchObject({ isPaused: true, publication: 'in-review' });
    expect(await moderator.listCases(id)).toMatchObject([{ cause: 'doubt', class: 'p0', subjectVersion: 1 }]);
    await moderator.decide(id, 'approve');
    expect(await read(client, id)).toMatchObject({ isPaused: false, publication: 'none', visibility: 'private' });
    expect(await waitForNotice(client, 'A análise de Lua terminou')).toBeDefined();
  });

  it('a doubt that was refused leaves her paused', async () => {
    const { client } = await makePerson(app);
    const id = await makeAvatar(client, { definition: { bio: makeDoubtfulBio(app) } });
    await moderator.decide(id, 'refuse');
    expect(await read(client, id)).toMatchObject({ isPaused: true, publication: 'refused' });
  });

  it('a report that is upheld takes her out and pauses her; one that is dismissed changes nothing', async () => {
    const { id, maker } = await makePublicAvatar(app, moderator);
    const report = () =>
      app.client().post('/api/reports', { subjectKind: 'avatar', subjectId: id, reason: 'other', details: 'Veja.' });
    await report();
    await moderator.decide(id, 'approve');
    expect(await isSeen(id)).toBe(true);
    await report();
    await moderator.decide(id, 'refuse');
    expect(await isSeen(id)).toBe(false);
    expect(await read(maker, id)).toMatchObject({ publication: 'refused', isPaused: true });
    expect(await waitForNotice(maker, 'Lua saiu do catálogo')).toBeDefined();
  });

  it('is not for guests', async () => {
    const { client } = await makeGuest(app);
    const id = await makeAvatar(client);
    expect((await act(client, id, 'publish')).status).toBe(401);
  });
});

describe('an archived avatar', () => {
  it('is found by nobody, goes on with whoever talks to her, and comes back within thirty days', async () => {
    const { id, maker } = await makePublicAvatar(app, moderator);
    const { client } = await makePerson(app);
    const conversation = (await client.post('/api/conversations', { avatarId: id })).body.id;
    const archived = await act(maker, id, 'archive');
    expect(archived.body.archivedAt).not.toBeNull();
    expect((await act(maker, id, 'archive')).body.archivedAt).toBe(archived.body.archivedAt);
    expect(await isSeen(id)).toBe(false);
    expect((await maker.post('/api/conversations', { avatarId: id })).status).toBe(404);
    expect((await (await makePerson(app)).client.post('/api/conversations', { avatarId: id })).status).toBe(404);
    expect((await client.post(`/api/conversations/${conversation}/messages`, makeMessage())).status).toBe(201);
    expect((await client.get(`/api/conversations/${conversation}`)).body.change).toBeNull();
    expect((await maker.get('/api/my-avatars')).body).toMatchObject([{ id, archivedAt: archived.body.archivedAt }]);
    for (const answer of [await act(maker, id, 'publish'), await editAvatar(maker, id, { definition: { age: 40 } })])
      expect([answer.status, answer.body.error]).toEqual([409, 'avatars.archived']);
    expect((await act(maker, id, 'restore')).body.archivedAt).toBeNull();
    expect(await isSeen(id)).toBe(true);
    expect((await act(maker, id, 'restore')).status).toBe(200);
  });

  it('is gone after thirty days, by the clock', async () => {
    const { client } = await makePerson(app);
    const [early, late] = [await makeAvatar(client), await makeAvatar(client)];
    await act(client, early, 'archive');
    app.clock.advance(15 * DAY_MS);
    await act(client, late, 'archive');
    app.clock.advance(15 * DAY_MS - 60_000);
    const listed = async () => (await client.get('/api/my-avatars')).body.map((one: { id: string }) => one.id);
    expect(await listed()).toEqual([late, early]);
    app.clock.advance(2 * 60_000);
    expect(await listed()).toEqual([late]);
    const answer = await act(client, early, 'restore');
    expect([answer.status, answer.body]).toMatchObject([
      410,
      { error: 'avatars.restore-expired', message: 'O prazo de 30 dias para restaurar terminou.' },
    ]);
    expect((await act(client, late, 'restore')).status).toBe(200);
  });
});

describe('another person’s avatar', () => {
  it('B01: reading, editing, publishing, archiving and restoring her is 404, like a random id', async () => {
    const [one, two] = [await makePerson(app), await makePerson(app)];
    const id = await makeAvatar(one.client);
    const definition = makeDefinition({ name: 'Roubada' });
    const body = { definition, baseVersion: 1, changeNote: '' };
    for (const target of [id, randomUUID()]) {
      const answers = [
        await two.client.get(`/api/my-avatars/${target}`),
        await two.client.call('PATCH', `/api/my-avatars/${target}`, { body }),
        ...(await Promise.all(
          ['publish', 'unpublish', 'archive', 'restore'].map((action) => act(two.client, target, action)),
        )),
      ];
      for (const answer of answers) {
        expect([answer.status, answer.body.error, answer.body.message]).toEqual([
          404,
          'request.not-found',
          'Não encontramos esse item.',
        ]);
      }
    }
    expect(await read(one.client, id)).toMatchObject({ name: 'Lua', version: 1, archivedAt: null });
  });

  it('B02: that is private cannot be talked to, nor seen', async () => {
    const [one, two] = [await makePerson(app), await makePerson(app)];
    const avatarId = await makeAvatar(one.client);
    expect((await two.client.post('/api/conversations', { avatarId })).status).toBe(404);
    expect((await two.client.get(`/api/avatars/${avatarId}`)).status).toBe(404);
    expect((await app.client().get('/api/my-avatars')).status).toBe(401);
  });
});
