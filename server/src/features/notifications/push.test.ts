import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type FakePushService,
  startFakePushService,
} from '../../providers/push/fake-push-service/fake-push-service.ts';
import { createPushService } from '../../providers/push/index.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { makeConversation, makeMessage, makePerson, type Person } from '../../testing/factories.ts';
import { advanceTo, makeNotice, waitForNotice } from '../../testing/notifications.ts';
import { until } from '../../testing/until.ts';
import { sendPush } from './push.ts';

let vendor: FakePushService;
let app: TestApp;
beforeAll(async () => {
  vendor = await startFakePushService();
  app = await startTestApp({ pushService: openService() });
});
afterAll(async () => {
  await app.stop();
  await vendor.close();
});
beforeEach(() => advanceTo(app, '12:00'));

function openService(hosts: readonly string[] = [vendor.host]) {
  const sender = { publicUrl: 'https://cafune.example', mailFrom: 'oi@cafune.example' };
  return createPushService({ hosts, ...sender, post: vendor.post });
}

type Subscription = ReturnType<FakePushService['subscribe']>;

async function subscribe(person: Person, subscription: Subscription = vendor.subscribe()): Promise<Subscription> {
  const answer = await person.client.post('/api/push/subscriptions', subscription);
  expect([answer.status, answer.text]).toEqual([204, '']);
  return subscription;
}

const REWARD = { kind: 'reward-available', data: { coins: 30 } } as const;
const deliveriesTo = ({ endpoint }: Subscription) =>
  vendor.deliveries.filter((delivery) => endpoint.endsWith(delivery.path));

async function countSubscriptions({ endpoint }: Subscription): Promise<number> {
  const found = await app.database.db.pool.query('SELECT 1 FROM push_subscriptions WHERE endpoint = $1', [endpoint]);
  return found.rows.length;
}

/** Waits until no push waits or runs, then counts what arrived. */
async function countDelivered(subscription: Subscription): Promise<number> {
  await until(async () => (await countJobs()) === 0);
  return deliveriesTo(subscription).length;
}

/** Jobs of pushes that wait or failed. */
async function countJobs(): Promise<number> {
  const { rows } = await app.database.db.pool.query(
    "SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE task_identifier = 'notifications-push'",
  );
  return rows[0].jobs;
}

describe('a push', () => {
  it('tells who is away that a reply is ready, without a word of it', async () => {
    const person = await makePerson(app);
    const subscription = await subscribe(person);
    const id = await makeConversation(person.client);
    app.model.script({ words: ['A moqueca ficou no ponto.'] });
    await person.client.post(`/api/conversations/${id}/messages`, makeMessage());
    await until(() => deliveriesTo(subscription).length === 1);
    const [delivery] = deliveriesTo(subscription);
    expect(delivery?.message).toEqual({
      title: 'Lívia respondeu',
      body: 'Tem mensagem nova na conversa.',
      actionUrl: `/chat/${id}`,
      tag: `reply:${id}`,
    });
    const { publicKey } = (await app.client().get('/api/push/key')).body;
    expect(delivery?.key).toBe(publicKey);
  });

  it('goes to every browser of the person and to nobody else', async () => {
    const [person, other] = [await makePerson(app), await makePerson(app)];
    const [first, second] = [await subscribe(person), await subscribe(person)];
    const foreign = await subscribe(other);
    await makeNotice(app, { accountId: person.id, ...REWARD });
    await until(() => deliveriesTo(first).length === 1 && deliveriesTo(second).length === 1);
    expect(deliveriesTo(foreign)).toEqual([]);
  });

  it('is not repeated while the last one about the same waits unread', async () => {
    const person = await makePerson(app);
    const subscription = await subscribe(person);
    await makeNotice(app, { accountId: person.id, ...REWARD });
    await until(() => deliveriesTo(subscription).length === 1);
    await makeNotice(app, { accountId: person.id, ...REWARD });
    expect(await countDelivered(subscription)).toBe(1);
    app.clock.advance(11 * 60_000);
    await makeNotice(app, { accountId: person.id, ...REWARD });
    expect(await countDelivered(subscription)).toBe(2);
  });

  it('is not sent of what was read before it left', async () => {
    const person = await makePerson(app);
    const subscription = await subscribe(person);
    const { queue } = app.application.deps;
    await queue.stop();
    await makeNotice(app, { accountId: person.id, ...REWARD });
    expect(await countJobs()).toBe(1);
    const notice = await waitForNotice(person.client, 'Recompensa de hoje');
    await person.client.post(`/api/notifications/${notice.id}/read`);
    await queue.start();
    expect(await countDelivered(subscription)).toBe(0);
  });

  it.each([404, 410])('that answers %i forgets the subscription', async (status) => {
    const person = await makePerson(app);
    const subscription = await subscribe(person);
    vendor.script(status);
    await makeNotice(app, { accountId: person.id, ...REWARD });
    await until(async () => (await countSubscriptions(subscription)) === 0);
    await until(async () => (await countJobs()) === 0);
  });

  it('that a busy service refuses is tried again, until it is old news', async () => {
    const person = await makePerson(app);
    const subscription = await subscribe(person);
    vendor.script(503);
    await makeNotice(app, { accountId: person.id, ...REWARD });
    await until(() => deliveriesTo(subscription).length === 1);
    await until(async () => {
      const { rows } = await app.database.db.pool.query(
        'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND attempts > 0 RETURNING last_error',
      );
      if (rows.length > 0) expect(rows[0].last_error).toMatch(/push service answered 503/u);
      return deliveriesTo(subscription).length === 2;
    });
    expect(await countSubscriptions(subscription)).toBe(1);

    vendor.script(503);
    app.clock.advance(11 * 60_000);
    await makeNotice(app, { accountId: person.id, ...REWARD });
    await until(() => deliveriesTo(subscription).length === 3);
    app.clock.advance(11 * 60_000);
    await until(async () => {
      await app.database.db.pool.query(
        'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND attempts > 0',
      );
      return (await countJobs()) === 0;
    });
    expect(deliveriesTo(subscription)).toHaveLength(3);
  });
});

describe('I05: nothing is sent', () => {
  it('in quiet hours, before and after midnight, and the notice is in the list', async () => {
    const person = await makePerson(app);
    const subscription = await subscribe(person);
    for (const time of ['22:30', '03:00']) {
      advanceTo(app, time);
      await makeNotice(app, { accountId: person.id, ...REWARD });
      await waitForNotice(person.client, 'Recompensa de hoje');
      expect(await countDelivered(subscription)).toBe(0);
    }
    advanceTo(app, '08:30');
    await makeNotice(app, { accountId: person.id, ...REWARD });
    expect(await countDelivered(subscription)).toBe(1);
  });

  it('that was queued before quiet hours began', async () => {
    const person = await makePerson(app);
    const subscription = await subscribe(person);
    const { queue } = app.application.deps;
    advanceTo(app, '21:59');
    await queue.stop();
    await makeNotice(app, { accountId: person.id, ...REWARD });
    expect(await countJobs()).toBe(1);
    advanceTo(app, '22:00');
    await queue.start();
    expect(await countDelivered(subscription)).toBe(0);
  });

  it('of what the person turned off, even when it was queued before', async () => {
    const person = await makePerson(app);
    const subscription = await subscribe(person);
    const { queue } = app.application.deps;
    await queue.stop();
    await makeNotice(app, { accountId: person.id, ...REWARD });
    await person.client.call('PATCH', '/api/user/notification-settings', { body: { rewards: false } });
    await queue.start();
    expect(await countDelivered(subscription)).toBe(0);
    await makeNotice(app, { accountId: person.id, ...REWARD });
    expect(await countDelivered(subscription)).toBe(0);
  });
});

describe('a subscription', () => {
  it('D08: is refused anywhere but at a push service, and nothing is connected to', async () => {
    const { client } = await makePerson(app);
    const { keys } = vendor.subscribe();
    const before = vendor.deliveries.length;
    for (const endpoint of [
      'https://127.0.0.1/x',
      'https://[::ffff:127.0.0.1]/x',
      'https://169.254.169.254/latest/meta-data',
      'https://2130706433/x',
      'https://push.example.evil.example/x',
      'https://push.example:8443/x',
    ]) {
      const answer = await client.post('/api/push/subscriptions', { endpoint, keys });
      expect([endpoint, answer.status, answer.body.error, answer.body.message]).toEqual([
        endpoint,
        422,
        'notifications.invalid-endpoint',
        'Não foi possível usar esse endereço.',
      ]);
    }
    for (const endpoint of ['http://push.example/x', 'file:///etc/passwd', 'x'])
      expect((await client.post('/api/push/subscriptions', { endpoint, keys })).status).toBe(422);
    expect(vendor.deliveries).toHaveLength(before);
    const { rows } = await app.database.db.pool.query(
      "SELECT 1 FROM push_subscriptions WHERE endpoint !~ '^https://push.example/send/'",
    );
    expect(rows).toEqual([]);
  });

  it('B03: with a field nobody knows, or keys that are none, is refused', async () => {
    const { client } = await makePerson(app);
    const subscription = vendor.subscribe();
    for (const body of [
      { ...subscription, expirationTime: null },
      { ...subscription, keys: { ...subscription.keys, auth: 'abc' } },
      { ...subscription, accountId: 'x' },
    ])
      expect((await client.post('/api/push/subscriptions', body)).status).toBe(422);
    expect(await countSubscriptions(subscription)).toBe(0);
  });

  it('given again is one, and follows whoever gave it last', async () => {
    const [first, second] = [await makePerson(app), await makePerson(app)];
    const subscription = await subscribe(first);
    await subscribe(first, subscription);
    await subscribe(second, subscription);
    expect(await countSubscriptions(subscription)).toBe(1);
    await makeNotice(app, { accountId: first.id, ...REWARD });
    await makeNotice(app, { accountId: second.id, ...REWARD });
    expect(await countDelivered(subscription)).toBe(1);
  });

  it('ends when its person says so, not when another does', async () => {
    const [person, other] = [await makePerson(app), await makePerson(app)];
    const subscription = await subscribe(person);
    const body = { endpoint: subscription.endpoint };
    expect((await other.client.call('DELETE', '/api/push/subscriptions', { body })).status).toBe(204);
    expect(await countSubscriptions(subscription)).toBe(1);
    for (let times = 0; times < 2; times += 1)
      expect((await person.client.call('DELETE', '/api/push/subscriptions', { body })).status).toBe(204);
    expect(await countSubscriptions(subscription)).toBe(0);
  });

  it('ends with the session in which it was given', async () => {
    const person = await makePerson(app);
    const subscription = await subscribe(person);
    await person.client.post('/api/auth/logout');
    await makeNotice(app, { accountId: person.id, ...REWARD });
    await until(async () => (await countSubscriptions(subscription)) === 0);
    expect(deliveriesTo(subscription)).toEqual([]);
  });

  it('of a session that is over is forgotten by night as well', async () => {
    const [gone, here] = [await makePerson(app), await makePerson(app)];
    const [dead, live] = [await subscribe(gone), await subscribe(here)];
    await gone.client.post('/api/auth/logout');
    await app.database.db.pool.query("SELECT graphile_worker.add_job('notifications-prune')");
    await until(async () => (await countSubscriptions(dead)) === 0);
    expect(await countSubscriptions(live)).toBe(1);
  });

  it('is one of at most twenty of an account; the oldest gives way', async () => {
    const person = await makePerson(app);
    const all = [];
    for (let index = 0; index < 21; index += 1) all.push(await subscribe(person));
    expect(await Promise.all(all.map(countSubscriptions))).toEqual([0, ...Array.from({ length: 20 }, () => 1)]);
  });
});

describe('the push keys', () => {
  it('are made once, by whichever process is first, and the private half is sealed', async () => {
    const database = await createTestDatabase();
    const open = () => startTestApp({ database, pushService: openService() });
    const [one, two] = [await open(), await open()];
    const keyOf = async (other: TestApp) => (await other.client().get('/api/push/key')).body.publicKey;
    const keys = await Promise.all([keyOf(one), keyOf(two), keyOf(one)]);
    expect(new Set(keys).size).toBe(1);
    await Promise.all([one.stop(), two.stop()]);
    const later = await open();
    expect(await keyOf(later)).toBe(keys[0]);
    const { rows } = await database.db.pool.query('SELECT public_key, sealed_private_key FROM push_keys');
    expect(rows).toMatchObject([{ public_key: keys[0] }]);
    expect(rows[0].sealed_private_key).toHaveLength(12 + 43 + 16);
    await later.stop();
    await database.drop();
  });

  it('that another secret sealed are replaced, with the subscriptions that hang on them', async () => {
    const person = await makePerson(app);
    const subscription = await subscribe(person);
    const { createPushKeysReader } = await import('./push-keys.ts');
    const log = { ...app.application.deps.log, warn: () => undefined } as never;
    const read = createPushKeysReader({
      ...app.application.deps,
      log,
      secret: 'another secret, also 32 characters long',
    });
    const { publicKey } = await read();
    expect(publicKey).not.toBe((await app.client().get('/api/push/key')).body.publicKey);
    expect(await countSubscriptions(subscription)).toBe(0);
    await sendPush(
      { ...app.application.deps, hub: {} as never, readPushKeys: read },
      { notificationId: person.id, endpoint: 'x' },
    );
  });
});
