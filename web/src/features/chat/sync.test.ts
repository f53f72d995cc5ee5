import '../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import { CURRENT_USER_ID_KEY, SYNC_TOKEN_KEY } from '@cafune/contract/auth';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOfflineDb } from '../../platform/storage/offline-db.ts';
import { writeOwner } from '../../platform/storage/owner.ts';
import { errorAnswer, jsonAnswer } from '../../testing/answers.ts';
import { readOnDemand } from '../../testing/conversation.ts';
import { keepMessage, listUnsent, QUEUE_LIMIT, tidyQueue } from './offline.ts';
import './safety/crisis-check.ts';
import { listenToSync, openSync, requestSync, type SyncEvent, setBeingSent } from './sync.ts';

type Call = { path: string; bearer: string | null; content: string; clientId: string };
type Answer = (call: Call, count: number) => Response | Promise<Response>;
const ok: Answer = () => jsonAnswer({});
const unreachable: Answer = () => Promise.reject(new TypeError('offline'));

let calls: Call[] = [];
let abort = new AbortController();
let logged = vi.spyOn(console, 'info');

function serve(answer: Answer): void {
  calls = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (path, init) => {
      const { content = '', clientId = '' } = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
      const bearer = new Headers(init?.headers).get('authorization');
      const call = { path: String(path), bearer, content, clientId };
      calls.push(call);
      return answer(call, calls.length);
    }),
  );
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

let written = 0;
function write(content: string, changes: { conversationId?: string; timestamp?: string } = {}): Promise<boolean> {
  written += 1;
  const { conversationId = 'c1', timestamp = new Date().toISOString() } = changes;
  return keepMessage({ clientId: `m${written}`, conversationId, content, timestamp });
}

/** Lets the store and the pretend server do their work; they do not use the clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await settle();
}

const sentTexts = (): string[] => calls.filter((call) => call.content !== '').map((call) => call.content);

beforeAll(readOnDemand);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(Math, 'random').mockReturnValue(0);
  logged = vi.spyOn(console, 'info').mockReturnValue(undefined);
  writeOwner('ana');
  abort = new AbortController();
  serve(ok);
});

afterEach(async () => {
  abort.abort();
  await settle();
  await deleteOfflineDb();
  vi.useRealTimers();
});

describe('the sync of what waits', () => {
  it('spec §4: coming online starts syncing unsynced messages one at a time', async () => {
    setOnline(false);
    openSync(abort.signal);
    for (const text of ['um', 'dois', 'três']) await write(text);
    await pass(60_000);
    expect(calls).toEqual([]);
    const finish: (() => void)[] = [];
    serve(() => new Promise((resolve) => finish.push(() => resolve(jsonAnswer({})))));
    setOnline(true);
    await pass(0);
    for (const [index, text] of ['um', 'dois', 'três'].entries()) {
      expect(sentTexts()).toHaveLength(index + 1);
      expect(sentTexts()[index]).toBe(text);
      finish[index]?.();
      await settle();
    }
    expect(await listUnsent()).toEqual([]);
  });

  it('spec §4: each is marked synced when the server answers ok', async () => {
    openSync(abort.signal);
    await settle();
    await write('oi');
    requestSync(0);
    await pass(0);
    expect(sentTexts()).toEqual(['oi']);
    requestSync(0);
    await pass(0);
    expect(sentTexts()).toEqual(['oi']);
  });

  it('spec §4: only one sync runs at a time', async () => {
    const finish: (() => void)[] = [];
    serve(() => new Promise((resolve) => finish.push(() => resolve(jsonAnswer({})))));
    openSync(abort.signal);
    await write('oi');
    await pass(0);
    setOnline(true);
    await pass(0);
    requestSync(0);
    await pass(0);
    expect(calls).toHaveLength(1);
    finish[0]?.();
    await settle();
    expect(calls).toHaveLength(1);
  });

  it('spec §4: queuing a message triggers a sync 1 s later if online; spec §9: sync 1 s after queuing', async () => {
    openSync(abort.signal);
    await pass(0);
    await write('oi');
    requestSync();
    await pass(999);
    expect(calls).toEqual([]);
    await pass(1);
    expect(sentTexts()).toEqual(['oi']);
  });

  it('spec §4: a failed sync is only logged and the message stays unsynced for a later attempt', async () => {
    serve((_call, count) => (count < 3 ? unreachable(_call, count) : jsonAnswer({})));
    openSync(abort.signal);
    await write('oi');
    await pass(0);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(await listUnsent()).toHaveLength(1);
    await pass(500);
    expect(calls).toHaveLength(2);
    await pass(999);
    expect(calls).toHaveLength(2);
    await pass(1);
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map((call) => call.clientId)).size).toBe(1);
    expect(await listUnsent()).toEqual([]);
  });

  it('no log says what was written', async () => {
    serve(unreachable);
    openSync(abort.signal);
    await write('segredo entre nós');
    await pass(0);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('segredo');
  });

  it('waits as long as the server asks', async () => {
    serve((_call, count) => {
      if (count > 1) return jsonAnswer({});
      const answer = errorAnswer(429, 'request.rate-limited', 'Muitas tentativas.');
      answer.headers.set('retry-after', '20');
      return answer;
    });
    openSync(abort.signal);
    await write('oi');
    await pass(0);
    await pass(19_999);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
  });

  it('leaves to the screen what the screen is sending', async () => {
    openSync(abort.signal);
    await write('na tela');
    setBeingSent('m-nenhuma', true);
    setBeingSent(`m${written}`, true);
    await pass(0);
    expect(calls).toEqual([]);
    setBeingSent(`m${written}`, false);
    requestSync(0);
    await pass(0);
    expect(sentTexts()).toEqual(['na tela']);
  });
});

describe('the sync token', () => {
  it('spec §7: offline messages go with the bearer token from local storage', async () => {
    localStorage.setItem(CURRENT_USER_ID_KEY, 'ana');
    localStorage.setItem(SYNC_TOKEN_KEY, 'token-1');
    openSync(abort.signal);
    await write('oi');
    await pass(0);
    expect(calls).toMatchObject([{ path: '/api/conversations/c1/messages', bearer: 'Bearer token-1', content: 'oi' }]);
  });

  it('one that ended is renewed once', async () => {
    localStorage.setItem(CURRENT_USER_ID_KEY, 'ana');
    localStorage.setItem(SYNC_TOKEN_KEY, 'old');
    serve((call) => {
      if (call.path === '/api/auth/sync-token') return jsonAnswer({ token: 'new', expiresAt: '2026-11-22T12:00:00Z' });
      return call.bearer === 'Bearer new' ? jsonAnswer({}) : errorAnswer(401, 'auth.session-ended', 'Terminou.');
    });
    openSync(abort.signal);
    await write('oi');
    await pass(0);
    expect(calls.map((call) => call.bearer)).toEqual(['Bearer old', null, 'Bearer new']);
    expect(localStorage.getItem(SYNC_TOKEN_KEY)).toBe('new');
    expect(await listUnsent()).toEqual([]);
  });

  it('without any way in, the message stays and nothing is tried over and over', async () => {
    localStorage.setItem(CURRENT_USER_ID_KEY, 'ana');
    serve(() => errorAnswer(401, 'auth.session-ended', 'Sua sessão terminou. Entre de novo.'));
    openSync(abort.signal);
    await write('oi');
    await pass(0);
    const before = calls.length;
    await pass(10 * 60_000);
    expect(calls).toHaveLength(before);
    expect(await listUnsent()).toMatchObject([{ content: 'oi' }]);
  });
});

describe('what does not go by itself', () => {
  it('K09: what another account wrote is never sent', async () => {
    await write('só da Ana');
    writeOwner('beto');
    openSync(abort.signal);
    await pass(60_000);
    expect(calls).toEqual([]);
    writeOwner('ana');
    expect(await listUnsent()).toMatchObject([{ content: 'só da Ana' }]);
  });

  it('spec §9: offline data expiry 7 days', async () => {
    const sevenDays = 7 * 24 * 60 * 60_000;
    await write('velha', { timestamp: new Date(Date.now() - sevenDays - 1).toISOString() });
    await write('quase', { timestamp: new Date(Date.now() - sevenDays + 60_000).toISOString() });
    openSync(abort.signal);
    await pass(0);
    expect(sentTexts()).toEqual(['quase']);
    expect(await listUnsent()).toMatchObject([{ content: 'velha' }]);
  });

  it('R12: a refusal costs one of three, is told and does not hold up the others', async () => {
    const events: SyncEvent[] = [];
    const deaf = listenToSync((event) => {
      events.push(event);
    });
    serve((call) =>
      call.content === 'um' ? errorAnswer(422, 'chat.id-reused', 'Este envio já foi feito.') : jsonAnswer({}),
    );
    openSync(abort.signal);
    await write('um');
    await write('dois');
    await pass(0);
    deaf();
    expect(sentTexts()).toEqual(['um', 'dois']);
    expect(await listUnsent()).toMatchObject([{ content: 'um', refusals: 1, reason: 'Este envio já foi feito.' }]);
    expect(events).toEqual([
      { conversationId: 'c1', refused: { kind: null, message: 'Este envio já foi feito.' } },
      { conversationId: 'c1' },
    ]);
  });

  it('without coins, the rest of the conversation waits and others go', async () => {
    serve((call) =>
      call.path.includes('/c1/')
        ? errorAnswer(402, 'coins.insufficient', 'Você não tem moedas suficientes.')
        : jsonAnswer({}),
    );
    openSync(abort.signal);
    await write('um');
    await write('dois');
    await write('outra', { conversationId: 'c2' });
    await pass(0);
    expect(sentTexts()).toEqual(['um', 'outra']);
    expect((await listUnsent()).map((message) => message.refusals)).toEqual([0, undefined]);
  });

  it('R12: at most 50 wait', async () => {
    for (let index = 0; index < QUEUE_LIMIT; index += 1) expect(await write(`m ${index}`)).toBe(true);
    expect(await write('uma a mais')).toBe(false);
    expect(await listUnsent()).toHaveLength(50);
  });
});

it("R10: what was written before the account was known becomes the guest's, not a person's", async () => {
  writeOwner(null);
  await write('antes de tudo');
  writeOwner('ana');
  await tidyQueue('ana', false);
  expect(await listUnsent()).toEqual([]);
  await tidyQueue('ana', true);
  expect(await listUnsent()).toMatchObject([{ content: 'antes de tudo' }]);
});

it('leaves all that waits where it is while the day’s limit is reached, and sends it when it opens', async () => {
  const closed = errorAnswer(429, 'chat.daily-limit', 'Chegou.');
  closed.headers.set('retry-after', '3600');
  let isOpen = false;
  serve(() => (isOpen ? jsonAnswer({}) : closed.clone()));
  await write('um');
  await write('dois');
  openSync(abort.signal);
  await pass(0);
  expect(sentTexts()).toEqual(['um']);
  await pass(3_599_000);
  expect(sentTexts()).toEqual(['um']);
  expect((await listUnsent()).map(({ content, reason }) => [content, reason])).toEqual([
    ['um', undefined],
    ['dois', undefined],
  ]);
  isOpen = true;
  await pass(2_000);
  expect(sentTexts()).toEqual(['um', 'um', 'dois']);
  expect(await listUnsent()).toEqual([]);
});

it('H05: while the day’s limit is reached a crisis goes ahead of what waits, and the others keep their order', async () => {
  const closed = errorAnswer(429, 'chat.daily-limit', 'Chegou.');
  closed.headers.set('retry-after', '3600');
  let isDayOver = true;
  serve(({ content }) => (isDayOver && !content.includes('matar') ? closed.clone() : jsonAnswer({})));
  await write('um');
  openSync(abort.signal);
  await pass(0);
  await write('dois');
  await write('quero me matar');
  requestSync();
  await pass(1_000);
  expect(sentTexts()).toEqual(['um', 'quero me matar', 'um']);
  expect((await listUnsent()).map(({ content }) => content)).toEqual(['um', 'dois']);
  isDayOver = false;
  await pass(3_602_000);
  expect(sentTexts().slice(3)).toEqual(['um', 'dois']);
});

it('H05: a crisis goes also where coins are missing for the rest of its conversation', async () => {
  serve(({ content }) =>
    content.includes('matar')
      ? jsonAnswer({})
      : errorAnswer(402, 'coins.insufficient', 'Você não tem moedas suficientes.'),
  );
  for (const text of ['um', 'dois', 'quero me matar']) await write(text);
  openSync(abort.signal);
  await pass(0);
  expect(sentTexts()).toEqual(['quero me matar', 'um']);
});
