import { describe, expect, it } from 'vitest';
import { addWeights, CLASSES_MAX, readSparse, writeSparse } from './sparse.ts';

const WEIGHTS = {
  places: Int32Array.from([0, 41, 42, 5 * CLASSES_MAX, 5 * CLASSES_MAX + 3, 262_143 * CLASSES_MAX + CLASSES_MAX - 1]),
  steps: Int8Array.from([-10, 3, 10, 1, -1, 7]),
};

describe('written weights', () => {
  it('are read as they were written, in signs that need no escaping', () => {
    const written = writeSparse(WEIGHTS);
    expect(written.gaps + written.steps).not.toMatch(/['"`\\$]/u);
    expect(readSparse(written)).toEqual(WEIGHTS);
  });

  it('keep every gap apart', () => {
    const places = Int32Array.from({ length: 5_000 }, (_, at) => at * (at + 1));
    const steps = new Int8Array(places.length).fill(1);
    expect(readSparse(writeSparse({ places, steps })).places).toEqual(places);
  });

  it('are added for the feature alone', () => {
    const scores = new Float64Array(4);
    addWeights(WEIGHTS, [5, 0.5], scores);
    expect([...scores]).toEqual([0.5, 0, 0, -0.5]);
    addWeights(WEIGHTS, [6, 1], scores);
    expect([...scores]).toEqual([0.5, 0, 0, -0.5]);
  });
});
