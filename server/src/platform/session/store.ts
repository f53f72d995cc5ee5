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
  user_agent: string | null;
};
/** `device_id`, `ip`: of the session itself, also where a token of scope `sync` was shown. */
export type ShownRow = SessionRow & { device_id: string; ip: string | null };

export const insertSession = statement(
  'session.insert',
  `INSERT INTO sessions (id, token_hash, account_id, account_kind, scope, created_at, seen_at, expires_at, parent_id, user_agent, ip)
   VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10)`,
);

/** A token of scope `sync` ends with its session, also one that was issued in the moment in which that ended. */
const selectByTokens = statement<ShownRow>(
  'session.select-by-tokens',
  `SELECT s.id, s.token_hash, s.account_id, s.account_kind, s.scope, s.created_at, s.seen_at, s.expires_at, s.user_agent,
     coalesce(s.revoked_at, parent.revoked_at) AS revoked_at, coalesce(parent.id, s.id) AS device_id,
     CASE WHEN parent.id IS NULL THEN s.ip ELSE parent.ip END AS ip
   FROM sessions s LEFT JOIN sessions parent ON parent.id = s.parent_id WHERE s.token_hash = ANY($1::bytea[])`,
);

/** Sessions by hex token hash. */
export async function loadSessions(db: Queryable, hashes: readonly string[]): Promise<Map<string, ShownRow>> {
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

/** Of an account, those of browsers that may still be used as far as these columns say, the last seen first. */
export const selectOfAccount = statement<SessionRow>(
  'session.select-of-account',
  `SELECT * FROM sessions WHERE account_id = $1 AND scope = 'full' AND revoked_at IS NULL AND expires_at > $2 ORDER BY seen_at DESC, id DESC`,
);
/** One of an account's own, with its token of scope `sync`. */
export const revokeOwnSession = statement(
  'session.revoke-own',
  `UPDATE sessions s SET revoked_at = $3 WHERE (s.id = $1 OR s.parent_id = $1) AND s.account_id = $2 AND s.revoked_at IS NULL
     AND EXISTS (SELECT FROM sessions own WHERE own.id = $1 AND own.account_id = $2 AND own.scope = 'full' AND own.revoked_at IS NULL)`,
);
export const revokeOtherSessions = statement<{ id: string }>(
  'session.revoke-others',
  `UPDATE sessions SET revoked_at = $3 WHERE account_id = $1 AND id <> $2 AND parent_id IS DISTINCT FROM $2 AND revoked_at IS NULL RETURNING id`,
);

export const insertAccess = statement(
  'session.insert-access',
  'INSERT INTO access_log (account_id, at, ip, port) VALUES ($1, $2, $3, $4)',
);
/** Nothing where the session was seen from there last; one row an hour for an account that goes to and fro between two addresses. */
export const moveSession = statement(
  'session.move',
  `WITH moved AS (UPDATE sessions SET ip = $2::text WHERE id = $1 AND ip IS DISTINCT FROM $2 RETURNING account_id)
   INSERT INTO access_log (account_id, at, ip, port) SELECT account_id, $3::timestamptz, $2, $4::int FROM moved
   WHERE NOT EXISTS (SELECT FROM access_log known
     WHERE known.account_id = moved.account_id AND known.ip = $2 AND known.at > $3::timestamptz - interval '1 hour')`,
);
export const deleteOldAccess = statement(
  'session.delete-old-access',
  `DELETE FROM access_log WHERE at < $1::timestamptz - interval '6 months'`,
);
