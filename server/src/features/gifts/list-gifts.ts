import type { Gift } from '@cafune/contract/chat/gifts';
import type { Queryable } from '../../platform/db/database.ts';
import * as store from './store.ts';

/** What can be given, from the smallest price to the greatest. */
export async function listGifts(db: Queryable): Promise<Gift[]> {
  const rows = await db.all(store.selectGifts);
  return rows.map(({ id, name, price_coins: priceCoins }) => ({ id, name, priceCoins }));
}
