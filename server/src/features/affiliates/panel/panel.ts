import { type AffiliatePanel, PAYOUT_LEAST_CENTS } from '@cafune/contract/affiliates/earnings';
import { atHour, calendarDay, dayAfter, daysUntil } from '../../../platform/calendar-day.ts';
import type { EarningDeps } from '../deps.ts';
import { isPayoutDay, monthOf } from '../earnings/payouts.ts';
import { hidePixKey } from '../earnings/pix-key.ts';
import { selectKeys, sumDue } from '../earnings/store.ts';
import * as store from './store.ts';

/** The hour of America/Sao_Paulo at which payouts are made (`affiliates-open-payouts`). */
const PAYOUT_HOUR = 10;

type PanelDeps = Pick<EarningDeps, 'db' | 'clock' | 'env'>;
type Since = { affiliateId: string; from: Date };

/** All that an affiliate sees of what they brought in, of the last days; commissions from the first day on. */
export async function readPanel(deps: PanelDeps, affiliateId: string, days: number): Promise<AffiliatePanel> {
  const now = deps.clock.now();
  const shown = daysUntil(calendarDay(now), days);
  const since = { affiliateId, from: atHour(shown[0] ?? calendarDay(now), 0) };
  const values = [affiliateId, since.from];
  const [keys, clicks, people, revenue, states, links, byDay, nextPayout] = await Promise.all([
    deps.db.get(selectKeys, [affiliateId]),
    deps.db.get(store.countClicks, values),
    deps.db.get(store.countPeople, values),
    deps.db.get(store.sumRevenue, values),
    deps.db.get(store.sumStates, [affiliateId, now]),
    deps.db.all(store.selectTopLinks, values),
    readDays(deps, since, shown),
    readNextPayout(deps, affiliateId, now),
  ]);
  return {
    link: `${deps.env.PUBLIC_URL}/r/${keys.code}`,
    code: keys.code,
    people: { ...clicks, signUps: people.sign_ups, trials: people.trials, buyers: people.buyers },
    revenueCents: revenue.cents,
    commission: {
      heldCents: states.held,
      payableCents: states.payable,
      sendingCents: states.sending,
      paidCents: states.paid,
      nextReleaseAt: states.next_release_at?.toISOString() ?? null,
    },
    nextPayout,
    pixKey: keys.pix_key === null ? null : hidePixKey(keys.pix_key),
    days: byDay,
    links: links.map(({ sign_ups: signUps, ...link }) => ({ ...link, signUps })),
  };
}

async function readDays(
  { db }: PanelDeps,
  { affiliateId, from }: Since,
  shown: readonly string[],
): Promise<AffiliatePanel['days']> {
  const counts = [store.countClicksByDay, store.countSignUpsByDay, store.sumCommissionByDay];
  const [clicks, signUps, commission] = await Promise.all(
    counts.map(async (count) => {
      const rows = await db.all(count, [affiliateId, from]);
      return new Map(rows.map((row) => [row.day, row.count]));
    }),
  );
  return shown.map((day) => ({
    day,
    clicks: clicks?.get(day) ?? 0,
    signUps: signUps?.get(day) ?? 0,
    commissionCents: commission?.get(day) ?? 0,
  }));
}

/** The first day on which a payout can be made, and what it would be of, as things stand. */
async function readNextPayout(
  { db }: PanelDeps,
  affiliateId: string,
  now: Date,
): Promise<AffiliatePanel['nextPayout']> {
  const months = await db.all(store.selectPaidMonths, [affiliateId]);
  const paid = new Set(months.map(({ month }) => month));
  let on = calendarDay(now);
  while (now >= atHour(on, PAYOUT_HOUR) || !isPayoutDay(on) || paid.has(monthOf(on))) on = dayAfter(on);
  const { cents } = await db.get(sumDue, [affiliateId, atHour(on, PAYOUT_HOUR)]);
  return { on, amountCents: cents, isEnough: cents >= PAYOUT_LEAST_CENTS };
}
