import type { Attachment } from '@cafune/contract/chat';
import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Session } from '../../platform/session/session.ts';
import * as branchStore from './branches/store.ts';
import { askReply, publishStored, storeEvent } from './branches/turning.ts';
import { requireLive, requireNotPaused } from './conversations.ts';
import type { ChatActionDeps } from './deps.ts';
import { toMessage } from './message.ts';
import { grow } from './relationship/relationship.ts';
import type { SendResult } from './send-message.ts';
import * as store from './store.ts';
import { requireMessagesLeft } from './usage/usage.ts';

export type Giving = {
  conversationId: string;
  clientId: string;
  /** What she reads. */
  content: string;
  attachment: Attachment;
  /** Takes the price, in the transaction in which it is given. @throws AppError where it cannot be paid */
  pay(tx: Transaction, given: { messageId: string; avatarId: string; name: string }): Promise<void>;
};

/**
 * Something the person gives: a message with an attachment, and her reaction, which costs nothing. The same client id again is the
 * same message. Nothing is stored when it cannot be paid.
 * @throws AppError request.not-found, chat.conversation-deleted, chat.id-reused, chat.character-in-review, chat.frozen,
 *   chat.daily-limit, safety.age-not-verified and its kin
 */
export async function giveInConversation(deps: ChatActionDeps, session: Session, giving: Giving): Promise<SendResult> {
  const stored = await deps.db.transaction((tx) => storeGiven(deps, tx, { session, giving }));
  const { generationId, ...result } = stored;
  if (result.isNew)
    await publishStored(
      deps,
      { accountId: session.accountId, conversationId: giving.conversationId },
      result.sent.message.seq - 1,
    );
  if (generationId) deps.runner.run(generationId);
  deps.outbox.kick();
  return result;
}

type Work = { session: Session; giving: Giving };

async function storeGiven(deps: ChatActionDeps, tx: Transaction, { session, giving }: Work) {
  const { accountId } = session;
  const conversation = requireLive(await tx.find(store.lockConversation, [giving.conversationId, accountId]));
  const known = await tx.find(store.selectSent, [accountId, giving.clientId]);
  if (known) {
    if (known.conversation_id !== conversation.id || known.text !== giving.content)
      throw new AppError('chat.id-reused');
    const sent = { message: toMessage(known), replyId: known.reply_id, priceCoins: 0 };
    return { isNew: false, sent };
  }
  requireNotPaused(conversation);
  const [version] = await deps.readVersions(
    [{ avatarId: conversation.avatar_id, version: conversation.avatar_version }],
    tx,
  );
  const now = deps.clock.now();
  // Before the coins: whoever takes both takes them in this order.
  await requireMessagesLeft(tx, accountId, now);
  const [messageId, replyId] = [newId(), newId()];
  const avatarId = conversation.avatar_id;
  await giving.pay(tx, { messageId, avatarId, name: version?.card.name ?? 'ela' });
  const { last_seq: last } = await tx.get(branchStore.takeSeqs, [conversation.id, 2, now]);
  const attachment = JSON.stringify(giving.attachment);
  const place = [messageId, conversation.id, accountId, giving.clientId];
  await tx.run(store.insertGiven, [...place, last - 1, giving.content, attachment, now]);
  await tx.run(branchStore.insertReplyTurn, [replyId, conversation.id, accountId, messageId, 1, messageId, last, now]);
  const ask = await askReply(deps, tx, {
    conversation,
    session,
    turnId: replyId,
    variant: 1,
    kind: 'reply',
    clientId: null,
    coins: 0,
    isCounted: true,
  });
  const { generationId } = ask;
  await storeEvent(tx, { conversationId: conversation.id, seq: last - 1 }, { type: 'message-added', messageId });
  await storeEvent(
    tx,
    { conversationId: conversation.id, seq: last },
    { type: 'message-added', messageId: replyId, generationId },
  );
  await grow(tx, { accountId, avatarId, cause: 'gift', key: messageId }, now);
  const message = toMessage(await tx.get(store.selectMessage, [messageId, conversation.id]));
  const sent = { message, replyId, priceCoins: 0 };
  return { isNew: true, sent, ...(ask.isRunning ? { generationId } : {}) };
}
