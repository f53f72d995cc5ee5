import type { Message } from '@cafune/contract/chat';
import { checkMessage } from '@cafune/guard';
import type { Outgoing } from '../conversation-state.ts';

/** What the guard reads of what came before; it looks at no more. */
const RECENT = 12;

type Said = { role: 'person' | 'character'; text: string };

/**
 * Whether something that waits on this device is a crisis: read here, since the server has not seen it (safety.md "Crisis").
 * What is on its way is left to the server, which answers it with the same card.
 */
export function isCrisisWaiting(messages: readonly Message[], outgoing: readonly Outgoing[], now: Date): boolean {
  const said: Said[] = messages
    .slice(-RECENT)
    .flatMap(({ role, content }) => (role === 'notice' ? [] : [{ role, text: content }]));
  for (const { content, status } of outgoing) {
    const recent = said.slice(-RECENT);
    if (status !== 'sending' && checkMessage(content, { recent }, now).verdict === 'crisis') return true;
    said.push({ role: 'person', text: content });
  }
  return false;
}
