import type { Message } from '@cafune/contract/chat';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/session/session.ts';
import { listMessages } from '../conversations.ts';
import type { ChatActionDeps } from '../deps.ts';
import { pathChanged } from './regenerate.ts';
import * as store from './store.ts';
import { addEvents, lockForTurning, publishStored, requireTurn } from './turning.ts';

/** Messages told at once after a change of way. */
const TAIL_LIMIT = 200;

export type PathChoice = { conversationId: string; messageId: string; variant: number };

/**
 * Brings one alternative of a message on screen, with everything that leads to it and what follows it.
 * @returns the way from the topmost message that changed on, that one included
 * @throws AppError request.not-found, chat.reply-under-way
 */
export async function choosePath(
  deps: ChatActionDeps,
  session: Session,
  choice: PathChoice,
): Promise<{ items: Message[]; lastSeq: number; hasMore: boolean }> {
  const { fromSeq, afterSeq } = await deps.db.transaction((tx) => storeChoice(deps, tx, { ...choice, session }));
  if (afterSeq !== null)
    await publishStored(deps, { accountId: session.accountId, conversationId: choice.conversationId }, afterSeq);
  const page = { after: fromSeq, before: undefined, limit: TAIL_LIMIT };
  return listMessages(deps, session, { conversationId: choice.conversationId, page });
}

async function storeChoice(deps: ChatActionDeps, tx: Transaction, choice: PathChoice & { session: Session }) {
  const conversation = await lockForTurning(tx, choice.session, choice.conversationId);
  const turn = await requireTurn(tx, conversation.id, choice.messageId);
  if (choice.variant > turn.variant_count) throw new AppError('request.not-found');
  const above = turn.on_path ? undefined : await tx.find(store.leadTo, [turn.id]);
  const top = above ?? turn;
  const fromSeq = top.seq - 1;
  if (turn.on_path && turn.active_variant === choice.variant) return { fromSeq, afterSeq: null };
  await tx.run(store.setActive, [turn.id, choice.variant]);
  await tx.run(store.leavePath, [conversation.id, top.seq]);
  await tx.run(store.enterPath, [top.id]);
  const at = { conversationId: conversation.id, now: deps.clock.now() };
  return { fromSeq, afterSeq: await addEvents(tx, at, [pathChanged(top.id, fromSeq, true)]) };
}
