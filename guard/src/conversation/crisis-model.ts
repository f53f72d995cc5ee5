/** A linear model that hears a crisis in words no cue names (docs/decisions/0019). */

import { type Features, featuresOf, type LinearModel, readWeights, scoreFeatures } from '../linear-model.ts';
import { readCues } from './crisis-cues.ts';
import { CRISIS_BIAS, CRISIS_GAPS, CRISIS_STEP, CRISIS_STEPS } from './crisis-weights.ts';
import type { PlainText } from './plain.ts';

const CRISIS: LinearModel = { steps: readWeights(CRISIS_GAPS, CRISIS_STEPS), step: CRISIS_STEP, bias: CRISIS_BIAS };

/** A concept that was found weighs as much as so many words. */
const MARKS_OF_CONCEPT = 3;

/** The words of a message, what they hint at, and which hints meet. */
export function crisisFeaturesOf(plain: PlainText): Features {
  const concepts = [...readCues(plain).keys()].sort();
  const alone = concepts.flatMap((one) => Array.from({ length: MARKS_OF_CONCEPT }, (_, at) => `c${at}${one}`));
  const together = concepts.flatMap((one, at) => concepts.slice(at + 1).map((other) => `c${one}+${other}`));
  return featuresOf(plain, [...alone, ...together, `n${Math.min(MARKS_OF_CONCEPT, concepts.length)}`]);
}

/** Above 0 the model takes a message for a crisis. What the zero stands for is settled when it is trained. */
export function scoreCrisis(plain: PlainText): number {
  return scoreFeatures(CRISIS, crisisFeaturesOf(plain));
}
