import type { AskedReply } from '@cafune/contract/chat';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/session/session.ts';
import { BLOCKED_AT_MOST } from '../branches/regenerate.ts';
import * as branchStore from '../branches/store.ts';
import { addEvents, askReply, publishStored } from '../branches/turning.ts';
import { requireLive, requireNotPaused } from '../conversations.ts';
import type { ChatActionDeps } from '../deps.ts';
import * as guardStore from '../guard/store.ts';
import { readReplyPrice } from '../policy.ts';
import * as chatStore from '../store.ts';
import * as store from './store.ts';

type RetryRequest = { conversationId: string; messageId: string };

/**
 * Asks again for a reply that failed, was cut, or was stopped before its first word. What was there stays as a variant, and what
 * was said after it goes on from the new one.
 * @throws AppError request.not-found, chat.nothing-to-retry, chat.character-in-review, coins.insufficient, chat.guest-limit
 */
export async function retryReply(
  deps: ChatActionDeps,
  session: Session,
  request: RetryRequest,
): Promise<{ asked: AskedReply; afterSeq: number }> {
  const price = await readReplyPrice(deps, session);
  const retried = await deps.db.transaction((tx) => storeRetry(deps, tx, { session, price, request }));
  await publishStored(deps, { accountId: session.accountId, conversationId: request.conversationId }, retried.afterSeq);
  if (retried.generationId) deps.runner.run(retried.generationId);
  deps.outbox.kick();
  return { asked: retried.asked, afterSeq: retried.afterSeq };
}

type RetryWork = { session: Session; price: Awaited<ReturnType<typeof readReplyPrice>>; request: RetryRequest };

async function storeRetry(deps: ChatActionDeps, tx: Transaction, work: RetryWork) {
  const { session, request, price } = work;
  const conversation = requireLive(
    await tx.find(chatStore.lockConversation, [request.conversationId, session.accountId]),
  );
  requireNotPaused(conversation);
  const reply = await tx.find(store.selectRetryable, [request.messageId, conversation.id]);
  if (!reply) throw new AppError('request.not-found');
  const isRetryable =
    reply.status === 'failed' || reply.status === 'interrupted' || (reply.status === 'stopped' && reply.text === '');
  if (!isRetryable) throw new AppError('chat.nothing-to-retry');
  const { count } = await tx.get(guardStore.countBlocked, [reply.id]);
  if (count >= BLOCKED_AT_MOST) throw new AppError('chat.blocked', { retryAfterSeconds: 3_600 });
  const now = deps.clock.now();
  const { ordinal } = await tx.get(branchStore.addVariant, [reply.id, 'generated', '', 'queued', now]);
  await tx.run(branchStore.moveFollower, [reply.id, reply.active_variant, ordinal]);
  const ask = await askReply(deps, tx, {
    conversation,
    session,
    turnId: reply.id,
    variant: ordinal,
    kind: reply.kind,
    clientId: null,
    coins: reply.kind === 'reply' ? price.coins : price.againCoins,
    isCounted: true,
  });
  const { generationId, isRunning, priceCoins } = ask;
  const afterSeq = await addEvents(tx, { conversationId: conversation.id, now }, [
    { type: 'message-added', messageId: reply.id, generationId },
  ]);
  return { asked: { replyId: reply.id, priceCoins }, afterSeq, generationId: isRunning ? generationId : undefined };
}
