import type { Queryable } from '../../platform/db/database.ts';
import { updateAdmin } from './store.ts';

/** Makes the owner of an address an administrator. @returns false where nobody has it */
export async function makeAdmin(db: Queryable, email: string): Promise<boolean> {
  return (await db.run(updateAdmin, [email.trim().toLowerCase()])) > 0;
}
