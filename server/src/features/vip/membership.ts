import { GRACE_DAYS, TRIAL_DAYS, type VipState } from '@cafune/contract/vip';
import { addMonths } from '../../platform/calendar-day.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A trial (0 months) or a paid order. */
export type Purchase = {
  id: string;
  kind: 'trial' | 'paid';
  months: number;
  at: Date;
  /** Charged to the kept card: it goes on where the time before it ended, although the charge came hours later. */
  isRenewal: boolean;
  /** Given back or contested: it covers nothing from here on. */
  takenBackAt: Date | null;
};

export type Facts = {
  /** In any order. */
  purchases: readonly Purchase[];
  /** A card is kept and charged when the time is over. */
  renews: boolean;
};

export type Period = { id: string; kind: Purchase['kind']; months: number; startsAt: Date; endsAt: Date };

/** One after the other: whoever buys while there is time left loses none of it. */
export function layOut(purchases: readonly Purchase[]): Period[] {
  const periods: Period[] = [];
  let end: Date | undefined;
  for (const purchase of [...purchases].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const { id, kind, months, takenBackAt } = purchase;
    const startsAt = startOf(purchase, end);
    const fullEnd = kind === 'trial' ? addDays(startsAt, TRIAL_DAYS) : addMonths(startsAt, months);
    const endsAt = takenBackAt === null ? fullEnd : earlier(fullEnd, later(startsAt, takenBackAt));
    periods.push({ id, kind, months, startsAt, endsAt });
    end = endsAt;
  }
  return periods;
}

function startOf({ at, isRenewal }: Purchase, end: Date | undefined): Date {
  if (end === undefined) return at;
  return isRenewal && at <= addDays(end, GRACE_DAYS) ? end : later(end, at);
}

export type Membership = {
  state: VipState;
  /** When the last period is over; null where there never was one. */
  endsAt: Date | null;
  /** Until when the perks hold: past the end while a card is being charged. */
  accessUntil: Date | null;
};

/** Whether somebody is VIP: of the facts and the moment alone (money.md "VIP"). */
export function membershipAt({ purchases, renews }: Facts, now: Date): Membership {
  const periods = layOut(purchases);
  const last = periods.at(-1);
  if (!last) return { state: 'none', endsAt: null, accessUntil: null };
  const { endsAt } = last;
  const accessUntil = renews ? addDays(endsAt, GRACE_DAYS) : endsAt;
  const membership = { endsAt, accessUntil };
  if (now >= accessUntil) return { ...membership, state: 'ended' };
  if (now >= endsAt) return { ...membership, state: 'past_due' };
  const covering = periods.find((period) => now < period.endsAt);
  return { ...membership, state: covering?.kind === 'trial' ? 'trialing' : 'active' };
}

export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
