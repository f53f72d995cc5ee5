/** Words by their sense: "moro", "morava" and "vivo" are one, so that what was told and what is asked meet. */
import { foldWord } from './fold.ts';
import { GROUPS, IRREGULAR } from './senses.ts';
import { NOT_DIMINUTIVE } from './slang.ts';

const ENDINGS =
  /(?:aramos|eremos|iremos|assem|essem|issem|aram|eram|iram|avam|aria|eria|iria|ando|endo|indo|adas|idas|ados|idos|amos|emos|imos|ada|ido|ida|ado|ava|iam|ou|eu|iu|am|em|ar|er|ir|ei|ia|as|os|es|is|a|e|o|i|s)$/u;
const DIMINUTIVE = /z?inh[oa]s?$/u;
function strip(folded: string): string {
  const plain = folded.replace(/coes$/u, 'cao').replace(/oes$/u, 'ao');
  const base =
    plain.length > 6 && DIMINUTIVE.test(plain) && !NOT_DIMINUTIVE.has(plain) ? plain.replace(DIMINUTIVE, '') : plain;
  const short = /^.{2,3}[ai]d[oa]s?$/u.test(base);
  const stem = short ? base.replace(/[oa]s?$/u, '') : base.replace(ENDINGS, '');
  const kept = stem.length >= 3 ? stem : base.replace(/s$/u, '');
  // "chegar, cheguei", "tocar, toquei", "começo, comecei": one spelling for one sound.
  return kept.replace(/gu$/u, 'g').replace(/qu$/u, 'c').slice(0, 8);
}

const SENSES = new Map<string, string>();
for (const group of GROUPS) {
  const words = group.split(' ').map(foldWord);
  const sense = IRREGULAR[words[0] ?? ''] ?? strip(words[0] ?? '');
  for (const word of words) for (const key of [word, strip(word)]) if (!SENSES.has(key)) SENSES.set(key, sense);
}

/** "cinquenta" and "50" are one. */
const NUMBERS = new Map(
  (
    'três 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 treze 13 catorze 14 quatorze 14 quinze 15 dezesseis 16 dezessete 17 ' +
    'dezoito 18 dezenove 19 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60 setenta 70 oitenta 80 noventa 90 cem 100'
  )
    .split(' ')
    .flatMap((word, at, all): [string, string][] => (at % 2 === 0 ? [[foldWord(word), all[at + 1] ?? '']] : []))
    .concat([
      ['2', 'dois'],
      ['1', 'um'],
    ]),
);

const WORDS_AT_MOST = 20_000;
const senses = new Map<string, string>();

/** The sense of one word: a stem, or the name of what it shares with others. */
export function senseOf(word: string): string {
  const known = senses.get(word);
  if (known !== undefined) return known;
  if (senses.size >= WORDS_AT_MOST) senses.clear();
  const sense = readSense(word);
  senses.set(word, sense);
  return sense;
}

function readSense(word: string): string {
  const folded = foldWord(word);
  const number = NUMBERS.get(folded);
  if (number !== undefined) return number;
  // Folding makes one of grandmother and grandfather.
  if (folded === 'avo' && /ô/iu.test(word)) return 'avo-m';
  if (folded === 'vo' || folded === 'vovo') return /ó/iu.test(word) ? senseOf('avó') : 'avo-m';
  const irregular = IRREGULAR[folded];
  if (irregular !== undefined) return irregular;
  const stem = strip(folded);
  return SENSES.get(folded) ?? SENSES.get(stem) ?? stem;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** Words that carry no sense of their own. */
const EMPTY = new Set(
  (
    'a o as os um uma uns umas de do da dos das em no na nos nas num numa ao aos com sem por pelo pela para pra pro pras pros e ou mas que se como qual quais quem ' +
    'onde aonde quando quanto quanta quantos quantas me te lhe eu voce vc ce tu ele ela eles elas nos gente meu minha meus minhas seu sua seus suas teu tua nosso nossa ' +
    'isso isto esse essa este esta aquele aquela mim comigo contigo ti la aqui ai ali mesmo mesma so ja nao n sim tambem tbm ainda mais muito muita bem ne entao ' +
    'lembra lembrar lembro sabe contei falei disse te contou falou recorda esqueceu ainda faz ha pois porque pq q oque tipo coisa coisas negocio agora hoje ' +
    'deles delas dele dela nele nela afinal assim desde alem antes depois'
  ).split(' '),
);

/** The words of a text that carry sense, folded, in their order. */
export function sensibleWords(text: string): string[] {
  return (text.normalize('NFC').match(WORD) ?? []).filter((word) => !EMPTY.has(foldWord(word)));
}

const READ_AT_MOST = 4_000;
const read = new Map<string, ReadonlySet<string>>();

/** The senses in a text. What was told is read once: it is looked through at every question. */
export function sensesOf(text: string): ReadonlySet<string> {
  const known = read.get(text);
  if (known) return known;
  const fresh = new Set(sensibleWords(text).map(senseOf));
  if (read.size >= READ_AT_MOST) read.clear();
  read.set(text, fresh);
  return fresh;
}

/** Of these nearly every sentence has one. */
export const LIGHT: ReadonlySet<string> = new Set(
  'ser estar ter ir fazer dar vir ficar fic poder querer saber haver dia vez tempo ver dizer lugar pesso vid idad cham gost odiar trabalh casa sempr tomar'.split(
    ' ',
  ),
);

/** How many senses of a text stand in another, and how many it has. */
function overlap(text: string, other: string): { shared: number; size: number } {
  const [own, theirs] = [sensesOf(text), sensesOf(other)];
  return {
    shared: [...own].filter((sense) => !LIGHT.has(sense) && theirs.has(sense)).length,
    size: [...own].filter((sense) => !LIGHT.has(sense)).length,
  };
}

/** Whether a clause is told again in a text, its persons turned or not. */
export function isToldIn(clause: string, text: string): boolean {
  const { shared, size } = overlap(clause, text);
  return shared > 0 && shared >= 0.8 * size;
}

/** Whether a text is about what a clause is about: two of its words, or the only one. */
export function touches(clause: string, text: string): boolean {
  const { shared, size } = overlap(clause, text);
  return shared >= Math.min(2, size) && shared > 0;
}

const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/^(mae|arvore)s$/u, '$1'],
  [/oes$/u, 'ao'],
  [/aes$/u, 'ao'],
  [/([aeou])is$/u, '$1l'],
  [/ns$/u, 'm'],
  [/([rz])es$/u, '$1'],
  [/s$/u, ''],
];

/** "Limões" → "limao": nearer to the word as it stands than its stem, which is that of many. */
export function singularOf(fold: string): string {
  const plural = fold.length > 3 ? PLURALS.find(([ending]) => ending.test(fold)) : undefined;
  return plural ? fold.replace(...plural) : fold;
}
