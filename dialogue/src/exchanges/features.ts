/** What a message is compared by: the senses of its words, whom they are about, what is asked, and which words stand together. */
import { isLaughter } from '../analyser/concepts.ts';
import { foldWord, normalizeText, squeezeRuns } from '../analyser/fold.ts';
import { SLANG } from '../analyser/slang.ts';
import { senseOf } from '../analyser/stems.ts';
import { isPast } from '../analyser/tense.ts';

/** Said so often, and of so little, that what is left tells more without them. */
const DROPPED = new Set(
  (
    'a o as os um uma uns umas de do da dos das em no na nos nas ao aos com por pelo pela para pra pro pras pros e que la ai ali aqui ne entao ' +
    'so ja mesmo bem tipo assim ate num numa me se lhe isso esse essa este esta aquele aquela hein viu oi ola eh ah ue agora'
  ).split(' '),
);
export const YOU = '~you';
export const ME = '~me';
export const THEM = '~them';
/** What was: "já volto" is not "já voltei". */
const THEN = '~then';
/** Whom a word is about. */
const PERSONS = new Map(
  Object.entries({
    you: 'voce te ti seu sua seus suas teu tua teus tuas voces',
    me: 'eu meu minha meus minhas mim comigo',
    them: 'ele ela eles elas dele dela deles delas',
    us: 'nos nosso nossa nossos nossas conosco',
  }).flatMap(([person, words]) => words.split(' ').map((word): [string, string] => [word, `~${person}`])),
);
/** What a question asks for, and what turns a sentence about. */
const ASKING = new Set(
  'onde quando quanto quantos quantas qual quais quem como nao nunca sem mais menos ou'.split(' '),
);
const ONE_FORM: Readonly<Record<string, string>> = {
  quantos: 'quanto',
  quantas: 'quanto',
  quanta: 'quanto',
  quais: 'qual',
};

const WORD = /[\p{L}\p{N}]+/gu;
const EXPANSIONS = new Map(Object.entries(SLANG));

/** The words of a text as they are compared, chat slang written out. */
function wordsOf(text: string): string[] {
  return (normalizeText(text).match(WORD) ?? []).flatMap((word) => {
    const folded = squeezeRuns(foldWord(word), 1);
    if (isLaughter(folded)) return [];
    // The accent tells grandmother from grandfather.
    return EXPANSIONS.get(folded)?.split(' ') ?? [squeezeRuns(word, 1)];
  });
}

function featureOf(word: string): string | undefined {
  const folded = foldWord(word);
  if (DROPPED.has(folded)) return undefined;
  if (ASKING.has(folded)) return `?${ONE_FORM[folded] ?? folded}`;
  return PERSONS.get(folded) ?? senseOf(word);
}

/** A pair says who did what to whom. */
const PAIR = '+';

export function isPair(feature: string): boolean {
  return feature.includes(PAIR);
}

/** Whether it says that something is not so. */
export function isDenied(features: ReadonlySet<string>): boolean {
  return ['?nao', '?nunca', 'nem', '?sem'].some((word) => features.has(word));
}

/** What the text is about: neither a pair, nor a person, nor what is asked. */
export function isSense(feature: string): boolean {
  return !isPair(feature) && !/^[~?]/u.test(feature);
}

/** Features of a text, each once. */
export function featuresOf(text: string): ReadonlySet<string> {
  const features = new Set<string>();
  let last: string | undefined;
  for (const word of wordsOf(text)) {
    if (isPast(foldWord(word))) features.add(THEN);
    const feature = featureOf(word);
    if (feature === undefined) continue;
    features.add(feature);
    if (last !== undefined) features.add(last + PAIR + feature);
    last = feature;
  }
  return features;
}
