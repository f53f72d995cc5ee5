import { describe, expect, it } from 'vitest';
import { FEATURE_PLACES, readWeights, STEP_MAX, writeWeights } from './linear-model.ts';

describe('a linear model', () => {
  it('reads its weights as they were written', () => {
    const steps = Int8Array.from({ length: FEATURE_PLACES }, (_, place) =>
      place % 7 === 0 || place > FEATURE_PLACES - 300
        ? 0
        : place % 1_000 < 160
          ? 0
          : (place % (2 * STEP_MAX + 1)) - STEP_MAX,
    );
    const written = writeWeights(steps);
    expect(readWeights(written.gaps, written.steps)).toEqual(steps);
  });
});
