import { type Drawing, linear, stop } from '../drawing.ts';
import { curve, curveOn, type Point, px, type Side } from '../geometry.ts';
import type { PortraitParams } from '../options.ts';
import { line, opacity, path, repeat } from '../svg.ts';
import { eyePoint } from './eye-shape.ts';

type Brow = {
  /** heights over the eye line: inner end, peak, tail */
  readonly inner: number;
  readonly peak: number;
  readonly tail: number;
  readonly thickness: number;
};

const BROWS: Record<PortraitParams['brows'], Brow> = {
  arqueada: { inner: -33, peak: -42, tail: -31, thickness: 6.8 },
  reta: { inner: -33, peak: -36.5, tail: -31, thickness: 7.2 },
  suave: { inner: -33, peak: -38.5, tail: -29, thickness: 6.2 },
  marcada: { inner: -33, peak: -42, tail: -31, thickness: 8.6 },
  fina: { inner: -33, peak: -41, tail: -30, thickness: 4.8 },
};

type Mood = { readonly near: number; readonly far: number; readonly inner: number };

/** How an expression moves the brows; negative is up. */
const MOODS: Record<PortraitParams['expression'], Mood> = {
  serena: { near: 0, far: 0, inner: 0 },
  'meio-sorriso': { near: 0, far: 0, inner: 0 },
  sorriso: { near: -1.5, far: -1.5, inner: 0 },
  riso: { near: -1.5, far: -1.5, inner: 0 },
  pensativa: { near: 1, far: -3, inner: -1 },
};

/** A filled taper, soft at the inner end, with five short hairs at the root. */
export function drawBrow(drawing: Drawing, side: Side): string {
  const { params, hair } = drawing;
  const brow = BROWS[params.brows];
  const mood = MOODS[params.expression];
  const move = side > 0 ? mood.far : mood.near;
  const { thickness } = brow;
  const inner = eyePoint(side, -28, brow.inner + move + mood.inner);
  const middle = eyePoint(side, -8, (brow.inner + brow.peak) / 2 - 2 + move);
  const peak = eyePoint(side, 14, brow.peak + move);
  const tail = eyePoint(side, 36, brow.tail + 2.5 + move);
  const root: Point = [inner[0], inner[1] + thickness * 0.72];
  const top: Point[] = [root, [inner[0] + side * 2, inner[1] + thickness * 0.16], middle, peak, tail];
  const bottom: Point[] = [
    tail,
    [eyePoint(side, 14, 0)[0], peak[1] + thickness * 0.84],
    [eyePoint(side, -8, 0)[0], middle[1] + thickness],
    [inner[0] + side * 4, inner[1] + thickness * 1.05],
    root,
  ];
  const stops = stop(0, hair.brow, 0.42) + stop(0.22, hair.brow, 0.86) + stop(0.5, hair.brow, 0.96);
  const fill = linear(
    drawing,
    { name: `br${side + 1}`, axis: [inner[0], 0, tail[0], 0] },
    stops + stop(1, hair.brow, 1),
  );
  const hairs = repeat(5, (i) => {
    const x = inner[0] + side * (1 + i * 3.6);
    const y = inner[1] + thickness * 0.9 - i * 0.5;
    const d = `M${px(x)} ${px(y)}l${px(side * 2.6)} ${px(-thickness * (0.7 + i * 0.06))}`;
    return line(d, [hair.brow, 1.1], opacity(0.42));
  });
  return path(`${curve(top, 0.9)}${curveOn(bottom, 0.9)}Z`, fill) + hairs;
}
