import { secondFactorRoutes } from '@cafune/contract/auth/second-factor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolSecondFactor, makeAdministrator } from '../../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { appCode } from '../../../testing/app-code.ts';
import type { TestClient } from '../../../testing/client.ts';
import { GOOD_PASSWORD, makePerson } from '../../../testing/factories.ts';
import { runJob } from '../../../testing/jobs.ts';
import { forgetSecondFactor, makeAdmin } from '../index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const FACTOR = '/api/admin/second-factor';
const now = () => app.clock.now();
const prove = (client: TestClient, code: string) => client.post(`${FACTOR}/prove`, { code });
const read = async (client: TestClient) => (await client.get(FACTOR)).body;
const stateOf = async (client: TestClient) => (await client.get('/api/admin/orders')).status;

/** An administrator, and what their authenticator knows. */
async function makeEnrolled() {
  const person = await makePerson(app);
  await makeAdmin(app.database.db, person.email);
  return { ...person, ...(await enrolSecondFactor(app, person.client)) };
}

/** The same administrator somewhere else. */
async function logIn({ email }: { email: string }): Promise<TestClient> {
  const client = app.client();
  await client.post('/api/auth/login', { email, password: GOOD_PASSWORD });
  return client;
}

describe('the second factor of administrators', () => {
  it('A14: without it nothing of the administration opens, money and moderation alike', async () => {
    const { client, email } = await makePerson(app);
    await makeAdmin(app.database.db, email);
    const answers = [
      await client.get('/api/admin/orders'),
      await client.get('/api/admin/audit'),
      await client.get('/api/admin/prices'),
      await client.get('/api/admin/moderation/cases?limit=1'),
      await client.post('/api/admin/step-up', { password: GOOD_PASSWORD }),
    ];
    for (const { status, body } of answers)
      expect([status, body.error, body.message]).toEqual([
        403,
        'auth.second-factor-needed',
        'Pra administrar, confirme o código do seu aplicativo autenticador.',
      ]);
    expect(await read(client)).toEqual({ isEnrolled: false, isProven: false, recoveryCodesLeft: 0 });
  });

  it('is set up with the password and a first code, which opens the administration; its secret is sealed in the database', async () => {
    const { client, id, secret } = await makeEnrolled();
    expect(await stateOf(client)).toBe(200);
    expect(await read(client)).toEqual({ isEnrolled: true, isProven: true, recoveryCodesLeft: 10 });
    const { rows } = await app.database.db.pool.query(
      'SELECT sealed_secret FROM second_factors WHERE account_id = $1',
      [id],
    );
    expect(rows[0].sealed_secret.toString('latin1')).not.toContain(secret);
    const again = await client.post(FACTOR, { password: GOOD_PASSWORD });
    expect([again.status, again.body.error]).toEqual([409, 'auth.second-factor-kept']);
  });

  it('asks for the password before it gives a secret', async () => {
    const { client, email } = await makePerson(app);
    await makeAdmin(app.database.db, email);
    const refused = await client.post(FACTOR, { password: 'palpite errado' });
    expect([refused.status, refused.body.error]).toEqual([401, 'auth.invalid-credentials']);
  });

  it('A14: every session shows it anew; a wrong code and one that was used answer the same', async () => {
    const admin = await makeEnrolled();
    const elsewhere = await logIn(admin);
    expect(await stateOf(elsewhere)).toBe(403);
    const refusals = [await prove(elsewhere, '000000'), await prove(elsewhere, appCode(admin.secret, now()))];
    for (const { status, body } of refusals)
      expect([status, body.error, body.message]).toEqual([401, 'auth.invalid-code', 'Código inválido ou já usado.']);
    app.clock.advance(30_000);
    const code = appCode(admin.secret, now());
    const both = await Promise.all([prove(elsewhere, code), prove(elsewhere, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 401]);
    expect(await stateOf(elsewhere)).toBe(200);
  });

  it('a recovery code opens once, as it is typed', async () => {
    const admin = await makeEnrolled();
    const elsewhere = await logIn(admin);
    const [code = ''] = admin.recoveryCodes;
    expect(admin.recoveryCodes).toHaveLength(10);
    expect((await prove(elsewhere, ` ${code.toLowerCase()} `)).status).toBe(204);
    expect((await prove(elsewhere, code)).status).toBe(401);
    expect((await read(elsewhere)).recoveryCodesLeft).toBe(9);
  });

  it('counts for twelve hours, and no longer than its session', async () => {
    const admin = await makeEnrolled();
    app.clock.advance(12 * 3_600_000 + 1_000);
    expect(await stateOf(admin.client)).toBe(403);
    await runJob(app, 'auth-delete-old-sessions');
    const { rows } = await app.database.db.pool.query('SELECT 1 FROM second_factor_proofs WHERE account_id = $1', [
      admin.id,
    ]);
    expect(rows).toEqual([]);
    expect((await prove(admin.client, appCode(admin.secret, now()))).status).toBe(204);
    expect(await stateOf(admin.client)).toBe(200);
  });

  it('five guesses, then a pause', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: 1 } });
    const admin = await makeAdministrator(strict);
    const statuses = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await prove(admin.client, `10000${guess}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    await strict.stop();
  });

  it('thirty guesses a day, however long somebody waits between them; recovery codes open all the same', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: 1 } });
    const admin = await makePerson(strict);
    await makeAdmin(strict.database.db, admin.email);
    const { secret, recoveryCodes } = await enrolSecondFactor(strict, admin.client);
    const { limits } = strict.application.deps;
    const guess = async (code: string) => {
      for (const name of ['second-factor', secondFactorRoutes.prove.name])
        await limits.reset({ name, points: 1, seconds: 1 }, admin.id);
      return (await prove(admin.client, code)).status;
    };
    for (let count = 0; count < 30; count += 1) expect(await guess('100000')).toBe(401);
    strict.clock.advance(30_000);
    expect(await guess(appCode(secret, strict.clock.now()))).toBe(429);
    expect(await guess(recoveryCodes[0] ?? '')).toBe(204);
    const { rows } = await strict.database.db.pool.query(
      "SELECT name, count(*)::int AS count FROM audit_events WHERE account_id = $1 AND name LIKE 'second-factor-%' GROUP BY name ORDER BY name",
      [admin.id],
    );
    expect(rows).toEqual([
      { name: 'second-factor-recovered', count: 1 },
      { name: 'second-factor-refused', count: 30 },
      { name: 'second-factor-set-up', count: 1 },
    ]);
    await strict.stop();
  });

  it('who lost everything begins anew, by hand of who runs the place', async () => {
    const admin = await makeEnrolled();
    expect(await forgetSecondFactor(app.database.db, admin.email.toUpperCase())).toBe(true);
    expect(await stateOf(admin.client)).toBe(403);
    await enrolSecondFactor(app, admin.client);
    expect(await stateOf(admin.client)).toBe(200);
    expect(await forgetSecondFactor(app.database.db, 'ninguem@correio.com')).toBe(false);
  });

  it('B07: for everybody else the addresses do not exist', async () => {
    const { client } = await makePerson(app);
    const answers = [
      await client.get(FACTOR),
      await client.post(FACTOR, { password: GOOD_PASSWORD }),
      await prove(client, '123456'),
    ];
    for (const { status, body } of answers) expect([status, body.error]).toEqual([404, 'request.not-found']);
  });
});
