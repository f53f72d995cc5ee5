import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { GOOD_PASSWORD, makeGuest, makeMessage, makePerson, type Person } from '../../testing/factories.ts';
import { runJob } from '../../testing/jobs.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: 1 } });
});
afterAll(() => app.stop());

/** Signs in on a phone, from an address. */
async function logIn({ email }: Pick<Person, 'email'>, ip = '203.0.113.7'): Promise<TestClient> {
  const client = app.client();
  const headers = { 'user-agent': PHONE, 'x-forwarded-for': ip, 'x-real-port': '51000' };
  expect((await client.post('/api/auth/login', { email, password: GOOD_PASSWORD }, headers)).status).toBe(200);
  return client;
}
type Item = { id: string; device: string; isThis: boolean; seenAt: string };
const list = async (client: TestClient): Promise<Item[]> => (await client.get('/api/user/sessions')).body.items;
const statusOf = async (client: TestClient) => (await client.get('/api/user/tokens')).status;

describe('open sessions', () => {
  it('are listed with the device in plain words, this one first', async () => {
    const person = await makePerson(app);
    const phone = await logIn(person);
    const items = await list(phone);
    expect(items).toMatchObject([
      { device: 'Chrome no Android', isThis: true },
      { device: expect.any(String), isThis: false },
    ]);
    expect((await list(person.client)).map((item) => item.isThis)).toEqual([true, false]);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(['device', 'id', 'isThis', 'seenAt', 'startedAt']);
  });

  it('one that is ended answers 401, and so does its sync token', async () => {
    const person = await makePerson(app);
    const phone = await logIn(person);
    const other = (await list(phone)).find((item) => !item.isThis);
    expect((await phone.call('DELETE', `/api/user/sessions/${other?.id}`)).status).toBe(204);
    const answer = await person.client.get('/api/user/tokens');
    expect([answer.status, answer.body.error]).toEqual([401, 'auth.session-ended']);
    const sync = await app
      .client()
      .post('/api/conversations/01930000-0000-7000-8000-000000000000/messages', makeMessage(), {
        authorization: `Bearer ${person.syncToken}`,
      });
    expect(sync.status).toBe(401);
    expect(await list(phone)).toHaveLength(1);
    expect((await phone.call('DELETE', `/api/user/sessions/${other?.id}`)).status).toBe(404);
  });

  it('B01: another person’s session is nobody’s', async () => {
    const [one, other] = [await makePerson(app), await makePerson(app)];
    const [foreign] = await list(other.client);
    const answer = await one.client.call('DELETE', `/api/user/sessions/${foreign?.id}`);
    expect([answer.status, answer.body.error]).toEqual([404, 'request.not-found']);
    expect(await statusOf(other.client)).toBe(200);
  });

  it('all others end at once, and this one goes on, its sync token as well', async () => {
    const person = await makePerson(app);
    const [phone, tablet] = [await logIn(person), await logIn(person)];
    expect((await person.client.post('/api/user/sessions/end-others')).status).toBe(204);
    expect([await statusOf(phone), await statusOf(tablet), await statusOf(person.client)]).toEqual([401, 401, 200]);
    const sync = await app
      .client()
      .post('/api/conversations/01930000-0000-7000-8000-000000000000/messages', makeMessage(), {
        authorization: `Bearer ${person.syncToken}`,
      });
    expect(sync.status).toBe(404);
  });
});

describe('the access log (Marco Civil da Internet, art. 15)', () => {
  const accesses = async (id: string) =>
    (await app.database.db.pool.query('SELECT at, ip, port FROM access_log WHERE account_id = $1 ORDER BY id', [id]))
      .rows;
  const from = (ip: string) => ({ 'x-forwarded-for': ip, 'x-real-port': '40123' });

  it('has a line when a session starts and when it is seen from another address, not at every request', async () => {
    const { client, id } = await makeGuest(app);
    expect(await accesses(id)).toMatchObject([{ ip: expect.any(String), port: expect.any(Number) }]);
    for (let index = 0; index < 3; index += 1) await client.get('/api/user/tokens');
    expect(await accesses(id)).toHaveLength(1);
    for (const ip of ['198.51.100.4', '198.51.100.4', '198.51.100.5', '198.51.100.4'])
      await client.get('/api/user/tokens', from(ip));
    expect((await accesses(id)).slice(1)).toMatchObject([
      { ip: '198.51.100.4', port: 40_123 },
      { ip: '198.51.100.5', port: 40_123 },
    ]);
    app.clock.advance(2 * 3_600_000);
    await client.get('/api/user/tokens', from('198.51.100.5'));
    expect(await accesses(id)).toHaveLength(4);
  });

  it('L07: is there after 179 days and gone after 185, also of an account that was deleted', async () => {
    const person = await makePerson(app);
    await person.client.post('/api/privacy/deletion', { word: 'apagar', password: GOOD_PASSWORD });
    const DAY_MS = 86_400_000;
    app.clock.advance(179 * DAY_MS);
    await runJob(app, 'auth-delete-old-sessions');
    expect(await accesses(person.id)).toHaveLength(1);
    app.clock.advance(6 * DAY_MS);
    await runJob(app, 'auth-delete-old-sessions');
    expect(await accesses(person.id)).toEqual([]);
  });
});
