import '../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteOfflineDb, readUserData, withOfflineDb, writeUserData } from './offline-db.ts';

/** Another tab that sleeps: it holds the store and does not hear that it is in the way. */
async function heldByAnotherTab(): Promise<IDBDatabase> {
  await writeUserData('antes', 'da Ana');
  return new Promise((resolve) => {
    const opening = indexedDB.open('cafune-offline');
    opening.onsuccess = () => resolve(opening.result);
  });
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(deleteOfflineDb);

it('L01: signing out empties the store even while a sleeping tab keeps it from being deleted', async () => {
  const other = await heldByAnotherTab();
  await deleteOfflineDb();
  const left = await new Promise((resolve) => {
    const reading = other.transaction('userData').objectStore('userData').getAll();
    reading.onsuccess = () => resolve(reading.result);
  });
  expect(left).toEqual([]);
  other.close();
});

it('a store that does not open keeps nobody waiting, and is used again once it does', { timeout: 15_000 }, async () => {
  const other = await heldByAnotherTab();
  await deleteOfflineDb();
  expect(await withOfflineDb((db) => db.count('messages'), -1)).toBe(-1);
  other.close();
  await vi.waitFor(async () => {
    await writeUserData('depois', 'vale');
    expect(await readUserData('depois')).toBe('vale');
  });
});

it('a store that failed to open once is tried again', async () => {
  const ended = (request: IDBRequest) => new Promise((resolve) => request.addEventListener('success', resolve));
  const newer = indexedDB.open('cafune-offline', 2);
  await ended(newer);
  newer.result.close();
  expect(await withOfflineDb((db) => db.count('messages'), -1)).toBe(-1);
  await ended(indexedDB.deleteDatabase('cafune-offline'));
  expect(await withOfflineDb((db) => db.count('messages'), -1)).toBe(0);
});

it('a store the browser closes in the middle of a read gives what there is without it', async () => {
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await writeUserData('antes', 'da Ana');
  const read = withOfflineDb(async (db) => {
    const reading = db.get('userData', 'antes');
    const { value } = begun.mock.results.at(-1) as { value: IDBTransaction };
    // What closing does to everything that is under way.
    value.abort();
    return (await reading)?.data;
  }, 'nada');
  expect(await read).toBe('nada');
  expect(await readUserData('antes')).toBe('da Ana');
});
