import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import {
  GOOD_PASSWORD,
  makeConversation,
  makeGuest,
  makeMessage,
  makePerson,
  makeRegistration,
} from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const logIn = (email: string, password = GOOD_PASSWORD) => app.client().post('/api/auth/login', { email, password });
const accountCount = async () =>
  Number((await app.database.db.pool.query('SELECT count(*) FROM accounts')).rows[0].count);

describe('registering (spec §§7, 8, 9)', () => {
  it('spec §9: "Free coins on registration: 500."; spec §3: "Auth status: isAuthenticated (boolean), user (id, firstName, email), isGuest (boolean), guestSession"', async () => {
    const client = app.client();
    const registration = makeRegistration({ firstName: '  Maria   Antonieta ', email: 'MARIA@Correio.com' });
    const answer = await client.post('/api/auth/register', registration);
    expect(answer.status).toBe(201);
    expect(answer.body.user).toEqual({
      id: expect.any(String),
      firstName: 'Maria Antonieta',
      email: 'maria@correio.com',
    });
    expect((await client.get('/api/auth/status')).body).toEqual({
      isAuthenticated: true,
      user: answer.body.user,
      isGuest: false,
      guestSession: null,
    });
    expect((await client.get('/api/user/tokens')).body).toBe(500);
    expect((await client.get('/api/auth/admin-check')).body).toEqual({ isAdmin: false });
  });

  it('keeps the account and conversations of a guest', async () => {
    const { client, id } = await makeGuest(app);
    const conversationId = await makeConversation(client);
    const answer = await client.post('/api/auth/register', makeRegistration());
    expect(answer.body.user.id).toBe(id);
    expect((await client.get(`/api/conversations/${conversationId}`)).status).toBe(200);
  });

  it('refuses who is under 18, also one day before the birthday', async () => {
    const client = app.client();
    const now = app.clock.now();
    const day = (offset: number) =>
      new Date(Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth(), now.getUTCDate() + offset))
        .toISOString()
        .slice(0, 10);
    const young = await client.post('/api/auth/register', makeRegistration({ birthDate: day(2) }));
    expect([young.status, young.body.error]).toEqual([403, 'auth.underage']);
    const grown = await client.post('/api/auth/register', makeRegistration({ birthDate: day(-1) }));
    expect(grown.status).toBe(201);
  });

  it('C08: a birth date that cannot be is refused', async () => {
    for (const birthDate of ['2000-02-31', '2099-01-01', '1890-01-01', '31/02/2000', '2001-02-29', '']) {
      const answer = await app.client().post('/api/auth/register', makeRegistration({ birthDate }));
      expect([answer.status, answer.body.message]).toEqual([422, 'Data de nascimento inválida.']);
    }
  });

  it('A11: short, common, long and huge passwords', async () => {
    const tries: [string, number, string | undefined][] = [
      ['1234567', 422, 'Use pelo menos 8 caracteres.'],
      ['senha123', 422, 'Essa senha é muito comum. Escolha outra.'],
      ['Flamengo123!', 422, 'Essa senha é muito comum. Escolha outra.'],
      ['aaaaaaaaaaaa', 422, 'Essa senha é muito comum. Escolha outra.'],
      ['🦜'.repeat(50) + 'x'.repeat(50), 201, undefined],
      ['x'.repeat(10_000_000), 413, undefined],
    ];
    for (const [password, status, message] of tries) {
      const answer = await app.client().post('/api/auth/register', makeRegistration({ password }));
      expect(answer.status).toBe(status);
      if (message) expect(answer.body.message).toBe(message);
    }
  });

  it('asks for the terms', async () => {
    const answer = await app.client().post('/api/auth/register', makeRegistration({ acceptTerms: false }));
    expect([answer.status, answer.body.error]).toEqual([422, 'auth.terms-required']);
  });

  it('D12: line breaks cannot enter an e-mail address', async () => {
    const answer = await app
      .client()
      .post('/api/auth/register', makeRegistration({ email: 'a@b.com\r\nBcc: c@d.com' }));
    expect(answer.status).toBe(422);
  });

  it('A10: an address that has an owner answers the same, and only its mailbox is told', async () => {
    const owner = await makePerson(app);
    const answer = await app
      .client()
      .post('/api/auth/register', makeRegistration({ email: owner.email, password: 'outra senha boa' }));
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body)).toEqual(['user', 'syncToken']);
    expect(answer.body.user.id).not.toBe(owner.id);
    expect((await logIn(owner.email)).body.user.id).toBe(owner.id);
    expect((await logIn(owner.email, 'outra senha boa')).body.user.id).toBe(answer.body.user.id);
    await until(() =>
      app.mails.some((mail) => mail.to === owner.email && mail.subject === 'Você já tem uma conta aqui'),
    );
  });

  it('two people who take a free address at once both get an account', async () => {
    const email = makeRegistration().email;
    const answers = await Promise.all(
      [1, 2, 3].map((index) =>
        app.client().post('/api/auth/register', makeRegistration({ email, password: `senha boa ${index}` })),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    const owners = await app.database.db.pool.query(
      "SELECT count(*)::int AS owners FROM accounts WHERE email = $1 AND email_standing = 'owner'",
      [email],
    );
    expect(owners.rows[0].owners).toBe(1);
  });
});

describe('signing in', () => {
  it('answers 200 with the user', async () => {
    const { id, email } = await makePerson(app);
    const answer = await logIn(email.toUpperCase());
    expect([answer.status, answer.body.user]).toEqual([200, { id, firstName: 'Caio', email }]);
  });

  it('A10: an unknown address and a wrong password have the same answer', async () => {
    const { email } = await makePerson(app);
    const answers = [await logIn(email, 'senha errada!'), await logIn('ninguem@correio.com', 'senha errada!')];
    for (const answer of answers) {
      expect([answer.status, answer.body.error, answer.body.message]).toEqual([
        401,
        'auth.invalid-credentials',
        'E-mail ou senha inválidos.',
      ]);
    }
  });

  it('A06: a cookie planted before signing in is worth nothing afterwards', async () => {
    const { email } = await makePerson(app);
    const { client } = await makeGuest(app);
    const planted = client.cookies.get('cafune_session');
    expect((await client.post('/api/auth/login', { email, password: GOOD_PASSWORD })).status).toBe(200);
    expect(client.cookies.get('cafune_session')).not.toBe(planted);
    const attacker = app.client();
    attacker.cookies.set('cafune_session', planted ?? '');
    const answer = await attacker.get('/api/user/tokens');
    expect([answer.status, answer.body.message]).toEqual([401, 'Sua sessão terminou. Entre de novo.']);
  });

  it('A07: idle and absolute limits end a session', async () => {
    const alone = await startTestApp();
    const { client } = await makePerson(alone);
    alone.clock.advance(29 * 86_400_000);
    expect((await client.get('/api/user/tokens')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 50));
    alone.clock.advance(31 * 86_400_000);
    const idle = await client.get('/api/user/tokens');
    expect([idle.status, idle.body.message]).toEqual([401, 'Sua sessão expirou. Entre de novo.']);
    const other = await makePerson(alone);
    for (let day = 0; day < 95; day += 20) {
      await other.client.get('/api/user/tokens');
      await new Promise((resolve) => setTimeout(resolve, 30));
      alone.clock.advance(20 * 86_400_000);
    }
    const absolute = await other.client.get('/api/user/tokens');
    expect([absolute.status, absolute.body.message]).toEqual([401, 'Sua sessão expirou. Entre de novo.']);
    expect((await other.client.get('/api/auth/status')).body.isAuthenticated).toBe(false);
    await alone.stop();
  });

  it('signing out ends the session and its sync token, and tells the browser to forget', async () => {
    const { client, syncToken } = await makePerson(app);
    const kept = client.cookies.get('cafune_session') ?? '';
    const answer = await client.post('/api/auth/logout');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('clear-site-data')).toContain('"storage"');
    const back = app.client();
    back.cookies.set('cafune_session', kept);
    expect((await back.get('/api/user/tokens')).status).toBe(401);
    const sync = await app
      .client()
      .post('/api/conversations/01930000-0000-7000-8000-000000000000/messages', makeMessage(), {
        authorization: `Bearer ${syncToken}`,
      });
    expect([sync.status, sync.body.message]).toEqual([401, 'Sua sessão terminou. Entre de novo.']);
  });
});

describe('limits on guessing', () => {
  it('A08, A09: ten tries a minute per address, whatever X-Forwarded-For says; the owner’s device still enters', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: 1 } });
    const { email, client: ownersDevice } = await makePerson(strict);
    const attacker = strict.client();
    const guess = (index: number) =>
      attacker.post(
        '/api/auth/login',
        { email, password: `palpite número ${index}` },
        { 'x-forwarded-for': `10.0.0.${index}` },
      );
    const answers = [];
    for (let index = 1; index <= 12; index += 1) answers.push(await guess(index));
    expect(answers.slice(0, 10).every((answer) => answer.status === 401)).toBe(true);
    const refused = answers[10];
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused?.body.message).toMatch(/^Muitas tentativas\. Aguarde \d+ segundos\.$/u);
    expect((await strict.client().post('/api/auth/login', { email, password: GOOD_PASSWORD })).status).toBe(429);
    expect((await ownersDevice.post('/api/auth/login', { email, password: GOOD_PASSWORD })).status).toBe(200);
    await strict.stop();
  });

  it('A12: of two hundred sign-ins at once the excess is asked to come back', async () => {
    const { email } = await makePerson(app);
    const answers = await Promise.all(Array.from({ length: 200 }, () => logIn(email, 'palpite errado')));
    const statuses = new Set(answers.map((answer) => answer.status));
    expect([...statuses].sort()).toEqual([401, 503]);
    const busy = answers.find((answer) => answer.status === 503);
    expect([busy?.body.error, busy?.headers.get('retry-after')]).toEqual(['auth.busy', '2']);
    expect((await logIn(email)).status).toBe(200);
  });
});

describe('who is asking', () => {
  it('A01: X-User-Id of another changes nothing and is written down', async () => {
    const [one, two] = [await makePerson(app), await makePerson(app)];
    const answer = await one.client.get('/api/auth/status', { 'x-user-id': two.id });
    expect(answer.body.user.id).toBe(one.id);
    await until(async () => {
      const { rows } = await app.database.db.pool.query(
        "SELECT 1 FROM audit_events WHERE name = 'ignored-header' AND account_id = $1",
        [one.id],
      );
      return rows.length === 1;
    });
  });

  it('A02: X-User-Id without a cookie is nobody', async () => {
    const { id } = await makePerson(app);
    const answer = await app.client().get('/api/user/tokens', { 'x-user-id': id });
    expect([answer.status, answer.body.message]).toEqual([401, 'Entre na sua conta para continuar.']);
  });

  it('A03: the sync token opens sending messages and nothing else', async () => {
    const { client, syncToken } = await makePerson(app);
    const conversationId = await makeConversation(client);
    const bearer = { authorization: `Bearer ${syncToken}` };
    for (const path of [
      '/api/user/tokens',
      '/api/user/statement',
      '/api/conversations',
      '/api/auth/status',
      `/api/conversations/${conversationId}/messages`,
    ]) {
      const answer = await app.client().get(path, bearer);
      expect([answer.status, answer.body.error]).toEqual([403, 'auth.insufficient-scope']);
      expect(answer.body.message).toBe('Este acesso serve apenas para sincronizar conversas.');
    }
    const sent = await app
      .client()
      .post(
        `/api/conversations/${conversationId}/messages`,
        { content: 'da fila', timestamp: new Date().toISOString() },
        bearer,
      );
    expect(sent.status).toBe(201);
  });

  it('the sync token rotates: a new one ends the one before', async () => {
    const { client, syncToken } = await makePerson(app);
    const conversationId = await makeConversation(client);
    const renewed = await client.post('/api/auth/sync-token');
    const send = (token: string) =>
      app
        .client()
        .post(`/api/conversations/${conversationId}/messages`, makeMessage(), { authorization: `Bearer ${token}` });
    expect((await send(syncToken)).status).toBe(401);
    expect((await send(renewed.body.token)).status).toBe(201);
  });

  it('A03: the session cookie’s value is no bearer token, and a sync token no cookie', async () => {
    const { client, syncToken } = await makePerson(app);
    const id = await makeConversation(client);
    const asBearer = await app.client().post(`/api/conversations/${id}/messages`, makeMessage(), {
      authorization: `Bearer ${client.cookies.get('cafune_session')}`,
    });
    expect(asBearer.status).toBe(401);
    const asCookie = app.client();
    asCookie.cookies.set('cafune_session', syncToken);
    expect((await asCookie.get('/api/user/tokens')).status).toBe(401);
  });

  it('a guest is asked to sign in where an account is needed', async () => {
    const { client } = await makeGuest(app);
    expect((await client.post('/api/auth/sync-token')).body.error).toBe('auth.required');
  });

  it('spec §6: "Administrator: determined by isAdmin from the admin-check call": npm run admin makes one of the owner of an address', async () => {
    const { makeAdmin } = await import('./index.ts');
    const { client, email } = await makePerson(app);
    expect(await makeAdmin(app.database.db, 'ninguem@correio.com')).toBe(false);
    expect(await makeAdmin(app.database.db, email)).toBe(true);
    expect((await client.get('/api/auth/admin-check')).body).toEqual({ isAdmin: true });
  });
});

describe('requests from elsewhere', () => {
  it('A15: cross-site, form and origin-less posts are refused before anything happens', async () => {
    const { client } = await makePerson(app);
    const before = await accountCount();
    const body = makeRegistration();
    const refusals = [
      await client.call('POST', '/api/auth/register', { body, headers: { 'sec-fetch-site': 'cross-site' } }),
      await client.call('POST', '/api/auth/register', { body, headers: { origin: 'https://outro.example' } }),
      await client.call('POST', '/api/auth/register', { body, isWithoutOrigin: true }),
      await client.call('POST', '/api/auth/register', {
        body: 'a=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      }),
    ];
    for (const refusal of refusals) {
      expect([refusal.status, refusal.body.error, refusal.body.message]).toEqual([
        403,
        'request.invalid-origin',
        'Pedido recusado por segurança.',
      ]);
    }
    const plain = await client.call('POST', '/api/auth/register', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'text/plain' },
    });
    expect(plain.status).toBe(415);
    expect(await accountCount()).toBe(before);
  });

  it('A16: a GET never changes state', async () => {
    const { client } = await makePerson(app);
    const answer = await client.get('/api/auth/logout');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await client.get('/api/user/tokens')).status).toBe(200);
  });
});
