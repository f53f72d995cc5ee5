import '../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOfflineDb, readUserData, withOfflineDb, writeUserData } from './offline-db.ts';

const DAY_MS = 24 * 60 * 60_000;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(async () => {
  vi.useRealTimers();
  await deleteOfflineDb();
});

/** What the browser itself says about the store, as any other program of this origin would read it. */
async function openedByName(): Promise<IDBDatabase> {
  await writeUserData('qualquer', 1);
  const [named] = await indexedDB.databases();
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(named?.name ?? '');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

describe('the offline store', () => {
  it('spec §3: "The local database is named for the product\'s offline store, version 1, with three stores"', async () => {
    const db = await openedByName();
    expect([db.name, db.version, [...db.objectStoreNames]]).toEqual([
      'cafune-offline',
      1,
      ['conversations', 'messages', 'userData'],
    ]);
    db.close();
  });

  it('spec §3: "messages (indexed by conversationId and timestamp), conversations (indexed by lastActivity), userData"', async () => {
    const db = await openedByName();
    const transaction = db.transaction(['messages', 'conversations', 'userData']);
    const indexesOf = (name: string) => {
      const store = transaction.objectStore(name);
      return [...store.indexNames].map((index) => [index, store.index(index).keyPath]);
    };
    expect(indexesOf('messages')).toEqual([
      ['conversationId', 'conversationId'],
      ['timestamp', 'timestamp'],
    ]);
    expect(indexesOf('conversations')).toEqual([['lastActivity', 'lastActivity']]);
    expect(indexesOf('userData')).toEqual([]);
    db.close();
  });

  it('spec §3: "Offline message (local): id (automatic), conversationId, content, timestamp, synced (boolean)."', async () => {
    const record = { conversationId: 'c1', content: 'oi', timestamp: '2026-11-21T12:00:00.000Z', synced: false };
    const kept = await withOfflineDb(async (db) => {
      for (const clientId of ['a', 'b']) await db.add('messages', { ...record, clientId, ownerId: 'ana' });
      return db.getAll('messages');
    }, []);
    expect(kept).toMatchObject([
      { ...record, id: 1 },
      { ...record, id: 2 },
    ]);
  });

  it('spec §3: "Offline user data (local): key, data, timestamp."', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    await writeUserData('chave', { qualquer: 'coisa' });
    const kept = await withOfflineDb((db) => db.getAll('userData'), []);
    expect(kept).toEqual([{ key: 'chave', data: { qualquer: 'coisa' }, timestamp: '2026-11-21T12:00:00.000Z' }]);
  });

  it('spec §3: "Offline data expires after 7 days."; spec §9: "Offline data expiry 7 days"', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await writeUserData('chave', 'valor');
    vi.setSystemTime(Date.now() + 7 * DAY_MS);
    expect(await readUserData('chave')).toBe('valor');
    vi.setSystemTime(Date.now() + 1);
    expect(await readUserData('chave')).toBeNull();
  });
});
