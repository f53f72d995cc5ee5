/** What day and hour it is where she is, in the words lines may ask for. */
import { localDay, localHour } from '../gleaning/dates.ts';

const DAY_MS = 86_400_000;
const WEEKDAYS = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'];
const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const CLOCK = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: 'numeric', minute: '2-digit' });

/** Day of Easter in a year (anonymous Gregorian computus), counted as in `localDay`. */
export function easterDay(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const date = ((h + l - 7 * m + 114) % 31) + 1;
  return Math.floor(Date.UTC(year, month - 1, date) / DAY_MS);
}

/** The second Sunday of May is of mothers, that of August of fathers. */
function isSecondSunday(date: Date): boolean {
  return date.getUTCDay() === 0 && date.getUTCDate() > 7 && date.getUTCDate() < 15;
}

/** Fixed days: first month and day, last day. */
const HOLIDAYS: readonly (readonly [name: string, month: number, from: number, to: number])[] = [
  ['christmas', 12, 23, 25],
  ['newyear', 12, 29, 31],
  ['newyear', 1, 1, 2],
  ['saojoao', 6, 20, 25],
  ['lovers', 6, 11, 12],
  ['children', 10, 12, 12],
];

function holidaysOf(date: Date, day: number): string[] {
  const month = date.getUTCMonth() + 1;
  const found = HOLIDAYS.filter(
    ([, of, from, to]) => of === month && date.getUTCDate() >= from && date.getUTCDate() <= to,
  ).map(([name]) => name);
  const easter = easterDay(date.getUTCFullYear());
  if (day >= easter - 50 && day <= easter - 46) found.push('carnival');
  if (day >= easter - 2 && day <= easter) found.push('easter');
  if (month === 5 && isSecondSunday(date)) found.push('mothers');
  if (month === 8 && isSecondSunday(date)) found.push('fathers');
  return found;
}

function hoursOf(hour: number): string[] {
  if (hour < 5) return ['dawn', 'late'];
  if (hour < 9) return ['early'];
  if (hour >= 11 && hour < 14) return ['lunch'];
  if (hour >= 17 && hour < 19) return ['dusk'];
  return hour >= 22 ? ['late'] : [];
}

function weekOf(weekday: number, hour: number): string[] {
  if (weekday === 1) return ['monday'];
  if (weekday === 5) return hour >= 16 ? ['friday', 'weekend'] : ['friday'];
  if (weekday === 6) return ['weekend', 'saturday'];
  if (weekday === 0) return hour >= 17 ? ['sundaynight'] : ['weekend', 'sunday'];
  return weekday === 3 ? ['midweek'] : [];
}

/** Slots without words: a line that carries `{at.monday}` is said on Mondays only. */
export function momentSlots(now: Date): [string, string][] {
  const day = localDay(now);
  const date = new Date(day * DAY_MS);
  const hour = localHour(now);
  const weekday = date.getUTCDay();
  const names = [...holidaysOf(date, day), ...weekOf(weekday, hour), ...hoursOf(hour)];
  return [
    ...names.map((name) => [`at.${name}`, ''] as [string, string]),
    ['clock', CLOCK.format(now).replace(':', 'h')],
    ['today', `${WEEKDAYS[weekday]}, ${date.getUTCDate()} de ${MONTHS[date.getUTCMonth()]}`],
  ];
}
