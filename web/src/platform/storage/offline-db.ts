/** The offline store of spec §3: its name, version exactly 1, its three stores and their indexes. */
import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPTransaction, openDB, unwrap, wrap } from 'idb';

/** Spec §9: what is kept offline expires after 7 days. */
export const OFFLINE_EXPIRY_MS = 7 * 24 * 60 * 60_000;

export type OfflineMessage = {
  id?: number;
  conversationId: string;
  content: string;
  timestamp: string;
  synced: boolean;
  clientId: string;
  /** Whose it is, person or guest: never sent under another login (chat.md R10). Null until that is known. */
  ownerId: string | null;
  /** How often the server refused it, and its last sentence. */
  refusals?: number;
  reason?: string;
  /** The message it answers, and how that begins. */
  quote?: { messageId: string; role: 'person' | 'character' | 'notice'; excerpt: string };
  /** What she answered here, when, and where the engine stood afterwards. */
  reply?: OfflineReplyRecord;
};

export type OfflineReplyRecord = { text: string; at: string; after: unknown };

/** A conversation as it was last seen; `cached` belongs to `ownerId` and was true at `savedAt`. */
export type OfflineConversation = {
  id: string;
  lastActivity: string;
  cached: { ownerId: string; savedAt: string; [part: string]: unknown };
};

export type OfflineUserData = { key: string; data: unknown; timestamp: string };

interface OfflineSchema extends DBSchema {
  messages: { key: number; value: OfflineMessage; indexes: { conversationId: string; timestamp: string } };
  conversations: { key: string; value: OfflineConversation; indexes: { lastActivity: string } };
  userData: { key: string; value: OfflineUserData };
}
export type OfflineDb = IDBPDatabase<OfflineSchema>;

const NAME = 'cafune-offline';
const VERSION = 1;

/** A frozen tab may hold up a deletion, and every opening behind it: nobody waits longer than this for the store. */
const OPENING_MS = 2_000;

let opening: Promise<OfflineDb> | null = null;
let isOpened = false;

function database(): Promise<OfflineDb> {
  if (opening !== null) return isOpened ? opening : inTime(opening);
  const made = openNamed();
  opening = made;
  made.then(
    () => {
      if (opening === made) isOpened = true;
    },
    () => {
      // It may work the next time.
      if (opening === made) forgetOpening();
    },
  );
  return inTime(made);
}

function forgetOpening(): void {
  opening = null;
  isOpened = false;
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the store does not open')), OPENING_MS);
    const settled = (): void => clearTimeout(timer);
    promise.then(settled, settled);
    promise.then(resolve, reject);
  });
}

async function openNamed(): Promise<OfflineDb> {
  const db = await openDB<OfflineSchema>(NAME, VERSION, {
    upgrade(db) {
      const messages = db.createObjectStore('messages', { keyPath: 'id', autoIncrement: true });
      messages.createIndex('conversationId', 'conversationId');
      messages.createIndex('timestamp', 'timestamp');
      db.createObjectStore('conversations', { keyPath: 'id' }).createIndex('lastActivity', 'lastActivity');
      db.createObjectStore('userData', { keyPath: 'key' });
    },
    // Another tab signs out: let it delete the store.
    blocking: () => void closeDatabase().catch(() => undefined),
    terminated: forgetOpening,
  });
  quietTransactions(unwrap(db));
  return db;
}

/**
 * The browser may close the store at any time (`Clear-Site-Data` does when signing out): what was asked of it fails then, and idb
 * makes the end of its transaction a failure of its own, which nobody waits for after a read.
 */
function quietTransactions(db: IDBDatabase): void {
  const begin = db.transaction;
  db.transaction = (...args) => {
    const made = begin.apply(db, args);
    (wrap(made) as IDBPTransaction).done.catch(() => undefined);
    return made;
  };
}

/** Closes it, as soon as it is open. */
async function closeDatabase(): Promise<void> {
  const closed = opening?.then((db) => db.close());
  forgetOpening();
  if (closed !== undefined) await inTime(closed);
}

/** Runs against the store; a browser without it (private window, full disk) simply keeps nothing. */
export async function withOfflineDb<Value>(action: (db: OfflineDb) => Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await action(await database());
  } catch {
    return fallback;
  }
}

/**
 * Signing out: everything that was kept on this device goes. It is emptied first: the deletion itself waits for tabs that
 * sleep, and happens without us.
 */
export async function deleteOfflineDb(): Promise<void> {
  await withOfflineDb(
    (db) => Promise.all([db.clear('messages'), db.clear('conversations'), db.clear('userData')]).then(() => undefined),
    undefined,
  );
  try {
    await closeDatabase();
    await new Promise<void>((resolve, reject) => {
      deleteDB(NAME, { blocked: () => resolve() }).then(resolve, reject);
    });
  } catch {
    // A browser without the store has nothing to delete.
  }
}

/** Keeps one value of the account; `null` forgets it. */
export function writeUserData(key: string, data: unknown): Promise<void> {
  return withOfflineDb(async (db) => {
    if (data === null) await db.delete('userData', key);
    else await db.put('userData', { key, data, timestamp: new Date().toISOString() });
  }, undefined);
}

/** What was kept under a key, unless it is older than 7 days. */
export function readUserData(key: string): Promise<unknown> {
  return withOfflineDb(async (db) => {
    const record = await db.get('userData', key);
    if (record === undefined) return null;
    return Date.now() - Date.parse(record.timestamp) > OFFLINE_EXPIRY_MS ? null : record.data;
  }, null);
}
