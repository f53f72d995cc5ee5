import { type Queryable, statement } from '../../platform/db/database.ts';

export type AccountRow = {
  id: string;
  kind: 'guest' | 'user';
  first_name: string | null;
  email: string | null;
  is_admin: boolean;
};

export const insertGuest = statement(
  'auth.insert-guest',
  `INSERT INTO accounts (id, kind, created_at) VALUES ($1, 'guest', $2)`,
);

/** A guest's row becomes the person's; without a guest the row is new. */
export const upsertUser = statement(
  'auth.upsert-user',
  `INSERT INTO accounts (id, kind, first_name, email, email_standing, password_hash, birth_date, accepted_terms_at, created_at, registered_at)
   VALUES ($1, 'user', $2, $3, $4, $5, $6, $7, $7, $7)
   ON CONFLICT (id) DO UPDATE SET kind = 'user', first_name = excluded.first_name, email = excluded.email,
     email_standing = excluded.email_standing, password_hash = excluded.password_hash, birth_date = excluded.birth_date,
     accepted_terms_at = excluded.accepted_terms_at, registered_at = excluded.registered_at
   WHERE accounts.kind = 'guest'`,
);

export const hasEmailOwner = statement<{ taken: boolean }>(
  'auth.has-email-owner',
  `SELECT EXISTS (SELECT 1 FROM accounts WHERE email = $1 AND email_standing = 'owner') AS taken`,
);

const selectAccounts = statement<AccountRow>(
  'auth.select-accounts',
  'SELECT id, kind, first_name, email, is_admin FROM accounts WHERE id = ANY($1::uuid[])',
);

export async function loadAccounts(db: Queryable, ids: readonly string[]): Promise<Map<string, AccountRow>> {
  const rows = await db.all(selectAccounts, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

export type CredentialRow = { id: string; first_name: string; email: string; password_hash: string };
/** Who may sign in with an address: its owner and the latest claim. Always at most two. */
export const selectCredentials = statement<CredentialRow>(
  'auth.select-credentials',
  `SELECT id, first_name, email, password_hash FROM (
     (SELECT * FROM accounts WHERE email = $1 AND email_standing = 'owner')
     UNION ALL
     (SELECT * FROM accounts WHERE email = $1 AND email_standing = 'claimed' ORDER BY registered_at DESC LIMIT 1)
   ) candidates`,
);

/** Held to the end of the transaction; no row once the password is another. */
export const holdPassword = statement<{ id: string }>(
  'auth.hold-password',
  'SELECT id FROM accounts WHERE id = $1 AND password_hash = $2 FOR SHARE',
);

export const selectOwner = statement<{ id: string; first_name: string }>(
  'auth.select-owner',
  `SELECT id, first_name FROM accounts WHERE email = $1 AND email_standing = 'owner'`,
);

export const insertReset = statement(
  'auth.insert-reset',
  'INSERT INTO password_resets (token_hash, account_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
);
export const spendReset = statement<{ account_id: string }>(
  'auth.spend-reset',
  'UPDATE password_resets SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING account_id',
);
/** The other links of the account die with the one that was used. */
export const spendOtherResets = statement(
  'auth.spend-other-resets',
  'UPDATE password_resets SET used_at = $2 WHERE account_id = $1 AND used_at IS NULL',
);
export const updatePassword = statement('auth.update-password', 'UPDATE accounts SET password_hash = $2 WHERE id = $1');
export const updateAdmin = statement(
  'auth.update-admin',
  `UPDATE accounts SET is_admin = true WHERE email = $1 AND email_standing = 'owner'`,
);
export const selectFirstName = statement<{ first_name: string | null }>(
  'auth.select-first-name',
  'SELECT first_name FROM accounts WHERE id = $1',
);

export const selectFirstNames = statement<{ id: string; first_name: string }>(
  'auth.select-first-names',
  'SELECT id, first_name FROM accounts WHERE id = ANY($1::uuid[]) AND first_name IS NOT NULL',
);

export const updateFirstName = statement<{ first_name: string; email: string }>(
  'auth.update-first-name',
  `UPDATE accounts SET first_name = $2 WHERE id = $1 AND kind = 'user' RETURNING first_name, email`,
);

export const selectMailAddress = statement<{ email: string; first_name: string }>(
  'auth.select-mail-address',
  'SELECT email, first_name FROM accounts WHERE id = $1 AND email IS NOT NULL',
);

/** Not of an account that only claimed it: the mails that go there are its owner's. */
export const selectOwnAddress = statement<{ email: string }>(
  'auth.select-own-address',
  `SELECT email FROM accounts WHERE id = $1 AND email_standing = 'owner'`,
);

export const selectPasswordHash = statement<{ password_hash: string }>(
  'auth.select-password-hash',
  `SELECT password_hash FROM accounts WHERE id = $1 AND kind = 'user'`,
);
/** Everybody who registered with an address, its owner and those who claimed it. */
export const selectIdsByEmail = statement<{ id: string }>(
  'auth.select-ids-by-email',
  'SELECT id FROM accounts WHERE email = $1',
);
export const selectMailAddresses = statement<{ id: string; email: string }>(
  'auth.select-mail-addresses',
  'SELECT id, email FROM accounts WHERE id = ANY($1::uuid[]) AND email IS NOT NULL',
);
/** Of some accounts, guests' among them, those that are still there. */
export const selectLivingAccounts = statement<{ id: string }>(
  'auth.select-living-accounts',
  'SELECT id FROM accounts WHERE id = ANY($1::uuid[])',
);
