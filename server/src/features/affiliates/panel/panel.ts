import { type AffiliatePanel, LABEL_CROWD, PAYOUT_LEAST_CENTS } from '@cafune/contract/affiliates/earnings';
import { atHour, calendarDay, dayAfter, daysUntil } from '../../../platform/calendar-day.ts';
import type { EarningDeps } from '../deps.ts';
import { monthOf, payoutTime } from '../earnings/payouts.ts';
import { hidePixKey } from '../earnings/pix-key.ts';
import { selectKeys, sumDue } from '../earnings/store.ts';
import * as store from './store.ts';

type PanelDeps = Pick<EarningDeps, 'db' | 'clock' | 'env'>;
type Since = { affiliateId: string; from: Date };

/** All that an affiliate sees of what they brought in, of the last days; commissions from the first day on. */
export async function readPanel(deps: PanelDeps, affiliateId: string, days: number): Promise<AffiliatePanel> {
  const now = deps.clock.now();
  const shown = daysUntil(calendarDay(now), days);
  const since = { affiliateId, from: atHour(shown[0] ?? calendarDay(now), 0) };
  const values = [affiliateId, since.from];
  // One after the other: a panel that is opened often keeps one connection, not all of them.
  const keys = await deps.db.get(selectKeys, [affiliateId]);
  const clicks = await deps.db.get(store.countClicks, values);
  const people = await deps.db.get(store.countPeople, values);
  const revenue = await deps.db.get(store.sumRevenue, values);
  const states = await deps.db.get(store.sumStates, [affiliateId, now]);
  const links = await deps.db.all(store.selectTopLinks, values);
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
    nextPayout: await readNextPayout(deps, affiliateId, now),
    pixKey: keys.pix_key === null ? null : hidePixKey(keys.pix_key),
    days: await readDays(deps, since, shown),
    links: links.map(toLink),
  };
}

function toLink({
  label,
  clicks,
  visitors,
  sign_ups: signUps,
  buyers,
}: store.LinkRow): AffiliatePanel['links'][number] {
  const isCrowd = label === null || signUps >= LABEL_CROWD;
  return { label, clicks, visitors, signUps: isCrowd ? signUps : null, buyers: isCrowd ? buyers : null };
}

async function readDays(
  { db }: PanelDeps,
  { affiliateId, from }: Since,
  shown: readonly string[],
): Promise<AffiliatePanel['days']> {
  const read = async (counted: typeof store.countClicksByDay) => {
    const rows = await db.all(counted, [affiliateId, from]);
    return new Map(rows.map((row) => [row.day, row.count]));
  };
  const clicks = await read(store.countClicksByDay);
  const signUps = await read(store.countSignUpsByDay);
  const commission = await read(store.sumCommissionByDay);
  return shown.map((day) => ({
    day,
    clicks: clicks.get(day) ?? 0,
    signUps: signUps.get(day) ?? 0,
    commissionCents: commission.get(day) ?? 0,
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
  const isOver = (day: string): boolean => payoutTime(day) === undefined || paid.has(monthOf(day));
  while (isOver(on)) on = dayAfter(on);
  const from = payoutTime(on) ?? now;
  // Every hour of a day on which payouts are made is one for what was released meanwhile.
  const { cents } = await db.get(sumDue, [affiliateId, from > now ? from : now]);
  return { on, amountCents: cents, isEnough: cents >= PAYOUT_LEAST_CENTS };
}
