/** The queue of what was written and is not with the server yet, kept on this device (chat.md R1, R10, R12). */
import {
  OFFLINE_EXPIRY_MS,
  type OfflineMessage,
  type OfflineReplyRecord,
  withOfflineDb,
} from '../../platform/storage/offline-db.ts';
import { readOwner } from '../../platform/storage/owner.ts';
import { setUnsent } from './unsent-count.ts';

/** R12: how many may wait. */
export const QUEUE_LIMIT = 50;
/** R12: after as many refusals a message can only be deleted. */
export const MAX_REFUSALS = 3;

export type UnsentMessage = Pick<OfflineMessage, 'clientId' | 'conversationId' | 'content' | 'timestamp' | 'quote'>;
type Named = Pick<UnsentMessage, 'clientId' | 'conversationId'>;

/** Where the browser keeps nothing (private window, full disk), what was written waits here as long as the page lives. */
const unkept = new Map<string, OfflineMessage>();

async function allRecords(): Promise<OfflineMessage[]> {
  const kept = await withOfflineDb((db) => db.getAll('messages'), []);
  return [...kept, ...unkept.values()];
}

function isOwnUnsent(record: OfflineMessage): boolean {
  return !record.synced && record.ownerId === readOwner();
}

/** Spec §9: offline data expires after 7 days. What expired waits for the person's word. */
export function isExpired(record: Pick<OfflineMessage, 'timestamp'>, now = Date.now()): boolean {
  return now - Date.parse(record.timestamp) > OFFLINE_EXPIRY_MS;
}

/** Whether it goes by itself: nobody refused it and it is not too old. */
export function goesByItself(record: OfflineMessage, now = Date.now()): boolean {
  return record.reason === undefined && !isExpired(record, now);
}

function count(records: readonly OfflineMessage[]): void {
  const counts = new Map<string, number>();
  for (const record of records) {
    if (!isOwnUnsent(record) || !goesByItself(record)) continue;
    counts.set(record.conversationId, (counts.get(record.conversationId) ?? 0) + 1);
  }
  setUnsent(counts);
}

async function recount(): Promise<void> {
  count(await allRecords());
}

/** False when as many wait as may wait: then it is not kept. */
export async function keepMessage(message: UnsentMessage): Promise<boolean> {
  const record: OfflineMessage = { ...message, synced: false, ownerId: readOwner() };
  if ((await allRecords()).filter(isOwnUnsent).length >= QUEUE_LIMIT) return false;
  const isKept = await withOfflineDb(async (db) => {
    await db.add('messages', record);
    return true;
  }, false);
  if (!isKept) unkept.set(record.clientId, record);
  await recount();
  return true;
}

/** What was written here by this account and never confirmed, in all conversations or in one, oldest first. */
export async function listUnsent(conversationId?: string): Promise<OfflineMessage[]> {
  const all = await allRecords();
  count(all);
  const own = all.filter(isOwnUnsent);
  return conversationId === undefined ? own : own.filter((record) => record.conversationId === conversationId);
}

/** Changes one record, or deletes it where `changed` gives nothing. */
async function change(
  { clientId, conversationId }: Named,
  changed: (record: OfflineMessage) => OfflineMessage | undefined,
): Promise<void> {
  const own = unkept.get(clientId);
  const next = own && changed(own);
  if (next === undefined || next.synced) unkept.delete(clientId);
  else unkept.set(clientId, next);
  await withOfflineDb(async (db) => {
    const records = await db.getAllFromIndex('messages', 'conversationId', conversationId);
    const record = records.find((item) => item.clientId === clientId);
    if (record?.id === undefined) return;
    const result = changed(record);
    if (result === undefined) await db.delete('messages', record.id);
    else await db.put('messages', result);
  }, undefined);
  await recount();
}

/** The server has it. */
export function markSynced(message: Named): Promise<void> {
  return change(message, (record) => ({ ...record, synced: true }));
}

/** What she answered here goes with it; false when it is not waiting any more, or was answered in another tab. */
export async function keepReply(message: Named, reply: OfflineReplyRecord): Promise<boolean> {
  let isKept = false;
  await change(message, (record) => {
    isKept = !record.synced && record.reply === undefined;
    return isKept ? { ...record, reply } : record;
  });
  return isKept;
}

/**
 * The server refused it: it waits for the person, and its sentence with it; what she answered here is dropped. Only what is
 * about the message counts.
 */
export function markRefused(message: Named, reason: string, counts: boolean): Promise<void> {
  return change(message, ({ reply: _, ...record }) => ({
    ...record,
    refusals: (record.refusals ?? 0) + (counts ? 1 : 0),
    reason,
  }));
}

/** The person said to try again: what was refused or expired goes as if it were new. */
export function markWanted(message: Named): Promise<void> {
  return change(message, ({ reason: _, ...record }) => ({ ...record, timestamp: new Date().toISOString() }));
}

/** The person gave up on it, or its text went back to the field. */
export function forgetMessage(message: Named): Promise<void> {
  return change(message, () => undefined);
}

/** Somebody left: what the browser did not keep of theirs goes from memory, too. */
export function forgetUnkept(): void {
  for (const [clientId, { ownerId }] of unkept) if (ownerId !== readOwner()) unkept.delete(clientId);
}

/**
 * Once per visit: what was written before the account was known becomes the guest's (a guest's account stays the same
 * when they register); what was sent long ago goes, and what another account never came back for.
 */
export async function tidyQueue(accountId: string, isGuest: boolean): Promise<void> {
  await withOfflineDb(async (db) => {
    for (const record of await db.getAll('messages')) {
      const isDone = record.synced || (record.ownerId !== null && record.ownerId !== accountId);
      if (isDone && isExpired(record) && record.id !== undefined) await db.delete('messages', record.id);
      else if (record.ownerId === null && isGuest) await db.put('messages', { ...record, ownerId: accountId });
    }
  }, undefined);
  await recount();
}
