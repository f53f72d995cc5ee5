import type { AppDeps } from '../../../deps.ts';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import * as store from './store.ts';

/**
 * Ends an account whose person is a minor (safety.md "Age"): every session is over, and later features put away what it made.
 * What was kept stays blocked: nobody reads it any more but who decides about a contested refusal.
 */
export async function closeAccount(
  deps: Pick<AppDeps, 'sessions' | 'outbox'>,
  tx: Transaction,
  accountId: string,
): Promise<void> {
  await deps.sessions.endAll(tx, accountId);
  await deps.outbox.add(tx, 'safety.account-closed', { accountId });
}

/** Whether the account was closed because its person is a minor. */
export async function isClosed(db: Queryable, accountId: string): Promise<boolean> {
  return (await db.find(store.selectClosed, [accountId])) !== undefined;
}

declare module '../../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** A provider said that the person is a minor: nobody enters this account any more. */
    'safety.account-closed': { accountId: string };
  }
}
