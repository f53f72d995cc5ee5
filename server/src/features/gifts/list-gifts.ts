import type { Gift } from '@cafune/contract/chat/gifts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import * as store from './store.ts';

/** What can be given, from the smallest price to the greatest. */
export async function listGifts(db: Queryable): Promise<Gift[]> {
  const rows = await db.all(store.selectGifts);
  return rows.map(({ id, name, price_coins: priceCoins }) => ({ id, name, priceCoins }));
}

/** Changes a price that is still what it was; false where it is another by now. */
export async function changeGift(
  tx: Transaction,
  { id, before, after }: { id: string; before: { priceCoins: number }; after: { priceCoins: number } },
): Promise<boolean> {
  return (await tx.run(store.updateGift, [id, after.priceCoins, before.priceCoins])) === 1;
}
