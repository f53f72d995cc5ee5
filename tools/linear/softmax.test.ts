import { describe, expect, it } from 'vitest';
import { addWeights, CLASSES_MAX } from '../../dialogue/src/linear/sparse.ts';
import { type ClassModel, fitClasses } from './softmax.ts';

/** Three classes, each of a place of its own beside one that all share. */
const EXAMPLES = Array.from({ length: 90 }, (_, at) => ({
  features: new Map([
    [10 + (at % 3), 0.7],
    [99, 0.7],
  ]),
  wanted: at % 3,
}));

function likeliestOf({ weights, step, biases }: ClassModel, place: number): number {
  const scores = Float64Array.from(biases);
  addWeights(weights, [place, step], scores);
  return scores.indexOf(Math.max(...scores));
}

describe('a model of several classes', () => {
  it('tells them apart, the same every time', () => {
    const model = fitClasses(EXAMPLES, 3, 1_000);
    expect([10, 11, 12].map((place) => likeliestOf(model, place))).toEqual([0, 1, 2]);
    expect(fitClasses(EXAMPLES, 3, 1_000)).toEqual(model);
  });

  it('keeps the weights that matter most', () => {
    const { weights } = fitClasses(EXAMPLES, 3, 3);
    expect([...weights.places].map((place) => Math.floor(place / CLASSES_MAX))).toEqual([10, 11, 12]);
  });

  it('refuses more classes than a place has room for', () => {
    expect(() => fitClasses(EXAMPLES, CLASSES_MAX + 1, 10)).toThrow(`${CLASSES_MAX + 1} classes`);
  });
});
