const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** The calendar day of an instant in America/Sao_Paulo, `YYYY-MM-DD`. */
export function calendarDay(now: Date): string {
  return DAY.format(now);
}
