/** The offline store of spec §3, version exactly 1. Here: messages are kept before their first send (chat.md R1, R12). */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { readOwner } from '../../platform/storage/owner.ts';
import { setUnsentCount } from './unsent-count.ts';

/** R12: how many may wait, and for how long they go by themselves. */
export const QUEUE_LIMIT = 50;
export const QUEUE_EXPIRY_MS = 7 * 24 * 60 * 60_000;

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
};

interface OfflineSchema extends DBSchema {
  messages: { key: number; value: OfflineMessage; indexes: { conversationId: string; timestamp: string } };
  conversations: {
    key: string;
    value: { id: string; lastActivity: string; cached: unknown };
    indexes: { lastActivity: string };
  };
  userData: { key: string; value: { key: string; data: unknown; timestamp: string } };
}

const NAME = 'cafune-offline';
const VERSION = 1;

let opening: Promise<IDBPDatabase<OfflineSchema>> | null = null;

function database(): Promise<IDBPDatabase<OfflineSchema>> {
  opening ??= openDB<OfflineSchema>(NAME, VERSION, {
    upgrade(db) {
      const messages = db.createObjectStore('messages', { keyPath: 'id', autoIncrement: true });
      messages.createIndex('conversationId', 'conversationId');
      messages.createIndex('timestamp', 'timestamp');
      db.createObjectStore('conversations', { keyPath: 'id' }).createIndex('lastActivity', 'lastActivity');
      db.createObjectStore('userData', { keyPath: 'key' });
    },
  });
  return opening;
}

/** Runs against the store; a browser without it (private window, full disk) simply keeps nothing. */
async function attempt<Value>(
  action: (db: IDBPDatabase<OfflineSchema>) => Promise<Value>,
  fallback: Value,
): Promise<Value> {
  try {
    return await action(await database());
  } catch {
    return fallback;
  }
}

export type UnsentMessage = Pick<OfflineMessage, 'clientId' | 'conversationId' | 'content' | 'timestamp'>;
type Named = Pick<UnsentMessage, 'clientId' | 'conversationId'>;

async function recordsOf(db: IDBPDatabase<OfflineSchema>, conversationId: string): Promise<OfflineMessage[]> {
  return db.getAllFromIndex('messages', 'conversationId', conversationId);
}

async function recordOf(db: IDBPDatabase<OfflineSchema>, { clientId, conversationId }: Named) {
  return (await recordsOf(db, conversationId)).find((item) => item.clientId === clientId);
}

function isWaiting(record: OfflineMessage): boolean {
  return !record.synced && record.ownerId === readOwner();
}

async function recount(db: IDBPDatabase<OfflineSchema>): Promise<void> {
  setUnsentCount((await db.getAll('messages')).filter(isWaiting).length);
}

/** False when as many wait as may wait: then it is not kept. */
export function keepMessage(message: UnsentMessage): Promise<boolean> {
  const record: OfflineMessage = { ...message, synced: false, ownerId: readOwner() };
  return attempt(async (db) => {
    if ((await db.getAll('messages')).filter(isWaiting).length >= QUEUE_LIMIT) return false;
    await db.add('messages', record);
    await recount(db);
    return true;
  }, true);
}

/** What was written here by this account and never confirmed, in all conversations or in one, oldest first. */
export function listUnsent(conversationId?: string): Promise<OfflineMessage[]> {
  return attempt(async (db) => {
    const all = await (conversationId === undefined ? db.getAll('messages') : recordsOf(db, conversationId));
    return all.filter(isWaiting);
  }, []);
}

/** The server has it. */
export function markSynced(message: Named): Promise<void> {
  return attempt(async (db) => {
    const record = await recordOf(db, message);
    if (record !== undefined) await db.put('messages', { ...record, synced: true });
    await recount(db);
  }, undefined);
}

/** The server refused it: it waits for the person, and its sentence with it. */
export function markRefused(message: Named, reason: string): Promise<void> {
  return attempt(async (db) => {
    const record = await recordOf(db, message);
    if (record !== undefined) await db.put('messages', { ...record, refusals: (record.refusals ?? 0) + 1, reason });
  }, undefined);
}

/** The person gave up on it, or its text went back to the field. */
export function forgetMessage(message: Named): Promise<void> {
  return attempt(async (db) => {
    const record = await recordOf(db, message);
    if (record?.id !== undefined) await db.delete('messages', record.id);
    await recount(db);
  }, undefined);
}

/**
 * Once per visit: what was written before the account was known becomes the guest's (a guest's account stays the same
 * when they register), and what was sent long ago goes.
 */
export function tidyUp(accountId: string, isGuest: boolean, now: number): Promise<void> {
  return attempt(async (db) => {
    for (const record of await db.getAll('messages')) {
      const isOld = now - Date.parse(record.timestamp) > QUEUE_EXPIRY_MS;
      if (record.synced && isOld && record.id !== undefined) await db.delete('messages', record.id);
      if (record.ownerId === null && isGuest) await db.put('messages', { ...record, ownerId: accountId });
    }
    await recount(db);
  }, undefined);
}
