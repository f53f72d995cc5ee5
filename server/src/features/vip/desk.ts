import type { Queryable, Transaction } from '../../platform/db/database.ts';
import * as store from './store.ts';

/** What can be changed of a plan. */
type PlanValue = { priceCents: number; isOffered: boolean };
type PlanOfDesk = PlanValue & { id: string; label: string; months: number };

/** Every plan, in its order, also those that are not on sale. */
export async function listAllPlans(db: Queryable): Promise<PlanOfDesk[]> {
  const rows = await db.all(store.selectPlans);
  return rows.map(({ id, label, months, price_cents: priceCents, is_offered: isOffered }) => {
    return { id, label, months, priceCents, isOffered };
  });
}

/** Changes a plan from what somebody saw. @returns whether it was still that */
export async function changePlan(
  tx: Transaction,
  { id, before, after }: { id: string; before: PlanValue; after: PlanValue },
): Promise<boolean> {
  const values = [id, after.priceCents, after.isOffered, before.priceCents, before.isOffered];
  return (await tx.run(store.updatePlan, values)) === 1;
}
