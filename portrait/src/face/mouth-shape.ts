import type { Point } from '../geometry.ts';
import type { PortraitParams } from '../options.ts';
import { NOSES } from './nose.ts';
import { project } from './projection.ts';

type Lips = { readonly halfWidth: number; readonly upper: number; readonly lower: number; readonly bow: number };

const LIPS: Record<PortraitParams['lips'], Lips> = {
  cheios: { halfWidth: 31, upper: 14, lower: 19, bow: 3 },
  arco: { halfWidth: 29, upper: 12.5, lower: 14.5, bow: 6 },
  largos: { halfWidth: 35, upper: 10.5, lower: 14.5, bow: 2.5 },
  delicados: { halfWidth: 26, upper: 8.6, lower: 11.4, bow: 3 },
  coracao: { halfWidth: 26, upper: 13, lower: 17, bow: 6.5 },
};

type Smile = {
  /** how far the corners rise */
  readonly lift: number;
  readonly widen: number;
  /** how much the upper and lower lip thin */
  readonly thin: readonly [upper: number, lower: number];
};

const SMILES: Record<PortraitParams['expression'], Smile> = {
  serena: { lift: 1.4, widen: 0, thin: [0, 0] },
  'meio-sorriso': { lift: 4.2, widen: 1.5, thin: [0, 0] },
  sorriso: { lift: 7, widen: 5, thin: [2.4, 2] },
  riso: { lift: 8, widen: 5, thin: [2.4, 2] },
  pensativa: { lift: 0, widen: 0, thin: [0, 0] },
};

/** Measures of one mouth, in canvas units. */
export type MouthShape = {
  /** y of the line where the lips meet */
  readonly y: number;
  readonly halfWidth: number;
  readonly upper: number;
  readonly lower: number;
  readonly bow: number;
  readonly lift: number;
  /** extra lift of the far corner in a half smile */
  readonly half: number;
  /** opening between the lips */
  readonly gap: number;
  readonly left: Point;
  readonly right: Point;
};

/** How far the lips stand toward the viewer at `x` from the middle. */
export function lipDepth(x: number): number {
  return 106 - (x * x) / 46;
}

/** A broad smile: sorriso or riso. */
export function isBroad(shape: MouthShape): boolean {
  return shape.lift > 5;
}

function opening(params: PortraitParams): number {
  if (params.expression === 'riso') return 9;
  if (params.expression === 'sorriso') return 0;
  return params.lids === 'serenos' && params.lips === 'cheios' ? 1.6 : 0;
}

export function mouthShape(params: PortraitParams): MouthShape {
  const lips = LIPS[params.lips];
  const smile = SMILES[params.expression];
  const halfWidth = lips.halfWidth + smile.widen;
  const y = NOSES[params.nose].baseY + 38;
  const half = params.expression === 'meio-sorriso' ? 1.6 : 0;
  return {
    y,
    halfWidth,
    upper: lips.upper - smile.thin[0],
    lower: lips.lower - smile.thin[1],
    bow: lips.bow,
    lift: smile.lift,
    half,
    gap: opening(params),
    left: project(-halfWidth, y - smile.lift * 0.8, lipDepth(halfWidth) + 4),
    right: project(halfWidth, y - smile.lift * 0.8 - half, lipDepth(halfWidth) - 2),
  };
}

/** The line between the lips, lowered by `drop`, without the corners. */
export function seam({ y, halfWidth, lift, half }: MouthShape, drop: number): Point[] {
  return [
    project(-halfWidth * 0.5, y + 0.6 + drop * 0.8 - lift * 0.14, lipDepth(14)),
    project(-6, y + 0.2 + drop + lift * 0.28, 107),
    project(0, y + 1.6 + drop + lift * 0.3, 108),
    project(6, y + 0.2 + drop + lift * 0.28, 107),
    project(halfWidth * 0.5, y + 0.6 + drop * 0.8 - lift * 0.14 - half * 0.3, lipDepth(14)),
  ];
}

/** The upper edge of the upper lip, left to right. */
export function upperEdge({ y, halfWidth, upper, bow, lift, half }: MouthShape): Point[] {
  return [
    project(-halfWidth * 0.52, y - upper * 0.72 - lift * 0.3, lipDepth(15)),
    project(-6.5, y - upper - 0.4, 109),
    project(0, y - upper + bow * 0.72, 111),
    project(6.5, y - upper - 0.4, 109),
    project(halfWidth * 0.52, y - upper * 0.72 - lift * 0.3 - half * 0.4, lipDepth(15)),
  ];
}

/** The lower edge of the lower lip, right to left. */
export function lowerEdge({ y, halfWidth, lower, gap, half }: MouthShape): Point[] {
  return [
    project(halfWidth * 0.6, y + lower * 0.66 + gap - half * 0.2, lipDepth(17)),
    project(halfWidth * 0.26, y + lower + gap, 105),
    project(0, y + lower + 0.6 + gap, 107),
    project(-halfWidth * 0.26, y + lower + gap, 105),
    project(-halfWidth * 0.6, y + lower * 0.66 + gap, lipDepth(17)),
  ];
}
