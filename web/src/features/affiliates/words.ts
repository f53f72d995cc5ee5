/** How the panel and the programme say money, days and numbers of people. */
import { COMMISSION_PERCENT, HOLD_DAYS } from '@cafune/contract/affiliates/earnings';
import { reais } from '../payments/index.ts';

const COUNT = new Intl.NumberFormat('pt-BR');
const SHARE = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
/** Days of the contract carry no time: read and written in UTC they stay the day they are. */
const DAY = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "1.234" */
export function count(number: number): string {
  return COUNT.format(number);
}

/** "1 clique", "1.234 cliques" */
export function counted(number: number, [one, many]: readonly [string, string]): string {
  return `${count(number)} ${number === 1 ? one : many}`;
}

/** "R$ 4,97", and "−R$ 4,97" with a real minus sign. */
export function money(cents: number): string {
  return cents < 0 ? `−${reais(-cents)}` : reais(cents);
}

/** The same with its sign where there is one: "+R$ 4,97". */
export function signedMoney(cents: number): string {
  return cents > 0 ? `+${reais(cents)}` : money(cents);
}

/** "38,7%" of the step before; "—" where nobody took that one. */
export function share(of: number, before: number): string {
  return before === 0 ? '—' : SHARE.format(of / before);
}

/** "5 de dezembro", of a day as `2026-12-05`. */
export function dayName(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

/** "5/12", for axes and tables. */
export function shortDay(day: string): string {
  const [, month = '', date = ''] = day.split('-');
  return `${Number(date)}/${Number(month)}`;
}

/** "25%" */
export const PERCENT = `${COMMISSION_PERCENT}%`;
/** How long a commission waits, by how the purchase was paid. */
export const HOLD_WORDS = `${HOLD_DAYS.pix} dias no Pix, ${HOLD_DAYS.boleto} no boleto e ${HOLD_DAYS.card} no cartão`;
