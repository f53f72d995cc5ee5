import type { AuthStatus } from '@cafune/contract/auth';
import { batchedLookup } from '../../platform/db/batched-lookup.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Session } from '../../platform/session/session.ts';
import * as store from './store.ts';

export type StatusReader = {
  /** Spec §3 "Auth status". A visitor without a session is neither authenticated nor a guest session, but `isGuest`. */
  read(session: Session | undefined): Promise<AuthStatus>;
  isAdmin(session: Session | undefined): Promise<boolean>;
};

export type StatusDeps = {
  db: Database /** Comes from a later feature, wired in app.ts. */;
  freeRepliesLeft: (accountId: string) => Promise<number>;
};

export function createStatusReader(deps: StatusDeps): StatusReader {
  const lookup = batchedLookup((ids: readonly string[]) => store.loadAccounts(deps.db, ids));
  return {
    read: async (session) => {
      if (!session) return { isAuthenticated: false, user: null, isGuest: true, guestSession: null };
      const account = await lookup(session.accountId);
      if (!account?.email || !account.first_name) {
        const guestSession = { id: session.accountId, freeRepliesLeft: await deps.freeRepliesLeft(session.accountId) };
        return { isAuthenticated: false, user: null, isGuest: true, guestSession };
      }
      const user = { id: account.id, firstName: account.first_name, email: account.email };
      return { isAuthenticated: true, user, isGuest: false, guestSession: null };
    },
    isAdmin: async (session) => session !== undefined && (await lookup(session.accountId))?.is_admin === true,
  };
}
