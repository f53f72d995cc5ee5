/**
 * Linear models over the words of a text (docs/decisions/0019, 0021, 0022). Features are the words, cut to their stems, their
 * neighbours, and pieces of words; each is hashed to a place that has a weight. Pure, local, linear in the length of the text.
 */
import type { PlainText } from './conversation/plain.ts';

export { readPlain } from './conversation/plain.ts';

/** Places for features; a power of two. */
export const FEATURE_PLACES = 1 << 18;
const STEM_LENGTH = 6;
/** Shorter ones meet where endings and typing errors differ. */
const ROOT_LENGTH = 4;
/** Lengths of the pieces of words, in letters. */
const PIECES = [3, 4, 5];
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** How much of each place a text has, scaled so that long texts weigh what short ones do. */
export type Features = ReadonlyMap<number, number>;

function placeOf(feature: string): number {
  let hash = FNV_START;
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), FNV_PRIME) >>> 0;
  return (hash ^ (hash >>> 15)) & (FEATURE_PLACES - 1);
}

/** The names of a text's features. */
export function listFeatures(plain: PlainText): Set<string> {
  const words = plain.split(' ').filter((word) => word !== '');
  return new Set([
    ...listNeighbours(words, STEM_LENGTH, ''),
    ...listNeighbours(words, ROOT_LENGTH, 's'),
    ...[...new Set(words)].flatMap(listPieces),
  ]);
}

/** Words cut to a length: alone, beside the next, and beside the one after it. `kind` tells lengths apart. */
export function listNeighbours(words: readonly string[], length: number, kind: string): string[] {
  const stems = ['^', ...words.map((word) => word.slice(0, length)), '$'];
  return stems.flatMap((stem, at) => {
    const [next, afterNext] = [stems[at + 1], stems[at + 2]];
    if (next === undefined) return [`1${kind}${stem}`];
    return afterNext === undefined
      ? [`1${kind}${stem}`, `2${kind}${stem} ${next}`]
      : [`1${kind}${stem}`, `2${kind}${stem} ${next}`, `3${kind}${stem} ${afterNext}`];
  });
}

function listPieces(word: string): string[] {
  const whole = `<${word}>`;
  const pieces = PIECES.flatMap((length) =>
    Array.from({ length: Math.max(0, whole.length - length + 1) }, (_, from) => `5${whole.slice(from, from + length)}`),
  );
  return word.length > STEM_LENGTH ? [`4${word}`, ...pieces] : pieces;
}

/** `marks` are further features, which whoever reads the words for one model has seen in them. */
export function featuresOf(plain: PlainText, marks: readonly string[] = []): Features {
  return hashFeatures([...listFeatures(plain), ...marks]);
}

/** The places of features that have names, and how much of each there is. */
export function hashFeatures(features: Iterable<string>): Features {
  const counts = new Map<number, number>();
  for (const feature of features) {
    const place = placeOf(feature);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const length = Math.sqrt([...counts.values()].reduce((sum, count) => sum + count, 0)) || 1;
  return new Map([...counts].map(([place, count]) => [place, Math.sqrt(count) / length]));
}

/** Signs of the written weights: a gap of up to `GAP_MAX` places, which is longer than that where all of it is used; a weight. */
const GAP_SIGN = 0x28;
const GAP_MAX = 51;
const STEP_SIGN = 0x6d;
export const STEP_MAX = 10;

/** Most places have no weight: written down are the gaps between those that have one, and the weight of each in steps. */
export function writeWeights(steps: Int8Array): { gaps: string; steps: string } {
  const gaps: string[] = [];
  const written: string[] = [];
  let gap = 0;
  for (const step of steps) {
    if (step === 0) gap += 1;
    if (step === 0 && gap < GAP_MAX) continue;
    gaps.push(String.fromCharCode(GAP_SIGN + gap));
    if (step !== 0) written.push(String.fromCharCode(STEP_SIGN + step));
    gap = 0;
  }
  return { gaps: gaps.join(''), steps: written.join('') };
}

/** Reads what `writeWeights` wrote, each weight in steps. */
export function readWeights(gaps: string, steps: string): Int8Array {
  const weights = new Int8Array(FEATURE_PLACES);
  let place = -1;
  let at = 0;
  for (let index = 0; index < gaps.length; index += 1) {
    const gap = gaps.charCodeAt(index) - GAP_SIGN;
    place += gap;
    if (gap === GAP_MAX) continue;
    place += 1;
    weights[place] = steps.charCodeAt(at) - STEP_SIGN;
    at += 1;
  }
  return weights;
}

/** Weights of places in steps, what a step is worth, and what a text without any of them scores. */
export type LinearModel = { steps: Int8Array; step: number; bias: number };

/** Above 0 the model says yes. What the zero stands for is settled when it is trained. */
export function scoreFeatures({ steps, step, bias }: LinearModel, features: Features): number {
  let score = bias;
  for (const [place, amount] of features) score += (steps[place] ?? 0) * step * amount;
  return score;
}
