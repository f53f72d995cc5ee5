import type { Session } from '../../platform/session/session.ts';

/** Guests have no password: whoever holds their session is all there is of them. */
export function needsPassword(session: Session): boolean {
  return session.kind === 'user';
}
