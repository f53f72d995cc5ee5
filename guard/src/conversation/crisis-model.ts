/** A linear model that hears a crisis in words no cue names (docs/decisions/0019). */

import { featuresOf, type LinearModel, readWeights, scoreFeatures } from '../linear-model.ts';
import { CRISIS_BIAS, CRISIS_GAPS, CRISIS_STEP, CRISIS_STEPS } from './crisis-weights.ts';
import type { PlainText } from './plain.ts';

const CRISIS: LinearModel = { steps: readWeights(CRISIS_GAPS, CRISIS_STEPS), step: CRISIS_STEP, bias: CRISIS_BIAS };

/** Above 0 the model takes a message for a crisis. What the zero stands for is settled when it is trained. */
export function scoreCrisis(plain: PlainText): number {
  return scoreFeatures(CRISIS, featuresOf(plain));
}
