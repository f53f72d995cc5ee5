import '../../testing/console-guard.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPush } from '../../platform/service-worker.ts';
import { stubServer } from '../../testing/page.tsx';
import { readPushState, renewPush, turnPushOff, turnPushOn } from './push.ts';

const KEY = 'BPdc-_8A';
const KEY_BYTES = Uint8Array.from([4, 247, 92, 251, 255, 0]).buffer;

/** A browser's subscription, as far as it is looked at. */
class FakeSubscription {
  readonly endpoint: string;
  readonly options: { applicationServerKey: ArrayBuffer | null };
  isOver = false;
  constructor(endpoint: string, key: ArrayBuffer | null) {
    this.endpoint = endpoint;
    this.options = { applicationServerKey: key };
  }
  toJSON() {
    return { endpoint: this.endpoint, keys: { p256dh: 'chave', auth: 'segredo' } };
  }
  async unsubscribe(): Promise<boolean> {
    this.isOver = true;
    return true;
  }
}

let current: FakeSubscription | null = null;
let made = 0;
const posted: unknown[] = [];

function serve(): void {
  stubServer({
    'GET /api/push/key': () => ({ publicKey: KEY }),
    'POST /api/push/subscriptions': (init) => {
      posted.push(JSON.parse(String(init.body)));
      return new Response(null, { status: 204 });
    },
    'DELETE /api/push/subscriptions': () => new Response(null, { status: 204 }),
  });
}

beforeEach(() => {
  localStorage.clear();
  current = null;
  posted.length = 0;
  const pushManager = {
    getSubscription: async () => (current?.isOver === false ? current : null),
    subscribe: async () => {
      made += 1;
      current = new FakeSubscription(`https://push.exemplo/${made}`, KEY_BYTES);
      return current;
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  serve();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('pushes of this browser, after signing in again', () => {
  it('are told to the new session: a subscription hangs on the one it was given in', async () => {
    await turnPushOn('ana');
    const [first] = posted;
    await renewPush('ana');
    expect(posted).toEqual([first, first]);
    expect(first).toMatchObject({ endpoint: current?.endpoint, keys: { p256dh: 'chave', auth: 'segredo' } });
  });

  it('of somebody else end: nobody gets pushes they did not ask for', async () => {
    await turnPushOn('ana');
    posted.length = 0;
    await renewPush('beto');
    expect(posted).toEqual([]);
    expect(await readPushState()).toBe('off');
  });

  it('ask nothing of who never turned them on', async () => {
    await renewPush('ana');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('ask nothing of who turned them off', async () => {
    await turnPushOn('ana');
    await turnPushOff();
    posted.length = 0;
    await renewPush('ana');
    expect(posted).toEqual([]);
  });

  it('are made anew for a new key of the server: those of the old one reach nobody', async () => {
    await turnPushOn('ana');
    current = new FakeSubscription('https://push.exemplo/velha', Uint8Array.from([4, 1, 2]).buffer);
    const old = current;
    posted.length = 0;
    await renewPush('ana');
    expect(old.isOver).toBe(true);
    expect(posted).toEqual([expect.objectContaining({ endpoint: current.endpoint })]);
    expect(current).not.toBe(old);
  });
});

it('signing out ends them in the browser, also when the server could not be told', async () => {
  await turnPushOn('ana');
  await forgetPush();
  expect(await readPushState()).toBe('off');
});
