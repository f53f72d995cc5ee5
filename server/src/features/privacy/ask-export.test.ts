import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { GOOD_PASSWORD, makeGuest, makePerson } from '../../testing/factories.ts';
import { makeFullLife } from '../../testing/full-life.ts';
import { runJob } from '../../testing/jobs.ts';
import { until } from '../../testing/until.ts';
import { readZip } from '../../testing/zip.ts';
import { seedFeed } from '../feed/index.ts';
import { TABLE_MAP } from './table-map.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedFeed({ db: app.database.db, clock: app.clock });
});
afterAll(() => app.stop());

const HOUR_MS = 3_600_000;
const latest = async (client: TestClient) => (await client.get('/api/privacy/exports/latest')).body.export;

/** @returns the id of a copy that is ready */
async function makeExport(client: TestClient): Promise<string> {
  const asked = await client.post('/api/privacy/exports');
  expect([asked.status, asked.body.state]).toEqual([202, 'preparing']);
  await until(async () => (await latest(client)).state !== 'preparing');
  expect(await latest(client)).toMatchObject({ id: asked.body.id, state: 'ready' });
  return asked.body.id;
}

const fetchFile = (client: TestClient, id: string) => client.open('GET', `/api/privacy/exports/${id}/file`);

async function readFiles(client: TestClient, id: string): Promise<Record<string, string>> {
  const answer = await fetchFile(client, id);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  return readZip(new Uint8Array(await answer.arrayBuffer()));
}

describe('a copy of one’s data', () => {
  it('L05: holds all of it that the map names, in words people can read', async () => {
    const life = await makeFullLife(app);
    const files = await readFiles(life.client, await makeExport(life.client));
    const parse = (name: string) => JSON.parse(files[`${name}.json`] ?? 'null');
    expect(parse('conta/cadastro')).toMatchObject([
      { nome: life.firstName, email: life.email, nascimento: '1994-08-14' },
    ]);
    expect(parse('memoria/lembrancas').some((row: { lembranca: string }) => row.lembranca.includes(life.canary))).toBe(
      true,
    );
    expect(parse('personagens/lista').map((row: { personagem: string }) => row.personagem)).toEqual([
      'Iolanda',
      'Luana',
    ]);
    expect(parse('compras/pedidos').map((row: { centavos: number }) => row.centavos)).toEqual([1_990, 2_990]);
    expect(parse('conta/registro-de-acesso')).toMatchObject([
      { endereco: expect.any(String), porta: expect.any(Number) },
    ]);
    expect(parse('gostos/curtidas')).toMatchObject([{ personagem: 'Sol', tipo: 'like' }]);
    const spoken = files['conversas/001 conversa com Lívia.txt'] ?? '';
    expect(spoken).toContain(`Você: eu me chamo ${life.firstName} e tenho um ${life.canary}`);
    expect(spoken).toContain(`Um ${life.canary}? Conta mais.`);
    const messages = JSON.parse(files['conversas/001 conversa com Lívia.json'] ?? '{}').messages;
    expect(messages.at(-1).variants).toMatchObject([{ text: `Um ${life.canary}? Conta mais.` }]);
    expect(Object.keys(files).filter((name) => name.endsWith('.webp'))).not.toEqual([]);
    expect(files['leia-me.txt']).toContain('O registro de acesso');
    // What they wrote is in a file for every table of the map that holds it.
    for (const file of ['feed/comentarios', 'conta/recados', 'seguranca/denuncias', 'personagens/rascunhos'])
      expect(files[`${file}.json`], file).toContain(life.canary);
    const known = TABLE_MAP.flatMap((table) => (table.export ? [`${table.export.file}.json`] : []));
    const others = Object.keys(files).filter((name) => !known.includes(name));
    expect(others.every((name) => /^(?:leia-me\.txt|conversas\/\d{3} |personagens\/imagens\/)/u.test(name))).toBe(true);
  });

  it('holds nothing of anybody else’s', async () => {
    const [one, other] = [await makeFullLife(app), await makeFullLife(app)];
    const text = JSON.stringify(await readFiles(one.client, await makeExport(one.client)));
    expect(text).toContain(one.canary);
    for (const word of [other.canary, other.email, other.id]) expect(text).not.toContain(word);
  });

  it('B09: is for who asked for it, for a day: another person 404, afterwards 410, and the file is gone', async () => {
    const [owner, other] = [await makePerson(app), await makePerson(app)];
    const id = await makeExport(owner.client);
    const foreign = await fetchFile(other.client, id);
    expect([foreign.status, ((await foreign.json()) as { message: string }).message]).toEqual([
      404,
      'Não encontramos esse item.',
    ]);
    expect((await fetchFile(app.client(), id)).status).toBe(401);
    app.clock.advance(23 * HOUR_MS);
    expect((await fetchFile(owner.client, id)).status).toBe(200);
    app.clock.advance(1 * HOUR_MS + 1_000);
    const late = await fetchFile(owner.client, id);
    expect([late.status, ((await late.json()) as { error: string }).error]).toEqual([410, 'privacy.export-expired']);
    expect((await latest(owner.client)).state).toBe('expired');
    await runJob(app, 'privacy-prune-exports');
    const { rows } = await app.database.db.pool.query('SELECT file FROM privacy_exports WHERE id = $1', [id]);
    expect(rows).toEqual([{ file: null }]);
    expect((await fetchFile(owner.client, id)).status).toBe(410);
    expect((await fetchFile(other.client, id)).status).toBe(404);
  });

  it('is asked for one at a time, a few times a day', async () => {
    const { client } = await makeGuest(app);
    expect(await latest(client)).toBeNull();
    const answers = await Promise.all([1, 2, 3].map(() => client.post('/api/privacy/exports')));
    const errors = answers.map(({ status, body }) => (status === 202 ? 'asked' : body.error));
    expect(errors.filter((error) => error === 'asked').length).toBeGreaterThan(0);
    expect(errors.filter((error) => error !== 'asked').every((error) => error === 'privacy.export-under-way')).toBe(
      true,
    );
    for (let asked = errors.filter((error) => error === 'asked').length; asked < 3; asked += 1) {
      await until(async () => (await latest(client)).state === 'ready');
      expect((await client.post('/api/privacy/exports')).status).toBe(202);
    }
    await until(async () => (await latest(client)).state === 'ready');
    const fourth = await client.post('/api/privacy/exports');
    expect([fourth.status, fourth.body.error]).toEqual([429, 'privacy.too-many-exports']);
    app.clock.advance(24 * HOUR_MS + 1_000);
    expect((await client.post('/api/privacy/exports')).status).toBe(202);
  });

  it('one whose making was cut short is over after an hour, and another can be asked for', async () => {
    const { client, id } = await makePerson(app);
    const lost = 'INSERT INTO privacy_exports (id, account_id, asked_at) VALUES (gen_random_uuid(), $1, $2)';
    await app.database.db.pool.query(lost, [id, app.clock.now()]);
    expect((await client.post('/api/privacy/exports')).body.error).toBe('privacy.export-under-way');
    app.clock.advance(HOUR_MS + 1_000);
    await runJob(app, 'privacy-prune-exports');
    expect((await latest(client)).state).toBe('failed');
    await makeExport(client);
  });

  it('A03: the sync token neither copies nor deletes', async () => {
    const { email, syncToken } = await makePerson(app);
    const bearer = { authorization: `Bearer ${syncToken}` };
    const stranger = app.client();
    const answers = [
      await stranger.get('/api/privacy/exports/latest', bearer),
      await stranger.post('/api/privacy/exports', undefined, bearer),
      await stranger.get('/api/privacy/leaving', bearer),
      await stranger.post('/api/privacy/deletion', { word: 'apagar', password: GOOD_PASSWORD }, bearer),
      await stranger.get('/api/user/sessions', bearer),
      await stranger.post('/api/user/sessions/end-others', undefined, bearer),
    ];
    for (const answer of answers)
      expect([answer.status, answer.body.error, answer.body.message]).toEqual([
        403,
        'auth.insufficient-scope',
        'Este acesso serve apenas para sincronizar conversas.',
      ]);
    expect((await stranger.post('/api/auth/login', { email, password: GOOD_PASSWORD })).status).toBe(200);
  });
});
