import type { Message } from '@cafune/contract/chat';
import { MESSAGE_UNDO_DAYS } from '@cafune/contract/chat/branches';
import { AppError } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/session/session.ts';
import { requireCharacterLevel, requireLive } from '../conversations.ts';
import type { ChatActionDeps, ChatDeps } from '../deps.ts';
import { toMessage } from '../message.ts';
import * as chatStore from '../store.ts';
import { pathChanged } from './regenerate.ts';
import * as store from './store.ts';
import { addEvents, lockForTurning, publishStored } from './turning.ts';

const UNDO_MS = MESSAGE_UNDO_DAYS * 24 * 60 * 60_000;

type Target = { conversationId: string; messageId: string };

/**
 * Takes one message out of the conversation; those around it stay. She no longer knows it, nor what she remembered from it.
 * @throws AppError request.not-found, chat.reply-under-way
 */
export async function deleteMessage(deps: ChatActionDeps, session: Session, target: Target): Promise<void> {
  const { conversationId, messageId } = target;
  const afterSeq = await deps.db.transaction(async (tx) => {
    await lockForTurning(tx, session, conversationId);
    const turn = await tx.find(store.selectTurn, [messageId, conversationId]);
    if (!turn) throw new AppError('request.not-found');
    if (turn.deleted_at) return null;
    const now = deps.clock.now();
    await tx.run(store.deleteTurn, [messageId, now]);
    const type = 'message-removed';
    return addEvents(tx, { conversationId, now }, [{ type, messageId, data: { type, messageId } }]);
  });
  if (afterSeq !== null) await publishStored(deps, { accountId: session.accountId, conversationId }, afterSeq);
}

/** Brings a deleted message back where it was. @throws AppError request.not-found, chat.undo-expired, safety.age-not-verified and its kin */
export async function restoreMessage(deps: ChatActionDeps, session: Session, target: Target): Promise<Message> {
  const { conversationId, messageId } = target;
  const afterSeq = await deps.db.transaction(async (tx) => {
    const { accountId } = session;
    const row = requireLive(await tx.find(chatStore.lockConversation, [conversationId, accountId]));
    await requireCharacterLevel(deps, { accountId, row }, tx);
    const turn = await tx.find(store.selectTurn, [messageId, conversationId]);
    if (!turn) throw new AppError('request.not-found');
    if (!turn.deleted_at) return null;
    const now = deps.clock.now();
    if (now.getTime() - turn.deleted_at.getTime() > UNDO_MS) throw new AppError('chat.undo-expired');
    await tx.run(store.restoreTurn, [messageId]);
    return addEvents(tx, { conversationId, now }, [pathChanged(messageId, turn.seq - 1, true)]);
  });
  if (afterSeq !== null) await publishStored(deps, { accountId: session.accountId, conversationId }, afterSeq);
  return toMessage(await deps.db.get(chatStore.selectMessage, [messageId, conversationId]));
}

/** Once a day: what can no longer be brought back loses its words. */
export async function purgeDeleted(deps: Pick<ChatDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - UNDO_MS);
  while ((await deps.db.run(store.purgeDeletedTurns, [before])) === store.PURGE_BATCH);
  while ((await deps.db.run(store.purgeDeletedConversations, [before])) === store.PURGE_BATCH);
}
