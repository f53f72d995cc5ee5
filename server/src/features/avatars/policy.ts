import type { Session } from '../../platform/session/session.ts';

/** A guest: somebody who may be asked to sign up. */
export function isVisitor(session: Session): boolean {
  return session.kind === 'guest';
}

/** Super likes are paid, and guests have no coins. */
export function canSuperLike(session: Session): boolean {
  return session.kind === 'user';
}
