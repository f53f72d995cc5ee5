import {
  COMMISSION_MONTHS,
  COMMISSION_PERCENT,
  type CommissionEntry,
  HOLD_DAYS,
} from '@cafune/contract/affiliates/earnings';
import { addMonths } from '../../../platform/calendar-day.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { type OrderMoney, readOrderMoney } from '../../payments/index.ts';
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

/**
 * Makes what an order is worth to whoever brought its buyer agree with how it stands: a row for the difference, and none where there
 * is none. It may be called as often as anybody likes and in any order.
 */
export async function settleCommission(
  deps: Pick<EarningDeps, 'db' | 'clock'>,
  { accountId, orderId }: { accountId: string; orderId: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const referral = await tx.find(referrals.lockReferral, [accountId]);
    if (!referral) return;
    // Read after the lock: whoever comes second sees what is newer.
    const order = await readOrderMoney(tx, orderId);
    if (order?.paidAt == null || order.paidAt < referral.bound_at) return;
    if (order.priceCents > 0) await tx.run(referrals.markFirstPaid, [accountId, order.paidAt]);
    if (order.paidAt >= addMonths(referral.bound_at, COMMISSION_MONTHS)) return;
    const netCents = await countedCents(tx, referral.affiliate_id, order);
    await writeDifference(tx, { affiliateId: referral.affiliate_id, order, netCents, now: deps.clock.now() });
  });
}

/** It is known who stands behind an account: what was reckoned before for this person's orders may have been for themselves. */
export async function settlePerson(deps: Pick<EarningDeps, 'db' | 'clock'>, accountId: string): Promise<void> {
  const person = await findVerifiedPerson(deps.db, accountId);
  const orders = await deps.db.all(store.selectOrdersOf, [person?.accountIds ?? [accountId]]);
  for (const order of orders) await settleCommission(deps, { accountId: order.account_id, orderId: order.order_id });
}

/** What counts of an order: nothing, where it turned out to be the affiliate's own. */
async function countedCents(tx: Transaction, affiliateId: string, order: OrderMoney): Promise<number> {
  const affiliate = await tx.get(referrals.selectIdentity, [affiliateId]);
  return (await isOwn(tx, affiliate, order.accountId)) ? 0 : order.netCents;
}

type Difference = { affiliateId: string; order: OrderMoney; netCents: number; now: Date };

async function writeDifference(tx: Transaction, { affiliateId, order, netCents, now }: Difference): Promise<void> {
  const { id: orderId, accountId, product, method, paidAt } = order;
  const known = await tx.find(store.selectOrderSums, [orderId]);
  const baseCents = netCents - (known?.base_cents ?? 0);
  const amountCents = commissionOf(netCents) - (known?.amount_cents ?? 0);
  if (amountCents === 0 || paidAt === null) return;
  // Whatever follows is released with the first: what was taken back before nets out, what is taken back later counts at once.
  const releasesAt = known?.releases_at ?? new Date(paidAt.getTime() + HOLD_DAYS[method] * DAY_MS);
  const cause: CommissionEntry['cause'] = amountCents < 0 ? 'refund' : known ? 'return' : 'purchase';
  const values = [newId(), affiliateId, accountId, orderId, product, cause, baseCents, amountCents, now, releasesAt];
  await tx.run(store.insertEntry, values);
}
