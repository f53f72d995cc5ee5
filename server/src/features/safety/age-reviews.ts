import type { Queryable } from '../../platform/db/database.ts';
import * as store from './store.ts';

/** Somebody said they are younger than 18: until their age is confirmed nothing goes on (abuse suite F07). */
export async function beginAgeReview(db: Queryable, accountId: string, now: Date): Promise<void> {
  await db.run(store.insertAgeReview, [accountId, now]);
}

export async function isInAgeReview(db: Queryable, accountId: string): Promise<boolean> {
  return (await db.find(store.selectAgeReview, [accountId])) !== undefined;
}
