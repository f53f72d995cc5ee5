import type { Queryable } from '../../platform/db/database.ts';
import { updatePrice } from './store.ts';

type PriceValue = { label: string; coins: number; vipNote: string };
export type PriceChange = { id: string; before: PriceValue; after: PriceValue };

/** Changes a price from what somebody saw. @returns false, and changes nothing, where it is something else by now */
export async function changePrice(db: Queryable, { id, before, after }: PriceChange): Promise<boolean> {
  const values = [id, after.label, after.coins, after.vipNote, before.label, before.coins, before.vipNote];
  return (await db.run(updatePrice, values)) === 1;
}
