import type { Reaction } from '@cafune/contract/chat';
import { AppError } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/session/session.ts';
import { requireLive } from '../conversations.ts';
import type { ChatActionDeps } from '../deps.ts';
import { grow } from '../relationship/relationship.ts';
import * as chatStore from '../store.ts';
import * as store from './store.ts';
import { addEvents, publishStored, requireTurn } from './turning.ts';

/**
 * Leaves a reaction on what she said, or takes it back; she hears of it with the next reply.
 * @throws AppError request.not-found, chat.not-editable for what is not hers
 */
export async function reactToMessage(
  deps: ChatActionDeps,
  session: Session,
  request: { conversationId: string; messageId: string; reaction: Reaction | null },
): Promise<void> {
  const { conversationId, messageId, reaction } = request;
  const afterSeq = await deps.db.transaction(async (tx) => {
    const { avatar_id: avatarId } = requireLive(
      await tx.find(chatStore.lockConversation, [conversationId, session.accountId]),
    );
    const turn = await requireTurn(tx, conversationId, messageId);
    if (turn.role !== 'character') throw new AppError('chat.not-editable');
    await tx.run(store.setReaction, [messageId, turn.active_variant, reaction]);
    const type = 'message-changed';
    const at = { conversationId, now: deps.clock.now() };
    if (reaction !== null)
      await grow(tx, { accountId: session.accountId, avatarId, cause: 'reaction', key: messageId }, at.now);
    return addEvents(tx, at, [{ type, messageId, data: { type, messageId, reaction } }]);
  });
  await publishStored(deps, { accountId: session.accountId, conversationId }, afterSeq);
}
