import { loadLibrary } from '@cafune/dialogue';
import { expect, it } from 'vitest';
import { measureNewcomers } from './measure.ts';

it('newcomers get an answer of its kind to what they ask, and no interrogation', () => {
  const figures = measureNewcomers(loadLibrary(), ['livia', 'clarice']);
  expect(figures.questions).toBeGreaterThan(150);
  expect(figures.wrongKind / figures.questions).toBeLessThanOrEqual(0.02);
  expect(figures.unanswered / figures.questions).toBeLessThanOrEqual(0.05);
  expect(figures.twoQuestions / figures.replies).toBeLessThanOrEqual(0.06);
});
