import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import type { Sentence } from './tokens.ts';
import { lemmasOf } from './verbs.ts';

const PLANS = [
  '< eu? vou|irei|pretendo|planejo',
  'vou|vamos * amanha|depois|logo|hoje|semana|mes|ano|fim_de_semana',
  '< amanha|sabado|domingo|segunda|depois_de_amanha tem|vai|comeca|volta|chega',
  'estou pensando em',
  'quero|queria|penso em? * amanha|depois|semana|mes|ano|um_dia',
].map(compilePattern);
/** Endings of the past; a word that is no verb has no lemma and does not count. */
const PAST =
  /(?:[aei]mos|ei|ou|eu|iu|[aei]ram|ava|avam|[^aeiou]i|fui|foi|era|eram|tive|teve|fiz|fez|vim|veio|pus|vi|viu)$/u;

/** Words with these endings are of the past, also those of verbs that are not in the table: "derrubou", "mergulhou". */
const SURELY_PAST = /^\p{L}{2,}(?:ou|iu|[aei]ram|avam|[^aeiour]ei)$/u;
/** These end as a past does. */
const PRESENT = new Set('sou vou dou estou tou grou sei'.split(' '));

/** Whether a folded word is a verb of what was. */
export function isPast(fold: string): boolean {
  if (PRESENT.has(fold)) return false;
  const isKnown = PAST.test(fold) && lemmasOf(fold).size > 0 && !lemmasOf(fold).has(fold);
  return isKnown || SURELY_PAST.test(fold);
}

/** Whether a remark tells of what was, of what is meant to be, or of what is. */
export function tenseOf(sentences: readonly Sentence[]): 'told' | 'planned' | 'now' {
  if (sentences.some((sentence) => PLANS.some((pattern) => matchesSentence(pattern, sentence)))) return 'planned';
  const verbs = sentences.flatMap(({ tokens }) => tokens.map(({ fold }) => fold));
  return verbs.some(isPast) ? 'told' : 'now';
}
