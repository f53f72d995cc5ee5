import type { DeckCard } from '@cafune/contract/avatars/discovery';

/** What she says first, without what she does. */
export function spokenLine(greeting: string): string {
  return greeting
    .replace(/\*[^*]*\*/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The first sentence of hers. */
export function firstSentence(greeting: string): string {
  const line = spokenLine(greeting);
  return /^.+?[.!?…]+(?=\s|$)/u.exec(line)?.[0] ?? line;
}

/** Her line on a card: what she calls herself, or how she begins. */
export function quoteOf({ tagline, greeting }: Pick<DeckCard, 'tagline' | 'greeting'>): string {
  return tagline === '' ? firstSentence(greeting) : tagline;
}
