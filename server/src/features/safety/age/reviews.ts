import type { AgeStatus } from '@cafune/contract/safety/age';
import type { Queryable } from '../../../platform/db/database.ts';
import * as store from './store.ts';

/** Somebody said they are younger than 18: until their age is confirmed nothing goes on (abuse suite F07). */
export async function beginAgeReview(db: Queryable, accountId: string, now: Date): Promise<void> {
  await db.run(store.insertReview, [accountId, now]);
}

export type KnownAge = Pick<AgeStatus, 'state' | 'verifiedUntil'>;

/** What is known of a person's age, from current state at every access (safety.md "Age"). */
export async function readAge(db: Queryable, accountId: string, now: Date): Promise<KnownAge> {
  const row = await db.get(store.selectAge, [accountId]);
  if (row.outcome === 'minor') return { state: 'refused', verifiedUntil: null };
  if (row.is_in_review) return { state: 'in-review', verifiedUntil: null };
  const isVerified = row.outcome === 'adult' && row.expires_at !== null && row.expires_at > now;
  return isVerified
    ? { state: 'adult-verified', verifiedUntil: row.expires_at?.toISOString() ?? null }
    : { state: 'unverified', verifiedUntil: null };
}
