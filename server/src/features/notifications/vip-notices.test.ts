/** Each thing there is to say about VIP is said once, and is an alert of its own. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type FakePushService,
  startFakePushService,
} from '../../providers/push/fake-push-service/fake-push-service.ts';
import { createPushService } from '../../providers/push/index.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { makePerson } from '../../testing/factories.ts';
import { advanceTo, readNotices } from '../../testing/notifications.ts';
import { until } from '../../testing/until.ts';

const HOUR_MS = 60 * 60_000;
const ENDS_AT = '2026-12-10T18:00:00.000Z';

let vendor: FakePushService;
let app: TestApp;
beforeAll(async () => {
  vendor = await startFakePushService();
  const sender = { publicUrl: 'https://cafune.example', mailFrom: 'oi@cafune.example' };
  app = await startTestApp({ pushService: createPushService({ hosts: [vendor.host], ...sender, post: vendor.post }) });
});
afterAll(async () => {
  await app.stop();
  await vendor.close();
});
beforeEach(() => advanceTo(app, '10:00'));

async function remind(accountId: string, key: string): Promise<void> {
  const { outbox } = app.application.deps;
  const reminder = { reason: 'trial-ends', endsAt: ENDS_AT, chargeAt: null, price: null } as const;
  await outbox.add(app.database.db, 'vip.reminded', { accountId, key, reminder });
  await outbox.drain();
}
async function end(accountId: string, key: string): Promise<void> {
  const { outbox } = app.application.deps;
  await outbox.add(app.database.db, 'vip.ended', { accountId, key });
  await outbox.drain();
}
const alerts = async (client: TestClient) =>
  (await client.get('/api/notifications/system')).body as { id: string; type: string; title: string }[];

/** A browser that is pushed to. @returns how many pushes came, once none waits */
async function subscribe(client: TestClient): Promise<() => Promise<number>> {
  const subscription = vendor.subscribe();
  expect((await client.post('/api/push/subscriptions', subscription)).status).toBe(204);
  return async () => {
    await until(async () => {
      const sql = "SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'notifications-push'";
      return (await app.database.db.pool.query(sql)).rows.length === 0;
    });
    return vendor.deliveries.filter(({ path }) => subscription.endpoint.endsWith(path)).length;
  };
}

it('a reminder of which the one before was not read is an alert and a push of its own', async () => {
  const { client, id } = await makePerson(app);
  const countPushes = await subscribe(client);
  await remind(id, 'reminder:48h');
  const [first] = await alerts(client);
  expect(await countPushes()).toBe(1);
  app.clock.advance(23 * HOUR_MS);
  await remind(id, 'reminder:24h');
  const both = await alerts(client);
  expect(both).toHaveLength(2);
  expect(both.map((alert) => alert.id)).toContain(first?.id);
  expect(await countPushes()).toBe(2);
});

it.each([
  ['a reminder', 'vip_reminder', remind],
  ['an end', 'vip_expiry', end],
])(
  '%s that is told three times is one notice and one push, before and after it was read',
  async (_what, type, tell) => {
    const { client, id } = await makePerson(app);
    const countPushes = await subscribe(client);
    await tell(id, 'the one before');
    for (let time = 0; time < 3; time += 1) {
      await tell(id, 'this');
      expect(await countPushes()).toBe(2);
      app.clock.advance(HOUR_MS / 4);
    }
    await tell(id, 'the one after');
    await tell(id, 'this');
    expect(await alerts(client)).toHaveLength(3);
    expect(await countPushes()).toBe(3);
    for (const alert of await alerts(client)) await client.post(`/api/notifications/${alert.id}/read`);
    for (let time = 0; time < 3; time += 1) await tell(id, 'this');
    expect((await alerts(client)).filter((alert) => alert.type === type)).toEqual([]);
    expect(await readNotices(client)).toHaveLength(4);
    expect(await countPushes()).toBe(3);
  },
);
