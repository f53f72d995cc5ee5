import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { newId } from '../../platform/ids.ts';
import type { NewSession, Session } from '../../platform/session/session.ts';
import { insertGuest } from './store.ts';

type CookieDeps = Pick<AppDeps, 'cookies' | 'clock'>;

/** Hands the session to the browser. */
export function setSessionCookie(deps: CookieDeps, reply: FastifyReply, session: NewSession): void {
  void reply.setCookie(deps.cookies.sessionName, session.token, {
    ...deps.cookies.options,
    expires: session.expiresAt,
  });
}

/** A visitor's account row and session, made on their first action (product.md "Money": guests). */
export async function startGuest(
  deps: Pick<AppDeps, 'db' | 'sessions'> & CookieDeps,
  reply: FastifyReply,
): Promise<Session> {
  const id = newId();
  const session = await deps.db.transaction(async (tx) => {
    await tx.run(insertGuest, [id, deps.clock.now()]);
    return deps.sessions.start(tx, { id, kind: 'guest' }, deviceOf(reply.request));
  });
  setSessionCookie(deps, reply, session);
  return session;
}
