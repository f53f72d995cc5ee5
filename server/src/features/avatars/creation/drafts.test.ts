import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { editAvatar, makeAvatar, makeDefinition } from '../../../testing/avatars.ts';
import type { TestClient } from '../../../testing/client.ts';
import { makeGuest, makePerson } from '../../../testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

function makeDraft(fields: Record<string, unknown> = {}, changes: Record<string, unknown> = {}) {
  return { fields, step: 'jeito', wantsPublic: false, importId: null, avatarId: randomUUID(), ...changes };
}
const save = (client: TestClient, key: string, draft: unknown) =>
  client.call('PUT', `/api/avatar-drafts/${key}`, { body: draft });
const read = async (client: TestClient, key: string) => (await client.get(`/api/avatar-drafts/${key}`)).body;

describe('a draft', () => {
  it('is kept as it is, unfinished, and the last one wins', async () => {
    const { client } = await makePerson(app);
    expect(await read(client, 'novo')).toBeNull();
    const first = makeDraft({ name: '', age: null, bio: 'a'.repeat(4_000) });
    const saved = await save(client, 'novo', first);
    expect([saved.status, saved.body.draft]).toEqual([200, first]);
    app.clock.advance(60_000);
    const second = makeDraft({ name: 'Lua', age: 12 });
    const again = await save(client, 'novo', second);
    expect(Date.parse(again.body.savedAt) - Date.parse(saved.body.savedAt)).toBeGreaterThanOrEqual(60_000);
    expect(await read(client, 'novo')).toEqual({ draft: second, savedAt: again.body.savedAt });
    expect((await client.call('DELETE', '/api/avatar-drafts/novo')).status).toBe(204);
    expect((await client.call('DELETE', '/api/avatar-drafts/novo')).status).toBe(204);
    expect(await read(client, 'novo')).toBeNull();
  });

  it('ends with the avatar it becomes, and the draft of an edit with the edit', async () => {
    const { client } = await makePerson(app);
    await save(client, 'novo', makeDraft());
    const id = await makeAvatar(client);
    expect(await read(client, 'novo')).toBeNull();
    await save(client, id.toUpperCase(), makeDraft(makeDefinition()));
    expect(await read(client, id)).toMatchObject({ draft: { fields: { name: 'Lua' } } });
    await editAvatar(client, id, { definition: { age: 33 } });
    expect(await read(client, id)).toBeNull();
  });

  it('B01: of another person is not to be read, and none is kept of their avatars', async () => {
    const [one, two] = [await makePerson(app), await makePerson(app)];
    const id = await makeAvatar(one.client);
    await save(one.client, 'novo', makeDraft({ name: 'Segredo' }));
    await save(one.client, id, makeDraft({ name: 'Segredo' }));
    expect([await read(two.client, 'novo'), await read(two.client, id)]).toEqual([null, null]);
    for (const key of [id, randomUUID()]) {
      const answer = await save(two.client, key, makeDraft());
      expect([answer.status, answer.body.error]).toEqual([404, 'request.not-found']);
    }
    await two.client.call('DELETE', '/api/avatar-drafts/novo');
    expect(await read(one.client, 'novo')).not.toBeNull();
  });

  it('C02: of more than 64 KB is refused, and the one before stays', async () => {
    const { client } = await makePerson(app);
    const kept = makeDraft({ name: 'Lua' });
    await save(client, 'novo', kept);
    const long = Array.from({ length: 20 }, () => 'a'.repeat(4_000));
    const answer = await save(client, 'novo', makeDraft({ loves: long }));
    expect([answer.status, answer.body.error]).toEqual([413, 'request.too-large']);
    expect((await read(client, 'novo')).draft).toEqual(kept);
  });

  it('B03: has no field we do not know, and no other key', async () => {
    const { client } = await makePerson(app);
    expect((await save(client, 'novo', makeDraft({ coins: 1 }))).body.error).toBe('request.unknown-field');
    expect((await save(client, 'outro', makeDraft())).status).toBe(422);
  });

  it('is a person’s: guests keep theirs on the device', async () => {
    const { client } = await makeGuest(app);
    expect((await save(client, 'novo', makeDraft())).status).toBe(401);
  });
});
