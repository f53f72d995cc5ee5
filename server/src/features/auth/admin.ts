import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { loadAccounts, updateAdmin } from './store.ts';

/** Makes the owner of an address an administrator. @returns false where nobody has it */
export async function makeAdmin(db: Queryable, email: string): Promise<boolean> {
  return (await db.run(updateAdmin, [email.trim().toLowerCase()])) > 0;
}

/**
 * Lets administrators pass, by what the database says now.
 * @throws AppError request.not-found for everybody else, as if the address did not exist (abuse suite B07)
 */
export async function requireAdmin(db: Queryable, accountId: string): Promise<void> {
  const account = (await loadAccounts(db, [accountId])).get(accountId);
  if (account?.is_admin !== true) throw new AppError('request.not-found');
}
