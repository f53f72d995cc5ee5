/** The moves of the ledger. Each is one statement and safe to repeat with the same key (money.md "Ledger"). */
import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import * as store from './store.ts';

/** `balanceCoins` is what may be spent now: posted less held. `repeated` when the key had been used with the same inputs. */
export type LedgerResult = { balanceCoins: number; repeated: boolean };

export type GrantInput = {
  accountId: string;
  /** Idempotency key, unique per account, kept for ever. */
  key: string;
  amountCoins: number;
  /** Where the coins come from: one of `LOT_ORIGINS`, so that their owner reads it. */
  source: string;
  isPaid: boolean;
  /** Promo only; paid coins never expire. */
  expiresAt?: Date;
  /** Sentence for the statement. */
  reason: string;
  /** Unique over all accounts, e.g. `purchase:stripe:pi_1`. */
  businessKey?: string;
  /** Id of the new lot, for whoever may have to take it back. */
  lotId?: string;
};

/** Adds coins as a new lot. @throws AppError coins.key-reused, coins.invalid-amount */
export async function grantCoins(db: Queryable, input: GrantInput): Promise<LedgerResult> {
  requireAmount(input.amountCoins, 1);
  const { accountId, key, amountCoins, source, isPaid, expiresAt, reason, businessKey, lotId } = input;
  const hash = hashOf('grant', amountCoins, source, isPaid, reason);
  const values = [
    accountId,
    key,
    lotId ?? newId(),
    amountCoins,
    source,
    isPaid,
    expiresAt ?? null,
    reason,
    businessKey ?? null,
    hash,
  ];
  return result(await db.get(store.grant, values));
}

export type SpendInput = {
  accountId: string;
  key: string;
  amountCoins: number /** House account, e.g. `house:gifts`. */;
  counterpart: string;
  reason: string;
};

/** Takes coins at once. @throws AppError coins.insufficient, coins.key-reused, coins.invalid-amount */
export async function spendCoins(db: Queryable, input: SpendInput): Promise<LedgerResult> {
  requireAmount(input.amountCoins, 1);
  const { accountId, key, amountCoins, counterpart, reason } = input;
  const hash = hashOf('spend', amountCoins, counterpart, reason);
  return result(await db.get(store.spend, [accountId, key, amountCoins, counterpart, reason, hash]));
}

export type ReserveInput = { accountId: string; amountCoins: number; reason: string; expiresAt: Date };

/** Sets coins aside for something that is under way. @throws AppError coins.insufficient, coins.invalid-amount */
export async function reserveCoins(db: Queryable, input: ReserveInput): Promise<LedgerResult & { holdId: string }> {
  requireAmount(input.amountCoins, 1);
  const holdId = newId();
  const row = await db.get(store.reserve, [holdId, input.accountId, input.amountCoins, input.reason, input.expiresAt]);
  return { ...result(row), holdId };
}

/** Settles a hold for at most what it holds; exactly one of capture and release ever wins. @throws AppError internal when it was released */
export async function captureHold(
  db: Queryable,
  hold: { id: string; amountCoins: number; counterpart: string },
): Promise<LedgerResult> {
  requireAmount(hold.amountCoins, 0);
  const hash = hashOf('capture', hold.amountCoins, hold.counterpart);
  return result(await db.get(store.capture, [hold.id, hold.amountCoins, hold.counterpart, hash]));
}

/** Ends a hold without charge. @throws AppError internal when it was captured */
export async function releaseHold(db: Queryable, holdId: string): Promise<LedgerResult> {
  return result(await db.get(store.release, [holdId, 'released']));
}

/** Gives a spend or capture back to the lots it came from, once. */
export async function refundTransfer(
  db: Queryable,
  transfer: { accountId: string; id: string; reason: string },
): Promise<LedgerResult> {
  const hash = hashOf('refund', transfer.id);
  return result(await db.get(store.refund, [transfer.accountId, transfer.id, transfer.reason, hash]));
}

/**
 * Brings what was taken back of a granted lot to `targetCoins`; what was already spent becomes debt, never a negative balance. Debt is
 * paid by whatever coins there are, or come: whoever owes has none to spend. Less than was taken before gives the difference back (a
 * dispute that was won).
 */
export async function takeBackLot(
  db: Queryable,
  lot: { accountId: string; id: string; targetCoins: number; reason: string },
): Promise<LedgerResult> {
  return result(await db.get(store.takeBack, [lot.accountId, lot.id, lot.targetCoins, lot.reason, newId()]));
}

/** What is left of a lot, with its account locked until the transaction ends. */
export async function lockLot(
  tx: Transaction,
  lot: { accountId: string; id: string },
): Promise<{ grantedCoins: number; leftCoins: number }> {
  const row = await tx.get(store.selectLotLeft, [lot.id, lot.accountId]);
  return { grantedCoins: row.granted, leftCoins: row.left };
}

/** What is left of lots, by lot. */
export async function readLotsLeft(
  db: Queryable,
  accountId: string,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (lotIds.length === 0) return new Map();
  const rows = await db.all(store.selectLotsLeft, [lotIds, accountId]);
  return new Map(rows.map((row) => [row.id, row.left]));
}

/** Ends promo lots that are due. @returns how many */
export async function expireLots(db: Queryable, now: Date): Promise<number> {
  return (await db.get(store.expireLots, [now])).count;
}

/** Ends holds past their time. Safe beside a capture: one of the two wins. @returns how many were due */
export async function expireHolds(db: Queryable, now: Date): Promise<number> {
  const overdue = await db.all(store.selectOverdueHolds, [now]);
  for (const hold of overdue) await db.get(store.release, [hold.id, 'expired']);
  return overdue.length;
}

function result(row: store.OutcomeRow): LedgerResult {
  switch (row.outcome) {
    case 'done':
      return { balanceCoins: row.balance, repeated: false };
    case 'repeated':
      return { balanceCoins: row.balance, repeated: true };
    case 'insufficient':
      throw new AppError('coins.insufficient');
    case 'key-reused':
      throw new AppError('coins.key-reused');
    case 'closed':
    case 'unknown':
      throw new AppError('internal', { cause: new Error(`ledger answered ${row.outcome}`) });
  }
}

function requireAmount(amountCoins: number, least: number): void {
  if (!Number.isSafeInteger(amountCoins) || amountCoins < least) throw new AppError('coins.invalid-amount');
}

function hashOf(...inputs: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(inputs)).digest();
}
