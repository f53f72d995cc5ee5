import type { Message } from '@cafune/contract/chat';
import { isCrisis } from '@cafune/guard/crisis';
import type { Outgoing } from '../conversation-state.ts';

/** What the guard reads of what came before; it looks at no more. */
const RECENT = 12;

type Waiting = { clientId: string; conversationId: string; content: string };

/**
 * What of a queue, oldest first, must not wait behind the rest: the server answers a crisis whatever holds back the others. `known`
 * keeps what was read already.
 */
export function findCrisis<Item extends Waiting>(
  queue: readonly Item[],
  known: Map<string, boolean>,
): Item | undefined {
  return queue.find(({ clientId, conversationId, content }, index) => {
    const before = queue.slice(0, index).filter((item) => item.conversationId === conversationId);
    const isUrgent =
      known.get(clientId) ??
      isCrisis(
        content,
        before.slice(-RECENT).map((item) => item.content),
      );
    known.set(clientId, isUrgent);
    return isUrgent;
  });
}

/**
 * Whether something that waits on this device is a crisis: read here, since the server has not seen it (safety.md "Crisis").
 * What is on its way is left to the server, which answers it with the same card.
 */
export function isCrisisWaiting(messages: readonly Message[], outgoing: readonly Outgoing[]): boolean {
  const said = messages
    .slice(-RECENT)
    .filter(({ role }) => role === 'person')
    .map(({ content }) => content);
  for (const { content, status } of outgoing) {
    if (status !== 'sending' && isCrisis(content, said)) return true;
    said.push(content);
  }
  return false;
}
