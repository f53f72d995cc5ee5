import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makePerson } from '../../testing/factories.ts';
import { makeNotice } from '../../testing/notifications.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const POLLED = [
  '/api/user/tokens',
  '/api/user/notifications',
  '/api/notifications/system',
  '/api/notifications/messages?since=2026-01-01T00:00:00Z',
  '/api/auth/status',
];

it('answers 304 without a body to who has the answer already, and never lets it be stored on the way (L02)', async () => {
  const { client } = await makePerson(app);
  for (const path of POLLED) {
    const first = await client.get(path);
    const etag = first.headers.get('etag') ?? '';
    expect([path, first.status, etag]).toEqual([path, 200, expect.stringMatching(/^W\/"[\w+/=]{28}"$/u)]);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await client.get(path, { 'if-none-match': known });
      expect([path, again.status, again.text]).toEqual([path, 304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe('no-store');
      expect(again.headers.get('content-type')).toBeNull();
    }
    expect((await client.get(path, { 'if-none-match': 'W/"other"' })).body).toEqual(first.body);
  }
});

it('answers in full as soon as something changed', async () => {
  const { client, id } = await makePerson(app);
  const first = await client.get('/api/user/notifications');
  await makeNotice(app, { accountId: id, kind: 'vip-expiry', data: { key: 'k', isTrialHad: false } });
  const again = await client.get('/api/user/notifications', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, again.body.length]).toEqual([200, 2]);
});

it('says nothing of an answer to who may not have it, nor of anything but a read', async () => {
  const { client } = await makePerson(app);
  const etag = (await client.get('/api/user/tokens')).headers.get('etag') ?? '';
  const stranger = await app.client().get('/api/user/tokens', { 'if-none-match': etag });
  expect([stranger.status, stranger.body.error, stranger.headers.get('etag')]).toEqual([401, 'auth.required', null]);
  const settings = await client.call('PATCH', '/api/user/notification-settings', {
    body: {},
    headers: { 'if-none-match': '*' },
  });
  expect([settings.status, settings.headers.get('etag')]).toEqual([200, null]);
});
