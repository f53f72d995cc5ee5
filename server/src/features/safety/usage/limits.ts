import { RAISE_AFTER_HOURS } from '@cafune/contract/chat/usage';
import type { AppDeps } from '../../../deps.ts';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import * as store from './store.ts';

/** Messages a day; null is no limit. */
export type DailyLimit = number | null;
export type KnownLimit = { messages: DailyLimit; next: { messages: DailyLimit; from: Date } | null };

/** The limit as it holds now, and a wider one on its way. */
export async function readDailyLimit(db: Queryable, accountId: string, now: Date): Promise<KnownLimit> {
  const row = await db.find(store.selectUsageLimit, [accountId]);
  if (!row) return { messages: null, next: null };
  const { messages, next_messages: next, next_at: from } = row;
  if (from === null) return { messages, next: null };
  return from <= now ? { messages: next, next: null } : { messages, next: { messages: next, from } };
}

/** From here to the end of the transaction nobody else counts against this limit. */
export async function holdDailyLimit(tx: Transaction, accountId: string): Promise<void> {
  await tx.all(store.lockUsageLimit, [accountId]);
}

/**
 * Lowering holds at once and takes back a raise on its way; raising waits a day, so that it is not decided in the moment.
 * Asking for the same raise again does not begin the day anew.
 */
export async function setDailyLimit(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  accountId: string,
  wanted: DailyLimit,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await holdDailyLimit(tx, accountId);
    const known = await readDailyLimit(tx, accountId, now);
    const { messages, next } = change(known, wanted, now);
    await tx.run(store.upsertUsageLimit, [accountId, messages, next?.messages ?? null, next?.from ?? null, now]);
  });
}

function change(known: KnownLimit, wanted: DailyLimit, now: Date): KnownLimit {
  const isWider = known.messages !== null && (wanted === null || wanted > known.messages);
  if (!isWider) return { messages: wanted, next: null };
  if (known.next?.messages === wanted) return known;
  return {
    messages: known.messages,
    next: { messages: wanted, from: new Date(now.getTime() + RAISE_AFTER_HOURS * 3_600_000) },
  };
}
