import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type FakeAnswer,
  type FakeOpenIdProvider,
  startFakeOpenIdProvider,
} from '../../../providers/age/fake-openid-provider/fake-openid-provider.ts';
import { createAgeProvider } from '../../../providers/age/index.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { makePerson } from '../../../testing/factories.ts';

let app: TestApp;
let openId: FakeOpenIdProvider;
beforeAll(async () => {
  openId = await startFakeOpenIdProvider();
  const { issuer, clientId, clientSecret } = openId;
  const ageProvider = createAgeProvider({
    provider: 'oidc',
    issuer,
    clientId,
    clientSecret,
    claim: 'birthdate',
    scope: 'openid',
    publicUrl: 'http://localhost:3000',
    secret: 'of this installation',
    now: () => app.clock.now(),
  });
  app = await startTestApp({ ageProvider });
});
afterAll(async () => {
  await app.stop();
  await openId.close();
});
afterEach(() => openId.setDown(false));

const ADULT = { birthdate: '1990-02-01' };
const MINOR = { birthdate: '2015-02-01' };

/** Goes to the provider and comes back. @returns what the return page hands over */
async function walk(client: TestClient, scripted: FakeAnswer): Promise<{ state: string; answer: string }> {
  openId.script(scripted);
  const { url } = (await client.post('/api/age-checks')).body;
  const answer = await openId.visit(url);
  return { state: new URLSearchParams(answer).get('state') ?? '', answer };
}
const finish = (client: TestClient, given: { state: string; answer: string }) =>
  client.post('/api/age-checks/finish', given);

describe('an age that an OpenID provider confirms', () => {
  it('is kept without a name, a date or a token', async () => {
    const { client, id } = await makePerson(app);
    const done = await finish(client, await walk(client, { claims: { ...ADULT, sub: 'ana-silva', name: 'Ana' } }));
    expect([done.status, done.body.state]).toEqual([200, 'adult-verified']);
    const { rows } = await app.database.db.pool.query(
      'SELECT to_jsonb(r) AS kept FROM age_results r WHERE account_id = $1',
      [id],
    );
    const { kept } = rows[0];
    expect(kept).toMatchObject({
      outcome: 'adult',
      provider: `oidc:${new URL(openId.issuer).host}`,
      method: 'birthdate',
    });
    expect(Object.keys(kept).toSorted()).toEqual([
      'account_id',
      'expires_at',
      'found_at',
      'method',
      'outcome',
      'provider',
      'subject_hash',
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/ana|1990/iu);
  });

  it('F12: with a wrong nonce, signature, audience or hour it is 401 and nothing is known', async () => {
    const { client } = await makePerson(app);
    const exp = Math.floor(Date.now() / 1_000) - 3_600;
    const wrong: FakeAnswer[] = [
      { claims: ADULT, token: { nonce: 'of another check' } },
      { claims: ADULT, isWronglySigned: true },
      { claims: ADULT, token: { aud: 'another client' } },
      { claims: ADULT, token: { iat: exp - 60, exp } },
    ];
    for (const scripted of wrong) {
      const answer = await finish(client, await walk(client, scripted));
      expect([answer.status, answer.body.error]).toEqual([401, 'safety.age-forged']);
    }
    expect((await client.get('/api/age')).body.state).toBe('unverified');
  });

  it('F12: a callback for another account is 409, and a code works once', async () => {
    const [owner, other] = [await makePerson(app), await makePerson(app)];
    const given = await walk(owner.client, { claims: { ...ADULT, sub: 'bia' } });
    expect((await finish(other.client, given)).status).toBe(409);
    expect((await finish(owner.client, given)).body.state).toBe('adult-verified');
    expect((await finish(owner.client, given)).body.state).toBe('adult-verified');
    // The same code under a check of one's own.
    const own = await walk(other.client, { claims: { ...ADULT, sub: 'caio' } });
    const reused = given.answer.replace(given.state, own.state);
    expect((await finish(other.client, { state: own.state, answer: reused })).status).toBe(401);
  });

  it('F10: a minor has no account afterwards, and no other one either', async () => {
    const [first, second] = [await makePerson(app), await makePerson(app)];
    const done = await finish(first.client, await walk(first.client, { claims: { ...MINOR, sub: 'duda' } }));
    expect(done.body.state).toBe('refused');
    expect((await first.client.get('/api/age')).status).toBe(401);
    const again = await finish(second.client, await walk(second.client, { claims: { ...ADULT, sub: 'duda' } }));
    expect(again.body.state).toBe('refused');
  });

  it('proves nothing without the claim, and a no is a no', async () => {
    const { client } = await makePerson(app);
    for (const scripted of [{ claims: {} }, { claims: ADULT, error: 'access_denied' }]) {
      const done = await finish(client, await walk(client, scripted));
      expect([done.status, done.body.state]).toEqual([200, 'unverified']);
    }
  });

  it('waits while the provider is down, and goes on where it was', async () => {
    const { client } = await makePerson(app);
    const given = await walk(client, { claims: { ...ADULT, sub: 'eva' } });
    openId.setDown(true);
    const down = await finish(client, given);
    expect([down.status, down.body.error]).toEqual([503, 'safety.age-provider-down']);
    openId.setDown(false);
    expect((await finish(client, given)).body.state).toBe('adult-verified');
  });

  it('has no page that answers in its place', async () => {
    const { client } = await makePerson(app);
    const body = { state: 'x'.repeat(43), outcome: 'adult', person: 'ana' };
    expect((await client.post('/api/age-sandbox', body)).status).toBe(404);
  });
});
