import type { ProductKind } from '@cafune/contract/payments';
import type { Queryable } from '../../platform/db/database.ts';
import { selectWithdrawals } from './refunds/store.ts';

/** When somebody gave purchases of a kind back since, oldest first. What the bank refused counts for nothing. */
export async function listWithdrawals(
  db: Queryable,
  { accountId, product, since }: { accountId: string; product: ProductKind; since: Date },
): Promise<Date[]> {
  const rows = await db.all(selectWithdrawals, [accountId, product, since]);
  return rows.map(({ asked_at: at }) => at);
}
