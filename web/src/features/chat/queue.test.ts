import '../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOfflineDb, withOfflineDb } from '../../platform/storage/offline-db.ts';
import { writeOwner } from '../../platform/storage/owner.ts';
import { errorAnswer, jsonAnswer } from '../../testing/answers.ts';
import { readOnDemand } from '../../testing/conversation.ts';
import { keepMessage } from './offline.ts';
import { openSync, requestSync } from './sync.ts';

let abort = new AbortController();
let server = vi.fn<typeof fetch>();
let logged = vi.spyOn(console, 'info');

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Lets time pass, and the store and the pretend server do their work. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const queue = (clientId: string) =>
  keepMessage({ clientId, conversationId: 'c1', content: clientId, timestamp: '2026-11-21T12:00:00.000Z' });
const marks = () =>
  withOfflineDb(async (db) => (await db.getAll('messages')).map(({ content, synced }) => [content, synced]), []);

beforeAll(readOnDemand);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-21T12:00:00Z') });
  vi.stubGlobal('indexedDB', new IDBFactory());
  logged = vi.spyOn(console, 'info').mockReturnValue(undefined);
  writeOwner('ana');
  abort = new AbortController();
  server = vi.fn<typeof fetch>(async () => jsonAnswer({}));
  vi.stubGlobal('fetch', server);
});
afterEach(async () => {
  abort.abort();
  await pass(0);
  await deleteOfflineDb();
  vi.useRealTimers();
});

describe('the queue', () => {
  it('spec §4: "Queuing a message triggers a sync 1 s later if online.": without a connection nothing is tried', async () => {
    openSync(abort.signal);
    await pass(0);
    setOnline(false);
    await queue('um');
    requestSync();
    await pass(60_000);
    expect(server).not.toHaveBeenCalled();
    setOnline(true);
    await pass(0);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('spec §4: "marking each synced when the server answers ok"; spec §8: "Offline sync failure: only logged"', async () => {
    server.mockImplementation(async (_path, init) =>
      String(init?.body).includes('dois') ? errorAnswer(503, 'internal', 'Voltamos já.') : jsonAnswer({}),
    );
    for (const text of ['um', 'dois']) await queue(text);
    openSync(abort.signal);
    await pass(0);
    expect(await marks()).toEqual([
      ['um', true],
      ['dois', false],
    ]);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('spec §7: POST /api/conversations/{conversationId}/messages has a "JSON body content, timestamp"', async () => {
    await queue('um');
    openSync(abort.signal);
    await pass(0);
    const [path, init] = server.mock.calls[0] ?? [];
    expect([path, init?.method]).toEqual(['/api/conversations/c1/messages', 'POST']);
    expect(JSON.parse(String(init?.body))).toMatchObject({ content: 'um', timestamp: '2026-11-21T12:00:00.000Z' });
  });
});
