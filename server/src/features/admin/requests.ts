import { type AdminRequest, REQUEST_DAYS } from '@cafune/contract/admin';
import type { AppDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Session } from '../../platform/session/session.ts';
import { requireAdmin } from '../auth/index.ts';
import { mayActAlone, refuseOwnAccount } from './alone.ts';
import { appendAudit } from './audit.ts';
import { carryOut, weigh } from './carry-out.ts';
import type { AdminDeps } from './deps.ts';
import { type Ask, hashOfAsk, isExpired, subjectOf, toRequest } from './request-shape.ts';
import { requireStepUp } from './step-up.ts';
import * as store from './store.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Gives coins or sends money back: at once, or, above what one administrator may do, when a second one says yes. The same client id
 * again answers how it stands.
 * @throws AppError request.not-found, admin.step-up-needed, admin.key-reused, admin.own-account, and whatever keeps it from being done
 */
export async function makeRequest(deps: AdminDeps, session: Session, ask: Ask): Promise<AdminRequest> {
  await requireStepUp(deps, session);
  const row = await deps.db.transaction(async (tx) => {
    const known = await findKnown(tx, session, ask);
    if (known) return known;
    // Whoever asks at the same time waits here for the same order, and finds afterwards what was done.
    const amount = await weigh(tx, ask).catch(async (error: unknown) => {
      const done = error instanceof AppError ? await findKnown(tx, session, ask) : undefined;
      if (done) return done;
      throw error;
    });
    return typeof amount === 'number' ? insert(deps, tx, { session, ask, amount }) : amount;
  });
  deps.outbox.kick();
  return toRequest(row, deps.clock.now());
}

/** @throws AppError admin.key-reused */
async function findKnown(tx: Transaction, session: Session, ask: Ask): Promise<store.RequestRow | undefined> {
  const row = await tx.find(store.selectByClientId, [ask.clientId]);
  if (row && !row.input_hash.equals(hashOfAsk(ask, session.accountId))) throw new AppError('admin.key-reused');
  return row;
}

type Insert = { session: Session; ask: Ask; amount: number };

async function insert(deps: AdminDeps, tx: Transaction, { session, ask, amount }: Insert): Promise<store.RequestRow> {
  const { kind, subjectId, seenCents, reason, clientId } = ask;
  const { accountId } = session;
  const now = deps.clock.now();
  await refuseOwnAccount(tx, { kind, subjectId, accountId });
  const isAlone = await mayActAlone(tx, { kind, subjectId, amount, accountId, now });
  const row = await tx.find(store.insertRequest, [
    newId(),
    clientId,
    hashOfAsk(ask, accountId),
    kind,
    subjectId,
    amount,
    seenCents,
    reason,
    isAlone ? 'done' : 'waiting',
    accountId,
    now,
    new Date(now.getTime() + REQUEST_DAYS * DAY_MS),
  ]);
  if (!row) {
    const known = await findKnown(tx, session, ask);
    if (!known) throw new Error('a request that is neither new nor known');
    return known;
  }
  if (isAlone) await carryOut(deps, tx, row);
  const action = `${kind}.${isAlone ? 'done' : 'requested'}`;
  const deed = { actorId: accountId, action, subject: subjectOf(row), reason };
  await appendAudit(deps, tx, { ...deed, data: { requestId: row.id, amount } });
  return row;
}

export type Decision = { id: string; decision: 'approve' | 'refuse'; reason: string };

/**
 * A second administrator says yes or no, once. Yes does it in the same transaction; where it cannot be done it goes on waiting.
 * @throws AppError request.not-found, admin.step-up-needed, admin.second-person-needed, admin.own-account,
 * admin.request-decided, admin.request-expired, and whatever keeps it from being done
 */
export async function decideRequest(deps: AdminDeps, session: Session, input: Decision): Promise<AdminRequest> {
  await requireStepUp(deps, session);
  const { accountId } = session;
  const now = deps.clock.now();
  const row = await deps.db.transaction(async (tx) => {
    const asked = await lockWaiting(tx, input.id, { accountId, now });
    const isYes = input.decision === 'approve';
    if (isYes) {
      const { kind, subject_id: subjectId, amount, seen_cents: seenCents } = asked;
      await refuseOwnAccount(tx, { kind, subjectId, accountId });
      await weigh(tx, { kind, subjectId, amount, seenCents });
      await carryOut(deps, tx, asked);
    }
    const status = isYes ? 'done' : 'refused';
    const decided = await tx.get(store.decideRequest, [asked.id, status, accountId, now, input.reason]);
    const action = `${asked.kind}.${isYes ? 'approved' : 'refused'}`;
    const deed = { actorId: accountId, action, subject: subjectOf(asked), reason: input.reason };
    const data = { requestId: asked.id, amount: asked.amount, requestedBy: asked.requested_by };
    await appendAudit(deps, tx, { ...deed, data });
    return decided;
  });
  deps.outbox.kick();
  return toRequest(row, now);
}

async function lockWaiting(
  tx: Transaction,
  id: string,
  { accountId, now }: { accountId: string; now: Date },
): Promise<store.RequestRow> {
  const row = await tx.find(store.lockRequest, [id]);
  if (!row) throw new AppError('request.not-found');
  if (row.requested_by === accountId) throw new AppError('admin.second-person-needed');
  if (row.status !== 'waiting') throw new AppError('admin.request-decided');
  if (isExpired(row, now)) throw new AppError('admin.request-expired');
  return row;
}

type RequestSearch = { status: AdminRequest['status']; cursor: string | undefined; limit: number };

/** A page of requests, newest first. @throws AppError request.not-found for all but administrators, auth.second-factor-needed */
export async function listRequests(
  deps: AdminDeps,
  session: Session,
  { status, cursor, limit }: RequestSearch,
): Promise<{ items: AdminRequest[]; nextCursor: string | null }> {
  await requireAdmin(deps, session);
  const now = deps.clock.now();
  const rows = await deps.db.all(store.selectRequests, [status, now, cursor ?? null, limit + 1]);
  const items = rows.slice(0, limit).map((row) => toRequest(row, now));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** What was asked for with one account or order, newest first, at most a hundred. */
export async function listRequestsOf(deps: Pick<AppDeps, 'db' | 'clock'>, subjectId: string): Promise<AdminRequest[]> {
  const now = deps.clock.now();
  return (await deps.db.all(store.selectRequestsOf, [subjectId])).map((row) => toRequest(row, now));
}
