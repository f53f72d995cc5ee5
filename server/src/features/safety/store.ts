import type { CaseCause, CaseFinding, CaseSubjectKind, PolicyClass, ReportReason } from '@cafune/contract/safety';
import { statement } from '../../platform/db/database.ts';

/**
 * Opens a case, or goes on with the one that is open for the same subject, version and cause: the newest findings and
 * the graver class stay. Classes sort by gravity in the order of $10.
 */
export const upsertCase = statement<{ id: string }>(
  'safety.upsert-case',
  `INSERT INTO moderation_cases AS c (id, subject_kind, subject_id, subject_version, account_id, cause, class, findings, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   ON CONFLICT (subject_kind, subject_id, coalesce(subject_version, 0), cause) WHERE status = 'open'
   DO UPDATE SET
     class = CASE
       WHEN excluded.class IS NULL THEN c.class
       WHEN c.class IS NULL OR array_position($10::text[], excluded.class) < array_position($10::text[], c.class) THEN excluded.class
       ELSE c.class END,
     findings = CASE WHEN excluded.findings = '[]'::jsonb THEN c.findings ELSE excluded.findings END
   RETURNING c.id`,
);

export const withdrawCases = statement(
  'safety.withdraw-cases',
  `UPDATE moderation_cases SET status = 'withdrawn', decided_at = $4
   WHERE subject_kind = $1 AND subject_id = $2 AND ($3::int IS NULL OR subject_version = $3) AND status = 'open'`,
);

export const insertReport = statement(
  'safety.insert-report',
  `INSERT INTO reports (id, protocol, subject_kind, subject_id, reason, details, account_id, case_id, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (protocol) DO NOTHING`,
);

export const insertTakedown = statement(
  'safety.insert-takedown',
  `INSERT INTO takedowns (id, protocol, name, email, relation, character_address, statement, created_at, due_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (protocol) DO NOTHING`,
);

/** A request with the decision about it; `status` and `note` are null while nobody decided. */
export const selectTakedown = statement<{
  name: string;
  email: string;
  protocol: string;
  character_address: string;
  status: string | null;
  note: string | null;
}>(
  'safety.select-takedown',
  `SELECT t.name, t.email, t.protocol, t.character_address, c.status, c.note FROM takedowns t
   LEFT JOIN moderation_cases c ON c.subject_kind = 'takedown' AND c.subject_id = t.id AND c.status IN ('approved', 'refused')
   WHERE t.id = $1`,
);

export type CaseRow = {
  id: string;
  subject_kind: CaseSubjectKind;
  subject_id: string;
  subject_version: number | null;
  cause: CaseCause;
  class: PolicyClass | null;
  findings: CaseFinding[];
  status: 'open' | 'approved' | 'refused' | 'withdrawn';
  note: string | null;
  created_at: Date;
  decided_at: Date | null;
  /** Times inside JSON come as text. */
  reports: { protocol: string; reason: ReportReason; details: string | null; created_at: string }[];
  takedown: {
    protocol: string;
    name: string;
    email: string;
    relation: string;
    character_address: string;
    statement: string;
    due_at: string;
  } | null;
};

/** Oldest first, after an instant and id; one more than wanted says that there is a next page. */
export const selectCases = statement<CaseRow>(
  'safety.select-cases',
  `SELECT c.id, c.subject_kind, c.subject_id, c.subject_version, c.cause, c.class, c.findings, c.status, c.note, c.created_at, c.decided_at,
     coalesce((SELECT jsonb_agg(to_jsonb(latest)) FROM (
       SELECT r.protocol, r.reason, r.details, r.created_at FROM reports r WHERE r.case_id = c.id ORDER BY r.created_at DESC, r.id DESC LIMIT 10
     ) latest), '[]'::jsonb) AS reports,
     (SELECT to_jsonb(t) FROM takedowns t WHERE c.subject_kind = 'takedown' AND t.id = c.subject_id) AS takedown
   FROM moderation_cases c
   WHERE c.status = $1 AND (c.created_at, c.id) > ($2, $3::uuid)
   ORDER BY c.created_at, c.id LIMIT $4`,
);

export type DecidedRow = {
  subject_kind: CaseSubjectKind;
  subject_id: string;
  subject_version: number | null;
  cause: CaseCause;
};

export const decideCase = statement<DecidedRow>(
  'safety.decide-case',
  `UPDATE moderation_cases SET status = $2, decided_by = $3, note = $4, decided_at = $5 WHERE id = $1 AND status = 'open'
   RETURNING subject_kind, subject_id, subject_version, cause`,
);

export const hasCase = statement<{ exists: boolean }>(
  'safety.has-case',
  'SELECT EXISTS (SELECT 1 FROM moderation_cases WHERE id = $1)',
);

export const insertEvidence = statement(
  'safety.insert-evidence',
  'INSERT INTO sealed_evidence (id, case_id, sealed, created_at) VALUES ($1, $2, $3, $4)',
);
