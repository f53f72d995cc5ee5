import { statement } from '../../platform/db/database.ts';

/** A new proof takes the place of the session's older one. */
export const upsertStepUp = statement(
  'admin.upsert-step-up',
  `INSERT INTO admin_step_ups (session_id, account_id, confirmed_at, expires_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (session_id) DO UPDATE SET account_id = excluded.account_id, confirmed_at = excluded.confirmed_at, expires_at = excluded.expires_at`,
);
export const findStepUp = statement<{ expires_at: Date }>(
  'admin.find-step-up',
  'SELECT expires_at FROM admin_step_ups WHERE session_id = $1 AND account_id = $2 AND expires_at > $3',
);
export const deleteStepUps = statement('admin.delete-step-ups', 'DELETE FROM admin_step_ups WHERE expires_at <= $1');

export type RequestRow = {
  id: string;
  client_id: string;
  input_hash: Buffer;
  kind: 'grant' | 'refund';
  subject_id: string;
  amount: number;
  seen_cents: number | null;
  reason: string;
  status: 'waiting' | 'done' | 'refused';
  requested_by: string;
  requested_at: Date;
  expires_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
};
const REQUEST =
  'id, client_id, input_hash, kind, subject_id, amount, seen_cents, reason, status, requested_by, requested_at, expires_at, ' +
  'decided_by, decided_at, decision_reason';
/** No row where the client id is known: whoever came first waits for nobody, whoever comes second waits for them. */
export const insertRequest = statement<RequestRow>(
  'admin.insert-request',
  `INSERT INTO admin_requests (id, client_id, input_hash, kind, subject_id, amount, seen_cents, reason, status, requested_by, requested_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (client_id) DO NOTHING RETURNING ${REQUEST}`,
);
/** One grant at a time: each has to know the sum of those before it. Held until the transaction ends. */
export const lockGrants = statement(
  'admin.lock-grants',
  `SELECT pg_advisory_xact_lock(hashtextextended('admin-grants', 7))`,
);
/** What an administrator ($1) gave without a second one since then, and what an account ($2) got so. */
export const sumGrantsAlone = statement<{ given: number; received: number }>(
  'admin.sum-grants-alone',
  `SELECT coalesce(sum(amount) FILTER (WHERE requested_by = $1), 0)::bigint AS given,
     coalesce(sum(amount) FILTER (WHERE subject_id = $2), 0)::bigint AS received
   FROM admin_requests
   WHERE kind = 'grant' AND status = 'done' AND decided_by IS NULL AND requested_at > $3`,
);
export const selectByClientId = statement<RequestRow>(
  'admin.select-request-by-client-id',
  `SELECT ${REQUEST} FROM admin_requests WHERE client_id = $1`,
);
export const lockRequest = statement<RequestRow>(
  'admin.lock-request',
  `SELECT ${REQUEST} FROM admin_requests WHERE id = $1 FOR UPDATE`,
);
export const decideRequest = statement<RequestRow>(
  'admin.decide-request',
  `UPDATE admin_requests SET status = $2, decided_by = $3, decided_at = $4, decision_reason = $5
   WHERE id = $1 AND status = 'waiting' RETURNING ${REQUEST}`,
);
/** Newest first. What waits past its time is `expired`; no row says so. */
export const selectRequests = statement<RequestRow>(
  'admin.select-requests',
  `SELECT ${REQUEST} FROM admin_requests
   WHERE status = CASE WHEN $1 = 'expired' THEN 'waiting' ELSE $1 END
     AND ($1 NOT IN ('waiting', 'expired') OR (expires_at <= $2) = ($1 = 'expired'))
     AND ($3::uuid IS NULL OR id < $3)
   ORDER BY id DESC LIMIT $4`,
);
export const selectRequestsOf = statement<RequestRow>(
  'admin.select-requests-of',
  `SELECT ${REQUEST} FROM admin_requests WHERE subject_id = $1 ORDER BY id DESC LIMIT 100`,
);

/** One writer at a time: each entry has to know the one before it. Held until the transaction ends. */
export const lockAudit = statement(
  'admin.lock-audit',
  `SELECT pg_advisory_xact_lock(hashtextextended('admin-audit', 7))`,
);
export type HeadRow = { seq: number; hash: Buffer };
export const selectHead = statement<HeadRow>('admin.select-audit-head', 'SELECT seq, hash FROM admin_audit_head');
export const updateHead = statement('admin.update-audit-head', 'UPDATE admin_audit_head SET seq = $1, hash = $2');
export const insertEntry = statement(
  'admin.insert-audit',
  `INSERT INTO admin_audit (seq, at, actor_id, action, subject, reason, data, previous_hash, hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);
export type EntryRow = {
  seq: number;
  at: Date;
  actor_id: string;
  action: string;
  subject: string;
  reason: string | null;
  data: Record<string, unknown>;
  previous_hash: Buffer;
  hash: Buffer;
};
const ENTRY = 'seq, at, actor_id, action, subject, reason, data, previous_hash, hash';
export const selectEntries = statement<EntryRow>(
  'admin.select-audit',
  `SELECT ${ENTRY} FROM admin_audit WHERE ($1::bigint IS NULL OR seq < $1) ORDER BY seq DESC LIMIT $2`,
);
export const selectEntriesAfter = statement<EntryRow>(
  'admin.select-audit-after',
  `SELECT ${ENTRY} FROM admin_audit WHERE seq > $1 AND seq <= $2 ORDER BY seq LIMIT $3`,
);
