import type { SentMessage } from '@cafune/contract/chat';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Session } from '../../../platform/session/session.ts';
import { requireLive, requireNotPaused } from '../conversations.ts';
import type { ChatActionDeps } from '../deps.ts';
import { readEvent, toMessage } from '../message.ts';
import { fundReply, readReplyPrice } from '../policy.ts';
import * as chatStore from '../store.ts';
import { leaseEnd, seedOf } from './lease.ts';
import * as store from './store.ts';

type RetryRequest = { conversationId: string; messageId: string };

/**
 * Asks again for a reply that failed, was cut, or was stopped before its first word. What was there stays as a variant.
 * @throws AppError request.not-found, chat.nothing-to-retry, chat.character-in-review, coins.insufficient, chat.guest-limit
 */
export async function retryReply(
  deps: ChatActionDeps,
  session: Session,
  request: RetryRequest,
): Promise<{ sent: SentMessage; afterSeq: number }> {
  const price = await readReplyPrice(deps.db, session);
  const retried = await deps.db.transaction((tx) => storeRetry(deps, tx, { session, price, request }));
  const [event] = await deps.db.all(chatStore.selectEvents, [request.conversationId, retried.lastSeq - 1, 1]);
  if (event) deps.hub.publish(request.conversationId, readEvent(event));
  if (retried.generationId) deps.runner.run(retried.generationId);
  deps.outbox.kick();
  return { sent: retried.sent, afterSeq: retried.lastSeq - 1 };
}

type RetryWork = { session: Session; price: Awaited<ReturnType<typeof readReplyPrice>>; request: RetryRequest };

async function storeRetry(deps: ChatActionDeps, tx: Transaction, work: RetryWork) {
  const { session, request } = work;
  const conversation = requireLive(
    await tx.find(chatStore.lockConversation, [request.conversationId, session.accountId]),
  );
  requireNotPaused(conversation);
  const reply = await tx.find(store.selectRetryable, [request.messageId, conversation.id]);
  if (!reply?.reply_to_id) throw new AppError('request.not-found');
  const isRetryable =
    reply.status === 'failed' || reply.status === 'interrupted' || (reply.status === 'stopped' && reply.text === '');
  if (!isRetryable) throw new AppError('chat.nothing-to-retry');
  const person = await tx.get(chatStore.selectPersonMessage, [reply.reply_to_id]);
  const [version] = await deps.readVersions(
    [{ avatarId: conversation.avatar_id, version: conversation.avatar_version }],
    tx,
  );
  const now = deps.clock.now();
  const funding = await fundReply(tx, {
    session,
    price: work.price,
    reason: `Resposta de ${version?.card.name ?? 'companhia'}`,
    now,
  });
  const generationId = newId();
  const row = await tx.get(store.insertRetry, [
    conversation.id,
    session.accountId,
    reply.id,
    generationId,
    deps.runner.workerId,
    now,
    leaseEnd(now),
    funding.funding,
    funding.holdId,
    funding.priceCoins,
    seedOf(generationId),
  ]);
  const sent: SentMessage = { message: toMessage(person), replyId: reply.id, priceCoins: funding.priceCoins };
  return { sent, lastSeq: row.last_seq, generationId: row.status === 'running' ? generationId : undefined };
}
