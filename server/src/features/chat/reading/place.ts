import type { Session } from '../../../platform/session/session.ts';
import { type ReadDeps, requireConversation } from '../conversations.ts';
import * as store from './store.ts';

/** The position of the first message on screen from an instant on. @throws AppError request.not-found, chat.conversation-deleted */
export async function findDay(
  deps: ReadDeps,
  session: Session,
  request: { conversationId: string; from: string },
): Promise<number | null> {
  const { id } = await requireConversation(deps, session, request.conversationId);
  return (await deps.db.find(store.selectFirstSince, [id, new Date(request.from)]))?.seq ?? null;
}

/** Keeps how far the person has read; never back. @throws AppError request.not-found, chat.conversation-deleted */
export async function markRead(
  deps: ReadDeps,
  session: Session,
  request: { conversationId: string; seq: number },
): Promise<void> {
  const { id } = await requireConversation(deps, session, request.conversationId);
  await deps.db.run(store.markRead, [id, session.accountId, request.seq]);
}
