import '../../../testing/console-guard.ts';
import { describe, expect, it } from 'vitest';
import { outcomeOf, poseAt, speedOf } from './drag-pose.ts';

const WIDTH = 400;

describe('visual.md §7 "Swipe"', () => {
  it('"rotates up to 9°", to the side it is drawn to', () => {
    expect(poseAt(0, WIDTH).angle).toBe(0);
    expect(poseAt(200, WIDTH).angle).toBe(4.5);
    expect(poseAt(-4_000, WIDTH).angle).toBe(-9);
  });

  it('"label fades in from 24 px" and is whole where it commits', () => {
    expect(poseAt(24, WIDTH).label).toBe(0);
    expect(poseAt(-25, WIDTH).label).toBeGreaterThan(0);
    expect(poseAt(0.32 * WIDTH, WIDTH).label).toBe(1);
  });

  it('"the next card grows .92 → 1" and comes into the light', () => {
    expect(poseAt(0, WIDTH)).toMatchObject({ nextScale: 0.92, nextDim: 0.5, nextLiftPx: 10 });
    expect(poseAt(-0.32 * WIDTH, WIDTH)).toMatchObject({ nextScale: 1, nextDim: 0, nextLiftPx: 0 });
  });

  it.each([
    [127, 0, null],
    [128, 0, 'like'],
    [-128, 0, 'pass'],
    [30, 599, null],
    [30, 600, 'like'],
    [-30, -600, 'pass'],
    [10, 2_000, null],
    [200, -900, null],
    [30, -900, null],
  ] as const)('"commits at 32% of width or 600 px/s": %i px at %i px/s is %s', (dx, speed, outcome) => {
    expect(outcomeOf({ dx, speed, width: WIDTH })).toBe(outcome);
  });

  it('tells the speed by the end of the movement alone', () => {
    const slowThenFast = [
      { x: 0, atMs: 0 },
      { x: 10, atMs: 500 },
      { x: 20, atMs: 560 },
      { x: 60, atMs: 600 },
    ];
    expect(speedOf(slowThenFast, 600)).toBe(1_000);
    expect(speedOf(slowThenFast, 900)).toBe(0);
    expect(speedOf([], 900)).toBe(0);
  });
});
