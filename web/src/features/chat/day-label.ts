const HOUR_MS = 3_600_000;
/** A pause this long starts a new moment of the conversation, even on the same day. */
const NEW_MOMENT_MS = 3 * HOUR_MS;

const TIME = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long' });
const DAY_WITH_YEAR = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' });

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** "Hoje, 19:42", "Ontem, 08:10", "Quarta-feira, 18 de novembro, 21:03". */
export function momentLabel(moment: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / (24 * HOUR_MS));
  const time = TIME.format(moment);
  if (days === 0) return `Hoje, ${time}`;
  if (days === 1) return `Ontem, ${time}`;
  const day = moment.getFullYear() === now.getFullYear() ? DAY.format(moment) : DAY_WITH_YEAR.format(moment);
  return `${day.slice(0, 1).toLocaleUpperCase('pt-BR')}${day.slice(1)}, ${time}`;
}

/** An instant and the local day it falls on, in milliseconds. */
export type Moment = { at: number; day: number };

export function momentOf(date: Date): Moment {
  return { at: date.getTime(), day: startOfDay(date) };
}

/** Whether a separator goes between two messages: another day, or a long pause. */
export function startsMoment(moment: Moment, previous: Moment | null): boolean {
  return previous === null || moment.day !== previous.day || moment.at - previous.at > NEW_MOMENT_MS;
}

/** Whether an instant, ISO 8601, is still to come. None is not, nor one that what this device kept long ago does not have. */
export function isAhead(instant: string | null | undefined): boolean {
  return Date.parse(instant ?? '') > Date.now();
}
