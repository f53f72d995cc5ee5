/** What a button that is paid adds to its name; nothing while that is not known. */
export function priceWords(coins: number | undefined): string {
  if (coins === undefined) return '';
  return coins === 0 ? ' · grátis' : ` · ${coins} ${coins === 1 ? 'moeda' : 'moedas'}`;
}
