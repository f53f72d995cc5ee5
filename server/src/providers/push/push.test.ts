import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakePushService, startFakePushService } from './fake-push-service/fake-push-service.ts';
import { createPushService } from './index.ts';

let vendor: FakePushService;
beforeAll(async () => {
  vendor = await startFakePushService();
});
afterAll(() => vendor.close());

const MESSAGE = {
  title: 'Livia respondeu',
  body: 'Tem mensagem nova na conversa.',
  actionUrl: '/chat/1',
  tag: 'reply:1',
};
const SENDER = { publicUrl: 'https://cafune.example', mailFrom: 'Cafuné <oi@cafune.example>' };

function makeTarget() {
  const { endpoint, keys } = vendor.subscribe();
  return { endpoint, ...keys };
}

function open(changes: Partial<Parameters<typeof createPushService>[0]> = {}) {
  return createPushService({ hosts: [vendor.host], ...SENDER, post: vendor.post, ...changes });
}

describe('a push', () => {
  it('arrives signed and sealed, and only the browser can open it', async () => {
    const service = open();
    const keys = service.createKeys();
    expect(await service.send(keys, makeTarget(), MESSAGE)).toBe('sent');
    const delivery = vendor.deliveries.at(-1);
    expect(delivery?.message).toEqual(MESSAGE);
    expect(delivery?.key).toBe(keys.publicKey);
    expect(delivery?.claims).toMatchObject({ aud: `https://${vendor.host}`, sub: 'https://cafune.example' });
    expect(delivery?.claims.exp).toBeGreaterThan(Date.now() / 1_000);
    expect(delivery?.headers).toMatchObject({
      ttl: '14400',
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/u),
    });
  });

  it('names a mailbox where the address people type is not https', async () => {
    const service = open({ publicUrl: 'http://localhost:3000' });
    await service.send(service.createKeys(), makeTarget(), MESSAGE);
    expect(vendor.deliveries.at(-1)?.claims.sub).toBe('mailto:oi@cafune.example');
  });

  it('tells a subscription that ended from a service that is busy, and follows no redirect', async () => {
    const service = open();
    const keys = service.createKeys();
    vendor.script(404, 410, 503, 429, 302);
    expect(await service.send(keys, makeTarget(), MESSAGE)).toBe('gone');
    expect(await service.send(keys, makeTarget(), MESSAGE)).toBe('gone');
    for (const status of [503, 429, 302])
      await expect(service.send(keys, makeTarget(), MESSAGE)).rejects.toThrow(`push service answered ${status}`);
  });

  it('says nothing of the address when a service cannot be reached', async () => {
    const post = () => Promise.reject(new TypeError('connect ECONNREFUSED push.example'));
    const service = open({ post });
    await expect(service.send(service.createKeys(), makeTarget(), MESSAGE)).rejects.toThrow(
      /^push service not reached: TypeError$/u,
    );
  });
});

describe('D08: an address', () => {
  const { hosts } = { hosts: ['fcm.googleapis.com', '*.notify.windows.com', 'push.example:8443'] };

  it('is taken at a push service of the list', () => {
    const service = open({ hosts });
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://FCM.googleapis.com/fcm/send/abc',
      'https://db5p.notify.windows.com/w/?token=abc',
      'https://push.example:8443/abc',
    ])
      expect([endpoint, service.accepts({ ...makeTarget(), endpoint })]).toEqual([endpoint, true]);
  });

  it('is refused anywhere else, and never connected to', async () => {
    let calls = 0;
    const post = () => {
      calls += 1;
      return Promise.resolve(new Response());
    };
    const service = open({ hosts, post });
    for (const endpoint of [
      'http://fcm.googleapis.com/a',
      'https://127.0.0.1/a',
      'https://[::ffff:127.0.0.1]/a',
      'https://169.254.169.254/latest/meta-data',
      'https://2130706433/a',
      'https://localhost/a',
      'https://fcm.googleapis.com.evil.example/a',
      'https://evil.example/fcm.googleapis.com',
      'https://fcm.googleapis.com@evil.example/a',
      'https://person:word@fcm.googleapis.com/a',
      'https://fcm.googleapis.com:8443/a',
      'https://fcm.googleapis.com./a',
      'https://notify.windows.com/a',
      'https://evilnotify.windows.com/a',
      'https://push.example/a',
      'nothing',
    ]) {
      const target = { ...makeTarget(), endpoint };
      expect([endpoint, service.accepts(target)]).toEqual([endpoint, false]);
      expect(await service.send(service.createKeys(), target, MESSAGE)).toBe('gone');
    }
    expect(calls).toBe(0);
  });

  it('needs keys a message can be sealed with', () => {
    const service = open();
    const good = makeTarget();
    const offCurve = Buffer.alloc(65, 7);
    offCurve.writeUInt8(4, 0);
    for (const broken of [{ p256dh: 'abc' }, { auth: 'abc' }, { p256dh: offCurve.toString('base64url') }])
      expect(service.accepts({ ...good, ...broken })).toBe(false);
    expect(service.accepts(good)).toBe(true);
  });
});
