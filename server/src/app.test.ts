import { request as httpRequest } from 'node:http';
import { OLD_PATHS } from '@cafune/contract/core/old-paths';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from './testing/app.ts';
import { makeConversation, makeGuest, makeMessage, makePerson, makeRegistration } from './testing/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ENVELOPE = {
  error: expect.any(String),
  message: expect.any(String),
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/u),
};

describe('addresses that moved', () => {
  it.each(OLD_PATHS)('spec §2: $from is redirected to $to', async ({ from, to }) => {
    const path = (pattern: string) => pattern.replace(':sessionId', 'a b').replace(' ', '%20');
    const response = await fetch(`${app.url}${path(from)}?voltar=%2Fchats`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, `${path(to)}?voltar=%2Fchats`]);
  });

  it('a segment cannot lead to another site', async () => {
    const response = await fetch(`${app.url}/sexting/session/..%2F..%2F%2Fexemplo.com`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe('/fantasia-por-voz/session/..%2F..%2F%2Fexemplo.com');
  });
});

describe('a profile', () => {
  it('changes how a person is called, and nothing else', async () => {
    const { client, id, email } = await makePerson(app);
    const answer = await client.call('PATCH', '/api/user/profile', { body: { firstName: '  Rosa  Lia ' } });
    expect([answer.status, answer.body]).toEqual([200, { id, firstName: 'Rosa Lia', email }]);
    expect((await client.get('/api/auth/status')).body.user.firstName).toBe('Rosa Lia');
    const empty = await client.call('PATCH', '/api/user/profile', { body: { firstName: ' ' } });
    expect([empty.status, empty.body.message]).toEqual([422, 'Diga como quer que te chamem.']);
    for (const field of ['papel', 'moedas', 'vip', 'idade_verificada']) {
      const refused = await client.call('PATCH', '/api/user/profile', { body: { firstName: 'Rosa', [field]: 1 } });
      expect([refused.status, refused.body.error], `B03 ${field}`).toEqual([422, 'request.unknown-field']);
    }
  });

  it('belongs to registered people', async () => {
    const { client } = await makeGuest(app);
    const answer = await client.call('PATCH', '/api/user/profile', { body: { firstName: 'Rosa' } });
    expect(answer.status).toBe(401);
  });
});

describe('what is not understood', () => {
  it('C01: broken and bottomless JSON, and repeated query keys', async () => {
    const client = app.client();
    const bottomless = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    for (const body of ['{"email":', '{"a":1,}', bottomless, 'nope']) {
      const answer = await client.call('POST', '/api/auth/login', { body });
      expect([answer.status, answer.body.message]).toEqual([400, 'Não entendemos o pedido.']);
      expect(answer.body).toEqual(ENVELOPE);
    }
    expect((await client.get('/api/avatars?q=a&q=b')).status).toBe(400);
  });

  it('B03: a field nobody knows is refused', async () => {
    const answer = await app.client().post('/api/auth/register', makeRegistration({ moedas: 9_999, vip: true }));
    expect([answer.status, answer.body.error]).toEqual([422, 'request.unknown-field']);
  });

  it('B04: keys that reach for a prototype are refused and change nothing', async () => {
    for (const body of [
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{"admin":true}}}',
      '{"email":"a@b.com","password":"x","__proto__":1}',
    ]) {
      const answer = await app.client().call('POST', '/api/auth/login', { body });
      expect([answer.status, answer.body.error]).toEqual([422, 'request.unknown-field']);
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('C04: NUL and lone surrogates in a name are refused; reordering and stacked marks are cleaned', async () => {
    const client = app.client();
    for (const firstName of ['a\u0000b', 'x\ud800y', '\u200b\u200d', '   ']) {
      expect((await client.post('/api/auth/register', makeRegistration({ firstName }))).status).toBe(422);
    }
    const answer = await client.post(
      '/api/auth/register',
      makeRegistration({ firstName: `Z\u202e${'o\u0301\u0302\u0303\u0304\u0305\u0306'}` }),
    );
    expect(answer.status).toBe(201);
    expect(answer.body.user.firstName).not.toContain('\u202e');
  });

  it('C05: SQL in a search, cursor or id reads nothing and harms nothing', async () => {
    const client = app.client();
    const attack = "'; DROP TABLE accounts; --";
    expect((await client.get(`/api/avatars?q=${encodeURIComponent(attack)}`)).body.items).toEqual([]);
    expect((await client.get(`/api/avatars?cursor=${encodeURIComponent(attack)}`)).status).toBe(422);
    expect((await client.get(`/api/avatars/${encodeURIComponent(attack)}`)).status).toBe(404);
    const { client: person } = await makePerson(app);
    expect((await person.get(`/api/conversations/${encodeURIComponent(attack)}`)).status).toBe(422);
    expect((await person.get(`/api/user/statement?cursor=${encodeURIComponent(attack)}`)).status).toBe(422);
    expect((await client.get('/api/avatars?limit=abc')).status).toBe(422);
  });

  it('C05: addresses and searches with controls, overlong or with a cursor nobody gave are refused, never a fault', async () => {
    const client = app.client();
    for (const path of ['?q=%00', '?tag=%00', '/%00', `?cursor=1_${'-'.repeat(36)}`, '?limit=abc']) {
      const answer = await client.get(`/api/avatars${path}`);
      expect([path, answer.status, answer.body]).toEqual([path, 422, ENVELOPE]);
      expect(answer.body.message).not.toMatch(/invalid|expected/iu);
    }
    expect((await client.get(`/api/avatars/${'a'.repeat(300)}`)).status).toBe(404);
  });

  it('A15: an address written with percent signs does not pass by the origin check', async () => {
    const answer = await app
      .client()
      .call('POST', '/%61pi/auth/guest', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([answer.status, answer.body.error]).toEqual([403, 'request.invalid-origin']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('C09: unknown addresses and wrong methods have the one error shape', async () => {
    const client = app.client();
    const unknown = await client.get('/api/nada');
    expect([unknown.status, unknown.body]).toEqual([404, ENVELOPE]);
    const wrong = await client.call('DELETE', '/api/auth/status');
    expect([wrong.status, wrong.body, wrong.headers.get('allow')]).toEqual([405, ENVELOPE, 'GET']);
    const badUrl = await client.get('/api/avatars/%E0%A4%A');
    expect([badUrl.status, badUrl.body]).toEqual([400, ENVELOPE]);
  });

  it('C02: five megabytes are refused', async () => {
    const answer = await app
      .client()
      .call('POST', '/api/auth/login', { body: JSON.stringify({ email: 'x'.repeat(5_000_000) }) });
    expect([answer.status, answer.body.error]).toEqual([413, 'request.too-large']);
  });

  it('never echoes the input nor shows a stack', async () => {
    const answer = await app.client().post('/api/auth/login', { email: 'um-segredo-qualquer', password: 'x' });
    expect(answer.text).not.toContain('um-segredo-qualquer');
    expect(answer.text).not.toMatch(/at .*\.ts:/u);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('every answer', () => {
  it('carries the security headers', async () => {
    const { headers } = await app.client().get('/api/prices');
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "img-src 'self' data: blob:",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/u);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('sets cookies that scripts and other sites cannot use; over HTTPS with the __Host- prefix', async () => {
    const plain = await app.client().open('POST', '/api/auth/guest');
    expect(plain.headers.getSetCookie()[0]).toMatch(
      /^cafune_session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/u,
    );
    const secure = await startTestApp({ env: { PUBLIC_URL: 'https://cafune.example' } });
    const answer = await secure.client().open('POST', '/api/auth/guest');
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-cafune_session=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/u,
    );
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
    await secure.stop();
  });

  it('limits requests per account and per address with Retry-After', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: 0.02 } });
    const client = strict.client();
    const answers = [];
    for (let index = 0; index < 8; index += 1) answers.push(await client.get('/api/prices'));
    expect(answers.at(0)?.status).toBe(200);
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/u);
    await strict.stop();
  });
});

describe('what operators ask', () => {
  it('/healthz and /readyz', async () => {
    const client = app.client();
    expect((await client.get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await client.get('/readyz')).body).toEqual({ status: 'ready' });
  });

  it('/metrics is for this machine or whoever has the token', async () => {
    const guarded = await startTestApp({ env: { METRICS_TOKEN: 'token-de-teste' } });
    const client = guarded.client();
    expect((await client.get('/metrics')).text).toContain('http_request_seconds');
    expect((await client.get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
    const allowed = await client.get('/metrics', {
      'x-forwarded-for': '203.0.113.9',
      authorization: 'Bearer token-de-teste',
    });
    expect(allowed.status).toBe(200);
    await guarded.stop();
  });

  it('/api/docs describes every route outside production and is absent in production', async () => {
    const described = await app.client().get('/api/docs/json');
    expect(Object.keys(described.body.paths)).toContain('/api/conversations/{id}/messages');
    const production = await startTestApp({ env: { NODE_ENV: 'production' } });
    expect((await production.client().get('/api/docs/json')).status).toBe(404);
    await production.stop();
  });

  it('K06: a database that is gone answers 503 with a sentence, and /readyz says so', async () => {
    // The library of jobs traces what failed while the database was away, besides handing it to the log.
    using _trace = vi.spyOn(console, 'trace').mockReturnValue(undefined);
    const broken = await startTestApp();
    const { client } = await makePerson(broken);
    await broken.database.refuse();
    const answers = await Promise.all(Array.from({ length: 30 }, () => client.get('/api/user/tokens')));
    for (const answer of answers) expect([answer.status, answer.body.error]).toEqual([503, 'request.unavailable']);
    expect((await client.get('/readyz')).status).toBe(503);
    expect((await client.get('/healthz')).status).toBe(200);
    await broken.stop();
  });

  it('K06: a message that cannot be stored is said to be kept, whether the database is gone or locked', async () => {
    // The library of jobs traces what failed while the database was away, besides handing it to the log.
    using _trace = vi.spyOn(console, 'trace').mockReturnValue(undefined);
    const broken = await startTestApp();
    const { client } = await makePerson(broken);
    const id = await makeConversation(client);
    const kept = [503, 'chat.message-stored', 'Tivemos um problema. Sua mensagem está guardada e será enviada.'];
    const send = async () => {
      const { status, body, headers } = await client.post(`/api/conversations/${id}/messages`, makeMessage());
      expect(headers.get('retry-after')).toBeTruthy();
      return [status, body.error, body.message];
    };
    const blocker = await broken.database.db.pool.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT 1 FROM conversations WHERE id = $1 FOR UPDATE', [id]);
    expect(await send()).toEqual(kept);
    await blocker.query('ROLLBACK');
    const { rows } = await blocker.query('SELECT count(*)::int AS turns FROM turns WHERE conversation_id = $1', [id]);
    blocker.release();
    expect(rows).toEqual([{ turns: 1 }]);
    await broken.database.refuse();
    expect(await send()).toEqual(kept);
    await broken.stop();
  }, 20_000);

  it('K11: slow headers do not keep others waiting', async () => {
    const { port } = new URL(app.url);
    const slow = Array.from({ length: 50 }, () => {
      const request = httpRequest({
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/api/auth/login',
        headers: { 'content-length': 10 },
      });
      request.on('error', () => undefined);
      request.write('{');
      return request;
    });
    expect((await app.client().get('/healthz')).status).toBe(200);
    for (const request of slow) request.destroy();
  });
});
