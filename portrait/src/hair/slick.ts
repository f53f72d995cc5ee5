import { clip } from '../drawing.ts';
import { headPoint, place } from '../face/projection.ts';
import { at, band, type HeadPoint, type Point, px, resample, xy } from '../geometry.ts';
import { line, opacity, path, repeat } from '../svg.ts';
import { HAIRLINE, type HairRoom } from './hair-room.ts';

type Tie = {
  /** where all strands run to, on the head */
  readonly x: number;
  readonly y: number;
  /** how far the hair stands off the skull */
  readonly puff: number;
};

function silhouette(puff: number): Point[] {
  const half = puff * 0.5;
  const points: HeadPoint[] = [
    [-103, 318, 0],
    [-114 - puff, 250, 0],
    [-102 - puff, 182, 0],
    [-60 - half, 138 - puff, 0],
    [0, 125 - puff, 0],
    [60, 138 - puff, 0],
    [101 + puff, 182, 0],
    [112 + puff, 250, 0],
    [99, 318, 0],
  ];
  return place(points);
}

function pulledStrand({ fills, hair, random }: HairRoom, roots: readonly Point[], [tie, i]: [Point, number]): string {
  const root = at(roots, i);
  const bend: Point = [root[0] + (root[0] - tie[0]) * 0.18, root[1] * 0.45 + tie[1] * 0.4 + 36];
  const d = `M${xy(root)}Q${xy(bend)} ${xy([tie[0] + (random() - 0.5) * 30, tie[1] + 6])}`;
  const isDark = i % 3 === 0;
  const pen = [isDark ? hair.darkest : hair.light, 0.9 + random() * 1.2] as const;
  const strand = line(d, pen, opacity(isDark ? 0.42 : 0.3));
  return i % 2 ? strand + line(d, [fills.sheen, 1.2 + random() * 1.8], opacity(0.75)) : strand;
}

/** Keeps the hairline from looking like a helmet. */
function babyHair({ hair, random }: HairRoom, root: Point): string {
  const bend = `${px((random() - 0.5) * 8)} ${px(6 + random() * 5)}`;
  const tip = `${px((random() - 0.3) * 12)} ${px(9 + random() * 6)}`;
  return line(`M${xy(root)}q${bend} ${tip}`, [hair.base, 1.1], opacity(0.7));
}

const BABY_HAIRS = [6, 9, 13, 28, 32, 35];

/** Hair pulled back: strands run from the hairline to one point. */
export function drawSlickHair(room: HairRoom, tie: Tie): string {
  const hairline = place(HAIRLINE);
  const d = band(silhouette(tie.puff), hairline);
  room.hairShadows.push(d);
  const clipped = clip(room, 'sl', d);
  const roots = resample(hairline, 40);
  const knot = headPoint(tie.x, tie.y, 30);
  const strands = repeat(41, (i) => pulledStrand(room, roots, [knot, i]));
  const loose = BABY_HAIRS.map((i) => babyHair(room, at(roots, i))).join('');
  return `${path(d, room.fills.front)}<g ${clipped}>${strands}</g>${loose}`;
}
