import type { Queryable } from '../../../platform/db/database.ts';
import * as store from './store.ts';

/** Who stands behind an account: the digest the age provider's answer left, and every account it stands behind. */
export type VerifiedPerson = { subject: string; accountIds: string[] };

/** Undefined where nobody was verified: then an account is all that is known of a person. */
export async function findVerifiedPerson(db: Queryable, accountId: string): Promise<VerifiedPerson | undefined> {
  const rows = await db.all(store.selectPerson, [accountId]);
  const [first] = rows;
  return first && { subject: first.subject, accountIds: rows.map((row) => row.account_id) };
}
