import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activationToken, askToTakePart, makeAffiliate } from '../../testing/affiliates.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { GOOD_PASSWORD, makePerson } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const newEmail = () => `${randomUUID()}@correio.com`;
const ask = (email: string, changes: Record<string, unknown> = {}) => askToTakePart(app, email, changes);
const linkFor = (email: string, nth = 1) => activationToken(app, email, nth);

const status = async (client: ReturnType<TestApp['client']>) => (await client.get('/api/affiliate/auth-status')).body;

describe('an affiliate', () => {
  it('spec §6: "Affiliate: separate session (login, logout, activation with token and password).": asks, gets a link, enters and leaves', async () => {
    const { client, email } = await makeAffiliate(app);
    expect(await status(client)).toEqual({
      isAuthenticated: true,
      user: { id: expect.any(String), name: 'Bia', email },
    });
    const before = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await client.post('/api/affiliate/logout')).body.success).toBe(true);
    expect(await status(client)).toEqual({ isAuthenticated: false, user: null });
    const replayed = await app.client().get('/api/affiliate/auth-status', { cookie: before });
    expect(replayed.body.isAuthenticated).toBe(false);
  });

  it('A05: the affiliate cookie opens nothing of a person, and the reverse', async () => {
    const { client } = await makeAffiliate(app);
    expect((await client.get('/api/user/tokens')).status).toBe(401);
    expect((await client.get('/api/auth/status')).body.isAuthenticated).toBe(false);
    const person = await makePerson(app);
    expect((await status(person.client)).isAuthenticated).toBe(false);
    const renamed = app.client();
    renamed.cookies.set('cafune_session', client.cookies.get('cafune_affiliate') ?? '');
    expect((await renamed.get('/api/user/tokens')).status).toBe(401);
    const reversed = app.client();
    reversed.cookies.set('cafune_affiliate', person.client.cookies.get('cafune_session') ?? '');
    expect((await status(reversed)).isAuthenticated).toBe(false);
  });

  it('A06: entering again ends the session before', async () => {
    const { client, email } = await makeAffiliate(app);
    const planted = client.cookies.get('cafune_affiliate') ?? '';
    await client.post('/api/affiliate/login', { email, password: GOOD_PASSWORD });
    expect(client.cookies.get('cafune_affiliate')).not.toBe(planted);
    const old = app.client();
    old.cookies.set('cafune_affiliate', planted);
    expect((await status(old)).isAuthenticated).toBe(false);
  });

  it('A10: an unknown, a pending and an active address are told the same', async () => {
    const { email } = await makeAffiliate(app);
    const pending = newEmail();
    const answers = await Promise.all([ask(email), ask(pending), ask(newEmail())]);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    await until(() => app.mails.some((mail) => mail.to === email && mail.subject.startsWith('Você já participa')));
    for (const address of [email, pending, newEmail()]) {
      const login = await app.client().post('/api/affiliate/login', { email: address, password: 'não é esta senha' });
      expect([login.status, login.body.error, login.body.message]).toEqual([
        401,
        'affiliates.invalid-credentials',
        'E-mail ou senha inválidos.',
      ]);
    }
  });

  it('A13: a link works once, kills the others and lasts 48 hours', async () => {
    const email = newEmail();
    await ask(email);
    const first = await linkFor(email);
    await ask(email, { name: 'Outra' });
    const second = await linkFor(email, 2);
    const activate = (token: string, password = GOOD_PASSWORD) =>
      app.client().post('/api/affiliate/activate', { token, password });
    expect((await activate(first, 'senha123')).body.error).toBe('auth.common-password');
    expect((await activate(first)).status).toBe(200);
    for (const token of [first, second, 'nada']) {
      const again = await activate(token);
      expect([again.status, again.body.message]).toEqual([410, 'Este link já foi usado ou expirou.']);
    }
    const late = newEmail();
    await ask(late);
    const link = await linkFor(late);
    app.clock.advance(48 * 60 * 60_000 + 1_000);
    expect((await activate(link)).status).toBe(410);
  });

  it('a session ends by itself after thirty days', async () => {
    const { client } = await makeAffiliate(app);
    app.clock.advance(30 * 24 * 60 * 60_000 + 1_000);
    expect((await status(client)).isAuthenticated).toBe(false);
  });

  it('A08: ten wrong passwords in a minute, then the address waits', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_FACTOR: 1 } });
    const tries: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const body = { email: 'bia@correio.com', password: 'errada mesmo' };
      tries.push((await limited.client().post('/api/affiliate/login', body)).status);
    }
    await limited.stop();
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('bad input gets a sentence, unknown fields are refused', async () => {
    const cases: [Record<string, unknown>, string][] = [
      [{ name: ' ' }, 'Diga seu nome.'],
      [{ email: 'isto não é' }, 'E-mail inválido.'],
      [{ channel: '' }, 'Conte onde você vai divulgar.'],
    ];
    for (const [changes, sentence] of cases) {
      const answer = await ask(newEmail(), changes);
      expect([answer.status, answer.body.message]).toEqual([422, sentence]);
    }
    expect((await ask(newEmail(), { isAdmin: true })).body.error).toBe('request.unknown-field');
  });
});
