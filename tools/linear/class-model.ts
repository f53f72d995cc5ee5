import { addWeights, writeSparse } from '../../dialogue/src/linear/sparse.ts';
import type { ClassExample, ClassModel } from './softmax.ts';

const DIGITS = 6;

/** How many classes a model finds likelier than the one that is wanted. */
export function rankOf({ weights, step, biases }: ClassModel, { features, wanted }: ClassExample): number {
  const scores = Float64Array.from(biases);
  for (const [place, amount] of features) addWeights(weights, [place, amount * step], scores);
  return scores.filter((score) => score > (scores[wanted] ?? 0)).length;
}

/** How often the wanted class comes first, and among the first three, in words. */
export function tellRanks(ranks: readonly number[]): string {
  const within = (places: number) => ((100 * ranks.filter((place) => place < places).length) / ranks.length).toFixed(1);
  return `first ${within(1)} %, among three ${within(3)} %`;
}

/** A model as code. Only what speaks for a class is kept, which leaves shares flat: `sharpness` raises them. */
export function writeClassModel(name: string, { weights, step, biases }: ClassModel, sharpness: number): string {
  const { count, gaps, steps } = writeSparse(weights);
  return `export const ${name} = {
  count: ${count},
  step: ${Number((sharpness * step).toPrecision(DIGITS))},
  biases: [${biases.map((bias) => Number((sharpness * bias).toPrecision(DIGITS))).join(', ')}],
  gaps:
    '${gaps}',
  steps:
    '${steps}',
};
`;
}
