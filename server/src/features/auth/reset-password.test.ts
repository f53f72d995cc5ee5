import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { GOOD_PASSWORD, makeConversation, makeMessage, makePerson } from '../../testing/factories.ts';
import { until, untilLocked } from '../../testing/until.ts';
import { updatePassword } from './store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const logIn = (email: string, password = GOOD_PASSWORD) => app.client().post('/api/auth/login', { email, password });

describe('a forgotten password', () => {
  const linkFor = async (email: string) => {
    await app.client().post('/api/auth/forgot-password', { email });
    const find = () => app.mails.find((mail) => mail.to === email && mail.subject === 'Crie uma senha nova');
    await until(() => find() !== undefined);
    return /reset-password\?token=([\w-]+)/u.exec(find()?.text ?? '')?.[1] ?? '';
  };

  it('A10: known and unknown addresses get the same sentence', async () => {
    const { email } = await makePerson(app);
    const answers = await Promise.all(
      [email, 'ninguem@correio.com'].map((address) =>
        app.client().post('/api/auth/forgot-password', { email: address }),
      ),
    );
    for (const answer of answers) {
      expect([answer.status, answer.body]).toEqual([
        200,
        { message: 'Se este e-mail tiver conta, enviaremos instruções.' },
      ]);
    }
  });

  it('A13, A04: the link works once; every session and sync token ends', async () => {
    const { client, email, syncToken } = await makePerson(app);
    const conversationId = await makeConversation(client);
    const token = await linkFor(email);
    const reset = await app.client().post('/api/auth/reset-password', { token, password: 'uma senha nova' });
    expect(reset.status).toBe(200);
    expect((await client.get('/api/user/tokens')).status).toBe(401);
    const sync = await app
      .client()
      .post(`/api/conversations/${conversationId}/messages`, makeMessage(), { authorization: `Bearer ${syncToken}` });
    expect([sync.status, sync.body.message]).toEqual([401, 'Sua sessão terminou. Entre de novo.']);
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(email, 'uma senha nova')).status).toBe(200);
    const again = await app.client().post('/api/auth/reset-password', { token, password: 'mais uma senha' });
    expect([again.status, again.body.message]).toEqual([410, 'Este link já foi usado ou expirou.']);
  });

  it('A13: whoever signs in with the old password meanwhile is not let in', async () => {
    const { email, id } = await makePerson(app);
    const { sessions } = app.application.deps;
    const login = app.database.db.transaction(async (tx) => {
      await sessions.endAll(tx, id);
      await tx.run(updatePassword, [id, 'another hash']);
      const answer = logIn(email);
      await untilLocked(app);
      return { answer };
    });
    const { status, body } = await (await login).answer;
    expect([status, body.error]).toEqual([401, 'auth.invalid-credentials']);
  });

  it('A04: a sync token that was issued in the moment in which its session ended is worth nothing', async () => {
    const { id } = await makePerson(app);
    const { sessions } = app.application.deps;
    const origin = { ip: '127.0.0.1', port: 4_000 };
    const { db } = app.database;
    const session = await sessions.start(db, { id, kind: 'user' }, { ...origin, userAgent: null });
    await sessions.end(db, session.id);
    const late = await sessions.startSync(db, session);
    await expect(sessions.resolve(late.token, origin)).rejects.toMatchObject({ code: 'auth.session-ended' });
  });

  it('A13: the link expires after an hour', async () => {
    const { email } = await makePerson(app);
    const token = await linkFor(email);
    app.clock.advance(61 * 60_000);
    const late = await app.client().post('/api/auth/reset-password', { token, password: 'uma senha nova' });
    expect(late.status).toBe(410);
  });
});
