import { MIN_AGE_YEARS } from '@cafune/contract/auth';
import { calendarDay } from '../../platform/calendar-day.ts';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';

const OLDEST_YEAR = 1900;

/** The account a registration turns into a person's: the guest's who is here, or none. */
export function guestAccountId(session: Session | undefined): string | undefined {
  return session?.kind === 'guest' ? session.accountId : undefined;
}

/**
 * Checks a birth date `YYYY-MM-DD` against today's calendar date in America/Sao_Paulo.
 * @throws AppError auth.invalid-birth-date for a date that does not exist, lies ahead or before 1900; auth.underage below 18
 */
export function requireAdult(birthDate: string, now: Date): void {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const today = calendarDay(now);
  if (!exists || year < OLDEST_YEAR || birthDate > today) throw new AppError('auth.invalid-birth-date');
  const eighteenth = `${String(year + MIN_AGE_YEARS).padStart(4, '0')}${birthDate.slice(4)}`;
  if (eighteenth > today) throw new AppError('auth.underage');
}
