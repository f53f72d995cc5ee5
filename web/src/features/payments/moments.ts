const DAY = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long' });
const SHORT_DAY = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short' });
const MOMENT = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const FULL = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const TIME = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** "27 de novembro" */
export function dayOf(instant: string): string {
  return DAY.format(new Date(instant));
}

/** "27 de nov.", where there is little room. */
export function shortDayOf(instant: string): string {
  return SHORT_DAY.format(new Date(instant));
}

/** "27 de novembro, às 19:42" */
export function dayAndTimeOf(instant: string): string {
  const date = new Date(instant);
  return `${DAY.format(date)}, às ${TIME.format(date)}`;
}

/** "20 de nov., 19:42", for rows of a list. */
export function momentOf(instant: string): string {
  return MOMENT.format(new Date(instant));
}

/** "20 de nov. de 2026, 19:42", for receipts. */
export function fullMomentOf(instant: string): string {
  return FULL.format(new Date(instant));
}
