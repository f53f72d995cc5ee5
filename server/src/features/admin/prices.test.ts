import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator, readLog, showSecondFactor, stepUp } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance, readSettled } from '../../testing/chat.ts';
import type { TestClient } from '../../testing/client.ts';
import { makeConversation, makeGuest, makePerson, type Person } from '../../testing/factories.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await makeAdministrator(app);
});
afterAll(() => app.stop());

const put = (client: TestClient, path: string, body: unknown) => client.call('PUT', `/api/admin/${path}`, { body });
async function readPrice(id: string) {
  const { items } = (await admin.client.get('/api/admin/prices')).body;
  const { id: _, ...value } = items.find((item: { id: string }) => item.id === id);
  return value;
}
async function readPacks() {
  return (await admin.client.get('/api/admin/coin-packs')).body.items as Record<string, unknown>[];
}
async function readPack(id: string) {
  const { id: _, ...value } = (await readPacks()).find((item) => item.id === id) ?? {};
  return value;
}
const reason = 'Reajuste de novembro';

describe('B07: the administration of money', () => {
  it('does not exist for people who do not administer, and asks visitors to sign in', async () => {
    const { client } = await makePerson(app);
    const { client: guest } = await makeGuest(app);
    const value = { label: 'a', coins: 1, vipNote: 'b' };
    const pack = { coins: 1, priceCents: 1, isMostChosen: false, isOffered: true };
    const plan = { priceCents: 1, isOffered: true };
    const money = { seenRefundedCents: 0, reason, clientId: randomUUID() };
    const calls = [
      ['POST', 'step-up', { password: 'moqueca com dendê' }],
      ['GET', 'prices'],
      ['PUT', 'prices/chat-reply', { before: value, after: value, reason }],
      ['GET', 'gifts'],
      ['PUT', 'gifts/flor', { before: { priceCoins: 20 }, after: { priceCoins: 25 }, reason }],
      ['GET', 'coin-packs'],
      ['PUT', 'coin-packs/coins-300', { before: pack, after: pack, reason }],
      ['GET', 'vip-plans'],
      ['PUT', 'vip-plans/mensal', { before: plan, after: plan, reason }],
      ['GET', 'orders'],
      ['GET', `orders/${randomUUID()}`],
      ['POST', `orders/${randomUUID()}/refund`, money],
      ['GET', 'orders.csv?from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z'],
      ['POST', 'grants', { accountId: admin.id, coins: 5, reason, clientId: randomUUID() }],
      ['GET', 'requests'],
      ['POST', `requests/${randomUUID()}/decide`, { decision: 'approve', reason }],
      ['GET', 'audit'],
    ] as const;
    for (const [method, path, body] of calls) {
      const options = body === undefined ? {} : { body };
      const seen = await client.call(method, `/api/admin/${path}`, options);
      expect([path, seen.status, seen.body.error]).toEqual([path, 404, 'request.not-found']);
      expect([path, (await guest.call(method, `/api/admin/${path}`, options)).status]).toEqual([path, 401]);
    }
  });
});

describe('the password given again', () => {
  it('is needed before money is touched, counts for ten minutes, and for its session alone', async () => {
    const { client, email, secret } = await makeAdministrator(app, false);
    const { id: accountId } = await makePerson(app);
    const grant = () => client.post('/api/admin/grants', { accountId, coins: 1, reason, clientId: randomUUID() });
    const refused = await grant();
    expect([refused.status, refused.body.error]).toEqual([403, 'admin.step-up-needed']);
    expect(refused.body.message).toContain('confirme sua senha');
    const given = await stepUp(client);
    expect(given.status).toBe(200);
    expect((await grant()).status).toBe(200);
    const elsewhere = app.client();
    await elsewhere.post('/api/auth/login', { email, password: 'moqueca com dendê' });
    app.clock.advance(60_000);
    await showSecondFactor(app, { client: elsewhere, secret });
    const other = await elsewhere.post('/api/admin/grants', {
      accountId,
      coins: 1,
      reason,
      clientId: randomUUID(),
    });
    expect(other.body.error).toBe('admin.step-up-needed');
    app.clock.advance(10 * 60_000);
    expect((await grant()).body.error).toBe('admin.step-up-needed');
    await stepUp(admin.client);
  });

  it('is refused in the words of signing in when it is wrong, and that is written down', async () => {
    const { client, id } = await makeAdministrator(app, false);
    const wrong = await stepUp(client, 'senha de outra pessoa');
    expect([wrong.status, wrong.body.error, wrong.body.message]).toEqual([
      401,
      'auth.invalid-credentials',
      'E-mail ou senha inválidos.',
    ]);
    const { rows } = await app.database.db.pool.query('SELECT name FROM audit_events WHERE account_id = $1', [id]);
    expect(rows).toContainEqual({ name: 'admin-step-up-refused' });
    const blocked = await client.post('/api/admin/grants', { accountId: id, coins: 1, reason, clientId: randomUUID() });
    expect(blocked.body.error).toBe('admin.step-up-needed');
    await stepUp(client);
    expect((await readLog(app, 'step-up.confirmed')).filter((entry) => entry.actor_id === id)).toHaveLength(1);
  });

  it('may be tried ten times a minute', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: 1 } });
    const { client } = await makeAdministrator(strict, false);
    const tries = [];
    for (let at = 0; at < 11; at += 1) tries.push((await stepUp(client, 'errada de novo')).status);
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    await strict.stop();
  });
});

describe('a price', () => {
  it('is changed with a reason, counts at once for everybody, and the log says from what to what', async () => {
    const before = await readPrice('chat-photo');
    const after = { ...before, coins: 30 };
    const changed = await put(admin.client, 'prices/chat-photo', { before, after, reason });
    expect([changed.status, changed.body]).toEqual([200, { id: 'chat-photo', ...after }]);
    const { items } = (await app.client().get('/api/prices')).body;
    expect(items.find((item: { id: string }) => item.id === 'chat-photo').coins).toBe(30);
    const entry = (await readLog(app, 'price.changed')).at(-1);
    expect(entry).toMatchObject({ actor_id: admin.id, subject: 'price:chat-photo', reason, data: { before, after } });
  });

  it('that somebody else changed meanwhile is left as it is', async () => {
    const before = await readPrice('super-like');
    const changes = await Promise.all(
      [6, 7, 8, 9].map((coins) =>
        put(admin.client, 'prices/super-like', { before, after: { ...before, coins }, reason }),
      ),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(changes.find(({ status }) => status === 409)?.body.error).toBe('admin.changed-meanwhile');
    const kept = changes.find(({ status }) => status === 200)?.body.coins;
    expect((await readPrice('super-like')).coins).toBe(kept);
    const entries = (await readLog(app, 'price.changed')).filter(({ subject }) => subject === 'price:super-like');
    expect(entries).toHaveLength(1);
  });

  it('needs a reason and known fields; one that is not there is 404', async () => {
    const before = await readPrice('chat-reply');
    const good = { before, after: { ...before, coins: 3 }, reason };
    const answers = [
      await put(admin.client, 'prices/chat-reply', { ...good, reason: 'ok' }),
      await put(admin.client, 'prices/chat-reply', { ...good, reason: 'x'.repeat(301) }),
      await put(admin.client, 'prices/chat-reply', { ...good, force: true }),
      await put(admin.client, 'prices/chat-reply', { ...good, after: { ...before, coins: -1 } }),
      await put(admin.client, 'prices/nothing', good),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 404]);
    expect(answers[2]?.body.error).toBe('request.unknown-field');
    expect((await readPrice('chat-reply')).coins).toBe(2);
  });
});

describe('a gift', () => {
  it('costs what it was changed to from the next one on; what was sent keeps its price', async () => {
    const { client } = await makePerson(app);
    const conversationId = await makeConversation(client);
    const send = async () => {
      const body = { giftId: 'flor', clientId: randomUUID() };
      const { status } = await client.post(`/api/conversations/${conversationId}/gifts`, body);
      await readSettled(client, conversationId);
      return status;
    };
    expect(await send()).toBe(201);
    const [before, after] = [{ priceCoins: 20 }, { priceCoins: 25 }];
    const changed = await put(admin.client, 'gifts/flor', { before, after, reason });
    expect([changed.status, changed.body]).toEqual([200, { id: 'flor', name: 'Flor', ...after }]);
    expect(await send()).toBe(201);
    const { items } = (await client.get('/api/gifts/sent')).body;
    expect(items.map(({ gift }: { gift: { priceCoins: number } }) => gift.priceCoins)).toEqual([25, 20]);
    expect(await readBalance(client)).toBe(455);
    const stale = await put(admin.client, 'gifts/flor', { before, after, reason });
    expect([stale.status, stale.body.error]).toEqual([409, 'admin.changed-meanwhile']);
    expect((await put(admin.client, 'gifts/nada', { before, after, reason })).status).toBe(404);
    expect((await put(admin.client, 'gifts/flor', { before, after: { priceCoins: 0 }, reason })).status).toBe(422);
    expect((await readLog(app, 'gift.changed')).at(-1)).toMatchObject({
      subject: 'gift:flor',
      data: { before, after },
    });
  });
});

describe('a coin pack', () => {
  it('is changed for orders to come; those that are there keep their price', async () => {
    const { client } = await makePerson(app);
    const order = { packId: 'coins-300', method: 'pix' };
    const old = (await client.post('/api/orders', { ...order, clientId: randomUUID() })).body;
    const before = await readPack('coins-300');
    const after = { ...before, priceCents: 1_090 };
    expect((await put(admin.client, 'coin-packs/coins-300', { before, after, reason })).status).toBe(200);
    expect((await client.get(`/api/orders/${old.id}`)).body.priceCents).toBe(990);
    expect((await client.post('/api/orders', { ...order, clientId: randomUUID() })).body.priceCents).toBe(1_090);
    const stale = await put(admin.client, 'coin-packs/coins-300', { before, after, reason });
    expect([stale.status, stale.body.error]).toEqual([409, 'admin.changed-meanwhile']);
    expect((await readLog(app, 'pack.changed')).at(-1)).toMatchObject({
      subject: 'pack:coins-300',
      data: { before, after },
    });
  });

  it('J08: is not sold for less than a centavo a coin: that would be coins given without a second yes', async () => {
    const before = await readPack('coins-1800');
    const cheap = await put(admin.client, 'coin-packs/coins-1800', {
      before,
      after: { ...before, priceCents: 1_799 },
      reason,
    });
    expect([cheap.status, cheap.body.message]).toEqual([422, 'Cada moeda custa ao menos um centavo.']);
    const after = { ...before, priceCents: 1_800 };
    expect((await put(admin.client, 'coin-packs/coins-1800', { before, after, reason })).status).toBe(200);
    expect((await put(admin.client, 'coin-packs/coins-1800', { before: after, after: before, reason })).status).toBe(
      200,
    );
  });

  it('that becomes the most chosen takes that from the other, also when two do at once', async () => {
    const choose = async (id: string) => {
      const before = await readPack(id);
      return put(admin.client, `coin-packs/${id}`, { before, after: { ...before, isMostChosen: true }, reason });
    };
    const answers = await Promise.all([choose('coins-1800'), choose('coins-4000')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const chosen = (await readPacks()).filter(({ isMostChosen }) => isMostChosen).map(({ id }) => id);
    expect(chosen).toHaveLength(1);
    const places = (await readLog(app, 'pack.changed')).slice(-2).map(({ data }) => data.mostChosenBefore);
    expect(places[0]).toBe('coins-700');
    expect(['coins-1800', 'coins-4000']).toContain(places[1]);
  });

  it('that is not on sale is listed here alone, and cannot be the most chosen', async () => {
    const before = await readPack('coins-10000');
    const closed = { ...before, isOffered: false };
    const both = { before, after: { ...closed, isMostChosen: true }, reason };
    expect((await put(admin.client, 'coin-packs/coins-10000', both)).body.error).toBe('admin.pack-not-offered');
    expect((await put(admin.client, 'coin-packs/coins-10000', { before, after: closed, reason })).status).toBe(200);
    const offered = (await app.client().get('/api/coin-packs')).body.items.map(({ id }: { id: string }) => id);
    expect(offered).not.toContain('coins-10000');
    expect(await readPack('coins-10000')).toMatchObject({ isOffered: false });
  });
});

describe('a VIP plan', () => {
  const plans = async () => (await admin.client.get('/api/admin/vip-plans')).body.items;

  it('is changed for orders to come; what somebody else changed meanwhile is left as it is', async () => {
    const { client } = await makePerson(app);
    const buy = () =>
      client.post('/api/vip/orders', {
        planId: 'mensal',
        method: 'pix',
        renews: false,
        isTrial: false,
        clientId: randomUUID(),
      });
    const old = (await buy()).body;
    const before = { priceCents: 2_990, isOffered: true };
    const after = { priceCents: 3_290, isOffered: true };
    const changed = await put(admin.client, 'vip-plans/mensal', { before, after, reason });
    expect([changed.status, changed.body]).toEqual([200, { id: 'mensal', label: 'Mensal', months: 1, ...after }]);
    expect((await client.get(`/api/orders/${old.id}`)).body.priceCents).toBe(2_990);
    expect((await buy()).body.priceCents).toBe(3_290);
    const stale = await put(admin.client, 'vip-plans/mensal', { before, after, reason });
    expect([stale.status, stale.body.error]).toEqual([409, 'admin.changed-meanwhile']);
    expect((await readLog(app, 'plan.changed')).at(-1)).toMatchObject({
      subject: 'plan:mensal',
      data: { before, after },
    });
  });

  it('J08: is not sold for less than R$ 10,00 a month, coins and all', async () => {
    const before = { priceCents: 23_990, isOffered: true };
    const cheap = await put(admin.client, 'vip-plans/anual', {
      before,
      after: { ...before, priceCents: 11_999 },
      reason,
    });
    expect([cheap.status, cheap.body.error, cheap.body.message]).toEqual([
      422,
      'admin.plan-too-cheap',
      'Cada mês de VIP custa ao menos R$ 10,00.',
    ]);
    expect((await plans()).find(({ id }: { id: string }) => id === 'anual').priceCents).toBe(23_990);
    const fair = await put(admin.client, 'vip-plans/anual', {
      before,
      after: { ...before, priceCents: 12_000 },
      reason,
    });
    expect([fair.status, fair.body.priceCents]).toEqual([200, 12_000]);
  });

  it('that is not on sale is listed here alone, and sold to nobody', async () => {
    const before = { priceCents: 7_490, isOffered: true };
    const after = { ...before, isOffered: false };
    expect((await put(admin.client, 'vip-plans/trimestral', { before, after, reason })).status).toBe(200);
    const offered = (await app.client().get('/api/vip/plans')).body.items.map(({ id }: { id: string }) => id);
    expect(offered).toEqual(['mensal', 'anual']);
    expect((await plans()).map(({ id }: { id: string }) => id)).toEqual(['mensal', 'trimestral', 'anual']);
    const { client } = await makePerson(app);
    const wish = { planId: 'trimestral', method: 'pix', renews: false, isTrial: false, clientId: randomUUID() };
    expect((await client.post('/api/vip/orders', wish)).status).toBe(404);
    expect((await put(admin.client, 'vip-plans/vitalicio', { before, after, reason })).status).toBe(404);
  });
});
