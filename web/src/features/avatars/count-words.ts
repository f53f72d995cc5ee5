const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

/** "48,2 mil". */
export function compactCount(count: number): string {
  return compact.format(count);
}

/** "1 conversa", "48,2 mil conversas"; undefined for none, which is not told. */
export function conversationsInWords(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? '1 conversa' : `${compactCount(count)} conversas`;
}
