import type { Queryable } from '../../platform/db/database.ts';
import { selectFirstName } from './store.ts';

/** What a registered person wants to be called; undefined for guests. */
export async function findFirstName(db: Queryable, accountId: string): Promise<string | undefined> {
  return (await db.find(selectFirstName, [accountId]))?.first_name ?? undefined;
}
