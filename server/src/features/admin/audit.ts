import { createHash } from 'node:crypto';
import type { AuditEntry } from '@cafune/contract/admin';
import type { AppDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Session } from '../../platform/session/session.ts';
import { findFirstNames, requireAdmin } from '../auth/index.ts';
import * as store from './store.ts';

/** What an entry says. `data` holds ids, amounts and values of tables: no e-mail, no message. */
export type Deed = {
  actorId: string;
  /** `thing.what-happened`, e.g. `price.changed`. */
  action: string;
  /** `kind:id` of what it happened to. */
  subject: string;
  reason: string | null;
  data: Readonly<Record<string, unknown>>;
};

/**
 * Writes an entry at the end of the chain, in the transaction of what it tells of: both are there, or neither. Call it last: whoever
 * writes holds the end of the chain until the transaction ends.
 */
export async function appendAudit(deps: Pick<AppDeps, 'clock'>, tx: Transaction, deed: Deed): Promise<void> {
  await tx.all(store.lockAudit);
  const head = await tx.get(store.selectHead);
  // As the table gives it back: `undefined` is no JSON.
  const data = JSON.parse(JSON.stringify(deed.data)) as Record<string, unknown>;
  const entry = {
    seq: head.seq + 1,
    at: deps.clock.now(),
    actor_id: deed.actorId,
    action: deed.action,
    subject: deed.subject,
    reason: deed.reason,
    data,
    previous_hash: head.hash,
  };
  const hash = hashOf(entry);
  const { seq, at, actor_id, action, subject, reason, previous_hash } = entry;
  await tx.run(store.insertEntry, [
    seq,
    at,
    actor_id,
    action,
    subject,
    reason,
    JSON.stringify(data),
    previous_hash,
    hash,
  ]);
  await tx.run(store.updateHead, [seq, hash]);
}

/** SHA-256 over everything an entry says and the hash of the one before it, in one text that is always the same. */
export function hashOf(entry: Omit<store.EntryRow, 'hash'>): Buffer {
  const { seq, at, actor_id, action, subject, reason, data, previous_hash } = entry;
  const parts = [
    seq,
    at.toISOString(),
    actor_id,
    action,
    subject,
    reason,
    inOrder(data),
    previous_hash.toString('hex'),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** The same value with the fields of its objects in one order: the table keeps them in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
}

/** A page of the log, newest first. @throws AppError request.not-found for all but administrators, auth.second-factor-needed */
export async function listAudit(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  session: Session,
  page: { cursor: string | undefined; limit: number },
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  await requireAdmin(deps, session);
  const rows = await deps.db.all(store.selectEntries, [page.cursor ?? null, page.limit + 1]);
  const shown = rows.slice(0, page.limit);
  const names = await findFirstNames(deps.db, [...new Set(shown.map((row) => row.actor_id))]);
  const items = shown.map((row) => ({
    seq: row.seq,
    at: row.at.toISOString(),
    actorId: row.actor_id,
    actorName: names.get(row.actor_id) ?? null,
    action: row.action,
    subject: row.subject,
    reason: row.reason,
    data: row.data,
    hash: row.hash.toString('hex'),
  }));
  return { items, nextCursor: rows.length > page.limit ? String(shown.at(-1)?.seq) : null };
}
