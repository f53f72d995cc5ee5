import {
  COMMISSION_MONTHS,
  COMMISSION_PERCENT,
  type CommissionEntry,
  HOLD_DAYS,
} from '@cafune/contract/affiliates/earnings';
import { addMonths } from '../../../platform/calendar-day.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { listPaidOrders, type OrderMoney, readOrderMoney } from '../../payments/index.ts';
import { findVerifiedPerson } from '../../safety/index.ts';
import type { EarningDeps } from '../deps.ts';
import { isOwn } from '../referrals/own.ts';
import * as referrals from '../referrals/store.ts';
import * as store from './store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Of what was received and stays, in whole centavos, rounded down. */
function commissionOf(netCents: number): number {
  return Math.floor((netCents * COMMISSION_PERCENT) / 100);
}

type CommissionDeps = Pick<EarningDeps, 'db' | 'clock'>;

/**
 * Makes what an order is worth to whoever brought its buyer agree with how it stands: a row for the difference, and none where there
 * is none. It may be called as often as anybody likes and in any order.
 */
export async function settleCommission(
  deps: CommissionDeps,
  { accountId, orderId }: { accountId: string; orderId: string },
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const referral = await tx.find(referrals.lockReferral, [accountId]);
    if (!referral) return;
    // Read after the lock: whoever comes second sees what is newer.
    const order = await readOrderMoney(tx, orderId);
    if (order?.paidAt == null || order.paidAt < referral.bound_at) return;
    if (order.priceCents > 0) await tx.run(referrals.markFirstPaid, [accountId, order.paidAt]);
    if (order.paidAt >= addMonths(referral.bound_at, COMMISSION_MONTHS)) return;
    const { affiliate_id: affiliateId } = referral;
    const isOwnOrder = referral.own_since !== null || (await isFoundOwn(tx, { affiliateId, accountId, now }));
    await writeDifference(tx, { affiliateId, order, isOwnOrder, now });
  });
}

/** Once it is known it stays known: what becomes of an address or a key afterwards brings nothing back. */
async function isFoundOwn(
  tx: Transaction,
  { affiliateId, accountId, now }: { affiliateId: string; accountId: string; now: Date },
): Promise<boolean> {
  const affiliate = await tx.get(referrals.selectIdentity, [affiliateId]);
  if (!(await isOwn(tx, affiliate, accountId))) return false;
  await tx.run(referrals.markOwn, [accountId, now]);
  return true;
}

/** All that an account paid for, where its commissions may not have been reckoned when they were due. */
export async function settleAccount(deps: CommissionDeps, accountId: string): Promise<void> {
  for (const orderId of await listPaidOrders(deps.db, accountId)) await settleCommission(deps, { accountId, orderId });
}

/** It is known who stands behind an account: what was reckoned before for this person's orders may have been for themselves. */
export async function settlePerson(deps: CommissionDeps, accountId: string): Promise<void> {
  const person = await findVerifiedPerson(deps.db, accountId);
  for (const id of person?.accountIds ?? [accountId]) await settleAccount(deps, id);
}

type Difference = { affiliateId: string; order: OrderMoney; isOwnOrder: boolean; now: Date };

async function writeDifference(tx: Transaction, { affiliateId, order, isOwnOrder, now }: Difference): Promise<void> {
  const netCents = isOwnOrder ? 0 : order.netCents;
  const { id: orderId, accountId, product, method, paidAt } = order;
  const known = await tx.find(store.selectOrderSums, [orderId]);
  const baseCents = netCents - (known?.base_cents ?? 0);
  const amountCents = commissionOf(netCents) - (known?.amount_cents ?? 0);
  if (amountCents === 0 || paidAt === null) return;
  // Whatever follows is released with the first: what was taken back before nets out, what is taken back later counts at once.
  const releasesAt = known?.releases_at ?? new Date(paidAt.getTime() + HOLD_DAYS[method] * DAY_MS);
  const cause = isOwnOrder ? 'own' : causeOf(amountCents, known !== undefined);
  const values = [newId(), affiliateId, accountId, orderId, product, cause, baseCents, amountCents, now, releasesAt];
  await tx.run(store.insertEntry, values);
}

function causeOf(amountCents: number, isKnown: boolean): CommissionEntry['cause'] {
  if (amountCents < 0) return 'refund';
  return isKnown ? 'return' : 'purchase';
}
