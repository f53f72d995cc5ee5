import { AVATAR_MAX_AGE, AVATAR_MIN_AGE } from '@cafune/contract/avatars';
import type { Json } from './json.ts';

/** "Idade: 27", "age("27")", "- Age = 27 anos": a word that says what the number is, and nothing between them. */
const AGE_LINE = /(?:^|[^\p{L}])(?:idade|age)["'*_\s]{0,4}[:=(][\s"'*_([]{0,6}(\d{1,4})(?!\d)/giu;

/**
 * The age of a card, in years: our own field, or the one age its texts give. Undefined when it has none, two different
 * ones, or none that an avatar may have: then the person is asked. What is below eighteen is the guard's.
 */
export function findAge(own: Json | undefined, texts: readonly string[]): number | undefined {
  if (isAllowed(own)) return own;
  const ages = new Set(texts.flatMap((text) => [...text.matchAll(AGE_LINE)].map((match) => Number(match[1]))));
  const [age] = ages;
  return ages.size === 1 && isAllowed(age) ? age : undefined;
}

function isAllowed(age: Json | undefined): age is number {
  return typeof age === 'number' && Number.isInteger(age) && age >= AVATAR_MIN_AGE && age <= AVATAR_MAX_AGE;
}
