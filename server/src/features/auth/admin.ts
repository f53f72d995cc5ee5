import type { AppDeps } from '../../deps.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import { isProven } from './second-factor/second-factor.ts';
import { loadAccounts, updateAdmin } from './store.ts';

/** Makes the owner of an address an administrator. @returns false where nobody has it */
export async function makeAdmin(db: Queryable, email: string): Promise<boolean> {
  return (await db.run(updateAdmin, [email.trim().toLowerCase()])) > 0;
}

/**
 * Lets administrators pass, by what the database says now, who have shown their second factor in this session.
 * @throws AppError request.not-found for everybody else, as if the address did not exist (abuse suite B07); auth.second-factor-needed (A14)
 */
export async function requireAdmin(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  session: Pick<Session, 'id' | 'accountId'>,
): Promise<void> {
  await requireAdminAccount(db, session.accountId);
  if (!(await isProven(db, session, clock.now()))) throw new AppError('auth.second-factor-needed');
}

/** Whoever administers, also before the second factor. @throws AppError request.not-found for everybody else */
export async function requireAdminAccount(db: Queryable, accountId: string): Promise<void> {
  const account = (await loadAccounts(db, [accountId])).get(accountId);
  if (account?.is_admin !== true) throw new AppError('request.not-found');
}
