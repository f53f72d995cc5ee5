import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  addMonths,
  atHour,
  calendarDay,
  dayBefore,
  endOfCalendarDay,
  hourOfDay,
} from './calendar-day.ts';

describe('a calendar day in São Paulo', () => {
  it('ends at midnight there, not in London', () => {
    expect(calendarDay(new Date('2026-11-22T02:59:59.999Z'))).toBe('2026-11-21');
    expect(calendarDay(new Date('2026-11-22T03:00:00.000Z'))).toBe('2026-11-22');
    for (const now of ['2026-11-22T03:00:00.000Z', '2026-11-22T18:20:00Z', '2026-11-23T02:59:59.999Z'])
      expect(endOfCalendarDay(new Date(now)).toISOString()).toBe('2026-11-23T03:00:00.000Z');
  });

  it('follows the clock changes of the tz database', () => {
    // Summer time began on 4 November 2018 at midnight: the day had 23 hours, from 01:00 (UTC−2).
    expect(endOfCalendarDay(new Date('2018-11-03T12:00:00Z')).toISOString()).toBe('2018-11-04T03:00:00.000Z');
    expect(endOfCalendarDay(new Date('2018-11-04T12:00:00Z')).toISOString()).toBe('2018-11-05T02:00:00.000Z');
    // It ended on 17 February 2019: the sixteenth had 25.
    expect(endOfCalendarDay(new Date('2019-02-16T02:00:00Z')).toISOString()).toBe('2019-02-17T03:00:00.000Z');
  });

  it('knows the day before over the ends of months and years, and the hour on the wall', () => {
    expect(dayBefore('2026-01-01')).toBe('2025-12-31');
    expect(dayBefore('2028-03-01')).toBe('2028-02-29');
    expect([hourOfDay(new Date('2026-11-22T02:59:59Z')), hourOfDay(new Date('2026-11-22T03:00:00Z'))]).toEqual([23, 0]);
  });
});

describe('hours and months in São Paulo', () => {
  it('leaves weekends out of business days, as they are there', () => {
    const later = (from: string) => addBusinessDays(new Date(from), 3).toISOString();
    expect(later('2026-11-23T15:00:00.000Z')).toBe('2026-11-26T15:00:00.000Z');
    // A Friday, late in the evening: in London it is Saturday.
    expect(later('2026-11-28T01:30:00.000Z')).toBe('2026-12-03T01:30:00.000Z');
    expect(later('2026-11-28T15:00:00.000Z')).toBe('2026-12-02T15:00:00.000Z');
  });

  it('finds an hour of a day in the tz database', () => {
    expect(atHour('2026-11-21', 10).toISOString()).toBe('2026-11-21T13:00:00.000Z');
    // Summer time.
    expect(atHour('2018-12-24', 10).toISOString()).toBe('2018-12-24T12:00:00.000Z');
  });

  it('adds months at the same time of day', () => {
    expect(addMonths(new Date('2026-01-31T23:30:00-03:00'), 1)).toEqual(new Date('2026-02-28T23:30:00-03:00'));
    expect(addMonths(new Date('2026-11-15T01:00:00-03:00'), 12)).toEqual(new Date('2027-11-15T01:00:00-03:00'));
  });
});
