import type { Drawing } from '../drawing.ts';
import { at, curve, curveOn, type Point, resample, xy } from '../geometry.ts';
import type { PortraitParams } from '../options.ts';
import { path, repeat } from '../svg.ts';
import { type EyeShape, eyePoint } from './eye-shape.ts';

type Liner = {
  /** how far the wing goes, times the eye's own */
  readonly wing: number;
  readonly thickness: number;
  /** where along the lid each lash grows, of 20 */
  readonly lashes: readonly number[];
  readonly lashLength: number;
};

const LINERS: Record<PortraitParams['makeup'], Liner> = {
  nenhuma: { wing: 0.6, thickness: 2.9, lashes: [17, 19], lashLength: 0.7 },
  leve: { wing: 0.95, thickness: 3.8, lashes: [15, 17, 19], lashLength: 1 },
  delineado: { wing: 1.5, thickness: 4.8, lashes: [15, 17, 19], lashLength: 1 },
  esfumado: { wing: 1.2, thickness: 4.8, lashes: [15, 17, 19], lashLength: 1 },
  solar: { wing: 0.95, thickness: 4.8, lashes: [15, 17, 19], lashLength: 1 },
};

/** The upper lash line: a filled taper with a wing, not a stroke. */
export function drawLashLine({ hair, params }: Drawing, { side, eye, upper, outer }: EyeShape): string {
  const { wing: wingShare, thickness } = LINERS[params.makeup];
  const wing = eye.wing * wingShare;
  const drop = params.lids === 'fechados' ? 4 : 0;
  const tip = eyePoint(side, eye.halfWidth + 6.5 * wing, eye.outerDrop - 6.2 * wing + drop);
  const top: Point[] = [
    tip,
    [upper[3][0], upper[3][1] - thickness],
    [upper[2][0], upper[2][1] - thickness * 0.92],
    [upper[1][0], upper[1][1] - thickness * 0.6],
    [upper[0][0], upper[0][1] - 0.5],
  ];
  return path(`${curve([...upper.slice(0, 4), outer])}L${xy(tip)}${curveOn(top, 0.9)}Z`, hair.lash);
}

type Root = { readonly at: Point; readonly side: number; readonly length: number; readonly index: number };

function openLash({ at: [x, y], side, length, index }: Root, thickness: number): string {
  const tip: Point = [x + side * length * (0.72 + index * 0.1), y + -length * (0.86 - index * 0.1) - thickness * 0.5];
  return (
    `M${xy([x - side * 2, y - thickness * 0.7])}Q${xy([x + side * length * 0.42, y + -length * 0.3])} ${xy(tip)}` +
    `Q${xy([x + side * length * 0.62, y + -1])} ${xy([x + side * 1.6, y])}Z`
  );
}

function closedLash({ at: [x, y], side, length, index }: Root): string {
  const tip: Point = [x + side * length * (0.72 + index * 0.1), y + length * 0.55];
  return (
    `M${xy([x - side * 2, y])}Q${xy([x + side * length * 0.42, y + length * 0.4])} ${xy(tip)}` +
    `Q${xy([x + side * length * 0.62, y + 1])} ${xy([x + side * 1.6, y])}Z`
  );
}

/** Two or three lashes on the outer third. */
export function drawLashes({ hair, params }: Drawing, { side, isFar, upper }: EyeShape): string {
  const liner = LINERS[params.makeup];
  const along = resample(upper, 20);
  return repeat(liner.lashes.length, (index) => {
    const length = (7.5 + index * 1.6) * liner.lashLength * (isFar ? 0.9 : 1);
    const root = { at: at(along, at(liner.lashes, index)), side, length, index };
    return path(params.lids === 'fechados' ? closedLash(root) : openLash(root, liner.thickness), hair.lash);
  });
}
