import { useSyncExternalStore } from 'react';
import { currentInvite, type Invite, subscribeToInvite } from './invite-store.ts';

/** The invitation that is on screen, or null. */
export function useInvite(): Invite | null {
  return useSyncExternalStore(subscribeToInvite, currentInvite, () => null);
}
