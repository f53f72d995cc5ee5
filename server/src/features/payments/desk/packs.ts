import type { CoinPack } from '@cafune/contract/payments';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import * as store from './store.ts';

type PackValue = Omit<CoinPack, 'id'> & { isOffered: boolean };
export type PackChange = { id: string; before: PackValue; after: PackValue };

/** Every pack, in its order, also those that are not on sale. */
export async function listAllPacks(db: Queryable): Promise<(PackValue & { id: string })[]> {
  const rows = await db.all(store.selectAllPacks);
  return rows.map((row) => ({
    id: row.id,
    coins: row.coins,
    priceCents: row.price_cents,
    isMostChosen: row.is_most_chosen,
    isOffered: row.is_offered,
  }));
}

/**
 * Changes a pack from what somebody saw. One that becomes the most chosen takes that from the one that was.
 * @returns whether it was still what they saw (else the transaction has to be given up), and the pack that lost its place
 */
export async function changePack(
  tx: Transaction,
  { id, before, after }: PackChange,
): Promise<{ isChanged: boolean; mostChosenBefore: string | null }> {
  await tx.all(store.lockPacks);
  const cleared = after.isMostChosen ? await tx.find(store.clearMostChosen, [id]) : undefined;
  const count = await tx.run(store.updatePack, [id, ...valuesOf(after), ...valuesOf(before)]);
  return { isChanged: count === 1, mostChosenBefore: cleared?.id ?? null };
}

function valuesOf({ coins, priceCents, isMostChosen, isOffered }: PackValue): unknown[] {
  return [coins, priceCents, isMostChosen, isOffered];
}
