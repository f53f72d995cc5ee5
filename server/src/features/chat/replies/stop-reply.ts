import type { Session } from '../../../platform/session/session.ts';
import { requireConversation } from '../conversations.ts';
import type { ChatActionDeps } from '../deps.ts';
import * as store from './store.ts';

/** Stops the reply being written, keeping exactly what was seen (R11). @returns whether there was anything to stop */
export async function stopReply(
  deps: ChatActionDeps,
  session: Session,
  request: { conversationId: string; seenSeq: number | undefined },
): Promise<boolean> {
  const conversation = await requireConversation(deps, session, request.conversationId);
  const stopping = await deps.db.all(store.requestStop, [conversation.id, session.accountId, request.seenSeq ?? null]);
  for (const reply of stopping) deps.runner.stop(reply.id);
  return stopping.length > 0;
}
