import type { ErrorCode } from '@cafune/contract';
import type { Message, Notice, SendMessageInput, SentMessage } from '@cafune/contract/chat';
import type { OfflineReply } from '@cafune/contract/chat/offline';
import { seedOf } from '@cafune/dialogue';
import { isUniqueViolation, type Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { derivedId, newId } from '../../platform/ids.ts';
import type { Session } from '../../platform/session/session.ts';
import { publishStored } from './branches/turning.ts';
import { requireCharacterLevel, requireLive, requireNotPaused } from './conversations.ts';
import type { ChatActionDeps } from './deps.ts';
import { remindOfAi } from './guard/ai-notice.ts';
import { freeze, guardInput } from './guard/input.ts';
import { toMessage, toWireEvent } from './message.ts';
import { type TakenReply, takeOfflineReply } from './offline/take-reply.ts';
import { fundReply, readReplyPrice } from './policy.ts';
import { leaseEnd } from './replies/lease.ts';
import * as store from './store.ts';
import { requireMessagesLeft } from './usage/usage.ts';

/** An offline queue holds fifty; more replies waiting in one conversation is somebody's loop. */
const MAX_WAITING_REPLIES = 60;

export type SendResult = { isNew: boolean; sent: SentMessage };

/**
 * Stores the message, sets its price aside and asks for the reply, in one transaction (chat.md R1–R6). The same client id
 * again gives the same answer and costs nothing.
 * @throws AppError request.not-found, chat.conversation-deleted, chat.id-reused, chat.character-in-review, coins.insufficient,
 *   chat.guest-limit, chat.daily-limit, safety.age-not-verified and its kin
 */
export async function sendMessage(
  deps: ChatActionDeps,
  session: Session,
  input: SendMessageInput & { conversationId: string },
): Promise<SendResult> {
  const clientId = input.clientId ?? derivedId(input.conversationId, String(input.timestamp), input.content);
  const price = await readReplyPrice(deps, session);
  const personName = input.offlineReply && (await deps.findFirstName(session.accountId));
  const work = (tx: Transaction) => storeExchange(deps, tx, { session, price, personName, clientId, input });
  const stored = await deps.db.transaction(work).catch((error: unknown) => {
    // The same id arrived in another conversation at the same moment; now it can be seen.
    if (isUniqueViolation(error, 'turns_client_id')) return deps.db.transaction(work);
    throw error;
  });
  if ('code' in stored) throw new AppError(stored.code);
  if (stored.isNew) await tell(deps, session.accountId, stored);
  return { isNew: stored.isNew, sent: stored.sent };
}

async function tell(deps: ChatActionDeps, accountId: string, stored: StoredExchange): Promise<void> {
  const { message, replyId } = stored.sent;
  if (stored.isAnswered)
    await publishStored(deps, { accountId, conversationId: message.conversationId }, message.seq - 1);
  else {
    deps.hub.publish(message.conversationId, toWireEvent(message.seq, { type: 'message-added', message }));
    const reply = placeholder(message, replyId);
    deps.hub.publish(message.conversationId, toWireEvent(reply.seq, { type: 'message-added', message: reply }));
    deps.onChanged({ accountId, conversationId: message.conversationId, seq: reply.seq });
  }
  if (stored.generationId) deps.runner.run(stored.generationId);
  deps.outbox.kick();
}

/** `isAnswered`: the reply came with the message, and nothing is written. */
type StoredExchange = SendResult & { generationId?: string; isAnswered?: boolean };
type Attempt = {
  session: Session;
  price: Awaited<ReturnType<typeof readReplyPrice>>;
  /** Read only where a reply came along. */
  personName: string | undefined;
  clientId: string;
  input: SendMessageInput & { conversationId: string };
};

/** A refusal is answered and thrown later: what the guard left behind is stored with this transaction. */
async function storeExchange(
  deps: ChatActionDeps,
  tx: Transaction,
  attempt: Attempt,
): Promise<StoredExchange | { code: ErrorCode }> {
  const { session, clientId, input } = attempt;
  const conversation = requireLive(await tx.find(store.lockConversation, [input.conversationId, session.accountId]));
  const known = await tx.find(store.selectSent, [session.accountId, clientId]);
  if (known) return { isNew: false, sent: repeatOf(known, input) };
  const outcome = await guardInput(deps, tx, { conversation, accountId: session.accountId, text: input.content });
  if (outcome.kind === 'refuse') return { code: outcome.code };
  const ids = { messageId: newId(), replyId: newId() };
  const place = { ...attempt, conversation, ...ids, now: deps.clock.now() };
  const asked =
    outcome.kind === 'answer' ? await storeNoticed(tx, place, outcome) : await storeReplied(deps, tx, place);
  if ('code' in asked) return asked;
  await deps.outbox.add(tx, 'chat.message-sent', {
    accountId: session.accountId,
    conversationId: conversation.id,
    messageId: ids.messageId,
    sentAt: place.now.toISOString(),
    isEdit: false,
  });
  const message = toMessage(await tx.get(store.selectMessage, [ids.messageId, conversation.id]));
  const { priceCoins, ...rest } = asked;
  return { isNew: true, sent: { message, replyId: ids.replyId, priceCoins }, ...rest };
}

/** A message that goes on: to her, or with what the device answered already. */
async function storeReplied(deps: ChatActionDeps, tx: Transaction, place: Place) {
  const { conversation, input, now } = place;
  requireNotPaused(conversation);
  await requireCharacterLevel(deps, { accountId: place.session.accountId, row: conversation }, tx);
  await requireMessagesLeft(tx, place.session.accountId, now);
  if (conversation.waiting >= MAX_WAITING_REPLIES)
    throw new AppError('chat.too-many-waiting', { retryAfterSeconds: 5 });
  const reply = input.offlineReply;
  return reply === undefined ? storeAsked(deps, tx, place) : storeOffline(deps, tx, { ...place, reply });
}

/**
 * What the device answered costs nothing and is not counted; only who may send at all may keep it. Words that cannot stand are
 * dropped and a reply is asked for; forbidden ones freeze the conversation.
 */
async function storeOffline(deps: ChatActionDeps, tx: Transaction, place: Place & { reply: OfflineReply }) {
  const { session, conversation, price, personName, clientId, input, reply, now } = place;
  const { accountId } = session;
  if (price.freeRepliesLeft === 0) throw new AppError('chat.guest-limit');
  const exchange = {
    conversationId: conversation.id,
    accountId,
    personName,
    clientId,
    content: input.content,
    reply,
    now,
  };
  const taken = await takeOfflineReply(deps, tx, exchange);
  if (taken === 'forbidden') {
    const messages = [{ text: input.content }, { role: 'character', text: reply.text }];
    await freeze(deps, tx, { conversation, accountId, rule: 'reply', messages });
    return { code: 'chat.frozen' as const };
  }
  if (taken === 'unfit') return storeAsked(deps, tx, place);
  await remindOfAi(tx, { conversation, accountId, now });
  const stored = await storeAnswered(tx, {
    ...place,
    answer: reply.text,
    role: 'character',
    origin: 'offline',
    notice: null,
    taken,
  });
  await deps.outbox.add(tx, 'chat.reply-finished', {
    accountId,
    conversationId: conversation.id,
    messageId: place.replyId,
    variant: 1,
    status: 'complete',
    isWatched: true,
  });
  return stored;
}

/** The house answers, free of charge and at once, whatever the balance (abuse suite H05). */
function storeNoticed(tx: Transaction, place: Place, outcome: { notice: Notice; text: string }) {
  return storeAnswered(tx, {
    ...place,
    answer: outcome.text,
    role: 'notice',
    origin: 'notice',
    notice: outcome.notice,
  });
}

type Place = Attempt & { conversation: store.LockedRow; messageId: string; replyId: string; now: Date };

/** The message and the reply that is asked for, with its price set aside. */
async function storeAsked(deps: ChatActionDeps, tx: Transaction, place: Place) {
  const { session, conversation, input, now } = place;
  await remindOfAi(tx, { conversation, accountId: session.accountId, now });
  const [version] = await deps.readVersions(
    [{ avatarId: conversation.avatar_id, version: conversation.avatar_version }],
    tx,
  );
  const reason = `Resposta de ${version?.card.name ?? 'companhia'}`;
  const funding = await fundReply(tx, { session, coins: place.price.coins, reason, now });
  const generationId = newId();
  const row = await tx.get(store.insertExchange, [
    conversation.id,
    session.accountId,
    place.messageId,
    place.clientId,
    input.content,
    place.replyId,
    generationId,
    now,
    deps.runner.workerId,
    leaseEnd(now),
    funding.funding,
    funding.holdId,
    funding.priceCoins,
    seedOf(generationId),
    input.quotedId ?? null,
  ]);
  const { priceCoins } = funding;
  return row.generation_status === 'running' ? { priceCoins, generationId } : { priceCoins };
}

type Answered = Place & {
  answer: string;
  role: 'character' | 'notice';
  origin: 'offline' | 'notice';
  notice: Notice | null;
  taken?: TakenReply;
};

/** The message with an answer that is there already: nothing is asked for, and nothing costs. */
async function storeAnswered(tx: Transaction, place: Answered) {
  const { session, conversation, input, taken } = place;
  await tx.get(store.insertAnsweredExchange, [
    conversation.id,
    session.accountId,
    place.messageId,
    place.clientId,
    input.content,
    place.replyId,
    place.now,
    place.answer,
    input.quotedId ?? null,
    place.role,
    place.origin,
    place.notice,
    taken?.writtenAt ?? place.now,
    toJson(taken?.receipt),
    toJson(taken?.state),
    toJson(taken?.used),
  ]);
  return { priceCoins: 0, isAnswered: true };
}

function toJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

/** The text decides what is the same message; the answer it had first stays, whatever another device answered meanwhile (R3). */
function repeatOf(known: store.SentRow, input: Attempt['input']): SentMessage {
  if (known.conversation_id !== input.conversationId || known.text !== input.content)
    throw new AppError('chat.id-reused');
  return { message: toMessage(known), replyId: known.reply_id, priceCoins: known.price_coins };
}

/** The reply as it is when it is asked for: in its place, without words. */
function placeholder(message: Message, replyId: string): Message {
  return {
    ...message,
    id: replyId,
    quote: null,
    seq: message.seq + 1,
    role: 'character',
    content: '',
    status: 'queued',
    clientId: null,
    replyToId: message.id,
  };
}

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** A person's message was stored. `isEdit`: new words for one that was sent before. */
    'chat.message-sent': {
      accountId: string;
      conversationId: string;
      messageId: string;
      sentAt: string;
      isEdit: boolean;
    };
  }
}
