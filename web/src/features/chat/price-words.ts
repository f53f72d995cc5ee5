import type { Conversation } from '@cafune/contract/chat';

/** The price of the next reply in words, before it is asked for. */
export function replyPriceText({ coins, freeRepliesLeft }: Conversation['replyPrice']): string {
  if (freeRepliesLeft !== null) {
    if (freeRepliesLeft === 0) return 'Suas respostas grátis acabaram';
    return freeRepliesLeft === 1 ? '1 resposta grátis' : `${freeRepliesLeft} respostas grátis`;
  }
  if (coins === 0) return 'Resposta grátis';
  return coins === 1 ? '1 moeda por resposta' : `${coins} moedas por resposta`;
}

function priceWords(coins: number, freeRepliesLeft: number | null): string {
  if (freeRepliesLeft !== null) return '1 resposta grátis';
  if (coins === 0) return 'grátis';
  return coins === 1 ? '1 moeda' : `${coins} moedas`;
}

/** What a reply and doing one again cost, as buttons say it. */
export type Prices = { reply: string; again: string };

export function pricesOf({ coins, againCoins, freeRepliesLeft }: Conversation['replyPrice']): Prices {
  return { reply: priceWords(coins, freeRepliesLeft), again: priceWords(againCoins, freeRepliesLeft) };
}
