import '../../testing/console-guard.ts';
import { expect, it } from 'vitest';
import { heightOf, scaleFor } from './chart-scale.ts';

it.each([
  { values: [], least: 1, ticks: [0, 1] },
  { values: [0, 0], least: 100, ticks: [0, 100] },
  { values: [1], least: 1, ticks: [0, 1] },
  { values: [3], least: 1, ticks: [0, 1, 2, 3] },
  { values: [7, 4], least: 1, ticks: [0, 5, 10] },
  { values: [90], least: 1, ticks: [0, 50, 100] },
  { values: [1_234], least: 1, ticks: [0, 500, 1_000, 1_500] },
  { values: [497], least: 100, ticks: [0, 200, 400, 600] },
  { values: [-497], least: 100, ticks: [-600, -400, -200, 0] },
  { values: [1_160, -497], least: 100, ticks: [-1_000, 0, 1_000, 2_000] },
])('steps are round, hold zero and everything: $values', ({ values, least, ticks }) => {
  const scale = scaleFor(values, least);
  expect(scale.ticks).toEqual(ticks);
  expect([scale.min, scale.max]).toEqual([ticks[0], ticks.at(-1)]);
});

it('says how high a value stands', () => {
  const scale = scaleFor([1_160, -497], 100);
  expect(heightOf(-1_000, scale)).toBe(0);
  expect(heightOf(2_000, scale)).toBe(1);
  expect(heightOf(500, scale)).toBe(0.5);
});
