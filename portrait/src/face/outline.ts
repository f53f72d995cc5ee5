import { clamp, curve, type Point, type Side } from '../geometry.ts';
import type { PortraitParams } from '../options.ts';
import { AXIS, YAW_COSINE, YAW_SINE } from './projection.ts';

type Seven<Item> = readonly [Item, Item, Item, Item, Item, Item, Item];
type Shape = { readonly halfWidths: Seven<number>; readonly chinY: number };

/** Half-widths at y 228, 262, 306, 348, 390, 21 above the chin and 5 above the chin. */
const SHAPES: Record<PortraitParams['face'], Shape> = {
  oval: { halfWidths: [99, 101, 100, 93, 77, 44, 20], chinY: 452 },
  coracao: { halfWidths: [103, 104, 101, 92, 71, 37, 15], chinY: 454 },
  redondo: { halfWidths: [101, 104, 104, 100, 85, 50, 24], chinY: 446 },
  quadrado: { halfWidths: [99, 102, 101, 97, 86, 53, 27], chinY: 451 },
  diamante: { halfWidths: [94, 99, 103, 94, 74, 41, 18], chinY: 455 },
  longo: { halfWidths: [96, 98, 97, 92, 79, 47, 22], chinY: 463 },
};

/** What the turn adds to each half-width; the far side dents at the eye socket. */
const FAR_SIDE: Seven<number> = [-1, -5, -1, 0, -1, -1, 0];
const NEAR_SIDE: Seven<number> = [0, 1, 1, 2, 3, 2, 0];

export type FaceOutline = {
  /** seven points from temple to chin on the viewer's left */
  readonly left: Seven<Point>;
  readonly right: Seven<Point>;
  readonly chin: Point;
  readonly chinY: number;
  readonly d: string;
};

/** The chin turns with the head, the skull does not. */
function turnAt(y: number): number {
  const t = clamp((y - 290) / 150);
  return 82 * t * t * (3 - 2 * t);
}

function edge(shape: Shape, side: Side): Seven<Point> {
  const levels: Seven<number> = [228, 262, 306, 348, 390, shape.chinY - 21, shape.chinY - 5];
  const turn = side > 0 ? FAR_SIDE : NEAR_SIDE;
  const pointAt = (i: 0 | 1 | 2 | 3 | 4 | 5 | 6): Point => {
    const halfWidth = shape.halfWidths[i] + turn[i];
    return [AXIS + 6 + side * halfWidth * YAW_COSINE + turnAt(levels[i]) * YAW_SINE - 4, levels[i]];
  };
  return [pointAt(0), pointAt(1), pointAt(2), pointAt(3), pointAt(4), pointAt(5), pointAt(6)];
}

export function faceOutline(face: PortraitParams['face']): FaceOutline {
  const shape = SHAPES[face];
  const left = edge(shape, -1);
  const right = edge(shape, 1);
  const chin: Point = [AXIS + 2 + 82 * YAW_SINE, shape.chinY];
  const crown: Point = [AXIS + 2, 150];
  const d = curve([crown, [AXIS - 62, 168], ...left, chin, ...right.toReversed(), [AXIS + 66, 168], crown]);
  return { left, right, chin, chinY: shape.chinY, d: `${d}Z` };
}
