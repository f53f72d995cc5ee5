import type { Queryable } from '../../platform/db/database.ts';
import { findFirstName } from '../auth/index.ts';

/** Guests are counted and unlock nothing: what they did is theirs once they sign up. */
export async function mayUnlock(db: Queryable, accountId: string): Promise<boolean> {
  return (await findFirstName(db, accountId)) !== undefined;
}
