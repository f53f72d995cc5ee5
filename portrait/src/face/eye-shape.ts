import { BOTH_SIDES, type Point, type Side } from '../geometry.ts';
import type { PortraitParams } from '../options.ts';
import { depth, project } from './projection.ts';

type Eye = {
  readonly halfWidth: number;
  readonly upper: number;
  readonly lower: number;
  /** how far the inner and outer corners sit below the eye line */
  readonly innerDrop: number;
  readonly outerDrop: number;
  /** from the lid to the crease */
  readonly crease: number;
  readonly wing: number;
};

const EYES: Record<PortraitParams['eyes'], Eye> = {
  amendoado: { halfWidth: 26.5, upper: 14.2, lower: 9, innerDrop: 3.4, outerDrop: -2.8, crease: 7, wing: 1 },
  felino: { halfWidth: 28, upper: 12.8, lower: 7.6, innerDrop: 5.2, outerDrop: -7.4, crease: 7, wing: 1.4 },
  redondo: { halfWidth: 26, upper: 14.8, lower: 9.4, innerDrop: 2.6, outerDrop: -1.4, crease: 6.4, wing: 0.9 },
  puxado: { halfWidth: 28, upper: 11, lower: 7.2, innerDrop: 4.6, outerDrop: -5.4, crease: 3.8, wing: 1.1 },
  doce: { halfWidth: 26, upper: 14.2, lower: 9.6, innerDrop: 0.4, outerDrop: 3.2, crease: 6.8, wing: 0.6 },
  encapuzado: { halfWidth: 27, upper: 11.6, lower: 8.8, innerDrop: 2.8, outerDrop: -1.6, crease: 3.6, wing: 1 },
};

type Lids = {
  /** share of the upper height that shows; the upper lid always covers the top of the iris */
  readonly open: number;
  readonly lower: number;
  /** how far a closed lid falls */
  readonly sink: number;
};

export const LIDS: Record<PortraitParams['lids'], Lids> = {
  abertos: { open: 0.9, lower: 1, sink: 0 },
  serenos: { open: 0.8, lower: 1, sink: 0 },
  sorrindo: { open: 0.76, lower: 0.6, sink: 0 },
  fechados: { open: 0, lower: 0, sink: 7.5 },
};

/** The middle of the head: this line is what makes her adult. */
export const EYE_LINE = 297;
/** From the face axis to the middle of an eye. */
export const EYE_OFFSET = 46;

type Five = readonly [Point, Point, Point, Point, Point];

/** One eye, its lids and crease as canvas points; upper runs inner to outer, lower outer to inner. */
export type EyeShape = {
  readonly side: Side;
  readonly isFar: boolean;
  readonly eye: Eye;
  /** visible heights after the lids */
  readonly lowerHeight: number;
  readonly inner: Point;
  readonly outer: Point;
  readonly upper: Five;
  readonly lower: Five;
  readonly crease: Five;
};

/** A point of one eye: `x` outward from its middle, `y` down from the eye line. */
export function eyePoint(side: Side, x: number, y: number): Point {
  const across = side * (EYE_OFFSET + x);
  return project(across, EYE_LINE + y, depth(across, EYE_LINE) + (side > 0 ? -1 : 1));
}

function upperLid(side: Side, eye: Eye, lids: Lids): Five {
  const { halfWidth: w, innerDrop, outerDrop } = eye;
  const height = eye.upper * (lids.open || 0.02);
  return [
    eyePoint(side, -w, innerDrop),
    eyePoint(side, -w * 0.62, innerDrop * 0.5 - height * 0.62 + lids.sink * 0.7),
    eyePoint(side, -w * 0.1, -height + lids.sink),
    eyePoint(side, w * 0.45, -height * 0.86 + outerDrop * 0.4 + lids.sink),
    eyePoint(side, w, outerDrop),
  ];
}

function lowerLid(side: Side, eye: Eye, height: number): Five {
  const { halfWidth: w, innerDrop, outerDrop } = eye;
  return [
    eyePoint(side, w, outerDrop),
    eyePoint(side, w * 0.55, height * 0.72 + outerDrop * 0.35),
    eyePoint(side, 0, height),
    eyePoint(side, -w * 0.6, height * 0.55 + innerDrop * 0.55),
    eyePoint(side, -w, innerDrop),
  ];
}

function creaseAbove(side: Side, eye: Eye, lids: Lids): Five {
  const { halfWidth: w, innerDrop, outerDrop, crease } = eye;
  const height = eye.upper * (lids.open || 0.02);
  return [
    eyePoint(side, -w * 0.9, innerDrop - height * 0.5 - crease * 0.6),
    eyePoint(side, -w * 0.5, -height * 0.72 - crease),
    eyePoint(side, 0, -Math.max(height, eye.upper * 0.62) - crease),
    eyePoint(side, w * 0.55, -Math.max(height, eye.upper * 0.6) * 0.8 + outerDrop * 0.4 - crease * 0.85),
    eyePoint(side, w * 1.08, outerDrop - crease * 0.35),
  ];
}

function eyeShape(params: PortraitParams, side: Side): EyeShape {
  const eye = EYES[params.eyes];
  const lids = LIDS[params.lids];
  const lowerHeight = eye.lower * lids.lower;
  const upper = upperLid(side, eye, lids);
  return {
    side,
    isFar: side > 0,
    eye,
    lowerHeight,
    inner: upper[0],
    outer: upper[4],
    upper,
    lower: lowerLid(side, eye, lowerHeight),
    crease: creaseAbove(side, eye, lids),
  };
}

/** Near eye, then far eye. */
export function eyeShapes(params: PortraitParams): EyeShape[] {
  return BOTH_SIDES.map((side) => eyeShape(params, side));
}
