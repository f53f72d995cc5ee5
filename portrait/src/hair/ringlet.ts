import { at, band, clamp, curve, type Point, resample } from '../geometry.ts';
import { line, opacity } from '../svg.ts';
import type { HairRoom } from './hair-room.ts';

type Curl = {
  readonly width: number;
  /** how far the curl swings to either side */
  readonly amplitude: number;
  /** length of one turn */
  readonly period: number;
  /** 0 in the shade, 1 in the light */
  readonly tone: number;
};

type Edges = { readonly left: Point[]; readonly right: Point[]; readonly light: Point[]; readonly dark: Point[] };

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) length += distance(at(points, i), at(points, i - 1));
  return length;
}

/** The unit normal of a polyline at one of its points. */
function normalAt(points: readonly Point[], index: number): Point {
  const next = at(points, Math.min(points.length - 1, index + 1));
  const previous = at(points, Math.max(0, index - 1));
  const [dx, dy] = [next[0] - previous[0], next[1] - previous[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}

/** The ribbon turns: narrow at the bends, wide as it crosses. */
function twist(base: readonly Point[], curl: Curl, phase: number): Edges {
  const edges: Edges = { left: [], right: [], light: [], dark: [] };
  const last = base.length - 1;
  let travelled = 0;
  base.forEach((point, i) => {
    if (i) travelled += distance(point, at(base, i - 1));
    const [ux, uy] = normalAt(base, i);
    const angle = (travelled / curl.period) * 6.283 + phase;
    const grow = clamp(i / (last * 0.3));
    const tip = clamp((last - i) / 3);
    const offset = Math.sin(angle) * curl.amplitude * grow;
    const turned = 0.52 + 0.48 * Math.abs(Math.cos(angle));
    const half = (curl.width / 2) * turned * (0.55 + 0.45 * grow) * (0.15 + 0.85 * tip);
    const centre: Point = [point[0] + ux * offset, point[1] + uy * offset];
    edges.left.push([centre[0] + ux * half, centre[1] + uy * half]);
    edges.right.push([centre[0] - ux * half, centre[1] - uy * half]);
    edges.light.push([centre[0] + ux * half * 0.35, centre[1] + uy * half * 0.35]);
    edges.dark.push([centre[0] - ux * half * 0.45, centre[1] - uy * half * 0.45]);
  });
  return edges;
}

function bodyColour({ hair }: HairRoom, tone: number): string {
  if (tone < 0.3) return hair.dark;
  return tone < 0.8 ? hair.base : hair.light;
}

/** One curl along a guide: a dark edge, a body, light on the outer bends. */
export function drawRinglet(room: HairRoom, points: readonly Point[], curl: Curl): string {
  const { fine, hair, random } = room;
  const { tone, width } = curl;
  const steps = Math.max(10, Math.round((lengthOf(points) / curl.period) * 3.6));
  const edges = twist(resample(points, steps), curl, random() * 6.28);
  const d = band(edges.left, edges.right);
  const fill = bodyColour(room, tone);
  const shell = `<path d="${d}" fill="${fill}" stroke="${hair.darkest}" stroke-width="1.3" stroke-opacity=".7"/>`;
  if (!fine || tone < 0.12) return shell;
  const lightPen = [tone > 0.3 ? hair.shine : hair.light, width * 0.13] as const;
  const light = line(curve(edges.light), lightPen, opacity(tone > 0.5 ? 0.55 : 0.34));
  if (tone <= 0.55) return shell + light;
  return shell + light + line(curve(edges.dark), [hair.darkest, width * 0.09], opacity(0.5));
}
