import { ALONE_AT_MOST, GRANTS_COUNT_HOURS } from '@cafune/contract/admin';
import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findVerifiedPerson } from '../safety/index.ts';
import type { RequestRow } from './store.ts';
import * as store from './store.ts';

const HOUR_MS = 60 * 60_000;

type Deed = { kind: RequestRow['kind']; subjectId: string; amount: number; accountId: string; now: Date };

/**
 * Whether one administrator may do this without a second one. A large grant may be divided, over time or between administrators:
 * what the same one gave alone counts, and what the same account got so. Grants wait here for each other until they are done.
 */
export async function mayActAlone(
  tx: Transaction,
  { kind, subjectId, amount, accountId, now }: Deed,
): Promise<boolean> {
  if (amount > ALONE_AT_MOST[kind]) return false;
  if (kind !== 'grant') return true;
  await tx.all(store.lockGrants);
  const since = new Date(now.getTime() - GRANTS_COUNT_HOURS * HOUR_MS);
  const { given, received } = await tx.get(store.sumGrantsAlone, [accountId, subjectId, since]);
  return Math.max(given, received) + amount <= ALONE_AT_MOST.grant;
}

/** Nobody gives themselves coins, nor says yes to them: not to this account, nor to another of the same verified person. @throws AppError admin.own-account */
export async function refuseOwnAccount(
  tx: Transaction,
  { kind, subjectId, accountId }: Pick<Deed, 'kind' | 'subjectId' | 'accountId'>,
): Promise<void> {
  if (kind !== 'grant') return;
  const person = await findVerifiedPerson(tx, accountId);
  if (subjectId === accountId || person?.accountIds.includes(subjectId)) throw new AppError('admin.own-account');
}
