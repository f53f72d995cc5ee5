import type { HeadPoint, Point } from '../geometry.ts';

/** The mild three-quarter turn, in radians: every point is written as if frontal and pushed through here. */
const YAW = 0.2;
export const YAW_SINE = Math.sin(YAW);
export const YAW_COSINE = Math.cos(YAW);
/** Canvas x of the face axis. */
export const AXIS = 294;

/** How far the face stands toward the viewer, `x` from the axis. */
export function depth(x: number, y: number): number {
  return 94 * Math.sqrt(Math.max(0, 1 - (x / 118) ** 2)) * (1 - ((y - 330) / 260) ** 2 * 0.6);
}

/** A facial point on the canvas: `x` from the axis, `z` toward the viewer (on the face's surface when left out). */
export function project(x: number, y: number, z = depth(x, y)): Point {
  return [AXIS + x * YAW_COSINE + z * YAW_SINE, y];
}

/** A point of hair or headwear on the canvas: depth shifts it, the turn does not narrow it. */
export function headPoint(x: number, y: number, z = 0): Point {
  return [AXIS + 5 + x + z * YAW_SINE, y];
}

/** A whole guide of hair or headwear on the canvas. */
export function place(points: readonly HeadPoint[]): Point[] {
  return points.map(([x, y, z]) => headPoint(x, y, z));
}
