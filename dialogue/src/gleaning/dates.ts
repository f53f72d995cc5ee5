import type { Sentence } from '../analyser/tokens.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';

const DAY_MS = 86_400_000;
const WEEKDAYS = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'];
const MONTHS = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const SAO_PAULO = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const SAO_PAULO_HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  hour12: false,
});

const AFTER_TOMORROW = compilePattern('depois de amanha');
const TOMORROW = compilePattern('amanha');
const TODAY = compilePattern('hoje');
const WEEKEND = compilePattern('fim|final de semana');
const NEXT_WEEK = compilePattern('semana que vem|proxima');
const COMING_WEEK = compilePattern('proxima semana');

/** Days since 1970 of the calendar day in São Paulo. */
export function localDay(now: Date): number {
  return Math.floor(Date.parse(`${SAO_PAULO.format(now)}T00:00:00Z`) / DAY_MS);
}

/** Hour of the clock in São Paulo, 0 to 23. */
export function localHour(now: Date): number {
  return Number(SAO_PAULO_HOUR.format(now)) % 24;
}

/** dd/mm/aaaa of a day counted as in `localDay`. */
export function writeDay(day: number): string {
  const [year, month, date] = new Date(day * DAY_MS).toISOString().slice(0, 10).split('-');
  return `${date}/${month}/${year}`;
}

/** "quinta-feira" of a day counted as in `localDay`. */
export function weekdayName(day: number): string {
  const names = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'];
  return names[(day + 4) % 7] ?? '';
}

/** Inverse of `writeDay`, found anywhere in a text. */
export function findWrittenDay(text: string): number | undefined {
  const match = /(\d{2})\/(\d{2})\/(\d{4})/.exec(text);
  if (!match) return undefined;
  const time = Date.parse(`${match[3]}-${match[2]}-${match[1]}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : Math.floor(time / DAY_MS);
}

function weekdayAfter(today: number, weekday: number): number {
  // Day 0 (1970-01-01) was a Thursday.
  const current = (today + 4) % 7;
  return today + ((weekday - current + 7) % 7 || 7);
}

function dayOfMonth(today: number, date: number, month: number | undefined): number | undefined {
  const start = new Date(today * DAY_MS);
  for (let ahead = 0; ahead < 13; ahead += 1) {
    const candidate = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + ahead, date));
    const day = Math.floor(candidate.getTime() / DAY_MS);
    const fits = candidate.getUTCDate() === date && (month === undefined || candidate.getUTCMonth() === month);
    if (fits && day >= today) return day;
  }
  return undefined;
}

function numberedDay(sentence: Sentence, today: number): number | undefined {
  const words = sentence.tokens.map((token) => token.fold);
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? '';
    const date = Number(next);
    const named = word === 'dia' || MONTHS.includes(words[index + 3] ?? '');
    if (!named || !/^\d{1,2}$/.test(next) || date < 1 || date > 31) continue;
    const month = words.slice(index + 2, index + 4).map((name) => MONTHS.indexOf(name));
    return dayOfMonth(
      today,
      date,
      month.find((at) => at >= 0),
    );
  }
  return undefined;
}

/** "ficou pro 19", but not "passou pra 19 pessoas". */
function postponedDay(text: string, today: number): number | undefined {
  const date =
    /(?:ficou|passou|foi|mud(?:ou|aram)|remarc\p{L}+|adi\p{L}+|transferi\p{L}+|antecip\p{L}+) (?:pro|pra|para o) (\d{1,2})(?=$|[,.;!])/iu.exec(
      text,
    )?.[1];
  return date !== undefined && Number(date) >= 1 && Number(date) <= 31
    ? dayOfMonth(today, Number(date), undefined)
    : undefined;
}

function slashedDay(text: string, today: number): number | undefined {
  const match = /\b(\d{1,2})\/(\d{1,2})\b/.exec(text);
  if (!match) return undefined;
  const month = Number(match[2]) - 1;
  return month >= 0 && month < 12 ? dayOfMonth(today, Number(match[1]), month) : undefined;
}

function namedDay(sentence: Sentence, today: number): number | undefined {
  if (matchesSentence(AFTER_TOMORROW, sentence)) return today + 2;
  if (matchesSentence(TOMORROW, sentence)) return today + 1;
  if (matchesSentence(TODAY, sentence)) return today;
  const weekday = WEEKDAYS.findIndex((name) => sentence.forms.has(name));
  if (weekday >= 0) return weekdayAfter(today, weekday);
  if (matchesSentence(WEEKEND, sentence)) return weekdayAfter(today, 6);
  if (matchesSentence(NEXT_WEEK, sentence) || matchesSentence(COMING_WEEK, sentence)) return weekdayAfter(today, 1);
  return undefined;
}

/** The day a sentence speaks of, today or later, or undefined. */
export function readDay(sentence: Sentence, text: string, now: Date): number | undefined {
  const today = localDay(now);
  return (
    numberedDay(sentence, today) ?? postponedDay(text, today) ?? slashedDay(text, today) ?? namedDay(sentence, today)
  );
}
