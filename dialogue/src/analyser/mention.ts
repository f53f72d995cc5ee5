import { foldWord } from './fold.ts';
import { isNounHere, isVerbHere } from './mention/homographs.ts';
import { FINITE, isSkipped, type Key, type KeyWord, linkOf, readKey } from './mention/key.ts';
import { singularOf } from './mention/noun-forms.ts';
import { formsOf, type Pattern, placeOf, type ReadText, readText } from './mention/pattern.ts';
import { isElsewhere, plainPlaces } from './mention/plain.ts';
import { isOtherSense } from './mention/senses.ts';
import { thesaurusOf } from './mention/thesaurus.ts';
import { readWords } from './mention/words.ts';

/** A key with all it is known by. */
type Wanted = {
  readonly key: Key;
  /** The thing itself: what the senses know it by. */
  readonly fold: string;
  readonly patterns: readonly Pattern[];
  /** Words that may stand apart: "viagem pra Bahia" is both, anywhere near each other. */
  readonly parts: readonly string[];
};

const KEPT_KEYS = 500;
const MOST_PARTS = 3;
/** Words between the first and the last part of a key. */
const NEAR = 9;
/** What is said of one thing with another: both must be mentioned, the one before the other. Elsewhere the words keep together. */
const HEADS = new Set(
  (
    'medo viagem prova aniversario consulta entrevista festa show jogo briga saudade vontade curso aula exame presente foto casamento ' +
    'ida passeio visita conversa encontro compra venda procura falta dor problema aumento reuniao jantar almoco cirurgia morte doenca ' +
    'formatura estagio ensaio treino campeonato final passagem mudanca reforma conta divida multa data dia noite historia lembranca ' +
    'perda fim termino inicio comeco ciume raiva nojo tatuagem crise ataque concurso vaga entrega lancamento apresentacao audiencia'
  ).split(' '),
);
const wanted = new Map<string, Wanted>();

function partsOf(text: string, key: Key): string[] {
  const first = key.words[0];
  const isLoose = first !== undefined && (first.kind === 'verb' || HEADS.has(first.fold));
  if (!isLoose) return [];
  const parts = readWords(text.slice(0, 120))
    .filter((word) => !isSkipped(word.fold) && linkOf(word.fold) === undefined)
    .map((word) => word.raw);
  return parts.length > 1 && parts.length <= MOST_PARTS ? parts : [];
}

function readWanted(text: string): Wanted {
  const key = readKey(text);
  const [only, second] = key.words;
  const fold = only && !second ? (only.kind === 'noun' ? foldWord(singularOf(only.fold)) : only.fold) : wholeOf(key);
  return { key, fold, patterns: thesaurusOf(text, key), parts: partsOf(text, key) };
}

/** "dor de cabeca": of several words the senses know the whole. */
function wholeOf({ words }: Key): string {
  return words.map((word) => word.fold).join(' ');
}

/** Keys come again and again (a memory is looked up in every message): the last few hundred stay read. */
function wantedOf(text: string): Wanted {
  const known = wanted.get(text);
  if (known) return known;
  const made = readWanted(text);
  if (wanted.size >= KEPT_KEYS) wanted.delete(wanted.keys().next().value ?? '');
  wanted.set(text, made);
  return made;
}

function isMeant({ fold }: Wanted, text: ReadText, at: number): boolean {
  return fold === '' || !isOtherSense(fold, text, at);
}

/** Where the key itself stands, as it is meant and as something else. */
function readPlain(sought: Wanted, text: ReadText): { meant: number[]; other: ReadonlySet<number> } {
  const all = plainPlaces({ words: text.words, key: sought.key });
  const meant = all.filter((at) => isMeant(sought, text, at));
  return { meant, other: new Set(all.filter((at) => !meant.includes(at))) };
}

function placesOf(sought: Wanted, text: ReadText): number[] {
  const { meant, other } = readPlain(sought, text);
  const said = sought.patterns.map((pattern) => saidAt(pattern, text, other)).filter((at) => at >= 0);
  return [...meant, ...said];
}

/** Where a pattern stands; not where the key's own word stands for something else: a "sonho" of the bakery is no dreaming. */
function saidAt(pattern: Pattern, text: ReadText, other: ReadonlySet<number>): number {
  const accepts = meantBy(pattern, text);
  return placeOf(pattern, text, { accepts: (at) => !other.has(at) && accepts(at) });
}

/** As `placesOf`, and no further than the first. */
function isSomewhere(sought: Wanted, text: ReadText): boolean {
  const { meant, other } = readPlain(sought, text);
  return meant.length > 0 || sought.patterns.some((pattern) => saidAt(pattern, text, other) >= 0);
}

/** A thesaurus word on its own has to be meant as well: "beijo, tchau" is no kissing, "conto" no telling. */
function meantBy({ steps }: Pattern, { words, starts }: ReadText): (at: number) => boolean {
  const [only, second] = steps;
  if (!only || second || only.kind === 'gap') return () => true;
  const singles = only.any.flatMap((alternative) => (alternative.length === 1 ? alternative : []));
  if (singles.length !== only.any.length) return () => true;
  return (at) =>
    singles.some(({ text, fold }) => isSuch(formsOf(text), words, at) && !isOtherSense(fold, { words, starts }, at));
}

function isSuch({ kind }: KeyWord, words: ReadText['words'], at: number): boolean {
  if (kind === 'verb') return isVerbHere(words, at);
  return kind !== 'noun' || isNounHere(words, at, FINITE);
}

/** Whether every part is mentioned, the first before the others and near them: "semana no fim" is no weekend. */
function areNear(parts: readonly string[], text: ReadText): boolean {
  const [first = [], ...others] = parts.map((part) => placesOf(wantedOf(part), text));
  return first.some((at) => others.every((places) => places.some((place) => place > at && place - at <= NEAR)));
}

/**
 * Whether the text mentions what `key` names: a noun, a name, a verb or a short phrase, in any of their Portuguese forms
 * or as Brazilians otherwise say it. Words are compared whole: "ana" is not in "banana". Linear in the length of the text.
 */
export function mentions(key: string, text: string): boolean {
  const sought = wantedOf(key);
  if (sought.key.words.length === 0) return false;
  const read = readText(text);
  if (isSomewhere(sought, read) || isElsewhere({ words: read.words, key: sought.key })) return true;
  return sought.parts.length > 0 && areNear(sought.parts, read);
}
