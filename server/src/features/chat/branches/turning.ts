import type { StreamEventType } from '@cafune/contract/core/stream-event';
import { seedOf } from '@cafune/dialogue';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { ReplyKind } from '../../../providers/text/port.ts';
import { requireCharacterLevel, requireLive } from '../conversations.ts';
import type { ChatActionDeps, ChatDeps } from '../deps.ts';
import { readEvent } from '../message.ts';
import { fundReply } from '../policy.ts';
import { leaseEnd } from '../replies/lease.ts';
import * as chatStore from '../store.ts';
import { requireMessagesLeft } from '../usage/usage.ts';
import * as store from './store.ts';

export type LockedConversation = chatStore.ConversationRow;

/**
 * Locks a conversation that is about to take another way. While a reply is on its way nothing moves under it.
 * @throws AppError request.not-found, chat.conversation-deleted, chat.reply-under-way
 */
export async function lockForTurning(tx: Transaction, session: Session, id: string): Promise<LockedConversation> {
  const row = requireLive(await tx.find(chatStore.lockConversation, [id, session.accountId]));
  if (row.is_writing || row.waiting > 0) throw new AppError('chat.reply-under-way');
  return row;
}

/** A message of the conversation that was not deleted. @throws AppError request.not-found */
export async function requireTurn(tx: Transaction, conversationId: string, messageId: string): Promise<store.TurnRow> {
  const turn = await tx.find(store.selectTurn, [messageId, conversationId]);
  if (!turn || turn.deleted_at) throw new AppError('request.not-found');
  return turn;
}

export type NewEvent = {
  type: StreamEventType;
  messageId: string;
  generationId?: string;
  data?: Readonly<Record<string, unknown>>;
};

/** Stores events with the next numbers. @returns the number before the first of them */
export async function addEvents(
  tx: Transaction,
  at: { conversationId: string; now: Date },
  events: readonly NewEvent[],
): Promise<number> {
  const { last_seq: last } = await tx.get(store.takeSeqs, [at.conversationId, events.length, at.now]);
  const before = last - events.length;
  const { conversationId } = at;
  for (const [index, event] of events.entries())
    await storeEvent(tx, { conversationId, seq: before + index + 1 }, event);
  return before;
}

type EventPlace = { conversationId: string; seq: number };

export async function storeEvent(tx: Transaction, place: EventPlace, event: NewEvent): Promise<void> {
  const { type, messageId, generationId = null, data = null } = event;
  await tx.run(store.insertEvent, [
    place.conversationId,
    place.seq,
    type,
    messageId,
    generationId,
    data && JSON.stringify(data),
  ]);
}

/** Tells those who listen, and the account's other devices, what was stored after a position. */
export async function publishStored(
  deps: Pick<ChatDeps, 'db' | 'hub' | 'onChanged'>,
  conversation: { accountId: string; conversationId: string },
  afterSeq: number,
): Promise<void> {
  const { conversationId } = conversation;
  const rows = await deps.db.all(chatStore.selectEvents, [conversationId, afterSeq, 100]);
  for (const row of rows) deps.hub.publish(conversationId, readEvent(row));
  deps.onChanged({ ...conversation, seq: rows.at(-1)?.seq ?? afterSeq + 1 });
}

export type ReplyAsk = {
  conversation: LockedConversation;
  session: Session;
  turnId: string;
  variant: number;
  kind: ReplyKind;
  /** Made by the client: the same again is the same reply (R2); null where the turn itself tells. */
  clientId: string | null;
  /** What it costs a registered person. */
  coins: number;
  /** It answers what the day's limit counted and let through already. */
  isCounted?: boolean;
};
export type StoredAsk = { generationId: string; isRunning: boolean; priceCoins: number };

/** Sets the price of one reply aside and asks for it. @throws AppError coins.insufficient, chat.guest-limit, chat.daily-limit, safety.age-not-verified and its kin */
export async function askReply(deps: ChatActionDeps, tx: Transaction, ask: ReplyAsk): Promise<StoredAsk> {
  const { conversation, session } = ask;
  await requireCharacterLevel(deps, { accountId: session.accountId, row: conversation }, tx);
  const [version] = await deps.readVersions(
    [{ avatarId: conversation.avatar_id, version: conversation.avatar_version }],
    tx,
  );
  const now = deps.clock.now();
  if (ask.isCounted !== true) await requireMessagesLeft(tx, session.accountId, now);
  const reason = `Resposta de ${version?.card.name ?? 'companhia'}`;
  const funding = await fundReply(tx, { session, coins: ask.coins, reason, now });
  const generationId = newId();
  const row = await tx.get(store.insertGeneration, [
    generationId,
    conversation.id,
    session.accountId,
    ask.turnId,
    ask.variant,
    ask.kind,
    ask.clientId,
    deps.runner.workerId,
    leaseEnd(now),
    funding.funding,
    funding.holdId,
    funding.priceCoins,
    seedOf(generationId),
    now,
  ]);
  return { generationId, isRunning: row.status === 'running', priceCoins: funding.priceCoins };
}

/**
 * What a client id already asked for, if anything.
 * @throws AppError chat.id-reused when it was something else
 */
export async function findAsked(
  tx: Transaction,
  session: Session,
  wanted: { conversationId: string; clientId: string; kind: ReplyKind },
): Promise<store.AskedRow | undefined> {
  const row = await tx.find(store.selectAsked, [session.accountId, wanted.clientId]);
  if (row && (row.conversation_id !== wanted.conversationId || row.kind !== wanted.kind))
    throw new AppError('chat.id-reused');
  return row;
}
