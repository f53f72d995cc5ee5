import type { Drawing } from '../../drawing.ts';
import { line, opacity } from '../../svg.ts';

export type Garment = {
  readonly drawn: string;
  /** path of the parts a pattern is printed on */
  readonly printable: string;
};

/** Draws one garment; `fabric` is the fill of its main parts. */
export type Cut = (drawing: Drawing, fabric: string) => Garment;

/** From the end of the neckline over the right shoulder and down; up the left side to where the neckline starts. */
export const RIGHT_SIDE = 'C472 558 506 574 524 620C538 660 548 740 558 860';
export const LEFT_SIDE = 'L44 860C52 740 62 660 76 620C94 574 128 558 176 544';

/** All of a garment but its neckline. */
export const SIDES = RIGHT_SIDE + LEFT_SIDE;

/** Two sleeve folds; the far one a little darker. */
export function folds({ cloth }: Drawing, near: string, far: string): string {
  return line(near, [cloth.darkest, 3], opacity(0.3)) + line(far, [cloth.darkest, 3], opacity(0.35));
}
