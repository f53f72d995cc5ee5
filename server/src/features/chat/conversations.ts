import type { Conversation, ConversationSummary, Message } from '@cafune/contract/chat';
import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Session } from '../../platform/session/session.ts';
import { type CurrentVersion, findCurrentVersion, getAvatarToTalkTo } from '../avatars/index.ts';
import { isWithin, readViewerLevel, requireLevel } from '../safety/index.ts';
import type { ChatActionDeps, ChatDeps } from './deps.ts';
import { readProviderConsent } from './memory/consent.ts';
import { toMessage } from './message.ts';
import { readReplyPrice, settleReply } from './policy.ts';
import * as replyStore from './replies/store.ts';
import * as store from './store.ts';
import { findReopening } from './usage/usage.ts';

type Deps = Pick<ChatDeps, 'db' | 'clock' | 'env' | 'readVersions' | 'textModel'>;

type OpenDeps = Pick<ChatActionDeps, 'db' | 'clock' | 'env' | 'outbox' | 'readVersions' | 'textModel' | 'findPostText'>;

/**
 * The conversation with a character: the latest there is, or a new one that she opens; with `freshId` a new one in any case, once
 * for each id. With `postId` she takes up what she posted,
 * in her own words, unless that is the last thing said.
 * @throws AppError request.not-found; avatars.in-review while nobody may begin to talk to her
 */
export async function createConversation(
  deps: OpenDeps,
  session: Session,
  request: { avatarId: string; postId?: string | undefined; freshId?: string | undefined },
): Promise<{ isNew: boolean; conversation: Conversation }> {
  const { postId, avatarId } = request;
  const text = postId === undefined ? undefined : await deps.findPostText(avatarId, postId);
  if (postId !== undefined && text === undefined) throw new AppError('request.not-found');
  const { row, isNew } = await openConversation(deps, session, request);
  if (text === undefined) return { isNew, conversation: await describe(deps, session, row) };
  await deps.db.transaction(async (tx) => {
    requireLive(await tx.find(store.lockConversation, [row.id, session.accountId]));
    await tx.all(store.insertTopic, [row.id, newId(), text, deps.clock.now()]);
  });
  return { isNew, conversation: await getConversation(deps, session, row.id) };
}

async function openConversation(
  deps: OpenDeps,
  session: Session,
  { avatarId, freshId }: { avatarId: string; freshId?: string | undefined },
): Promise<{ row: store.ConversationRow; isNew: boolean }> {
  const { accountId } = session;
  const find = (db: Queryable) =>
    freshId === undefined
      ? db.find(store.selectConversationWithAvatar, [accountId, avatarId])
      : db.find(store.selectConversation, [freshId, accountId]);
  const known = await find(deps.db);
  if (known) return { row: requireLive(known), isNew: false };
  const opened = await deps.db.transaction(async (tx) => {
    await tx.all(store.lockOpening, [accountId, avatarId]);
    const already = await find(tx);
    if (already) return { row: already, isNew: false };
    const avatar = await getAvatarToTalkTo(deps, { avatarId, accountId }, tx);
    const id = freshId ?? newId();
    const values = [id, accountId, avatar.id, avatar.version, newId(), avatar.greeting, deps.clock.now()];
    const row = await tx.find(store.insertConversation, values);
    // The id is somebody else's.
    if (!row) throw new AppError('request.not-found');
    await deps.outbox.add(tx, 'chat.conversation-opened', {
      conversationId: row.id,
      avatarId: row.avatar_id,
      accountId,
    });
    return { row, isNew: true };
  });
  deps.outbox.kick();
  return opened;
}

export async function getConversation(deps: Deps, session: Session, id: string): Promise<Conversation> {
  return describe(deps, session, await requireConversation(deps, session, id));
}

/**
 * Goes over to the character's newest version, or stays with the one the conversation has; where there is nothing to choose,
 * nothing changes. She never changes by herself.
 * @throws AppError request.not-found, chat.conversation-deleted
 */
export async function chooseVersion(
  deps: Deps,
  session: Session,
  request: { conversationId: string; choice: 'update' | 'keep' },
): Promise<Conversation> {
  const { conversationId: id, choice } = request;
  await deps.db.transaction(async (tx) => {
    const row = requireLive(await tx.find(store.lockConversation, [id, session.accountId]));
    const current = await findCurrentVersion(tx, row.avatar_id, session.accountId);
    if (!current || current.version <= row.avatar_version) return;
    await tx.run(store.updateVersion, [id, session.accountId, current.version, choice === 'update']);
  });
  return getConversation(deps, session, id);
}

/** What it takes to know whether somebody may read a conversation. */
export type ReadDeps = Pick<ChatDeps, 'db' | 'clock' | 'env' | 'readVersions'>;

/**
 * The session's own conversation, to be read.
 * @throws AppError request.not-found, chat.conversation-deleted, safety.age-not-verified and its kin
 */
export async function requireConversation(
  deps: ReadDeps,
  session: Session,
  id: string,
): Promise<store.ConversationRow> {
  const row = requireLive(await deps.db.find(store.selectConversation, [id, session.accountId]));
  await requireCharacterLevel(deps, { accountId: session.accountId, row });
  return row;
}

/** Stops where the character's level is not the viewer's any more, whatever it was before (safety.md "Age"). */
export async function requireCharacterLevel(
  deps: ReadDeps,
  { accountId, row }: { accountId: string; row: Pick<store.ConversationRow, 'avatar_id' | 'avatar_version'> },
  tx?: Queryable,
): Promise<void> {
  const [version] = await deps.readVersions([{ avatarId: row.avatar_id, version: row.avatar_version }], tx);
  await requireLevel(deps, { accountId, level: version?.level ?? 'sensual' }, tx);
}

export function requireLive<Row extends store.ConversationRow>(row: Row | undefined): Row {
  if (!row) throw new AppError('request.not-found');
  if (row.deleted_at) throw new AppError('chat.conversation-deleted');
  return row;
}

/** @throws AppError chat.frozen, chat.character-in-review */
export function requireNotPaused(row: store.ConversationRow): void {
  if (row.frozen_at) throw new AppError('chat.frozen');
  if (row.paused_at) throw new AppError('chat.character-in-review');
}

async function describe(deps: Deps, session: Session, row: store.ConversationRow): Promise<Conversation> {
  const [versions, replyPrice, current, reopensAt] = await Promise.all([
    deps.readVersions([{ avatarId: row.avatar_id, version: row.avatar_version }]),
    readReplyPrice(deps, session),
    findCurrentVersion(deps.db, row.avatar_id, session.accountId),
    findReopening(deps, session.accountId),
  ]);
  const { leavesFor: host } = deps.textModel;
  const [version] = versions;
  if (!version) throw new AppError('request.not-found');
  return {
    id: row.id,
    avatar: version.card,
    starters: version.starters,
    change: changeSince(row, current),
    isPaused: row.paused_at !== null,
    isFrozen: row.frozen_at !== null,
    readSeq: row.read_seq,
    lastSeq: row.last_seq,
    replyPrice,
    reopensAt: reopensAt?.toISOString() ?? null,
    provider: host === undefined ? null : { host, consent: await readConsent(deps, session, host) },
    createdAt: row.created_at.toISOString(),
    lastActivity: row.last_activity_at.toISOString(),
  };
}

function readConsent({ db }: Deps, { accountId }: Session, provider: string) {
  return readProviderConsent(db, accountId, { leaving: 'model', provider });
}

/** What the person has not chosen about yet. */
function changeSince(row: store.ConversationRow, current: CurrentVersion | undefined): Conversation['change'] {
  const seen = Math.max(row.avatar_version, row.kept_version ?? 0);
  if (!current || current.version <= seen) return null;
  return { version: current.version, note: current.note, changedAt: current.changedAt.toISOString() };
}

export async function listConversations(deps: Deps, session: Session): Promise<ConversationSummary[]> {
  const rows = await deps.db.all(store.selectRecent, [session.accountId]);
  const level = await readViewerLevel(deps, session.accountId);
  const versions = await deps.readVersions(
    rows.map((row) => ({ avatarId: row.avatar_id, version: row.avatar_version })),
  );
  return rows.flatMap((row, index) => {
    const version = versions[index];
    if (!version) return [];
    const mayRead = isWithin(version.level, level);
    return {
      id: row.id,
      avatar: version.card,
      lastMessage: mayRead ? row.last_message && toMessage(row.last_message) : null,
      unreadCount: mayRead ? row.unread : 0,
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
  const conversation = await requireConversation(deps, session, request.conversationId);
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

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** An account opened a conversation with a character it had none with. */
    'chat.conversation-opened': { conversationId: string; avatarId: string; accountId: string };
  }
}
