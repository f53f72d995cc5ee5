import '../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import { CURRENT_USER_ID_KEY } from '@cafune/contract/auth';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOfflineDb } from '../../platform/storage/offline-db.ts';
import { writeOwner } from '../../platform/storage/owner.ts';
import { errorAnswer, jsonAnswer } from '../../testing/answers.ts';
import { person, readOnDemand, setUp } from '../../testing/conversation.ts';
import { readCached } from './conversation-cache.ts';
import { attach, sendNew } from './delivery.ts';
import { forgetUnkept, keepMessage, listUnsent, tidyQueue } from './offline.ts';
import { countOnlyHere } from './only-here.ts';
import { openSync } from './sync.ts';

const DAY_MS = 24 * 60 * 60_000;

let app = new AbortController();
let screen = new AbortController();

/** Lets the store and the pretend server do their work; they do not use the clock. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  for (let turn = 0; turn < 80; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function write(clientId: string, changes: { timestamp?: string } = {}): Promise<boolean> {
  const timestamp = changes.timestamp ?? new Date().toISOString();
  return keepMessage({ clientId, conversationId: 'c1', content: clientId, timestamp });
}

beforeAll(readOnDemand);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  writeOwner('ana');
  app = new AbortController();
  screen = new AbortController();
});
afterEach(async () => {
  screen.abort();
  app.abort();
  await pass(0);
  await deleteOfflineDb();
  localStorage.clear();
  vi.useRealTimers();
});

describe('what was written on a screen that is left', () => {
  it('right after sending goes by itself, without another start of the app', async () => {
    const { session, bodies } = setUp(() => jsonAnswer({}), { until: screen });
    openSync(app.signal);
    await pass(0);
    void sendNew(session, 'já volto');
    screen.abort();
    await pass(0);
    await pass(1_000);
    expect(bodies.map((body) => body.content)).toEqual(['já volto']);
    expect(await listUnsent()).toEqual([]);
  });

  it('between two messages: the second goes by itself', async () => {
    const { session, bodies } = setUp(
      () => {
        screen.abort();
        return jsonAnswer({});
      },
      { until: screen },
    );
    openSync(app.signal);
    await pass(0);
    for (const text of ['um', 'dois']) void sendNew(session, text);
    await pass(0);
    await pass(1_000);
    expect(bodies.map((body) => body.content)).toContain('dois');
    expect(await listUnsent()).toEqual([]);
  });
});

describe('another login in another tab', () => {
  it('K09: does not get the conversation that is still on screen here into its own store', async () => {
    const { session } = setUp(() => jsonAnswer({}), { until: screen });
    attach(session);
    writeOwner('beto');
    const items = [person({ clientId: 'm1', content: 'só da Ana' })];
    session.dispatch({ type: 'page-loaded', items, lastSeq: 1, hasMore: false });
    dispatchEvent(new Event('pagehide'));
    await pass(1_000);
    expect(await readCached('c1')).toEqual({});
  });

  it('K09: while the sync token is renewed stops what waits: nothing goes under the new login', async () => {
    localStorage.setItem(CURRENT_USER_ID_KEY, 'ana');
    await write('só da Ana');
    const sent: string[] = [];
    const fetched = vi.fn<typeof fetch>(async (path, init) => {
      if (String(path).includes('/messages')) sent.push(String(init?.body));
      // The renewal is answered to the session of whoever came in meanwhile.
      writeOwner('beto');
      localStorage.setItem(CURRENT_USER_ID_KEY, 'beto');
      return jsonAnswer({ token: 'do-beto', expiresAt: new Date().toISOString() });
    });
    vi.stubGlobal('fetch', fetched);
    openSync(app.signal);
    await pass(0);
    expect(fetched).toHaveBeenCalled();
    await pass(60_000);
    expect(sent).toEqual([]);
    writeOwner('ana');
    expect(await listUnsent()).toMatchObject([{ content: 'só da Ana', synced: false }]);
  });
});

describe('the sync', () => {
  it('says that the session is over, so that somebody asks who is here', async () => {
    setUp(() => errorAnswer(401, 'auth.session-ended', 'Sua sessão terminou. Entre de novo.'));
    await write('oi');
    const onSignedOut = vi.fn();
    openSync(app.signal, onSignedOut);
    await pass(0);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(await listUnsent()).toMatchObject([{ synced: false }]);
  });

  it('goes on after the browser refused its lock', async () => {
    let refusals = 1;
    const request = vi.fn(async (_name: string, work: () => Promise<unknown>) => {
      if (refusals > 0) {
        refusals -= 1;
        throw new DOMException('not now', 'InvalidStateError');
      }
      return work();
    });
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    try {
      const { bodies } = setUp(() => jsonAnswer({}));
      await write('oi');
      openSync(app.signal);
      await pass(0);
      expect(bodies).toEqual([]);
      await pass(1_000);
      expect(bodies.map((body) => body.content)).toEqual(['oi']);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });
});

describe('what an account left on this device', () => {
  it('spec §9: "Offline data expiry 7 days": goes when somebody else is here; the own waits for a word', async () => {
    await write('da Ana', { timestamp: new Date(Date.now() - 7 * DAY_MS - 1).toISOString() });
    await write('da Ana, de hoje');
    writeOwner('beto');
    await write('do Beto', { timestamp: new Date(Date.now() - 7 * DAY_MS - 1).toISOString() });
    await tidyQueue('beto', false);
    expect(await listUnsent()).toMatchObject([{ content: 'do Beto' }]);
    writeOwner('ana');
    expect(await listUnsent()).toMatchObject([{ content: 'da Ana, de hoje' }]);
  });

  it('goes from memory as well where the browser keeps nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await write('só da Ana');
    expect(await listUnsent()).toHaveLength(1);
    writeOwner(null);
    forgetUnkept();
    writeOwner('ana');
    expect(await listUnsent()).toEqual([]);
  });

  it('is counted whole before signing out: what waits, what was refused, what expired', async () => {
    await write('espera');
    await write('velha', { timestamp: new Date(Date.now() - 7 * DAY_MS - 1).toISOString() });
    setUp(() => errorAnswer(422, 'chat.invalid', 'Não.'));
    openSync(app.signal);
    await pass(0);
    expect(await countOnlyHere()).toBe(2);
  });
});
