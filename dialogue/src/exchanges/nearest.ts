/** Which of many texts come nearest to one, by the features they share: the rarer, the more they tell (TF-IDF and cosine). */
import { foldWord } from '../analyser/fold.ts';
import { LIGHT, sensibleWords } from '../analyser/stems.ts';
import { featuresOf, isDenied, isPair, isSense, ME, THEM, YOU } from './features.ts';

/** What a pair of words counts for beside its two words. */
const PAIR_WEIGHT = 0.45;
/** What a sense that nearly every sentence has counts for. */
const LIGHT_WEIGHT = 0.35;
/** So many are looked at closely. */
const LOOKED_AT = 16;
/** Less near than this is never meant. */
const FAR = 0.3;

export type Near<Item> = {
  readonly item: Item;
  /** The cosine of all features, from 0 to 1. */
  readonly nearness: number;
  /** How much of the senses of either is in the other, from 0 to 1. */
  readonly covered: number;
  /** How many senses both have, light ones and numbers aside, and how telling all are together (the length of their inverse frequencies). */
  readonly shared: number;
  readonly telling: number;
  /** The found text speaks of whoever wrote it. */
  readonly isOfWriter: boolean;
  /** How many of its words of sense are written alike in both, and not only of one sense, from 0 to 1: "tomara" is not "tomo". */
  readonly sameWords: number;
};
/** Finds the items nearest to a text, the nearest first; those that are not `meant` are not looked at. */
export type Find<Item> = (text: string, meant?: (item: Item) => boolean) => Near<Item>[];

/** "Três dias" tells of nothing. */
const IS_NUMBER = /^\d+$/u;

type Place = { readonly at: number; readonly weight: number };
export type Weigh = (feature: string) => number;

/** How much features tell together. */
export function lengthOf(features: Iterable<string>, weigh: Weigh): number {
  return Math.sqrt([...features].reduce((sum, feature) => sum + weigh(feature) ** 2, 0));
}

/** Rare features weigh more; one that no text has weighs most. */
function weighingOf(read: readonly ReadonlySet<string>[]): Weigh {
  const counts = new Map<string, number>();
  for (const features of read) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weigh: Weigh = (feature) => {
    const rarity = Math.log((read.length + 1) / ((counts.get(feature) ?? 0) + 0.5));
    return rarity * (isPair(feature) ? PAIR_WEIGHT : 1);
  };
  const weights = new Map([...counts.keys()].map((feature) => [feature, weigh(feature)]));
  return (feature) => weights.get(feature) ?? weigh(feature);
}

function placesOf(read: readonly ReadonlySet<string>[], weigh: Weigh): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const [at, features] of read.entries()) {
    const length = lengthOf(features, weigh);
    for (const feature of features) {
      const place = { at, weight: weigh(feature) / length };
      const known = places.get(feature);
      if (known) known.push(place);
      else places.set(feature, [place]);
    }
  }
  return places;
}

function isOnlyOf(person: string, features: ReadonlySet<string>): boolean {
  return [ME, YOU, THEM].every((one) => features.has(one) === (one === person));
}

/** "Qual é a minha cor preferida?" asks of somebody else than "qual é a sua?". */
function isOfOthers(own: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (isOnlyOf(THEM, own) && isOnlyOf(YOU, other)) return true;
  return [ME, YOU].every((person) => own.has(person) !== other.has(person));
}

/** Of two that are equally near, the one that is put in the same words: a series is no film. */
const SAME_WORDS = 0.02;

/** How near it is, and of two equally near ones how much in the same words. */
export function worth({ nearness, sameWords }: Pick<Near<unknown>, 'nearness' | 'sameWords'>): number {
  return nearness + SAME_WORDS * sameWords;
}

function shareOf(own: readonly string[], words: ReadonlySet<string>): number {
  return own.length === 0 ? 0 : own.filter((word) => words.has(foldWord(word))).length / own.length;
}

type Sought = { readonly own: ReadonlySet<string>; readonly words: ReadonlySet<string> };

/** `isMade` where a text was made by a template: how often its words stand in such texts says nothing of how rare they are. */
export type Entry<Item> = { readonly text: string; readonly item: Item; readonly isMade?: boolean };

/** `weigh` tells how rare a feature is in these texts. */
export type Finder<Item> = { readonly find: Find<Item>; readonly weigh: Weigh };

/** Reads all texts once. */
export function finderOf<Item>(entries: readonly Entry<Item>[]): Finder<Item> {
  const read = entries.map(({ text }) => featuresOf(text));
  const weigh = weighingOf(read.filter((_, at) => entries[at]?.isMade !== true));
  const places = placesOf(read, weigh);
  const weighSense: Weigh = (sense) => weigh(sense) * (LIGHT.has(sense) ? LIGHT_WEIGHT : 1);

  function nearnessesTo(own: ReadonlySet<string>, meant: (item: Item) => boolean): [at: number, nearness: number][] {
    const length = lengthOf(own, weigh);
    const sums = new Map<number, number>();
    for (const feature of own) {
      const weight = weigh(feature) / length;
      for (const place of places.get(feature) ?? [])
        sums.set(place.at, (sums.get(place.at) ?? 0) + weight * place.weight);
    }
    const near = [...sums].filter(([at, nearness]) => {
      const entry = entries[at];
      return nearness >= FAR && entry !== undefined && meant(entry.item);
    });
    return near.sort(([, one], [, other]) => other - one).slice(0, LOOKED_AT);
  }

  function compare({ own, words }: Sought, at: number, nearness: number): Near<Item>[] {
    const entry = entries[at];
    const other = read[at];
    if (!entry || !other) return [];
    if (isOfOthers(own, other) || isDenied(own) !== isDenied(other)) return [];
    const [mine, theirs] = [[...own].filter(isSense), [...other].filter(isSense)];
    const both = mine.filter((sense) => other.has(sense));
    const telling = lengthOf(both, weighSense);
    const covered = telling ** 4 / (lengthOf(mine, weighSense) * lengthOf(theirs, weighSense)) ** 2;
    return [
      {
        item: entry.item,
        nearness,
        covered: both.length === 0 ? 0 : covered,
        shared: both.filter((sense) => !LIGHT.has(sense) && !IS_NUMBER.test(sense)).length,
        telling,
        isOfWriter: other.has(ME),
        sameWords: shareOf(sensibleWords(entry.text), words),
      },
    ];
  }

  const find: Find<Item> = (text, meant = () => true) => {
    const own = featuresOf(text);
    const words = new Set(sensibleWords(text).map(foldWord));
    return nearnessesTo(own, meant)
      .flatMap(([at, nearness]) => compare({ own, words }, at, nearness))
      .toSorted((one, other) => worth(other) - worth(one));
  };
  return { find, weigh };
}
