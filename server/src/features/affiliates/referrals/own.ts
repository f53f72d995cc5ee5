import type { Queryable } from '../../../platform/db/database.ts';
import { findMailAddresses } from '../../auth/index.ts';
import { findVerifiedPerson } from '../../safety/index.ts';

/**
 * The mailbox behind an address: what stands after `+` does not count, nor dots where the host ignores them. Not for writing to.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const [box = ''] = name.split('+');
  return ['gmail.com', 'googlemail.com'].includes(host) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`;
}

/**
 * Whether an account is the affiliate's own: its mailbox, or that of another account of the same verified person, is the affiliate's
 * (money.md "Affiliates"; what else cannot be compared, and why a Pix key is not, docs/decisions/0031).
 */
export async function isOwn(db: Queryable, affiliate: { email: string }, accountId: string): Promise<boolean> {
  const person = await findVerifiedPerson(db, accountId);
  const emails = await findMailAddresses(db, person?.accountIds ?? [accountId]);
  return [...emails.values()].some((email) => mailboxOf(email) === mailboxOf(affiliate.email));
}
