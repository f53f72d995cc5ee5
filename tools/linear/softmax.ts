/** Trains a linear model of several classes: multinomial logistic regression, one text at a time, the same every time. */
import { CLASSES_MAX, type SparseWeights } from '../../dialogue/src/linear/sparse.ts';
import { createChance, shuffle } from './train.ts';

const ROUNDS = 12;
const RATE = 1;
const DECAY = 1e-5;
/** Steps a weight is written in. */
const STEP_MAX = 10;
/** So many weights may be heavier than the heaviest step. */
const CLIPPED = 200;
const SEED = 20_261_123;

export type ClassExample = { features: ReadonlyMap<number, number>; wanted: number };
export type ClassModel = { weights: SparseWeights; step: number; biases: number[] };

/**
 * Fits a model of `classes` classes and keeps the `keptMax` weights that matter most, in steps. Only what speaks for a class is
 * kept: of lines it had not seen a model with what speaks against one got fewer right (56 % of questions, 63 % without).
 */
export function fitClasses(examples: readonly ClassExample[], classes: number, keptMax: number): ClassModel {
  if (classes > CLASSES_MAX) throw new Error(`${classes} classes are more than ${CLASSES_MAX}`);
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const place of features.keys()) counts.set(place, (counts.get(place) ?? 0) + 1);
  const rows = new Map([...counts.keys()].map((place, row) => [place, row * classes]));
  const { weights, biases } = descend(examples, rows, classes);
  const speaking = [...rows].flatMap(([place, row]) =>
    [...weights.subarray(row, row + classes)].flatMap((weight, wanted) =>
      weight > 0
        ? { place: place * CLASSES_MAX + wanted, weight, matters: weight * Math.sqrt(counts.get(place) ?? 0) }
        : [],
    ),
  );
  const kept = speaking.sort((one, other) => other.matters - one.matters).slice(0, keptMax);
  const heaviest = kept.map(({ weight }) => Math.abs(weight)).sort((one, other) => other - one)[CLIPPED] ?? 1;
  const step = heaviest / STEP_MAX;
  const written = kept
    .map(({ place, weight }) => ({
      place,
      steps: Math.max(-STEP_MAX, Math.min(STEP_MAX, Math.round(weight / step))),
    }))
    .filter(({ steps }) => steps !== 0)
    .sort((one, other) => one.place - other.place);
  return {
    weights: {
      places: Int32Array.from(written, ({ place }) => place),
      steps: Int8Array.from(written, ({ steps }) => steps),
    },
    step,
    biases: [...biases],
  };
}

/** Steps shrink for a weight the more it has been moved (AdaGrad; Duchi, Hazan, Singer 2011). */
function descend(
  examples: readonly ClassExample[],
  rows: ReadonlyMap<number, number>,
  classes: number,
): { weights: Float32Array; biases: Float64Array } {
  const weights = new Float32Array(rows.size * classes);
  const moved = new Float32Array(rows.size * classes).fill(0.01);
  const biases = new Float64Array(classes);
  const biasesMoved = new Float64Array(classes).fill(0.01);
  const placed = examples.map(({ features, wanted }) => ({
    wanted,
    features: [...features].map(([place, amount]) => ({ row: rows.get(place) ?? 0, amount })),
  }));
  const chance = createChance(SEED);
  const move = (at: number, slope: number): void => {
    const sum = (moved[at] ?? 0) + slope * slope;
    moved[at] = sum;
    weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(sum);
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { features, wanted } of shuffle(placed, chance)) {
      const errors = softmax(scoresOf({ weights, biases }, features));
      errors[wanted] = (errors[wanted] ?? 0) - 1;
      errors.forEach((error, at) => {
        if (Math.abs(error) < 1e-4) return;
        for (const { row, amount } of features) move(row + at, error * amount + DECAY * (weights[row + at] ?? 0));
        biasesMoved[at] = (biasesMoved[at] ?? 0) + error * error;
        biases[at] = (biases[at] ?? 0) - (RATE * error) / Math.sqrt(biasesMoved[at] ?? 1);
      });
    }
  return { weights, biases };
}

function scoresOf(
  { weights, biases }: { weights: Float32Array; biases: Float64Array },
  features: readonly { row: number; amount: number }[],
): Float64Array {
  const scores = Float64Array.from(biases);
  for (const { row, amount } of features)
    for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) + (weights[row + at] ?? 0) * amount;
  return scores;
}

function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
}
