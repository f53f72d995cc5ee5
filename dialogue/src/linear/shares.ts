import { addWeights, readSparse, type SparseWeights, type WrittenWeights } from './sparse.ts';

/** A linear model of several classes as it is written down: weights in steps of `step`, a bias a class. */
export type WrittenModel = WrittenWeights & { step: number; biases: readonly number[] };
type Model = { weights: SparseWeights; step: number; biases: readonly number[] };
/** How much of a text falls to each class; together 1. */
export type Shares = Float64Array;

const models = new Map<WrittenModel, Model>();

/** Read when it is first asked for. */
function modelOf(written: WrittenModel): Model {
  const known = models.get(written);
  if (known) return known;
  const made = { weights: readSparse(written), step: written.step, biases: written.biases };
  models.set(written, made);
  return made;
}

/** What a model makes of a text's features, each a place and how much of it there is. */
export function sharesOf(written: WrittenModel, features: ReadonlyMap<number, number>): Shares {
  const { weights, step, biases } = modelOf(written);
  const scores = new Float64Array(biases.length);
  for (const [place, amount] of features) addWeights(weights, [place, amount * step], scores);
  const whole = scores.map((score, at) => score + (biases[at] ?? 0));
  const highest = Math.max(...whole);
  const raised = whole.map((score) => Math.exp(score - highest));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
}
