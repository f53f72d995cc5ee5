import type { User } from '@cafune/contract/auth';
import type { Queryable } from '../../platform/db/database.ts';
import {
  selectFirstName,
  selectFirstNames,
  selectIdsByEmail,
  selectLivingAccounts,
  selectMailAddress,
  selectMailAddresses,
  selectOwnAddress,
  updateFirstName,
} from './store.ts';

/** What a registered person wants to be called; undefined for guests. */
export async function findFirstName(db: Queryable, accountId: string): Promise<string | undefined> {
  return (await db.find(selectFirstName, [accountId]))?.first_name ?? undefined;
}

/** The same for many, by account; guests are left out. */
export async function findFirstNames(db: Queryable, accountIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.all(selectFirstNames, [accountIds]);
  return new Map(rows.map((row) => [row.id, row.first_name]));
}

/** Where a registered person is written to; undefined for guests. */
export async function findMailAddress(
  db: Queryable,
  accountId: string,
): Promise<{ email: string; firstName: string } | undefined> {
  const row = await db.find(selectMailAddress, [accountId]);
  return row && { email: row.email, firstName: row.first_name };
}

/** The same for many, the address alone, by account. */
export async function findMailAddresses(db: Queryable, accountIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.all(selectMailAddresses, [accountIds]);
  return new Map(rows.map((row) => [row.id, row.email]));
}

/** The address that is an account's own; undefined for guests, and where it is somebody else's. */
export async function findOwnAddress(db: Queryable, accountId: string): Promise<string | undefined> {
  return (await db.find(selectOwnAddress, [accountId]))?.email;
}

/** Accounts that registered with an address, whether or not it proved to be theirs. */
export async function findAccountIds(db: Queryable, email: string): Promise<string[]> {
  return (await db.all(selectIdsByEmail, [email])).map(({ id }) => id);
}

/** Changes what a registered person wants to be called. */
export async function renamePerson(db: Queryable, accountId: string, firstName: string): Promise<User> {
  const row = await db.get(updateFirstName, [accountId, firstName]);
  return { id: accountId, firstName: row.first_name, email: row.email };
}

/** Of some accounts, guests' among them, those that were not deleted. */
export async function listLivingAccounts(db: Queryable, accountIds: readonly string[]): Promise<Set<string>> {
  return new Set((await db.all(selectLivingAccounts, [accountIds])).map(({ id }) => id));
}
