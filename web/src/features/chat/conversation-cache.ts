/** Conversations already seen, readable without a connection (spec §3 "Offline conversation"). */
import type { Conversation, ConversationSummary, Message } from '@cafune/contract/chat';
import type { OfflineContext } from '@cafune/contract/chat/offline';
import {
  OFFLINE_EXPIRY_MS,
  type OfflineConversation,
  type OfflineDb,
  withOfflineDb,
} from '../../platform/storage/offline-db.ts';
import { readOwner } from '../../platform/storage/owner.ts';

type CachedPage = { items: readonly Message[]; lastSeq: number; hasMore: boolean };
type Parts = {
  summary?: ConversationSummary;
  conversation?: Conversation;
  page?: CachedPage;
  /** What she needs to answer here. */
  context?: OfflineContext;
};

/** How many conversations are kept, the most recent ones, and how many messages of each. */
const KEPT_CONVERSATIONS = 50;
const KEPT_MESSAGES = 60;

function isOwnAndFresh({ cached }: OfflineConversation): boolean {
  return cached.ownerId === readOwner() && Date.now() - Date.parse(cached.savedAt) <= OFFLINE_EXPIRY_MS;
}

type Seen = { id: string; lastActivity?: string; parts: Parts };

async function save(db: OfflineDb, { id, lastActivity, parts }: Seen): Promise<void> {
  const ownerId = readOwner();
  if (ownerId === null) return;
  // One transaction: the parts of a conversation come from several places at the same moment.
  const { store, done } = db.transaction('conversations', 'readwrite');
  const known = await store.get(id);
  const kept = known !== undefined && isOwnAndFresh(known) ? known.cached : {};
  const savedAt = new Date().toISOString();
  await store.put({
    id,
    lastActivity: lastActivity ?? known?.lastActivity ?? savedAt,
    cached: { ...kept, ...parts, ownerId, savedAt },
  });
  await done;
}

/** Keeps the list as it is now: what it no longer names was deleted. */
export function saveSummaries(summaries: readonly ConversationSummary[]): Promise<void> {
  return withOfflineDb(async (db) => {
    const kept = summaries.slice(0, KEPT_CONVERSATIONS);
    const names = new Set(kept.map((summary) => summary.id));
    for (const id of await db.getAllKeys('conversations')) if (!names.has(id)) await db.delete('conversations', id);
    for (const summary of kept) {
      const { id, lastActivity } = summary;
      await save(db, { id, lastActivity, parts: { summary } });
    }
  }, undefined);
}

export function saveConversation(conversation: Conversation): Promise<void> {
  const { id, lastActivity } = conversation;
  return withOfflineDb((db) => save(db, { id, lastActivity, parts: { conversation } }), undefined);
}

/** Keeps the newest page of messages, as far as it is whole. */
export function savePage(conversationId: string, page: CachedPage): Promise<void> {
  const items = page.items.slice(-KEPT_MESSAGES);
  const hasMore = page.hasMore || items.length < page.items.length;
  const parts = { page: { ...page, items, hasMore } };
  return withOfflineDb((db) => save(db, { id: conversationId, parts }), undefined);
}

export function saveContext(conversationId: string, context: OfflineContext): Promise<void> {
  return withOfflineDb((db) => save(db, { id: conversationId, parts: { context } }), undefined);
}

/** Something she remembers was taken back: here she says nothing before what is left was read again. */
export function forgetContexts(): Promise<void> {
  return withOfflineDb(async (db) => {
    const { store, done } = db.transaction('conversations', 'readwrite');
    for (const record of await store.getAll()) {
      const { context, ...cached } = record.cached as typeof record.cached & Parts;
      if (context !== undefined) await store.put({ ...record, cached });
    }
    await done;
  }, undefined);
}

/** What is known of a conversation of this account; nothing after 7 days. */
export function readCached(conversationId: string): Promise<Parts> {
  return withOfflineDb<Parts>(async (db) => {
    const record = await db.get('conversations', conversationId);
    return record !== undefined && isOwnAndFresh(record) ? (record.cached as Parts) : {};
  }, {});
}

/** A conversation that was read but never listed is summed up from what was read. */
function summaryOf({ summary, conversation, page }: Parts): ConversationSummary | undefined {
  if (conversation === undefined) return summary;
  const { id, avatar, lastActivity, createdAt } = conversation;
  return summary ?? { id, avatar, lastActivity, createdAt, lastMessage: page?.items.at(-1) ?? null, unreadCount: 0 };
}

/** The list as last seen, the most recent first. */
export function listCached(): Promise<ConversationSummary[]> {
  return withOfflineDb(async (db) => {
    const records = await db.getAllFromIndex('conversations', 'lastActivity');
    return records
      .filter(isOwnAndFresh)
      .reverse()
      .flatMap(({ cached }) => summaryOf(cached as Parts) ?? []);
  }, []);
}

/** What is older than 7 days, or another account's, goes. */
export function forgetExpired(): Promise<void> {
  return withOfflineDb(async (db) => {
    for (const record of await db.getAll('conversations'))
      if (!isOwnAndFresh(record)) await db.delete('conversations', record.id);
  }, undefined);
}
