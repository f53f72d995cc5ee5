import { type Queryable, statement } from '../db/database.ts';

export type SessionRow = {
  id: string;
  token_hash: Buffer;
  account_id: string;
  account_kind: 'guest' | 'user';
  scope: 'full' | 'sync';
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
};

export const insertSession = statement(
  'session.insert',
  `INSERT INTO sessions (id, token_hash, account_id, account_kind, scope, created_at, seen_at, expires_at, parent_id)
   VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8)`,
);

/** A token of scope `sync` ends with its session, also one that was issued in the moment in which that ended. */
const selectByTokens = statement<SessionRow>(
  'session.select-by-tokens',
  `SELECT s.id, s.token_hash, s.account_id, s.account_kind, s.scope, s.created_at, s.seen_at, s.expires_at,
     coalesce(s.revoked_at, parent.revoked_at) AS revoked_at
   FROM sessions s LEFT JOIN sessions parent ON parent.id = s.parent_id WHERE s.token_hash = ANY($1::bytea[])`,
);

/** Sessions by hex token hash. */
export async function loadSessions(db: Queryable, hashes: readonly string[]): Promise<Map<string, SessionRow>> {
  const rows = await db.all(selectByTokens, [hashes.map((hash) => Buffer.from(hash, 'hex'))]);
  return new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
}

export const touchSession = statement(
  'session.touch',
  'UPDATE sessions SET seen_at = $2 WHERE id = $1 AND seen_at < $2',
);
export const revokeSession = statement(
  'session.revoke',
  'UPDATE sessions SET revoked_at = $2 WHERE (id = $1 OR parent_id = $1) AND revoked_at IS NULL',
);
export const revokeSyncTokens = statement(
  'session.revoke-sync-tokens',
  'UPDATE sessions SET revoked_at = $2 WHERE parent_id = $1 AND revoked_at IS NULL',
);
export const holdAccount = statement('session.hold-account', 'SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE');
export const revokeAccountSessions = statement(
  'session.revoke-account',
  'UPDATE sessions SET revoked_at = $2 WHERE account_id = $1 AND revoked_at IS NULL',
);
export const selectSessions = statement<SessionRow>(
  'session.select-sessions',
  'SELECT * FROM sessions WHERE id = ANY($1::uuid[])',
);
export const deleteDeadSessions = statement(
  'session.delete-dead',
  `DELETE FROM sessions WHERE expires_at < $1::timestamptz - interval '30 days' OR revoked_at < $1::timestamptz - interval '30 days'`,
);
