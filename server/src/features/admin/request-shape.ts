import { createHash } from 'node:crypto';
import type { AdminRequest } from '@cafune/contract/admin';
import type { RequestRow } from './store.ts';

/** What an administrator asks for. `amount`: coins, or centavos; absent for all that is left of an order. */
export type Ask = {
  kind: RequestRow['kind'];
  subjectId: string;
  amount?: number | undefined;
  /** Of an order: the centavos that had gone back when the administrator looked. */
  seenCents: number | null;
  reason: string;
  clientId: string;
};

/** The same inputs give the same; who asks is a part of them. */
export function hashOfAsk({ kind, subjectId, amount, seenCents, reason }: Ask, requestedBy: string): Buffer {
  const inputs = [requestedBy, kind, subjectId, amount ?? null, seenCents, reason];
  return createHash('sha256').update(JSON.stringify(inputs)).digest();
}

/** What it is about, in the log. */
export function subjectOf({ kind, subject_id: id }: Pick<RequestRow, 'kind' | 'subject_id'>): string {
  return kind === 'grant' ? `account:${id}` : `order:${id}`;
}

/** A request as it stands now: nobody writes down that the time of one is over. */
export function toRequest(row: RequestRow, now: Date): AdminRequest {
  return {
    id: row.id,
    kind: row.kind,
    subjectId: row.subject_id,
    amount: row.amount,
    reason: row.reason,
    status: isExpired(row, now) ? 'expired' : row.status,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
  };
}

export function isExpired({ status, expires_at: expiresAt }: RequestRow, now: Date): boolean {
  return status === 'waiting' && expiresAt <= now;
}
