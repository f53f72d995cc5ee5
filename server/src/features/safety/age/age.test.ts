import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { makeModerator, makePublicAvatar, settle } from '../../../testing/avatars.ts';
import type { TestClient } from '../../../testing/client.ts';
import { GOOD_PASSWORD, makeConversation, makeGuest, makeMessage, makePerson } from '../../../testing/factories.ts';
import { untilLocked } from '../../../testing/until.ts';
import * as store from './store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function start(client: TestClient): Promise<string> {
  const { body } = await client.post('/api/age-checks');
  return new URL(body.url).searchParams.get('state') ?? '';
}
async function answerOf(client: TestClient, state: string, said: { outcome: string; person: string }) {
  return (await client.post('/api/age-sandbox', { state, ...said })).body.answer;
}
const finish = (client: TestClient, state: string, answer: string) =>
  client.post('/api/age-checks/finish', { state, answer });
let people = 0;
function newcomer(): string {
  people += 1;
  return `pessoa ${people}`;
}

async function verify(client: TestClient, outcome: string, person = newcomer()) {
  const state = await start(client);
  return finish(client, state, await answerOf(client, state, { outcome, person }));
}

describe('a confirmed age', () => {
  it('is unverified first, then lasts a year', async () => {
    const { client } = await makePerson(app);
    expect((await client.get('/api/age')).body).toEqual({
      state: 'unverified',
      verifiedUntil: null,
      level: { offered: 'romantico', chosen: 'romantico' },
    });
    expect((await verify(client, 'failed')).body.state).toBe('unverified');
    const done = await verify(client, 'adult');
    expect([done.status, done.body.state]).toEqual([200, 'adult-verified']);
    expect(Date.parse(done.body.verifiedUntil) - app.clock.now().getTime()).toBeGreaterThan(364 * 86_400_000);
  });

  it('F07: ends a review that something they wrote began', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    const send = (text: string) => client.post(`/api/conversations/${id}/messages`, makeMessage(text));
    expect((await send('tenho 16 anos')).body.error).toBe('safety.age-in-review');
    expect((await client.get('/api/age')).body.state).toBe('in-review');
    await verify(client, 'adult');
    expect((await send('era brincadeira, tenho 30')).status).toBe(201);
  });

  it('F10: a refusal closes the account, and stays with the person whichever account they come with', async () => {
    const [first, second] = [await makePerson(app), await makePerson(app)];
    const person = newcomer();
    const id = await makeConversation(first.client);
    expect((await verify(first.client, 'minor', person)).body.state).toBe('refused');
    const after = await Promise.all([
      first.client.get('/api/age'),
      first.client.post(`/api/conversations/${id}/messages`, makeMessage('oi')),
      app.client().call('POST', `/api/conversations/${id}/messages`, {
        body: makeMessage('oi'),
        headers: { authorization: `Bearer ${first.syncToken}` },
      }),
    ]);
    for (const answer of after) expect([answer.status, answer.body.error]).toEqual([401, 'auth.session-ended']);
    const login = await app.client().post('/api/auth/login', { email: first.email, password: GOOD_PASSWORD });
    expect([login.status, login.body.error]).toEqual([403, 'auth.account-closed']);
    const guessed = await app.client().post('/api/auth/login', { email: first.email, password: 'outra coisa' });
    expect([guessed.status, guessed.body.error]).toEqual([401, 'auth.invalid-credentials']);
    expect((await verify(second.client, 'adult', ` ${person.toUpperCase()} `)).body.state).toBe('refused');
    expect((await second.client.get('/api/age')).status).toBe(401);
  });

  it('F10: nobody signs in while it closes', async () => {
    const { email, id } = await makePerson(app);
    const login = app.database.db.transaction(async (tx) => {
      await app.application.deps.sessions.endAll(tx, id);
      await tx.run(store.upsertResult, [
        id,
        'minor',
        'sandbox',
        'page',
        Buffer.from('somebody'),
        app.clock.now(),
        null,
      ]);
      const answer = app.client().post('/api/auth/login', { email, password: GOOD_PASSWORD });
      await untilLocked(app);
      return { answer };
    });
    const { status, body } = await (await login).answer;
    expect([status, body.error]).toEqual([403, 'auth.account-closed']);
    const { rows } = await app.database.db.pool.query(
      'SELECT 1 FROM sessions WHERE account_id = $1 AND revoked_at IS NULL',
      [id],
    );
    expect(rows).toEqual([]);
  });

  it('what a closed account made is put away', async () => {
    const moderator = await makeModerator(app);
    const { id, maker } = await makePublicAvatar(app, moderator);
    expect((await app.client().get(`/api/avatars/${id}`)).status).toBe(200);
    await verify(maker, 'minor');
    await settle(app);
    expect((await app.client().get(`/api/avatars/${id}`)).status).toBe(404);
  });

  it('F09: the birth date of an account never changes', async () => {
    const { client, id } = await makePerson(app, { birthDate: '1994-08-14' });
    for (const body of [{ birthDate: '1980-01-01' }, { firstName: 'Caio', birthDate: '1980-01-01' }]) {
      const answer = await client.call('PATCH', '/api/user/profile', { body });
      expect([answer.status, answer.body.error, answer.body.message]).toEqual([
        403,
        'auth.birth-date-fixed',
        'A data de nascimento não pode ser alterada. Fale com o suporte.',
      ]);
    }
    const { rows } = await app.database.db.pool.query('SELECT birth_date::text FROM accounts WHERE id = $1', [id]);
    expect(rows).toEqual([{ birth_date: '1994-08-14' }]);
  });

  it('F12: forged is 401, replayed changes nothing, of another account is 409', async () => {
    const [owner, other] = [await makePerson(app), await makePerson(app)];
    const state = await start(owner.client);
    const answer = await answerOf(owner.client, state, { outcome: 'adult', person: newcomer() });
    const forged = await finish(owner.client, state, `${answer.split('.')[0]}.AAAA`);
    expect([forged.status, forged.body.error]).toEqual([401, 'safety.age-forged']);
    const elsewhere = await answerOf(owner.client, 'x'.repeat(43), { outcome: 'adult', person: newcomer() });
    expect((await finish(owner.client, state, elsewhere)).status).toBe(401);
    const stolen = await finish(other.client, state, answer);
    expect([stolen.status, stolen.body.error]).toEqual([409, 'safety.age-other-account']);
    expect((await finish(owner.client, state, answer)).body.state).toBe('adult-verified');
    const minor = await answerOf(owner.client, state, { outcome: 'minor', person: newcomer() });
    expect((await finish(owner.client, state, minor)).body.state).toBe('adult-verified');
  });

  it('F12: a check goes on only in the session that began it', async () => {
    const { client, email } = await makePerson(app);
    const state = await start(client);
    const answer = await answerOf(client, state, { outcome: 'adult', person: newcomer() });
    const otherDevice = app.client();
    await otherDevice.post('/api/auth/login', { email, password: GOOD_PASSWORD });
    const elsewhere = await finish(otherDevice, state, answer);
    expect([elsewhere.status, elsewhere.body.error]).toEqual([409, 'safety.age-other-session']);
    expect((await finish(client, state, answer)).body.state).toBe('adult-verified');
  });

  it('F12: an answer that comes late is nobody’s', async () => {
    const { client } = await makePerson(app);
    const state = await start(client);
    const answer = await answerOf(client, state, { outcome: 'adult', person: newcomer() });
    app.clock.advance(61 * 60_000);
    expect((await finish(client, state, answer)).body.error).toBe('safety.age-forged');
  });

  it('F11: nothing in a body makes anybody an adult; visitors sign up first', async () => {
    const { client } = await makePerson(app);
    await client.post('/api/age-checks', { maior_de_18: true });
    expect((await client.get('/api/age')).body.state).toBe('unverified');
    const { client: guest } = await makeGuest(app);
    expect((await guest.post('/api/age-checks')).status).toBe(401);
  });
});
