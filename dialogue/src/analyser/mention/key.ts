/** What a key may look like in a text: for each of its words, every form. */
import { foldWord } from '../fold.ts';
import { VERBS } from './homographs.ts';
import { basesOfDiminutive, feminineForms, nameForms, nounForms, pluralsOf, singularOf } from './noun-forms.ts';
import { ACTIONS, NICKNAMES } from './tables.ts';
import { verbForms } from './verb-forms.ts';
import { readWords, type Word } from './words.ts';

export type KeyWord = {
  /** Folded form to the ways it is written with accents. */
  readonly forms: ReadonlyMap<string, ReadonlySet<string>>;
  readonly kind: 'noun' | 'verb' | 'name' | 'link' | 'compound' | 'exact';
  readonly fold: string;
  readonly parts: readonly string[] | undefined;
  /** Short names, which only a capital or an article tells from other words. */
  readonly nicknames: readonly string[];
  /** Folded forms that only the verb of a noun has: "casa" of "casamento". */
  readonly doings: ReadonlySet<string>;
};
export type Key = {
  readonly words: readonly KeyWord[];
  /** "rj" of "Rio de Janeiro"; undefined where there are none to recognise. */
  readonly initials: string | undefined;
  /** The words written together, for hashtags. */
  readonly joined: string;
};

const SKIPPED = new Set(
  'o a os as um uma uns umas meu minha meus minhas seu sua seus suas teu tua teus tuas nosso nossa nossos nossas ao aos este esta esse essa'.split(
    ' ',
  ),
);
const LINKS = new Map(
  Object.entries({
    de: 'de da do das dos d dum duma',
    em: 'em na no nas nos num numa',
    para: 'para pra pro pras pros',
    por: 'por pela pelo pelas pelos',
    com: 'com c',
    e: 'e',
    sem: 'sem',
  }).flatMap(([link, forms]) => forms.split(' ').map((form) => [form, link] as const)),
);
const MOTION = new Set('ir vir voltar chegar sair viajar subir descer entrar'.split(' '));
const VERB_OF_FOLD = new Map(VERBS.map((verb) => [foldWord(verb), verb]));
/** Words in -ar, -er, -ir, -or that are no infinitive. */
const NOT_VERBS = new Set(
  (
    'mar lar par bar ar lugar celular acucar mulher talher cor amor dor flor calor valor elixir lider hamburguer dolar radar familiar popular ' +
    'escolar militar particular regular exemplar altar hangar pilar polegar pomar patamar paladar bazar bilhar calcanhar avatar nectar similar ' +
    'solar lunar super hiper freezer laser lazer prazer saber carater colher quer qualquer sequer computador professor humor favor sabor ator motor ' +
    'cantor pastor doutor autor elevador setor vapor tremor tumor senhor maior melhor pior menor luar colar andar vulgar titular azar ' +
    'poker gamer streamer youtuber influencer freelancer trainer tinder twitter poster chester sniper reporter designer blazer scooter twister alzheimer parker ' +
    'hamster airfryer bipolar niver vestibular'
  ).split(' '),
);
/** Finite forms of known verbs, for telling "eu rio" from "o rio". */
export const FINITE: ReadonlySet<string> = new Set(
  VERBS.flatMap((verb) =>
    verbForms(verb)
      .filter((form) => form !== verb && !/[ai]d[oa]s?$|ndo$|no$/u.test(form))
      .map(foldWord),
  ),
);
/** Forms that only a verb has, to their infinitive: a key may be "corri". */
const INFLECTED = new Map(
  VERBS.flatMap((verb) =>
    verbForms(verb)
      .filter((form) =>
        /(?:ei|ou|[^aeou]i|iu|eu|ava|avam|aram|eram|iram|ando|endo|indo|aria|eria|iria|ssem?|este|aste|iste)$/u.test(
          form,
        ),
      )
      .map((form) => [foldWord(form), verb] as const),
  ),
);
const FIRST_PERSON = new Map(
  'quero:querer tenho:ter vou:ir sou:ser estou:estar posso:poder sei:saber vejo:ver faco:fazer digo:dizer venho:vir peco:pedir leio:ler durmo:dormir prefiro:preferir consigo:conseguir'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

function index(forms: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const form of forms) {
    const fold = foldWord(form);
    found.set(fold, (found.get(fold) ?? new Set()).add(form));
  }
  return found;
}

function isInfinitive(word: string): boolean {
  const fold = foldWord(word);
  if (word === 'por') return false;
  if (VERB_OF_FOLD.has(fold)) return true;
  return fold.length > 4 && /[aei]r$/u.test(fold) && !/[áéíóúâêô]/u.test(word) && !NOT_VERBS.has(fold);
}

/** Nouns with the letters of a verb's form: a key is what there is, not what would be done. */
const NOUNS_LIKE_VERBS = new Set('bateria correria pescaria loteria padaria parceria gritaria livraria'.split(' '));

function verbOf(word: string): string | undefined {
  if (NOUNS_LIKE_VERBS.has(foldWord(word))) return undefined;
  if (isInfinitive(word)) return VERB_OF_FOLD.get(foldWord(word)) ?? word;
  return FIRST_PERSON.get(foldWord(word)) ?? INFLECTED.get(foldWord(word));
}

/** The noun a key stands for, in the singular and at its common size. */
function nounsOf(word: string): string[] {
  const single = singularOf(word);
  return [...new Set([word, single, ...basesOfDiminutive(single)])];
}

const ALSO_NOUNS = new Set('jantar olhar poder andar dever ser saber prazer colar falar'.split(' '));

/** "guarda-chuvas", "sextas-feiras", with and without the hyphen. */
function compoundForms(parts: readonly string[]): string[] {
  const last = parts.at(-1) ?? '';
  const first = parts[0] ?? '';
  const plurals = pluralsOf(last).map((plural) => [...parts.slice(0, -1), plural]);
  const firsts = pluralsOf(first).map((plural) => [plural, ...parts.slice(1)]);
  const both = firsts.flatMap(([head = '']) => plurals.map((rest) => [head, ...rest.slice(1)]));
  return [parts, ...plurals, ...firsts, ...both].map((form) => form.join(' '));
}

const NONE: ReadonlySet<string> = new Set();

function keyWord(word: Word, isNamed: boolean): KeyWord {
  // "nó", "dá": with their accent they are words of their own.
  const link = word.raw === word.fold ? LINKS.get(word.fold) : undefined;
  const base = { fold: word.fold, parts: word.parts, nicknames: NICKNAMES.get(word.fold) ?? [], doings: NONE };
  if (word.parts) return { ...base, kind: 'compound', forms: index(compoundForms(word.parts)) };
  if (link !== undefined) return { ...base, fold: link, kind: 'link', forms: new Map() };
  if (isNamed && word.isCapital) return { ...base, kind: 'name', forms: index(nameForms(word.raw)) };
  const verb = verbOf(word.raw);
  if (verb !== undefined) {
    const nouns = ALSO_NOUNS.has(word.fold) ? nounForms(word.raw) : [];
    return { ...base, fold: foldWord(verb), kind: 'verb', forms: index([...verbForms(verb), ...nouns]) };
  }
  const action = ACTIONS.get(word.fold);
  const done = action === undefined ? [] : verbForms(action);
  const named = index(nounsOf(word.raw).flatMap(nounForms));
  const doings = new Set(done.map(foldWord).filter((form) => !named.has(form)));
  return { ...base, kind: 'noun', doings, forms: index([...nounsOf(word.raw).flatMap(nounForms), ...done]) };
}

function withFeminine(key: KeyWord, word: Word): KeyWord {
  if (key.kind !== 'noun') return key;
  return { ...key, forms: new Map([...index(feminineForms(word.raw)), ...key.forms]) };
}

/** They have no plural and no size: "me" is no "mês". */
const PRONOUNS = new Set('me te se lhe mim ti nos vos isso disso nisso'.split(' '));

/** One word of a thesaurus pattern: "=bota" as written, a name by its capital, else a verb, noun or adjective. */
export function patternWord(text: string): KeyWord {
  const written = text.replace('=', '');
  const [word] = readWords(written.toLowerCase());
  if (!word) throw new Error(`No word: ${text}`);
  const isExact = text !== written || /^\p{Lu}/u.test(written) || PRONOUNS.has(word.fold);
  if (!word.parts && isExact)
    return { fold: word.fold, kind: 'exact', forms: index([word.raw]), parts: undefined, nicknames: [], doings: NONE };
  return keyWord(word, false);
}

/** The kind of a link ("da" is "de"), or undefined for a word of its own. */
export function linkOf(fold: string): string | undefined {
  return LINKS.get(fold);
}

/** Articles and possessives stand anywhere without changing what is named. */
export function isSkipped(fold: string): boolean {
  return SKIPPED.has(fold);
}

/** After a verb of motion "a", "em", "para" are one. */
export function isMotion(word: KeyWord | undefined): boolean {
  return word?.kind === 'verb' && MOTION.has(word.fold);
}

const REFLEXIVE = new Set(['se', 'me', 'te']);

/** A key in lower case with a capital is a name; "IRMÃ" and "Irmã minha" are not. */
function isNamed(words: readonly Word[]): boolean {
  const contents = words.filter((word) => !linkOf(word.fold) && !isSkipped(word.fold));
  return contents.length > 0 && contents.every((word) => word.isCapital && !word.isUpper);
}

/** Reads a key once. */
export function readKey(text: string): Key {
  const all = readWords(text.slice(0, 120)).filter((word) => !(REFLEXIVE.has(word.fold) && text.includes(' ')));
  const dropped = all.filter((word) => !isSkipped(word.fold));
  const named = isNamed(all);
  const words = dropped.map((word) => withFeminine(keyWord(word, named), word));
  const contents = words.filter((word) => word.kind !== 'link');
  const motion = isMotion(words[0]) ? words.filter((word, at) => at !== 1 || word.kind !== 'link') : words;
  return {
    words: motion.filter((word, at) => word.kind !== 'link' || (at > 0 && at < motion.length - 1)),
    initials: contents.length > 1 && named ? contents.map((word) => word.fold[0]).join('') : undefined,
    joined: contents.map((word) => word.fold).join(''),
  };
}
