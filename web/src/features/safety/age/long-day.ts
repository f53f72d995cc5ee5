const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

/** An instant's day in full, in São Paulo: "21 de novembro de 2026". */
export function longDay(instant: string): string {
  return DAY.format(new Date(instant));
}
