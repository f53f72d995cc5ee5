/** Canvas units: 600 × 800, y downwards. */
export type Point = readonly [x: number, y: number];

/** A point on the head: x and depth z measured from its axis, y on the canvas. */
export type HeadPoint = readonly [x: number, y: number, z: number];

/** −1 is the side nearer the viewer (left of the canvas), 1 the far side. */
export type Side = -1 | 1;

export const BOTH_SIDES: readonly Side[] = [-1, 1];
export const FAR_SIDE_FIRST: readonly Side[] = [1, -1];

/** `list[index]`, for indexes that are right by construction. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}.`);
  return item;
}

export function clamp(value: number, low = 0, high = 1): number {
  if (value < low) return low;
  return Math.min(value, high);
}

/** Lengths that were written once, by tenths: a portrait writes twenty thousand, and nearly all of them again. */
const WRITTEN: (string | undefined)[] = new Array(20_001).fill(undefined);
const MOST_TENTHS = 10_000;

/** A length as it is written in the SVG: at most one decimal, no leading zero. */
export function px(length: number): string {
  const tenths = Math.round(length * 10);
  const place = tenths + MOST_TENTHS;
  const known = WRITTEN[place];
  if (known !== undefined) return known;
  const written = tenths === 0 ? '0' : (tenths / 10).toString().replace(/^(-?)0\./, '$1.');
  if (place >= 0 && place <= 2 * MOST_TENTHS) WRITTEN[place] = written;
  return written;
}

/** A point as it is written in the SVG. */
export function xy(point: Point): string {
  return `${px(point[0])} ${px(point[1])}`;
}

export function lerp(from: Point, to: Point, amount: number): Point {
  return [from[0] + (to[0] - from[0]) * amount, from[1] + (to[1] - from[1]) * amount];
}

/** 0 before `from`, 1 after `from + span`, smooth between. */
export function smoothRamp(value: number, from: number, span: number): number {
  const t = clamp((value - from) / span);
  return t * t * (3 - 2 * t);
}

const MINUS = 45;

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/** Two numbers in a row: a minus parts them by itself. */
function glue(left: string, right: string): string {
  return right.charCodeAt(0) === MINUS ? left + right : `${left} ${right}`;
}

type Walk = { readonly count: number; readonly pointAt: (index: number) => Point };

/** Catmull-Rom as relative cubic Béziers with one decimal; the pen follows the rounded path so errors never add up. */
function segments(walk: Walk, tension: number): string {
  const [startX, startY] = walk.pointAt(0);
  let penX = round(startX);
  let penY = round(startY);
  let d = '';
  const relative = (x: number, y: number) => glue(px(x - penX), px(y - penY));
  for (let i = 0; i < walk.count; i++) {
    const before = walk.pointAt(i - 1);
    const from = walk.pointAt(i);
    const to = walk.pointAt(i + 1);
    const after = walk.pointAt(i + 2);
    const first = relative(
      from[0] + ((to[0] - before[0]) / 6) * tension,
      from[1] + ((to[1] - before[1]) / 6) * tension,
    );
    const second = relative(to[0] - ((after[0] - from[0]) / 6) * tension, to[1] - ((after[1] - from[1]) / 6) * tension);
    d += `c${glue(glue(first, second), relative(to[0], to[1]))}`;
    penX = round(penX + round(to[0] - penX));
    penY = round(penY + round(to[1] - penY));
  }
  return d;
}

function openWalk(points: readonly Point[]): Walk {
  const last = points.length - 1;
  return { count: last, pointAt: (index) => at(points, clamp(index, 0, last)) };
}

/** A smooth open path through the points, starting with a move. `tension` 1 is Catmull-Rom, less is straighter. */
export function curve(points: readonly Point[], tension = 1): string {
  return `M${xy(at(points, 0))}${segments(openWalk(points), tension)}`;
}

/** Like `curve`, continuing a path with a straight line to its first point. */
export function curveOn(points: readonly Point[], tension = 1): string {
  return `L${xy(at(points, 0))}${segments(openWalk(points), tension)}`;
}

/** A smooth closed path through the points. */
export function closed(points: readonly Point[], tension = 1): string {
  const count = points.length;
  const walk: Walk = { count, pointAt: (index) => at(points, (index + count) % count) };
  return `M${xy(at(points, 0))}${segments(walk, tension)}Z`;
}

/** The shape between two curves that run the same way. */
export function band(one: readonly Point[], other: readonly Point[]): string {
  return `${curve(one)}${curveOn(other.toReversed())}Z`;
}

/** Evaluates the Catmull-Rom curve through `points` at `count + 1` even parameters. */
export function resample(points: readonly Point[], count: number): Point[] {
  const sampled: Point[] = [];
  for (let j = 0; j <= count; j++) {
    const u = (j / count) * (points.length - 1);
    const i = Math.min(points.length - 2, Math.floor(u));
    const t = u - i;
    const b = at(points, i);
    const c = at(points, i + 1);
    const a = points[i - 1] ?? b;
    const e = points[i + 2] ?? c;
    const along = (axis: 0 | 1) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - e[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + e[axis]) * t ** 3);
    sampled.push([along(0), along(1)]);
  }
  return sampled;
}

/** Reads a guide written as 'x y z, x y, …' (z is 0 when left out): one line instead of a column of brackets. */
export function guide(text: string): HeadPoint[] {
  return text.split(',').map((triple) => {
    const [x = 0, y = 0, z = 0] = triple.trim().split(/\s+/).map(Number);
    return [x, y, z];
  });
}

/** The same guide on the given side of the face axis. */
export function onSide(points: readonly HeadPoint[], side: Side): HeadPoint[] {
  return points.map(([x, y, z]) => [side * x, y, z]);
}
