import { randomUUID } from 'node:crypto';
import { notificationRoutes } from '@cafune/contract/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makeGuest, makePerson } from '../../testing/factories.ts';
import { makeNotice, readNotices } from '../../testing/notifications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const DAY_MS = 24 * 60 * 60_000;

async function makePersonWithNotices(count: number) {
  const person = await makePerson(app);
  for (let index = 0; index < count; index += 1) {
    const data = { conversationId: randomUUID(), name: `Livia ${index}`, text: 'Oi' };
    await makeNotice(app, { accountId: person.id, kind: 'reply-ready', data });
  }
  return person;
}

describe('who may ask', () => {
  const CALLS = Object.values(notificationRoutes)
    .filter((route) => route.access === 'user')
    .map((route) => [route.method, route.path.replace(':id', randomUUID())] as const);
  const bodyOf = (method: string) =>
    method === 'PATCH' ? { body: {} } : method === 'GET' ? {} : { body: { endpoint: 'x' } };

  it('is nobody without a session and no guest', async () => {
    const { client: guest } = await makeGuest(app);
    for (const [method, path] of CALLS) {
      for (const client of [app.client(), guest])
        expect([path, (await client.call(method, path, bodyOf(method))).status]).toEqual([path, 401]);
    }
  });

  it('A03: is not the sync token', async () => {
    const { syncToken } = await makePerson(app);
    for (const [method, path] of CALLS) {
      const answer = await app
        .client()
        .call(method, path, { ...bodyOf(method), headers: { authorization: `Bearer ${syncToken}` } });
      expect([path, answer.status, answer.body.error]).toEqual([path, 403, 'auth.insufficient-scope']);
    }
  });

  it('A01: is the session and never X-User-Id', async () => {
    const [own, other] = [await makePerson(app), await makePersonWithNotices(1)];
    const answer = await own.client.get('/api/user/notifications', { 'x-user-id': other.id });
    expect(answer.body.map((notice: { title: string }) => notice.title)).toEqual(['Que bom te ver por aqui']);
  });
});

describe('the list', () => {
  it('spec §3: "Notification: id, type (promo, alert, reward, info, system, message; others get a generic icon), title, message, description, read (boolean), createdAt."', async () => {
    const { client } = await makePerson(app);
    expect(await readNotices(client)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/u),
        type: 'info',
        title: 'Que bom te ver por aqui',
        message: 'Suas 500 moedas já estão na conta.',
        description: 'Escolha uma companhia e comece uma conversa. Todas são personagens de IA.',
        read: false,
        createdAt: expect.stringMatching(/^20.*Z$/u),
        actionUrl: '/',
      },
    ]);
  });

  it('is newest first and goes on after any of its own, page by page', async () => {
    const { client } = await makePersonWithNotices(7);
    const all = await readNotices(client);
    const titles = all.map((notice) => notice.title);
    expect(titles).toEqual([...[6, 5, 4, 3, 2, 1, 0].map((n) => `Livia ${n} respondeu`), 'Que bom te ver por aqui']);
    const pages: unknown[] = [];
    for (let page = await readNotices(client, '?limit=3'); page.length > 0; ) {
      pages.push(...page);
      page = await readNotices(client, `?limit=3&before=${page.at(-1).id}`);
    }
    expect(pages).toEqual(all);
  });

  it('tells notices of one instant apart by their id', async () => {
    const { client, id } = await makePersonWithNotices(5);
    await app.database.db.pool.query('UPDATE notifications SET created_at = now() WHERE account_id = $1', [id]);
    const all = await readNotices(client);
    const first = await readNotices(client, '?limit=3');
    expect([...first, ...(await readNotices(client, `?before=${first.at(-1)?.id}`))]).toEqual(all);
  });

  it('B01: goes on after nothing that is another’s', async () => {
    const [own, other] = [await makePersonWithNotices(2), await makePersonWithNotices(2)];
    const [foreign] = await readNotices(other.client);
    expect(await readNotices(own.client, `?before=${foreign.id}`)).toEqual([]);
    expect(await readNotices(own.client, `?before=${randomUUID()}`)).toEqual([]);
  });

  it('takes at most a hundred, and refuses what it does not know', async () => {
    const { client } = await makePerson(app);
    expect((await client.get('/api/user/notifications?limit=5000')).status).toBe(200);
    for (const query of ['?limit=0', '?limit=x', '?before=1', '?cursor=1'])
      expect([query, (await client.get(`/api/user/notifications${query}`)).status]).toEqual([query, 422]);
  });

  it('gives everybody their own when many ask at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, index) => makePersonWithNotices(index)));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        readNotices(people[index % 6]?.client ?? app.client(), index % 2 ? '' : '?limit=2'),
      ),
    );
    expect(answers.map((list) => list.length)).toEqual(
      Array.from({ length: 60 }, (_, index) => Math.min((index % 6) + 1, index % 2 ? 100 : 2)),
    );
  });
});

describe('reading', () => {
  it('spec §4: "unread becomes read when clicked or via "Marcar todas como lidas"", once and for all', async () => {
    const { client } = await makePerson(app);
    const [notice] = await readNotices(client);
    for (let times = 0; times < 2; times += 1) {
      const answer = await client.post(`/api/notifications/${notice.id}/read`);
      expect([answer.status, answer.text]).toEqual([204, '']);
    }
    expect((await readNotices(client))[0]).toEqual({ ...notice, read: true });
  });

  it('B01: another’s is 404, the same as a random id, and stays unread', async () => {
    const [own, other] = [await makePerson(app), await makePerson(app)];
    const [foreign] = await readNotices(other.client);
    const answers = [];
    for (const id of [foreign.id, randomUUID()]) {
      const { status, body } = await own.client.post(`/api/notifications/${id}/read`);
      answers.push([status, body.error, body.message]);
    }
    expect(answers).toEqual([
      [404, 'request.not-found', 'Não encontramos esse item.'],
      [404, 'request.not-found', 'Não encontramos esse item.'],
    ]);
    expect((await readNotices(other.client))[0].read).toBe(false);
  });
});

describe('system notifications', () => {
  it('spec §3: "System notification: id, type (vip_expiry, vip_reminder and others), title, message, actionUrl (optional)."', async () => {
    const { client, id } = await makePerson(app);
    await makeNotice(app, { accountId: id, kind: 'vip-expiry', data: { key: 'k', isTrialHad: false } });
    const system = (await client.get('/api/notifications/system')).body;
    expect(system).toEqual([
      {
        id: expect.any(String),
        type: 'vip_expiry',
        title: 'Seu VIP terminou',
        message: 'Suas conversas e lembranças continuam aqui.',
        actionUrl: '/vip-plans',
      },
    ]);
    await client.post(`/api/notifications/${system[0].id}/read`);
    expect((await client.get('/api/notifications/system')).body).toEqual([]);
  });

  it('are those of the last day', async () => {
    const { client, id } = await makePerson(app);
    await makeNotice(app, {
      accountId: id,
      kind: 'vip-reminder',
      data: { reason: 'trial-ends', key: 'k', endsAt: '2026-03-10T12:00:00.000Z', chargeAt: null, price: null },
    });
    expect((await client.get('/api/notifications/system')).body).toHaveLength(1);
    app.clock.advance(DAY_MS + 1_000);
    expect((await client.get('/api/notifications/system')).body).toEqual([]);
    expect((await readNotices(client))[0].title).toBe('Seu teste termina terça-feira, 10 de março às 09:00');
  });
});

describe('settings', () => {
  const DEFAULT = { messages: true, rewards: true, promos: true, quietHours: { from: '22:00', to: '08:00' } };

  it('change by what is said and keep the rest', async () => {
    const { client } = await makePerson(app);
    const read = async () => (await client.get('/api/user/notification-settings')).body;
    const patch = async (body: unknown) =>
      (await client.call('PATCH', '/api/user/notification-settings', { body })).body;
    expect(await read()).toEqual(DEFAULT);
    expect(await patch({ promos: false })).toEqual({ ...DEFAULT, promos: false });
    expect(await patch({ quietHours: null })).toEqual({ ...DEFAULT, promos: false, quietHours: null });
    expect(await patch({ messages: false })).toEqual({ ...DEFAULT, promos: false, quietHours: null, messages: false });
    const last = { ...DEFAULT, promos: true, messages: false, quietHours: { from: '23:30', to: '06:00' } };
    expect(await patch({ promos: true, quietHours: { from: '23:30', to: '06:00' } })).toEqual(last);
    expect(await read()).toEqual(last);
  });

  it('B03: refuse what they do not know and change nothing', async () => {
    const { client } = await makePerson(app);
    for (const body of [
      { sounds: true },
      { messages: 'yes' },
      { quietHours: { from: '25:00', to: '08:00' } },
      { quietHours: { from: '22:00' } },
      { quietHours: { from: '22:00', to: '08:00', zone: 'UTC' } },
    ]) {
      const answer = await client.call('PATCH', '/api/user/notification-settings', { body });
      expect([JSON.stringify(body), answer.status]).toEqual([JSON.stringify(body), 422]);
    }
    expect((await client.get('/api/user/notification-settings')).body).toEqual(DEFAULT);
  });

  it('keep what is turned off from being made, and nothing else', async () => {
    const { client, id } = await makePerson(app);
    await client.call('PATCH', '/api/user/notification-settings', { body: { messages: false, rewards: false } });
    const data = { conversationId: randomUUID(), name: 'Livia', text: 'Oi' };
    await makeNotice(app, { accountId: id, kind: 'reply-ready', data });
    await makeNotice(app, { accountId: id, kind: 'reward-available', data: { coins: 30 } });
    await makeNotice(app, { accountId: id, kind: 'low-balance', data: { balanceCoins: 9 } });
    expect((await readNotices(client)).map((notice) => notice.title)).toEqual([
      'Saldo baixo',
      'Que bom te ver por aqui',
    ]);
  });
});

describe('old notices', () => {
  it('go after 90 days when they were read, after 180 in any case', async () => {
    const { client, id } = await makePersonWithNotices(4);
    const age = (days: number, title: string, isRead: boolean) =>
      app.database.db.pool.query(
        `UPDATE notifications SET created_at = now() - $1 * interval '1 day', read_at = CASE WHEN $4 THEN now() END WHERE account_id = $2 AND title = $3`,
        [days, id, title, isRead],
      );
    await age(100, 'Livia 0 respondeu', true);
    await age(100, 'Livia 1 respondeu', false);
    await age(300, 'Livia 2 respondeu', false);
    await age(80, 'Livia 3 respondeu', true);
    await app.application.deps.db.pool.query("SELECT graphile_worker.add_job('notifications-prune')");
    await expect
      .poll(async () => (await readNotices(client)).map((notice) => notice.title).sort(), { timeout: 10_000 })
      .toEqual(['Livia 1 respondeu', 'Livia 3 respondeu', 'Que bom te ver por aqui']);
  });
});
