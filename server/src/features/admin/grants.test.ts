import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Administrator, makeAdministrator, readLog, showSecondFactor, stepUp } from '../../testing/admin.ts';
import { checkAge } from '../../testing/age.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance } from '../../testing/chat.ts';
import { makeGuest, makePerson, type Person } from '../../testing/factories.ts';

let app: TestApp;
let admin: Administrator;
let second: Administrator;
beforeAll(async () => {
  app = await startTestApp();
});
/** New ones: what the same administrator gives within a day adds up. */
beforeEach(async () => {
  admin = await makeAdministrator(app);
  second = await makeAdministrator(app);
});
afterAll(() => app.stop());

const reason = 'Perdeu moedas na falha do dia 12';
const grantBy = (by: Person, accountId: string, coins: number) =>
  by.client.post('/api/admin/grants', { accountId, coins, reason, clientId: randomUUID() });
const grant = (accountId: string, coins: number, changes: Record<string, unknown> = {}) =>
  admin.client.post('/api/admin/grants', { accountId, coins, reason, clientId: randomUUID(), ...changes });
const decide = (id: string, decision: 'approve' | 'refuse', by: Person = second) =>
  by.client.post(`/api/admin/requests/${id}/decide`, { decision, reason: 'Olhei o caso' });
const listWaiting = async (status = 'waiting') =>
  (await second.client.get(`/api/admin/requests?status=${status}`)).body.items.map(({ id }: { id: string }) => id);

describe('coins that an administrator gives', () => {
  it('are there at once up to 5.000, as a bonus, in the statement and in the log', async () => {
    const { client, id } = await makePerson(app);
    const given = await grant(id, 5_000);
    expect([given.status, given.body.status, given.body.amount]).toEqual([200, 'done', 5_000]);
    expect(await readBalance(client)).toBe(5_500);
    const [line] = (await client.get('/api/user/statement')).body.items;
    expect(line).toMatchObject({ amountCoins: 5_000, reason: 'Presente da equipe do Cafuné' });
    const { rows } = await app.database.db.pool.query(
      `SELECT is_paid, source FROM coin_lots WHERE account_id = $1 AND granted = 5000`,
      [id],
    );
    expect(rows).toEqual([{ is_paid: false, source: 'admin' }]);
    const entry = (await readLog(app, 'grant.done')).at(-1);
    expect(entry).toMatchObject({ actor_id: admin.id, subject: `account:${id}`, reason, data: { amount: 5_000 } });
  });

  it('are given once for one id, however often it is asked; other inputs or another administrator are refused', async () => {
    const { client, id } = await makePerson(app);
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => grant(id, 100, { clientId })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await readBalance(client)).toBe(600);
    expect((await grant(id, 101, { clientId })).body.error).toBe('admin.key-reused');
    const other = { accountId: id, coins: 100, reason, clientId };
    expect((await second.client.post('/api/admin/grants', other)).body.error).toBe('admin.key-reused');
    expect(await readBalance(client)).toBe(600);
    expect((await readLog(app, 'grant.done')).filter(({ subject }) => subject === `account:${id}`)).toHaveLength(1);
  });

  it('need somebody who registered, a reason, an amount and known fields', async () => {
    const { id: guest } = await makeGuest(app);
    const { id } = await makePerson(app);
    const answers = [
      await grant(guest, 5),
      await grant(randomUUID(), 5),
      await grant(id, 0),
      await grant(id, 1.5),
      await grant(id, 5, { reason: '  ok  ' }),
      await grant(id, 5, { isPaid: true }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 422, 422, 422, 422]);
    expect(answers[5]?.body.error).toBe('request.unknown-field');
  });
});

describe('J08: more than 5.000 coins', () => {
  it('answer 202 and wait; the administrator who asked decides nothing, another one does', async () => {
    const { client, id } = await makePerson(app);
    const asked = await grant(id, 5_001);
    expect([asked.status, asked.body.status]).toEqual([202, 'waiting']);
    expect(await readBalance(client)).toBe(500);
    expect(await listWaiting()).toContain(asked.body.id);
    for (const decision of ['approve', 'refuse'] as const) {
      const own = await decide(asked.body.id, decision, admin);
      expect([own.status, own.body.error]).toEqual([403, 'admin.second-person-needed']);
    }
    const approved = await decide(asked.body.id, 'approve');
    expect([approved.status, approved.body.status, approved.body.decidedBy]).toEqual([200, 'done', second.id]);
    expect(await readBalance(client)).toBe(5_501);
    expect(await listWaiting()).not.toContain(asked.body.id);
    expect((await readLog(app, 'grant.requested')).at(-1)).toMatchObject({ actor_id: admin.id, reason });
    expect((await readLog(app, 'grant.approved')).at(-1)).toMatchObject({
      actor_id: second.id,
      subject: `account:${id}`,
      reason: 'Olhei o caso',
      data: { requestId: asked.body.id, requestedBy: admin.id, amount: 5_001 },
    });
  });

  it('are given once when two others approve twenty times at once', async () => {
    const { client, id } = await makePerson(app);
    const third = await makeAdministrator(app);
    const clientId = randomUUID();
    const asked = await grant(id, 6_000, { clientId });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => decide(asked.body.id, 'approve', at % 2 === 0 ? second : third)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error))).toEqual(
      new Set(['admin.request-decided']),
    );
    expect(await readBalance(client)).toBe(6_500);
    const again = await grant(id, 6_000, { clientId });
    expect([again.status, again.body.status]).toEqual([200, 'done']);
    expect(await readBalance(client)).toBe(6_500);
    expect((await readLog(app, 'grant.approved')).filter(({ subject }) => subject === `account:${id}`)).toHaveLength(1);
  });

  it('that are refused are not given, and stay refused', async () => {
    const { client, id } = await makePerson(app);
    const asked = await grant(id, 9_000);
    expect((await decide(asked.body.id, 'refuse')).body).toMatchObject({
      status: 'refused',
      decisionReason: 'Olhei o caso',
    });
    expect((await decide(asked.body.id, 'approve')).body.error).toBe('admin.request-decided');
    expect(await readBalance(client)).toBe(500);
    expect(await listWaiting('refused')).toContain(asked.body.id);
    expect((await readLog(app, 'grant.refused')).at(-1)).toMatchObject({ actor_id: second.id });
  });

  it('need the password of the second administrator as well', async () => {
    const { id } = await makePerson(app);
    const asked = await grant(id, 9_000);
    const hasty = await makeAdministrator(app, false);
    expect((await decide(asked.body.id, 'approve', hasty)).body.error).toBe('admin.step-up-needed');
    expect((await decide(randomUUID(), 'approve')).status).toBe(404);
  });

  it('count no longer after seven days', async () => {
    const { client, id } = await makePerson(app);
    const asked = await grant(id, 9_000);
    app.clock.advance(7 * 24 * 3_600_000);
    await showSecondFactor(app, second);
    await stepUp(second.client);
    await showSecondFactor(app, admin);
    const late = await decide(asked.body.id, 'approve');
    expect([late.status, late.body.error]).toEqual([409, 'admin.request-expired']);
    expect(await readBalance(client)).toBe(500);
    expect(await listWaiting()).not.toContain(asked.body.id);
    expect(await listWaiting('expired')).toContain(asked.body.id);
  });
});

describe('J08: 5.000 coins in slices', () => {
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

  it('by one administrator, whoever gets them, wait for a second one; a day later they begin anew', async () => {
    const [one, two, three] = [await makePerson(app), await makePerson(app), await makePerson(app)];
    expect((await grant(one.id, 3_000)).status).toBe(200);
    expect((await grant(two.id, 2_000)).status).toBe(200);
    const over = await grant(three.id, 1);
    expect([over.status, over.body.status]).toEqual([202, 'waiting']);
    expect(await readBalance(three.client)).toBe(500);
    // What a second one agreed to counts no more.
    expect((await decide(over.body.id, 'approve')).status).toBe(200);
    expect(await readBalance(three.client)).toBe(501);
    app.clock.advance(24 * 3_600_000 - 60_000);
    await showSecondFactor(app, admin);
    await stepUp(admin.client);
    expect((await grant(three.id, 1)).status).toBe(202);
    app.clock.advance(60_000);
    expect((await grant(three.id, 5_000)).status).toBe(200);
  });

  it('to one account, whoever gives them, wait as well', async () => {
    const [lucky, other] = [await makePerson(app), await makePerson(app)];
    expect((await grant(lucky.id, 3_000)).status).toBe(200);
    expect((await grantBy(second, lucky.id, 2_000)).status).toBe(200);
    expect((await grantBy(second, lucky.id, 1)).status).toBe(202);
    expect((await grantBy(second, other.id, 3_000)).status).toBe(200);
    expect(await readBalance(lucky.client)).toBe(5_500);
  });

  it('asked for at once are done up to the limit and not beyond', async () => {
    const people = await Promise.all(Array.from({ length: 14 }, () => makePerson(app)));
    const answers = await Promise.all(people.map(({ id }) => grant(id, 500)));
    expect(statuses(answers).sort()).toEqual([...Array.from({ length: 10 }, () => 200), 202, 202, 202, 202]);
    expect((await readLog(app, 'grant.requested')).filter(({ actor_id: id }) => id === admin.id)).toHaveLength(4);
  });
});

describe('J08: an administrator', () => {
  const OWN = [403, 'admin.own-account', 'Ninguém dá moedas à própria conta. Peça a outra pessoa da administração.'];
  const said = ({ status, body }: { status: number; body: { error: string; message: string } }) => [
    status,
    body.error,
    body.message,
  ];

  it('gives no coins to themselves, and approves none for themselves, be it another account of theirs', async () => {
    const alias = await makePerson(app);
    await checkAge(admin.client, 'adult', 'quem administra');
    await checkAge(alias.client, 'adult', 'quem administra');
    for (const { id } of [admin, alias]) {
      expect(said(await grant(id, 1))).toEqual(OWN);
      const asked = await grantBy(second, id, 6_000);
      expect(said(await decide(asked.body.id, 'approve', admin))).toEqual(OWN);
      expect((await decide(asked.body.id, 'refuse', admin)).body.status).toBe('refused');
    }
    for (const { client } of [admin, alias]) {
      const { items } = (await client.get('/api/user/statement')).body;
      expect(items.map(({ reason: why }: { reason: string }) => why)).not.toContain('Presente da equipe do Cafuné');
    }
  });
});
