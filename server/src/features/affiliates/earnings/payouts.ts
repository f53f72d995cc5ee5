import { PAYOUT_DAY, PAYOUT_LEAST_CENTS } from '@cafune/contract/affiliates/earnings';
import { calendarDay } from '../../../platform/calendar-day.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { EarningDeps } from '../deps.ts';
import * as store from './store.ts';

/** The month of a calendar day, `2026-12`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function isPayoutDay(day: string): boolean {
  return Number(day.slice(8)) >= PAYOUT_DAY;
}

/** From the fifth of a month on, everybody who has enough and a key is paid, once a month. */
export async function openPayouts(deps: EarningDeps): Promise<void> {
  const now = deps.clock.now();
  const day = calendarDay(now);
  if (!isPayoutDay(day)) return;
  const due = await deps.db.all(store.selectDue, [now, monthOf(day), PAYOUT_LEAST_CENTS]);
  for (const { affiliate_id: affiliateId } of due)
    await deps.db.transaction((tx) => openPayout(deps, tx, { affiliateId, now, month: monthOf(day) }));
}

type Due = { affiliateId: string; now: Date; month: string };

async function openPayout(deps: EarningDeps, tx: Transaction, { affiliateId, now, month }: Due): Promise<void> {
  const { pix_key: pixKey } = await tx.get(store.lockAffiliate, [affiliateId]);
  const { cents } = await tx.get(store.sumDue, [affiliateId, now]);
  if (pixKey === null || cents < PAYOUT_LEAST_CENTS) return;
  const id = newId();
  const isNew = await tx.run(store.insertPayout, [id, affiliateId, month, pixKey, cents, deps.payments.id, now]);
  if (isNew === 0) return;
  await tx.run(store.takeDue, [affiliateId, now, id]);
  await deps.queue.add(tx, 'affiliates-pay', { payoutId: id });
}

/**
 * Sends what was put aside, once: its id is the provider's key. Where the provider does not pay out it waits for a person, who says
 * when it is done.
 * @throws PaymentProviderUnavailable
 */
export async function sendPayout(deps: EarningDeps, payoutId: string): Promise<void> {
  const payout = await deps.db.get(store.selectPayout, [payoutId]);
  const { status, provider, pix_key: pixKey, amount_cents: amountCents } = payout;
  if (status !== 'sending' || provider !== deps.payments.id || !deps.payments.capabilities.paysOut) return;
  const answer = await deps.payments.payOut({ key: payoutId, pixKey, amountCents });
  const ref = answer.isRefused ? null : (answer.ref ?? null);
  if (answer.isRefused) deps.log.warn({ payoutId, because: answer.because }, 'a payout was refused');
  await deps.db.transaction((tx) => endPayout(deps, tx, { payoutId, isPaid: !answer.isRefused, ref }));
}

export type PayoutEnd = { payoutId: string; isPaid: boolean; ref: string | null };

/**
 * Says how a payout ended, once. One that did not go gives back what it was made of, and its key is asked for again.
 * @throws AppError affiliates.payout-ended
 */
export async function endPayout(
  deps: Pick<EarningDeps, 'clock' | 'queue'>,
  tx: Transaction,
  { payoutId, isPaid, ref }: PayoutEnd,
): Promise<store.PayoutRow> {
  const ended = await tx.find(store.endPayout, [payoutId, isPaid ? 'paid' : 'refused', ref, deps.clock.now()]);
  if (!ended) throw new AppError('affiliates.payout-ended');
  if (!isPaid) {
    await tx.run(store.freeEntries, [payoutId]);
    await tx.run(store.forgetPixKey, [ended.affiliate_id, ended.pix_key]);
  }
  await deps.queue.add(tx, 'affiliates-mail-payout', { payoutId });
  return ended;
}
