import type { Price, PriceId } from '@cafune/contract/coins';
import { PERKS, type Perk } from '@cafune/contract/vip';
import { calendarDay } from '../../platform/calendar-day.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { getPrice, listPrices } from '../coins/index.ts';
import * as store from './store.ts';

/** Where what is free once and for all is counted. */
const EVER = '1970-01-01';

/** Undefined for whoever has no account: they pay the table's price. */
type Asker = { accountId: string | undefined; now: Date };
type Asking = { accountId: string; priceId: PriceId; now: Date };

/** What an action costs somebody, in coins. `freeDay` names the day (or `1970-01-01`) of the free one that was taken for it. */
export type TakenPrice = { coins: number; freeDay: string | null };

/** Whether the perks hold for an account now. */
async function isMember(db: Queryable, accountId: string, now: Date): Promise<boolean> {
  const until = (await db.find(store.selectAccess, [accountId]))?.access_until;
  return until !== null && until !== undefined && now < until;
}

/**
 * What the next one would cost somebody, in coins. These and `takePrice` are the only readers of prices: a perk holds everywhere or
 * nowhere (money.md "VIP").
 */
export async function quotePrice(db: Queryable, { priceId, ...asker }: Asker & { priceId: PriceId }): Promise<number> {
  return (await quotePrices(db, asker))(priceId);
}

/** What the next one of any action would cost somebody, in coins. */
export async function quotePrices(db: Queryable, asker: Asker): Promise<(id: PriceId) => number> {
  const prices = await listPricesFor(db, asker);
  return (id) => {
    const price = prices.find((row) => row.id === id);
    if (!price) throw new Error(`no price ${id}`);
    return price.forYou.coins;
  };
}

/** Takes the price of one action: a free one where there is one left, counted in the transaction of what it is for. */
export async function takePrice(tx: Transaction, asking: Asking): Promise<TakenPrice> {
  const { accountId, priceId, now } = asking;
  const coins = await getPrice(tx, priceId);
  if (!(await isMember(tx, accountId, now))) return { coins, freeDay: null };
  const perk = PERKS[priceId];
  if (perk === 'always') return { coins: 0, freeDay: null };
  const freeDay = dayOf(perk, now);
  const isFree = perk.free > 0 && (await tx.run(store.takeUse, [accountId, priceId, freeDay, perk.free])) === 1;
  return isFree ? { coins: 0, freeDay } : { coins: afterFree(perk, coins), freeDay: null };
}

/** Gives back a free one whose action was undone or came to nothing. */
export async function returnFree(
  tx: Transaction,
  free: { accountId: string; priceId: PriceId; freeDay: string },
): Promise<void> {
  await tx.run(store.returnUse, [free.accountId, free.priceId, free.freeDay]);
}

/** The table, with what the next one costs whoever asks. */
export async function listPricesFor(db: Queryable, { accountId, now }: Asker): Promise<Price[]> {
  const [prices, isVip] = await Promise.all([listPrices(db), accountId !== undefined && isMember(db, accountId, now)]);
  if (accountId === undefined || !isVip)
    return prices.map((price) => ({ ...price, forYou: { coins: price.coins, freeLeft: null } }));
  const used = await readUses(db, { accountId, now });
  return prices.map((price) => ({ ...price, forYou: priceOf(PERKS[price.id], price.coins, used(price.id)) }));
}

async function readUses(db: Queryable, { accountId, now }: Omit<Asking, 'priceId'>): Promise<(id: PriceId) => number> {
  const rows = await db.all(store.selectUses, [accountId, [calendarDay(now), EVER]]);
  return (id) => {
    const perk = PERKS[id];
    const day = perk === 'always' ? EVER : dayOf(perk, now);
    return rows.find((row) => row.price_id === id && row.day === day)?.uses ?? 0;
  };
}

function priceOf(perk: Perk, coins: number, used: number): Price['forYou'] {
  if (perk === 'always') return { coins: 0, freeLeft: null };
  const freeLeft = Math.max(0, perk.free - used);
  return { coins: freeLeft > 0 ? 0 : afterFree(perk, coins), freeLeft: perk.free > 0 ? freeLeft : null };
}

function afterFree(perk: Exclude<Perk, 'always'>, coins: number): number {
  return perk.afterwards === 'half' ? Math.floor(coins / 2) : coins;
}

function dayOf(perk: Exclude<Perk, 'always'>, now: Date): string {
  return perk.per === 'day' ? calendarDay(now) : EVER;
}
