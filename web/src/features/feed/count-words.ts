const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });
const EXACT_BELOW = 10_000;

/** "2.314", "48,2 mil"; undefined for none, which is not told. */
export function countBelow(count: number): string | undefined {
  if (count === 0) return undefined;
  return count < EXACT_BELOW ? count.toLocaleString('pt-BR') : compact.format(count);
}

/** "Curtir, 12 curtidas"; the act alone while there is none. */
export function labelOf(act: string, count: number, words: { one: string; many: string }): string {
  if (count === 0) return act;
  return `${act}, ${count.toLocaleString('pt-BR')} ${count === 1 ? words.one : words.many}`;
}
