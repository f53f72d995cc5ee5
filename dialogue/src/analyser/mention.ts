import { foldWord } from './fold.ts';
import { type Called, calledOf, isAnother, type Parts, partsOf } from './mention/compounds.ts';
import { isNounHere, isVerbHere } from './mention/homographs.ts';
import { FINITE, type Key, type KeyWord, readKey } from './mention/key.ts';
import { singularOf } from './mention/noun-forms.ts';
import { formsOf, type Pattern, placeOf, type ReadText, readText } from './mention/pattern.ts';
import { isElsewhere, plainPlaces } from './mention/plain.ts';
import { isOtherSense } from './mention/senses.ts';
import { isPerson, thesaurusOf } from './mention/thesaurus.ts';
import { isTitle } from './mention/titles.ts';
import { writtenOut } from './mention/words.ts';

/** A key with all it is known by. */
type Wanted = {
  readonly key: Key;
  /** The thing itself: what the senses know it by. */
  readonly fold: string;
  readonly patterns: readonly Pattern[];
  /** Words that may stand apart: "viagem pra Bahia" is both, anywhere near each other. */
  readonly parts: Parts | undefined;
  readonly called: Called | undefined;
};

const KEPT_KEYS = 500;
const wanted = new Map<string, Wanted>();

function readWanted(text: string): Wanted {
  const key = readKey(text);
  const [only, second] = key.words;
  const fold = only && !second ? (only.kind === 'noun' ? foldWord(singularOf(only.fold)) : only.fold) : wholeOf(key);
  return { key, fold, patterns: thesaurusOf(text, key), parts: partsOf(text, key), called: calledOf(text) };
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

function isMeant({ fold, key }: Wanted, text: ReadText, at: number): boolean {
  // Rosa is no flower: what the noun may mean otherwise says nothing of her.
  if (isPerson(key)) return true;
  return fold === '' || !(isOtherSense(fold, text, at) || isTitle(text.words, at));
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
function meantBy({ steps }: Pattern, read: ReadText): (at: number) => boolean {
  const [only, second] = steps;
  if (!only || second || only.kind === 'gap') return () => true;
  const singles = only.any.flatMap((alternative) => (alternative.length === 1 ? alternative : []));
  if (singles.length !== only.any.length) return () => true;
  const { words } = read;
  return (at) =>
    !isTitle(words, at) &&
    singles.some(({ text, fold }) => isSuch(formsOf(text), words, at) && !isOtherSense(fold, read, at));
}

function isSuch({ kind }: KeyWord, words: ReadText['words'], at: number): boolean {
  if (kind === 'verb') return isVerbHere(words, at);
  return kind !== 'noun' || isNounHere(words, at, FINITE);
}

/** Words between what is said for the head of a key and the others. */
const BESIDE = 4;

type Nearness = { text: ReadText; reach: number; eitherWay: boolean };

/** Whether `place` is near `at`; in one clause where the order is turned: "semana no fim" is no weekend. */
function isNear(at: number, place: number, { text, reach, eitherWay }: Nearness): boolean {
  if (place > at) return place - at <= reach;
  return eitherWay && place < at && at - place <= reach && !text.words.slice(place, at).some(({ ends }) => ends);
}

/** Before a verb that somebody does: "que eu toco", "a gente passeava". */
const DOERS = /^(?:eu|tu|ele|ela|eles|elas|nos|gente|voce|vc|que|mae|pai|avo|vo|irmao|irma)$/u;

function mayTurn(at: number, { eitherWay, isDone }: Parts, { words }: ReadText): boolean {
  return eitherWay || (isDone === true && DOERS.test(words[at - 1]?.fold ?? ''));
}

/** "Meu novo carro" is "carro novo". */
function standsBefore(heads: readonly number[], rest: readonly number[][], { words }: ReadText): boolean {
  const [only, more] = rest;
  return only !== undefined && !more && heads.some((at) => only.includes(at - 1) && words[at - 1]?.ends === false);
}

/** "Minha irmã é dois anos mais velha", and nothing else begins in between. */
function isFollowedByBeing({ words }: ReadText, at: number): boolean {
  const [next, second] = [words[at + 1], words[at + 2]];
  if (words[at]?.ends || next === undefined) return false;
  return BEING.test(next.fold) || (!next.ends && second !== undefined && BEING.test(second.fold));
}

const BEING = /^(?:e|eh|era|foi|sao|eram|esta|ta|estao|tao|estava|tava|ficou|fica|continua|parece)$/u;

/** Whether every part is mentioned, near the first or what is said for it. */
function areNear(parts: Parts, text: ReadText): boolean {
  const {
    words: [head = '', ...others],
    reach,
    also,
  } = parts;
  const rest = others.map((part) => placesOf(wantedOf(part), text));
  if (rest.some((places) => places.length === 0)) return false;
  const hasAll = (at: number, near: Nearness) =>
    rest.every((places) => places.some((place) => isNear(at, place, near)));
  const heads = placesOf(wantedOf(head), text);
  const { isSaidOf } = parts;
  if (isSaidOf && standsBefore(heads, rest, text)) return true;
  const meant = isSaidOf ? heads.filter((at) => isFollowedByBeing(text, at)) : heads;
  if (meant.some((at) => hasAll(at, { text, reach, eitherWay: mayTurn(at, parts, text) }))) return true;
  return also.some((pattern) => {
    const at = placeOf(pattern, text, { accepts: meantBy(pattern, text) });
    return at >= 0 && hasAll(at, { text, reach: BESIDE, eitherWay: true });
  });
}

/** Whether who is called by role and name is called by the name alone; an animal's name is often a word of every day. */
function isCalled(called: Called, text: ReadText): boolean {
  const { words } = text;
  const places = plainPlaces({ words, key: wantedOf(called.name).key }).filter((at) => !isAnother(called, words, at));
  if (!called.isAnimal) return places.some((at) => words[at]?.isName || /^[ao]$/.test(words[at - 1]?.fold ?? ''));
  return (
    places.some((at) => words[at]?.isName) || (hasNamed(called.name, words) && isSomewhere(wantedOf(called.role), text))
  );
}

function hasNamed(name: string, words: ReadText['words']): boolean {
  return words.some(({ fold }, at) => fold === name.toLowerCase() && /^[ao]$/.test(words[at - 1]?.fold ?? ''));
}

/**
 * Whether the text mentions what `key` names: a noun, a name, a verb or a short phrase, in any of their Portuguese forms
 * or as Brazilians otherwise say it. Words are compared whole: "ana" is not in "banana". Linear in the length of the text.
 */
export function mentions(key: string, text: string): boolean {
  const whole = writtenOut(key);
  return isMentioned(key, text) || (whole !== undefined && isMentioned(whole, text));
}

function isMentioned(key: string, text: string): boolean {
  const sought = wantedOf(key);
  if (sought.key.words.length === 0) return false;
  const read = readText(text);
  if (isSomewhere(sought, read) || isElsewhere({ words: read.words, key: sought.key })) return true;
  if (sought.called && isCalled(sought.called, read)) return true;
  return sought.parts !== undefined && readPlain(sought, read).other.size === 0 && areNear(sought.parts, read);
}
