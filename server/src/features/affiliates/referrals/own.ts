import type { Queryable } from '../../../platform/db/database.ts';
import { findMailAddress, findMailAddresses } from '../../auth/index.ts';
import { findVerifiedPerson } from '../../safety/index.ts';
import type { AffiliateIdentity } from './store.ts';

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
 * or their Pix key (money.md "Affiliates"; what payment providers do not tell cannot be compared, docs/decisions/0031).
 */
export async function isOwn(db: Queryable, affiliate: AffiliateIdentity, accountId: string): Promise<boolean> {
  const person = await findVerifiedPerson(db, accountId);
  const emails = person
    ? [...(await findMailAddresses(db, person.accountIds)).values()]
    : [(await findMailAddress(db, accountId))?.email ?? ''];
  const theirs = [affiliate.email, affiliate.pix_key ?? ''].filter((value) => value.includes('@')).map(mailboxOf);
  return emails.some((email) => theirs.includes(mailboxOf(email)));
}
