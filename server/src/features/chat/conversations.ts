import type { Conversation, ConversationSummary, Message } from '@cafune/contract/chat';
import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Session } from '../../platform/session/session.ts';
import { getAvatar } from '../avatars/index.ts';
import type { ChatActionDeps, ChatDeps } from './deps.ts';
import { toMessage } from './message.ts';
import { readReplyPrice, settleReply } from './policy.ts';
import * as replyStore from './replies/store.ts';
import * as store from './store.ts';

type Deps = Pick<ChatDeps, 'db' | 'clock' | 'readVersions'>;

/** The conversation with a character: the one there is, or a new one that she opens. @throws AppError request.not-found */
export async function createConversation(
  deps: Deps,
  session: Session,
  avatarId: string,
): Promise<{ isNew: boolean; conversation: Conversation }> {
  const known = await deps.db.find(store.selectConversationWithAvatar, [session.accountId, avatarId]);
  if (known) return { isNew: false, conversation: await describe(deps, session, known) };
  const avatar = await getAvatar(deps.db, avatarId, session.accountId);
  const values = [newId(), session.accountId, avatar.id, avatar.version, newId(), avatar.greeting, deps.clock.now()];
  const made = await deps.db.find(store.insertConversation, values);
  const row = made ?? (await deps.db.get(store.selectConversationWithAvatar, [session.accountId, avatarId]));
  return { isNew: made !== undefined, conversation: await describe(deps, session, row) };
}

export async function getConversation(deps: Deps, session: Session, id: string): Promise<Conversation> {
  return describe(deps, session, await requireConversation(deps.db, session, id));
}

/** The session's own conversation. @throws AppError request.not-found, chat.conversation-deleted */
export async function requireConversation(db: Queryable, session: Session, id: string): Promise<store.ConversationRow> {
  return requireLive(await db.find(store.selectConversation, [id, session.accountId]));
}

export function requireLive<Row extends store.ConversationRow>(row: Row | undefined): Row {
  if (!row) throw new AppError('request.not-found');
  if (row.deleted_at) throw new AppError('chat.conversation-deleted');
  return row;
}

async function describe(deps: Deps, session: Session, row: store.ConversationRow): Promise<Conversation> {
  const [versions, replyPrice] = await Promise.all([
    deps.readVersions([{ avatarId: row.avatar_id, version: row.avatar_version }]),
    readReplyPrice(deps.db, session),
  ]);
  const [version] = versions;
  if (!version) throw new AppError('request.not-found');
  return {
    id: row.id,
    avatar: version.card,
    starters: version.starters,
    lastSeq: row.last_seq,
    replyPrice,
    createdAt: row.created_at.toISOString(),
    lastActivity: row.last_activity_at.toISOString(),
  };
}

export async function listConversations(deps: Deps, session: Session): Promise<ConversationSummary[]> {
  const rows = await deps.db.all(store.selectRecent, [session.accountId]);
  const versions = await deps.readVersions(
    rows.map((row) => ({ avatarId: row.avatar_id, version: row.avatar_version })),
  );
  return rows.flatMap((row, index) => {
    const version = versions[index];
    if (!version) return [];
    return {
      id: row.id,
      avatar: version.card,
      lastMessage: row.last_message && toMessage(row.last_message),
      lastActivity: row.last_activity_at.toISOString(),
      createdAt: row.created_at.toISOString(),
    };
  });
}

/** Replies that wait are given back and never written; one that is being written stops where it is. */
export async function deleteConversation(deps: ChatActionDeps, session: Session, id: string): Promise<void> {
  const now = deps.clock.now();
  const stopping = await deps.db.transaction(async (tx) => {
    requireLive(await tx.find(store.lockConversation, [id, session.accountId]));
    await tx.run(store.deleteConversation, [id, session.accountId, now]);
    for (const reply of await tx.all(replyStore.cancelWaiting, [id, now])) {
      const { account_id: accountId, funding, hold_id: holdId, price_coins: priceCoins } = reply;
      await settleReply(tx, { accountId, funding, holdId, priceCoins, isCharged: false });
    }
    return tx.all(replyStore.requestStop, [id, session.accountId, null]);
  });
  for (const reply of stopping) deps.runner.stop(reply.id);
  deps.outbox.kick();
  await deps.onDeleted({ accountId: session.accountId, conversationId: id });
}

export type MessagePage = { after: number | undefined; before: number | undefined; limit: number };

/** Messages in order: after a place, or the newest before one (or the end). Texts and `lastSeq` are one snapshot. */
export async function listMessages(
  deps: Deps,
  session: Session,
  request: { conversationId: string; page: MessagePage },
): Promise<{ items: Message[]; lastSeq: number; hasMore: boolean }> {
  const { after, before, limit } = request.page;
  const conversation = await requireConversation(deps.db, session, request.conversationId);
  const rows =
    after === undefined
      ? await deps.db.all(store.selectMessagesBefore, [conversation.id, before ?? Number.MAX_SAFE_INTEGER, limit + 1])
      : await deps.db.all(store.selectMessagesAfter, [conversation.id, after, limit + 1]);
  const shown = rows.slice(0, limit);
  if (after === undefined) shown.reverse();
  return {
    items: shown.map(toMessage),
    lastSeq: rows[0]?.last_seq ?? conversation.last_seq,
    hasMore: rows.length > limit,
  };
}
