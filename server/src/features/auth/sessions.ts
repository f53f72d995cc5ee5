import type { OpenSession } from '@cafune/contract/auth/sessions';
import type { AppDeps } from '../../deps.ts';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import { nameDevice } from './device-name.ts';

type Deps = Pick<AppDeps, 'sessions'>;

/** Where an account is open: the session that asks, then the last seen. */
export async function listSessions(deps: Deps, session: Session): Promise<OpenSession[]> {
  const rows = await deps.sessions.listOpen(session.accountId);
  const items = rows.map(({ id, userAgent, startedAt, seenAt }) => ({
    id,
    device: nameDevice(userAgent),
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isThis: id === session.id,
  }));
  return items.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** @throws AppError request.not-found for another's as for nobody's, and for one that is over */
export async function endSession(deps: Deps, session: Session, sessionId: string): Promise<void> {
  if (!(await deps.sessions.endOwn(session.accountId, sessionId))) throw new AppError('request.not-found');
}
