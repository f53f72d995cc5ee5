import { PAYOUT_DAY, PAYOUT_LEAST_CENTS } from '@cafune/contract/affiliates/earnings';
import { atHour, calendarDay } from '../../../platform/calendar-day.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { EarningDeps } from '../deps.ts';
import { settleCommission } from './commissions.ts';
import * as store from './store.ts';

/** The hour of America/Sao_Paulo from which payouts are made. */
const PAYOUT_HOUR = 10;
/** Money that was put aside and has not gone by then is looked at by a person. */
const LATE_MS = 2 * 24 * 60 * 60_000;

/** The month of a calendar day, `2026-12`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** From when on payouts are made on a calendar day; undefined for days before the fifth. */
export function payoutTime(day: string): Date | undefined {
  return Number(day.slice(8)) >= PAYOUT_DAY ? atHour(day, PAYOUT_HOUR) : undefined;
}

/**
 * From the fifth of a month on everybody who has enough and a key is paid, once a month. What fails stops nobody else, is logged, and
 * is tried again with the next round.
 */
export async function makePayouts(deps: EarningDeps): Promise<void> {
  const { db, clock, log, metrics } = deps;
  let failed = 0;
  for (const affiliateId of await listDue(deps))
    await openPayout(deps, affiliateId).catch((error: unknown) => {
      failed += 1;
      log.error({ err: error, affiliateId }, 'no payout opened');
    });
  for (const { id: payoutId } of await db.all(store.selectSending, [deps.payments.id]))
    await sendPayout(deps, payoutId).catch((error: unknown) =>
      log.error({ err: error, payoutId }, 'a payout was not sent'),
    );
  const { count } = await db.get(store.countLate, [new Date(clock.now().getTime() - LATE_MS)]);
  metrics.latePayouts.set(count + failed);
}

async function listDue({ db, clock }: EarningDeps): Promise<string[]> {
  const now = clock.now();
  const day = calendarDay(now);
  const from = payoutTime(day);
  if (from === undefined || now < from) return [];
  const due = await db.all(store.selectDue, [now, monthOf(day), PAYOUT_LEAST_CENTS]);
  return due.map(({ affiliate_id: affiliateId }) => affiliateId);
}

async function openPayout(deps: EarningDeps, affiliateId: string): Promise<void> {
  const { db, clock, payments } = deps;
  const now = clock.now();
  // What became known of who stands behind them since they bought.
  for (const { account_id: accountId, order_id: orderId } of await db.all(store.selectDueOrders, [affiliateId, now]))
    await settleCommission(deps, { accountId, orderId });
  await db.transaction(async (tx) => {
    const { pix_key: pixKey } = await tx.get(store.lockAffiliate, [affiliateId]);
    const { cents } = await tx.get(store.sumDue, [affiliateId, now]);
    if (pixKey === null || cents < PAYOUT_LEAST_CENTS) return;
    const [id, month, isByHand] = [newId(), monthOf(calendarDay(now)), !payments.capabilities.paysOut];
    const values = [id, affiliateId, month, pixKey, cents, payments.id, isByHand, now];
    if ((await tx.run(store.insertPayout, values)) === 1) await tx.run(store.takeDue, [affiliateId, now, id]);
  });
}

/**
 * Sends what was put aside, once: its id is the provider's key. One round at a time asks for it, so that none asks for what another
 * was told is refused.
 * @throws PaymentProviderUnavailable
 */
async function sendPayout(deps: EarningDeps, payoutId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payout = await tx.find(store.lockSending, [payoutId]);
    if (!payout) return;
    const { pix_key: pixKey, amount_cents: amountCents } = payout;
    const answer = await deps.payments.payOut({ key: payoutId, pixKey, amountCents });
    if (answer.isRefused) deps.log.warn({ payoutId, because: answer.because }, 'a payout was refused');
    await endPayout(deps, tx, {
      payoutId,
      isPaid: !answer.isRefused,
      ref: answer.isRefused ? null : (answer.ref ?? null),
    });
  });
}

type PayoutEnd = { payoutId: string; isPaid: boolean; ref: string | null };

/**
 * Says how a payout ended, once. One that did not go gives back what it was made of, and its key is asked for again: the next round
 * would send it there once more.
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
