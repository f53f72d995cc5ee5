import { calendarDay } from '../../platform/calendar-day.ts';
import type { AgeOutcome } from './port.ts';

const ADULT_YEARS = 18;

/**
 * What a claim says: a boolean "is an adult", or a birth date (`YYYY-MM-DD`, or `YYYY` alone where that is enough).
 * Anything else, or a year in which it depends on the day, says nothing. Days are those of America/Sao_Paulo.
 */
export function readAgeClaim(claim: unknown, now: Date): AgeOutcome {
  if (typeof claim === 'boolean') return claim ? 'adult' : 'minor';
  const [, year, monthAndDay] = /^(\d{4})(?:-(\d{2}-\d{2}))?$/u.exec(typeof claim === 'string' ? claim : '') ?? [];
  if (year === undefined || Number(year) < 1900) return 'failed';
  const today = calendarDay(now);
  const eighteen = String(Number(year) + ADULT_YEARS);
  if (monthAndDay === undefined) return judgeYear(eighteen, today.slice(0, 4));
  if (!isDate(`${year}-${monthAndDay}`) || `${year}-${monthAndDay}` > today) return 'failed';
  return `${eighteen}-${monthAndDay}` <= today ? 'adult' : 'minor';
}

function judgeYear(eighteen: string, thisYear: string): AgeOutcome {
  if (eighteen === thisYear) return 'failed';
  return eighteen < thisYear ? 'adult' : 'minor';
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
