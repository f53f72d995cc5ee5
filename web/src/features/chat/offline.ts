/** The offline store of spec §3, version exactly 1. Here: messages are kept before their first send (chat.md R1). */
import { CURRENT_USER_ID_KEY } from '@cafune/contract/auth';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { readLocal } from '../../platform/storage/local.ts';

export type OfflineMessage = {
  id?: number;
  conversationId: string;
  content: string;
  timestamp: string;
  synced: boolean;
  clientId: string;
  /** Whose it is: never sent under another login (chat.md R10). Null for a guest. */
  ownerId: string | null;
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

export function keepMessage(message: UnsentMessage): Promise<void> {
  const record: OfflineMessage = { ...message, synced: false, ownerId: readLocal(CURRENT_USER_ID_KEY) };
  return attempt(async (db) => {
    await db.add('messages', record);
  }, undefined);
}

async function recordsOf(db: IDBPDatabase<OfflineSchema>, conversationId: string): Promise<OfflineMessage[]> {
  return db.getAllFromIndex('messages', 'conversationId', conversationId);
}

/** What was written here by this account and never confirmed, oldest first. */
export function listUnsent(conversationId: string): Promise<UnsentMessage[]> {
  const ownerId = readLocal(CURRENT_USER_ID_KEY);
  return attempt(async (db) => {
    const records = await recordsOf(db, conversationId);
    return records.filter((record) => !record.synced && record.ownerId === ownerId);
  }, []);
}

/** The server has it. */
export function markSynced(message: Pick<UnsentMessage, 'clientId' | 'conversationId'>): Promise<void> {
  return attempt(async (db) => {
    const record = (await recordsOf(db, message.conversationId)).find((item) => item.clientId === message.clientId);
    if (record !== undefined) await db.put('messages', { ...record, synced: true });
  }, undefined);
}

/** The person gave up on it, or its text went back to the field. */
export function forgetMessage(message: Pick<UnsentMessage, 'clientId' | 'conversationId'>): Promise<void> {
  return attempt(async (db) => {
    const record = (await recordsOf(db, message.conversationId)).find((item) => item.clientId === message.clientId);
    if (record?.id !== undefined) await db.delete('messages', record.id);
  }, undefined);
}
