import type { Message, SendMessageInput, SentMessage } from '@cafune/contract/chat';
import { isUniqueViolation, type Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { derivedId, newId } from '../../platform/ids.ts';
import type { Session } from '../../platform/session/session.ts';
import { requireLive, requireNotPaused } from './conversations.ts';
import type { ChatActionDeps } from './deps.ts';
import { toMessage, toWireEvent } from './message.ts';
import { fundReply, readReplyPrice } from './policy.ts';
import { leaseEnd, seedOf } from './replies/lease.ts';
import * as store from './store.ts';

/** An offline queue holds fifty; more replies waiting in one conversation is somebody's loop. */
const MAX_WAITING_REPLIES = 60;

export type SendResult = { isNew: boolean; sent: SentMessage };

/**
 * Stores the message, sets its price aside and asks for the reply, in one transaction (chat.md R1–R6). The same client id
 * again gives the same answer and costs nothing.
 * @throws AppError request.not-found, chat.conversation-deleted, chat.id-reused, chat.character-in-review, coins.insufficient,
 *   chat.guest-limit
 */
export async function sendMessage(
  deps: ChatActionDeps,
  session: Session,
  input: SendMessageInput & { conversationId: string },
): Promise<SendResult> {
  const clientId = input.clientId ?? derivedId(input.conversationId, String(input.timestamp), input.content);
  const price = await readReplyPrice(deps.db, session);
  const work = (tx: Transaction) => storeExchange(deps, tx, { session, price, clientId, input });
  const stored = await deps.db.transaction(work).catch((error: unknown) => {
    // The same id arrived in another conversation at the same moment; now it can be seen.
    if (isUniqueViolation(error, 'turns_client_id')) return deps.db.transaction(work);
    throw error;
  });
  if (stored.isNew) {
    const { message, replyId } = stored.sent;
    deps.hub.publish(message.conversationId, toWireEvent(message.seq, { type: 'message-added', message }));
    const reply = placeholder(message, replyId);
    deps.hub.publish(message.conversationId, toWireEvent(reply.seq, { type: 'message-added', message: reply }));
    if (stored.generationId) deps.runner.run(stored.generationId);
    deps.outbox.kick();
  }
  return { isNew: stored.isNew, sent: stored.sent };
}

type Attempt = {
  session: Session;
  price: Awaited<ReturnType<typeof readReplyPrice>>;
  clientId: string;
  input: SendMessageInput & { conversationId: string };
};

async function storeExchange(
  deps: ChatActionDeps,
  tx: Transaction,
  attempt: Attempt,
): Promise<SendResult & { generationId?: string }> {
  const { session, clientId, input } = attempt;
  const conversation = requireLive(await tx.find(store.lockConversation, [input.conversationId, session.accountId]));
  const known = await tx.find(store.selectSent, [session.accountId, clientId]);
  if (known) return { isNew: false, sent: repeatOf(known, input) };
  requireNotPaused(conversation);
  if (conversation.waiting >= MAX_WAITING_REPLIES)
    throw new AppError('chat.too-many-waiting', { retryAfterSeconds: 5 });
  const [version] = await deps.readVersions(
    [{ avatarId: conversation.avatar_id, version: conversation.avatar_version }],
    tx,
  );
  const now = deps.clock.now();
  const reason = `Resposta de ${version?.card.name ?? 'companhia'}`;
  const funding = await fundReply(tx, { session, price: attempt.price, reason, now });
  const [messageId, replyId, generationId] = [newId(), newId(), newId()];
  const row = await tx.get(store.insertExchange, [
    conversation.id,
    session.accountId,
    messageId,
    clientId,
    input.content,
    replyId,
    generationId,
    now,
    deps.runner.workerId,
    leaseEnd(now),
    funding.funding,
    funding.holdId,
    funding.priceCoins,
    seedOf(generationId),
  ]);
  await deps.outbox.add(tx, 'chat.message-sent', {
    accountId: session.accountId,
    conversationId: conversation.id,
    messageId,
  });
  const message = toMessage({
    id: messageId,
    conversation_id: conversation.id,
    seq: row.seq,
    role: 'person',
    text: input.content,
    status: 'complete',
    client_id: clientId,
    reply_to_id: null,
    created_at: row.created_at,
  });
  const sent = { message, replyId, priceCoins: funding.priceCoins };
  return { isNew: true, sent, ...(row.generation_status === 'running' ? { generationId } : {}) };
}

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
    'chat.message-sent': { accountId: string; conversationId: string; messageId: string };
  }
}
