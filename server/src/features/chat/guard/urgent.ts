import { chatRoutes, MESSAGE_MAX_LENGTH } from '@cafune/contract/chat';
import { isCrisis } from '@cafune/guard/crisis';

/**
 * Whether a request brings a message that tells of a crisis by itself: that one is answered under any limit (abuse suite H05).
 * Reads at most as much as a message may have, before anything of it was checked; what was said before is not read here.
 */
export function isCrisisMessage(routeName: string, body: unknown): boolean {
  if (routeName !== chatRoutes.sendMessage.name || typeof body !== 'object' || body === null) return false;
  const content: unknown = Reflect.get(body, 'content');
  return typeof content === 'string' && isCrisis(content.slice(0, MESSAGE_MAX_LENGTH), []);
}
