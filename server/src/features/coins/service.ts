import {
  type CoinLot,
  LOT_ORIGINS,
  type LotOrigin,
  type Price,
  type PriceId,
  type StatementEntry,
} from '@cafune/contract/coins';
import { batchedLookup } from '../../platform/db/batched-lookup.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import * as store from './store.ts';

/** Spendable coins of an account; 0 for one that never had any. Reads that arrive together share a query. */
export function createBalanceReader(db: Database): (accountId: string) => Promise<number> {
  const lookup = batchedLookup(async (ids: readonly string[]) => {
    const rows = await db.all(store.selectBalances, [ids]);
    return new Map(rows.map((row) => [row.account_id, row.balance]));
  });
  return async (accountId) => (await lookup(accountId)) ?? 0;
}

/** Spendable coins, inside a transaction. */
export async function getBalance(db: Queryable, accountId: string): Promise<number> {
  return (await db.find(store.selectBalances, [[accountId]]))?.balance ?? 0;
}

export async function listStatement(
  db: Queryable,
  accountId: string,
  page: { cursor: string | undefined; limit: number },
): Promise<{ items: StatementEntry[]; nextCursor: string | null }> {
  const before = page.cursor === undefined ? null : Number(page.cursor);
  if (before !== null && !Number.isSafeInteger(before)) throw new AppError('request.invalid');
  const rows = await db.all(store.selectStatement, [accountId, before, page.limit + 1]);
  const shown = rows.slice(0, page.limit);
  return {
    items: shown.map((row) => ({
      id: row.id,
      kind: row.kind,
      amountCoins: row.amount,
      balanceAfterCoins: row.balance_after,
      reason: row.reason,
      createdAt: row.created_at.toISOString(),
    })),
    nextCursor: rows.length > page.limit ? String(shown.at(-1)?.version) : null,
  };
}

const NAMED_ORIGINS: ReadonlySet<string> = new Set(LOT_ORIGINS);

/** What is left of all that came, in the order in which it is spent. */
export async function listLots(
  db: Queryable,
  accountId: string,
  page: { cursor: string | undefined; limit: number },
): Promise<{ items: CoinLot[]; nextCursor: string | null; heldCoins: number; owedCoins: number }> {
  const rows = await db.all(store.selectLots, [accountId, page.cursor ?? null, page.limit + 1]);
  const shown = rows.slice(0, page.limit);
  const account = await db.find(store.selectHeldAndOwed, [accountId]);
  return {
    items: shown.map((row) => ({
      id: row.id,
      origin: NAMED_ORIGINS.has(row.source) ? (row.source as LotOrigin) : 'other',
      isPaid: row.is_paid,
      leftCoins: row.remaining,
      grantedCoins: row.granted,
      receivedAt: row.created_at.toISOString(),
      expiresAt: row.expires_at?.toISOString() ?? null,
    })),
    nextCursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
    heldCoins: account?.held ?? 0,
    owedCoins: account?.owed ?? 0,
  };
}

/** The table as it stands. */
export async function listPrices(db: Queryable): Promise<Omit<Price, 'forYou'>[]> {
  const rows = await db.all(store.selectPrices);
  return rows.map((row) => ({ id: row.id, label: row.label, coins: row.coins, vipNote: row.vip_note }));
}

/** Price of an action in coins, read from the table each time: an edit counts from the next action on. */
export async function getPrice(db: Queryable, id: PriceId): Promise<number> {
  const price = (await db.all(store.selectPrices)).find((row) => row.id === id);
  if (!price) throw new Error(`no price ${id}`);
  return price.coins;
}
