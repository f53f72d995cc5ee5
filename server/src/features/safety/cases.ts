import {
  type CaseCause,
  type CaseFinding,
  type CaseSubjectKind,
  type DecideCaseInput,
  type ModerationCase,
  POLICY_CLASSES,
  type PolicyClass,
} from '@cafune/contract/safety';
import type { AppDeps } from '../../deps.ts';
import { audit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Session } from '../../platform/session/session.ts';
import { requireAdmin } from '../auth/index.ts';
import * as store from './store.ts';

export type CaseSubject = {
  kind: CaseSubjectKind;
  id: string;
  /** Absent where the subject has no versions, or the case is about all of them. */
  version?: number | undefined;
};

export type OpenCaseInput = {
  subject: CaseSubject;
  cause: CaseCause;
  /** The account that made the subject. */
  accountId?: string | undefined;
  class: PolicyClass | null;
  findings: readonly CaseFinding[];
  now: Date;
};

/**
 * Asks for a person's decision. Safe to repeat: while a case of the same subject, version and cause is open, that one
 * goes on with the newest findings. @returns the id of the open case
 */
export async function openCase(tx: Transaction, input: OpenCaseInput): Promise<string> {
  const { subject, cause, accountId, now } = input;
  // Findings of the guard have more in them than may be kept here.
  const findings = input.findings.map(({ field, rule }) => ({ field, rule }));
  const row = await tx.get(store.upsertCase, [
    newId(),
    subject.kind,
    subject.id,
    subject.version ?? null,
    accountId ?? null,
    cause,
    input.class,
    JSON.stringify(findings),
    now,
    POLICY_CLASSES,
  ]);
  return row.id;
}

/** Ends the open cases of a subject that is gone or was replaced (all versions, when none is named); nobody decided them. */
export async function closeCasesOf(tx: Transaction, subject: CaseSubject, now: Date): Promise<void> {
  await tx.run(store.withdrawCases, [subject.kind, subject.id, subject.version ?? null, now]);
}

type CasePage = { items: ModerationCase[]; nextCursor: string | null };
type ListCasesInput = { status: ModerationCase['status']; cursor: string | undefined; limit: number };

/** A page of cases, oldest first. @throws AppError request.not-found for all but administrators, auth.second-factor-needed, request.invalid for a foreign cursor */
export async function listCases(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  session: Session,
  input: ListCasesInput,
): Promise<CasePage> {
  await requireAdmin(deps, session);
  const [after, id] = readCursor(input.cursor);
  const rows = await deps.db.all(store.selectCases, [input.status, after, id, input.limit + 1]);
  const items = rows.slice(0, input.limit);
  const last = items.at(-1);
  const nextCursor = rows.length > items.length && last ? `${last.created_at.getTime()}_${last.id}` : null;
  return { items: items.map(toCase), nextCursor };
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

function readCursor(cursor: string | undefined): [Date, string] {
  if (cursor === undefined) return [new Date(0), FIRST_ID];
  const [, time, id] = /^(\d{1,15})_([0-9a-f-]{36})$/u.exec(cursor) ?? [];
  if (time === undefined || id === undefined) throw new AppError('request.invalid');
  return [new Date(Number(time)), id];
}

function toCase(row: store.CaseRow): ModerationCase {
  const { id, cause, class: policyClass, findings, status, note, takedown } = row;
  return {
    id,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    subjectVersion: row.subject_version,
    cause,
    class: policyClass,
    findings,
    status,
    note,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reports: row.reports.map(({ protocol, reason, details, created_at }) => ({
      protocol,
      reason,
      details,
      createdAt: new Date(created_at).toISOString(),
    })),
    takedown: takedown && toTakedown(takedown),
  };
}

function toTakedown(row: NonNullable<store.CaseRow['takedown']>): NonNullable<ModerationCase['takedown']> {
  const { protocol, name, email, relation, statement } = row;
  const dueAt = new Date(row.due_at).toISOString();
  return { protocol, name, email, relation, characterAddress: row.character_address, statement, dueAt };
}

type DecideDeps = Pick<AppDeps, 'db' | 'clock' | 'outbox' | 'queue'>;

/**
 * Decides an open case, once; whoever owns the subject hears of it by `safety.case-decided`.
 * @throws AppError request.not-found for all but administrators, auth.second-factor-needed and for no such case; safety.case-decided when it is over
 */
export async function decideCase(
  deps: DecideDeps,
  session: Session,
  input: DecideCaseInput & { id: string },
): Promise<'approved' | 'refused'> {
  await requireAdmin(deps, session);
  const { id, decision, note } = input;
  const status = decision === 'approve' ? 'approved' : 'refused';
  await deps.db.transaction(async (tx) => {
    const decided = await tx.find(store.decideCase, [id, status, session.accountId, note, deps.clock.now()]);
    if (!decided) {
      const { exists } = await tx.get(store.hasCase, [id]);
      throw new AppError(exists ? 'safety.case-decided' : 'request.not-found');
    }
    const { subject_kind: subjectKind, subject_id: subjectId, subject_version: subjectVersion, cause } = decided;
    await audit(tx, 'moderation-decided', { accountId: session.accountId, data: { caseId: id, decision } });
    const subject = { subjectKind, subjectId, subjectVersion };
    await deps.outbox.add(tx, 'safety.case-decided', { caseId: id, ...subject, cause, decision });
    if (subjectKind === 'takedown') await answerTakedown(deps, tx, { caseId: id, takedownId: subjectId, decision });
  });
  deps.outbox.kick();
  return status;
}

type TakedownDecision = Pick<DecideCaseInput, 'decision'> & { caseId: string; takedownId: string };

/** The letter is asked for here, once: what the outbox delivers may come again. */
async function answerTakedown(deps: DecideDeps, tx: Transaction, decided: TakedownDecision): Promise<void> {
  const { caseId, takedownId, decision } = decided;
  await deps.queue.add(tx, 'safety-send-takedown-mail', { kind: 'decided', takedownId });
  if (decision !== 'approve') return;
  const { character_address: characterAddress } = await tx.get(store.selectTakedown, [takedownId]);
  await deps.outbox.add(tx, 'safety.takedown-granted', { caseId, characterAddress });
}

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** An administrator decided about a subject; `subjectVersion` is null when it is about all of it. */
    'safety.case-decided': {
      caseId: string;
      subjectKind: CaseSubjectKind;
      subjectId: string;
      subjectVersion: number | null;
      cause: CaseCause;
      decision: 'approve' | 'refuse';
    };
    /** Somebody's request is granted: who stands at the address they named goes. */
    'safety.takedown-granted': { caseId: string; characterAddress: string };
  }
}
