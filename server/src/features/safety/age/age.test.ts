import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { makeConversation, makeGuest, makeMessage, makePerson } from '../../../testing/factories.ts';

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
    expect((await client.get('/api/age')).body).toEqual({ state: 'unverified', verifiedUntil: null });
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

  it('F10: a refusal stays with the account, and with the person whichever account they come with', async () => {
    const [first, second] = [await makePerson(app), await makePerson(app)];
    const person = newcomer();
    expect((await verify(first.client, 'minor', person)).body.state).toBe('refused');
    const again = await first.client.post('/api/age-checks');
    expect([again.status, again.body.error]).toEqual([403, 'safety.age-refused']);
    expect((await verify(second.client, 'adult', ` ${person.toUpperCase()} `)).body.state).toBe('refused');
    const id = await makeConversation(first.client);
    const refused = await first.client.post(`/api/conversations/${id}/messages`, makeMessage('oi'));
    expect([refused.status, refused.body.error]).toEqual([403, 'safety.age-refused']);
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

  it('F11: nothing in a body makes anybody an adult; visitors sign up first', async () => {
    const { client } = await makePerson(app);
    await client.post('/api/age-checks', { maior_de_18: true });
    expect((await client.get('/api/age')).body.state).toBe('unverified');
    const { client: guest } = await makeGuest(app);
    expect((await guest.post('/api/age-checks')).status).toBe(401);
  });
});
