const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
const HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', hour: '2-digit', hourCycle: 'h23' });

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** How far clocks there are behind UTC, as a first guess. */
const GUESS_MS = 3 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** No calendar day is longer, whatever the clocks do. */
const LONGEST_DAY_MS = 26 * 60 * 60_000;

/** The calendar day of an instant in America/Sao_Paulo, `YYYY-MM-DD`. */
export function calendarDay(now: Date): string {
  return DAY.format(now);
}

/** A day and hour in America/Sao_Paulo as people say it: "terça-feira, 10 de março às 15:04". */
export function momentInWords(instant: Date): string {
  return MOMENT.format(instant);
}

/** The hour that clocks in America/Sao_Paulo show, from 0 to 23. */
export function hourOfDay(now: Date): number {
  return Number(HOUR.format(now));
}

/** The instant at which clocks in America/Sao_Paulo show an hour, from 0 to 23, on a calendar day of `YYYY-MM-DD`. */
export function atHour(day: string, hour: number): Date {
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const guess = wanted + GUESS_MS;
  const shown = Date.parse(`${CLOCK.format(guess).replace(' ', 'T')}Z`);
  return new Date(guess + wanted - shown);
}

/** The same time of day some calendar months later in America/Sao_Paulo; the month's last day where it has no such day. */
export function addMonths(instant: Date, months: number): Date {
  const day = calendarDay(instant);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
  return new Date(atHour(later, 0).getTime() + instant.getTime() - atHour(day, 0).getTime());
}

/** The same time of day some business days later in America/Sao_Paulo: weekends are left out, holidays count as other days. */
export function addBusinessDays(instant: Date, days: number): Date {
  const start = calendarDay(instant);
  const day = new Date(`${start}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  const later = atHour(day.toISOString().slice(0, 10), 0);
  return new Date(later.getTime() + instant.getTime() - atHour(start, 0).getTime());
}

/** The calendar day before one of `YYYY-MM-DD`. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

/** The calendar day after one of `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

/** As many calendar days up to one of `YYYY-MM-DD`, oldest first, itself the last. */
export function daysUntil(day: string, count: number): string[] {
  const days = [day];
  while (days.length < count) days.unshift(dayBefore(days[0] ?? day));
  return days;
}

/** The first instant of the next calendar day in America/Sao_Paulo, found in the tz database to the millisecond. */
export function endOfCalendarDay(now: Date): Date {
  const today = calendarDay(now);
  let within = now.getTime();
  let beyond = within + LONGEST_DAY_MS;
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2);
    if (calendarDay(new Date(middle)) === today) within = middle;
    else beyond = middle;
  }
  return new Date(beyond);
}
