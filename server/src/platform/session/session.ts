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
  /** Starts a session; the token is given once and stored hashed. */
  start(db: Queryable, account: SessionAccount): Promise<NewSession>;
  /** Issues the bearer token of scope `sync` of a session, ending the one before it. */
  startSync(db: Queryable, parent: Session): Promise<NewSession>;
  /** The session of a token, or undefined for an unknown one. @throws AppError auth.session-ended, auth.session-expired */
  resolve(token: string): Promise<Session | undefined>;
  /** Of these sessions, those that could still be used. */
  listLive(sessionIds: readonly string[]): Promise<string[]>;
  /** Ends a session and its sync token. */
  end(db: Queryable, sessionId: string): Promise<void>;
  /** Ends all sessions of an account, and holds the account: whoever signs in meanwhile waits for the end of the transaction. */
  endAll(tx: Transaction, accountId: string): Promise<void>;
  deleteDead(): Promise<void>;
};

/** Told whenever sessions end, so that what they hold open ends with them. */
export type SessionsEnded = (ended: { sessionId: string } | { accountId: string }) => void;

export function createSessions(db: Database, clock: Clock, onEnded: SessionsEnded): Sessions {
  const lookup = batchedLookup((hashes: readonly string[]) => store.loadSessions(db, hashes));
  const begin = async (
    target: Queryable,
    session: Omit<Session, 'id'>,
    terms: { lifetimeMs: number; parentId: string | null },
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
    ]);
    return { ...session, id, token, expiresAt };
  };
  return {
    start: (target, account) => {
      const terms = { lifetimeMs: SESSION_LIMITS.absoluteMs[account.kind], parentId: null };
      return begin(target, { accountId: account.id, kind: account.kind, scope: 'full' }, terms);
    },
    startSync: async (target, parent) => {
      await target.run(store.revokeSyncTokens, [parent.id, clock.now()]);
      const terms = { lifetimeMs: SESSION_LIMITS.syncTokenMs, parentId: parent.id };
      return begin(target, { accountId: parent.accountId, kind: parent.kind, scope: 'sync' }, terms);
    },
    resolve: async (token) => {
      const row = await lookup(hashToken(token).toString('hex'));
      return row && checkSession(db, clock.now(), row);
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
    deleteDead: async () => {
      await db.run(store.deleteDeadSessions, [clock.now()]);
    },
  };
}

async function checkSession(db: Database, now: Date, row: store.SessionRow): Promise<Session> {
  const fault = faultOf(now, row);
  if (fault !== undefined) throw new AppError(fault);
  const idleMs = now.getTime() - row.seen_at.getTime();
  if (idleMs > TOUCH_EVERY_MS) {
    // Losing one touch only shortens the idle limit by a minute.
    await db.run(store.touchSession, [row.id, now]).catch(() => undefined);
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
