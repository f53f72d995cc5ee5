import type { Clock } from '../clock.ts';
import { batchedLookup } from '../db/batched-lookup.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { hashToken, newId, newToken } from '../ids.ts';
import * as store from './store.ts';

/** Who is asking. Identity comes from here alone. */
export type Session = {
  id: string;
  accountId: string;
  kind: 'guest' | 'user';
  scope: 'full' | 'sync';
};

/** Where a request comes from, as far as it can be known: behind proxies the port is what they say (`x-real-port`), or nothing. */
export type Origin = { ip: string; port: number | null };
/** A browser that signs in, in its own words. */
export type Device = Origin & { userAgent: string | null };
export type OpenSession = { id: string; userAgent: string | null; startedAt: Date; seenAt: Date };

const DAY_MS = 24 * 60 * 60_000;
/** safety.md asks for idle and absolute limits; sync tokens live 24 hours. */
const SESSION_LIMITS = {
  idleMs: { guest: 90 * DAY_MS, user: 30 * DAY_MS },
  absoluteMs: { guest: 180 * DAY_MS, user: 90 * DAY_MS },
  syncTokenMs: DAY_MS,
} as const;
const TOUCH_EVERY_MS = 60_000;

export type SessionAccount = { id: string; kind: 'guest' | 'user' };
export type NewSession = Session & { token: string; expiresAt: Date };

export type Sessions = {
  /** Starts a session, and logs the access; the token is given once and stored hashed. */
  start(db: Queryable, account: SessionAccount, device: Device): Promise<NewSession>;
  /** Issues the bearer token of scope `sync` of a session, ending the one before it. */
  startSync(db: Queryable, parent: Session): Promise<NewSession>;
  /**
   * The session of a token, or undefined for an unknown one. The access log (Marco Civil da Internet, art. 15) gets a line when a session
   * starts, and when one is seen from another address than last time, unless the account was seen from there within the hour: not at
   * every request.
   * @throws AppError auth.session-ended, auth.session-expired
   */
  resolve(token: string, origin: Origin): Promise<Session | undefined>;
  /** Those of an account that may be used, the last seen first. */
  listOpen(accountId: string): Promise<OpenSession[]>;
  /** Ends one of an account's own. @returns false where it has none of that id that was open */
  endOwn(accountId: string, sessionId: string): Promise<boolean>;
  /** Ends all of an account but one. */
  endOthers(session: Session): Promise<void>;
  /** Of these sessions, those that could still be used. */
  listLive(sessionIds: readonly string[]): Promise<string[]>;
  /** Ends a session and its sync token. */
  end(db: Queryable, sessionId: string): Promise<void>;
  /** Ends all sessions of an account, and holds the account: whoever signs in meanwhile waits for the end of the transaction. */
  endAll(tx: Transaction, accountId: string): Promise<void>;
  /** Deletes sessions a month after their end, and accesses after six months. */
  deleteOld(): Promise<void>;
};

/** Told whenever sessions end, so that what they hold open ends with them. */
export type SessionsEnded = (ended: { sessionId: string } | { accountId: string }) => void;

export function createSessions(db: Database, clock: Clock, onEnded: SessionsEnded): Sessions {
  const lookup = batchedLookup((hashes: readonly string[]) => store.loadSessions(db, hashes));
  const begin = async (
    target: Queryable,
    session: Omit<Session, 'id'>,
    terms: { lifetimeMs: number; parentId: string | null; device?: Device },
  ) => {
    const id = newId();
    const token = newToken();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + terms.lifetimeMs);
    const { accountId, kind, scope } = session;
    await target.run(store.insertSession, [
      id,
      hashToken(token),
      accountId,
      kind,
      scope,
      now,
      expiresAt,
      terms.parentId,
      terms.device?.userAgent ?? null,
      terms.device?.ip ?? null,
    ]);
    return { ...session, id, token, expiresAt };
  };
  return {
    start: async (target, account, device) => {
      const terms = { lifetimeMs: SESSION_LIMITS.absoluteMs[account.kind], parentId: null, device };
      await target.run(store.insertAccess, [account.id, clock.now(), device.ip, device.port]);
      return begin(target, { accountId: account.id, kind: account.kind, scope: 'full' }, terms);
    },
    startSync: async (target, parent) => {
      await target.run(store.revokeSyncTokens, [parent.id, clock.now()]);
      const terms = { lifetimeMs: SESSION_LIMITS.syncTokenMs, parentId: parent.id };
      return begin(target, { accountId: parent.accountId, kind: parent.kind, scope: 'sync' }, terms);
    },
    resolve: async (token, origin) => {
      const row = await lookup(hashToken(token).toString('hex'));
      return row && checkSession(db, { now: clock.now(), origin }, row);
    },
    listOpen: async (accountId) => {
      const rows = await db.all(store.selectOfAccount, [accountId, clock.now()]);
      return rows.filter((row) => faultOf(clock.now(), row) === undefined).map(toOpenSession);
    },
    endOwn: async (accountId, sessionId) => {
      const ended = await db.run(store.revokeOwnSession, [sessionId, accountId, clock.now()]);
      if (ended > 0) onEnded({ sessionId });
      return ended > 0;
    },
    endOthers: async ({ accountId, id }) => {
      for (const ended of await db.all(store.revokeOtherSessions, [accountId, id, clock.now()]))
        onEnded({ sessionId: ended.id });
    },
    listLive: async (sessionIds) => {
      const rows = await db.all(store.selectSessions, [sessionIds]);
      return rows.filter((row) => faultOf(clock.now(), row) === undefined).map((row) => row.id);
    },
    end: async (target, sessionId) => {
      await target.run(store.revokeSession, [sessionId, clock.now()]);
      onEnded({ sessionId });
    },
    endAll: async (target, accountId) => {
      await target.all(store.holdAccount, [accountId]);
      await target.run(store.revokeAccountSessions, [accountId, clock.now()]);
      onEnded({ accountId });
    },
    deleteOld: async () => {
      await db.run(store.deleteDeadSessions, [clock.now()]);
      await db.run(store.deleteOldAccess, [clock.now()]);
    },
  };
}

function toOpenSession(row: store.SessionRow): OpenSession {
  return { id: row.id, userAgent: row.user_agent, startedAt: row.created_at, seenAt: row.seen_at };
}

type Use = { now: Date; origin: Origin };

async function checkSession(db: Database, { now, origin }: Use, row: store.ShownRow): Promise<Session> {
  const fault = faultOf(now, row);
  if (fault !== undefined) throw new AppError(fault);
  const idleMs = now.getTime() - row.seen_at.getTime();
  if (idleMs > TOUCH_EVERY_MS) {
    // Losing one touch only shortens the idle limit by a minute.
    await db.run(store.touchSession, [row.id, now]).catch(() => undefined);
  }
  if (row.ip !== origin.ip) {
    // Where it cannot be written now, the next request from there writes it.
    await db.run(store.moveSession, [row.device_id, origin.ip, now, origin.port]).catch(() => undefined);
  }
  return { id: row.id, accountId: row.account_id, kind: row.account_kind, scope: row.scope };
}

/** Why a session is over, or undefined while it may be used. */
function faultOf(now: Date, row: store.SessionRow): 'auth.session-ended' | 'auth.session-expired' | undefined {
  if (row.revoked_at) return 'auth.session-ended';
  const idleMs = now.getTime() - row.seen_at.getTime();
  const isExpired = row.expires_at <= now || idleMs > SESSION_LIMITS.idleMs[row.account_kind];
  return isExpired ? 'auth.session-expired' : undefined;
}
