import type { CoinPack, PaymentMethod } from '@cafune/contract/payments';

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** "R$ 19,90", with a space that does not break. */
export function reais(cents: number): string {
  return REAIS.format(cents / 100);
}

/** "1 moeda", "1.800 moedas". */
export function coinWords(coins: number): string {
  return `${coins.toLocaleString('pt-BR')} ${coins === 1 ? 'moeda' : 'moedas'}`;
}

/** What a hundred coins of a pack cost: one coin is too little to compare. */
export function centsPerHundred({ priceCents, coins }: Pick<CoinPack, 'priceCents' | 'coins'>): number {
  return (priceCents * 100) / coins;
}

/** The pack whose coins cost least; none where they all cost the same. */
export function bestValueId(packs: readonly CoinPack[]): string | null {
  const [best, next] = [...packs].sort((a, b) => centsPerHundred(a) - centsPerHundred(b));
  if (best === undefined || next === undefined) return null;
  return centsPerHundred(best) < centsPerHundred(next) ? best.id : null;
}

/** How a method is called in a sentence: "Pagar com …". */
export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = { pix: 'Pix', card: 'cartão', boleto: 'boleto' };
/** The same, standing alone. */
export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = { pix: 'Pix', card: 'Cartão', boleto: 'Boleto' };
