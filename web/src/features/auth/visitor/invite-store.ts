/** Which of the two invitations is on screen: one at most, for whoever shows, draws or closes it. */
export type Invite = 'signup' | 'prize';

let current: Invite | null = null;
const listeners = new Set<() => void>();

/** Shows one; another that is there gives way. Null takes it away without a word to the cookies. */
export function showInvite(invite: Invite | null): void {
  if (current === invite) return;
  current = invite;
  for (const listener of listeners) listener();
}

export function currentInvite(): Invite | null {
  return current;
}

export function subscribeToInvite(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
