import { addMonths, atHour, calendarDay, dayBefore } from '../../platform/calendar-day.ts';
import { addDays, type Facts, layOut, membershipAt, type Period } from './membership.ts';

/** Everything that is told or charged happens at ten in the morning in São Paulo (money.md "VIP"). */
const HOUR = 10;
/** A refused card is tried once more on each of the days that follow. */
const CHARGE_TRIES = 3;
/** product.md "Money": hours before a trial ends. */
const TRIAL_NOTICE_HOURS = [48, 24] as const;
/** money.md "VIP": days before a charge, or before the end of what does not renew. */
const NOTICE_DAYS = [3, 1] as const;
const HOUR_MS = 60 * 60_000;

export type Reminder = 'trial-ends' | 'charge' | 'ends';
/** Something to do once: its key is the same however often it is worked out. */
export type Due =
  | { kind: 'reminder'; key: string; at: Date; reason: Reminder; endsAt: Date }
  | { kind: 'charge'; key: string; at: Date }
  | { kind: 'expiry'; key: string; at: Date }
  | { kind: 'coins'; key: string; at: Date };

/** All there is to do about somebody's VIP as things stand, past and to come. `isCanceled`: the person ended the renewal. */
export function agendaOf(facts: Facts & { isCanceled: boolean }): Due[] {
  const periods = layOut(facts.purchases);
  const last = periods.at(-1);
  if (!last) return [];
  const coins = periods.flatMap(monthlyCoins);
  const { endsAt } = last;
  const { accessUntil } = membershipAt(facts, endsAt);
  const expiry: Due = { kind: 'expiry', key: `expiry:${keyOf(endsAt)}`, at: nextMorning(accessUntil ?? endsAt) };
  return [...coins, ...remindersOf(facts, last), ...(facts.renews ? chargesAt(endsAt) : []), expiry];
}

/** What a trial that begins at this moment brings to who keeps a card, by the agenda that will be worked off. */
export function trialDates(startsAt: Date): { remindersAt: Date[]; endsAt: Date; chargeAt: Date } {
  const trial = { id: 'trial', kind: 'trial', months: 0, at: startsAt, isRenewal: false, takenBackAt: null } as const;
  const agenda = agendaOf({ purchases: [trial], renews: true, isCanceled: false });
  const reminders = agenda.filter((due) => due.kind === 'reminder');
  const charge = agenda.find((due) => due.kind === 'charge');
  const endsAt = reminders[0]?.endsAt;
  if (endsAt === undefined || charge === undefined) throw new Error('a trial without reminders or charge');
  return { remindersAt: reminders.map(({ at }) => at), endsAt, chargeAt: charge.at };
}

function monthlyCoins({ id, months, startsAt, endsAt }: Period): Due[] {
  return Array.from({ length: months }, (_none, month) => ({
    kind: 'coins' as const,
    key: `coins:${id}:${month}`,
    at: addMonths(startsAt, month),
  })).filter(({ at }) => at < endsAt);
}

/** Whoever canceled knows that it ends. */
function remindersOf({ renews, isCanceled }: Facts & { isCanceled: boolean }, { kind, endsAt }: Period): Due[] {
  if (isCanceled) return [];
  const key = keyOf(endsAt);
  if (kind === 'trial')
    return TRIAL_NOTICE_HOURS.map((notice) => ({
      kind: 'reminder',
      key: `reminder:${key}:${notice}h`,
      at: lastMorning(new Date(endsAt.getTime() - notice * HOUR_MS)),
      reason: 'trial-ends',
      endsAt,
    }));
  return NOTICE_DAYS.map((notice) => ({
    kind: 'reminder',
    key: `reminder:${key}:${notice}d`,
    at: atHour(daysBefore(endsAt, notice), HOUR),
    reason: renews ? 'charge' : 'ends',
    endsAt,
  }));
}

function chargesAt(endsAt: Date): Due[] {
  const first = nextMorning(endsAt);
  return Array.from({ length: CHARGE_TRIES }, (_none, day) => ({
    kind: 'charge' as const,
    key: `charge:${keyOf(endsAt)}:${day + 1}`,
    at: addDays(first, day),
  }));
}

function keyOf(endsAt: Date): string {
  return endsAt.toISOString();
}

/** The last ten o'clock that is not after it. */
function lastMorning(instant: Date): Date {
  const today = calendarDay(instant);
  const morning = atHour(today, HOUR);
  return morning <= instant ? morning : atHour(dayBefore(today), HOUR);
}

/** The first ten o'clock that is not before it. */
export function nextMorning(instant: Date): Date {
  const morning = atHour(calendarDay(instant), HOUR);
  return morning >= instant ? morning : atHour(calendarDay(addDays(morning, 1)), HOUR);
}

function daysBefore(instant: Date, days: number): string {
  return Array.from({ length: days }).reduce<string>((day) => dayBefore(day), calendarDay(instant));
}
