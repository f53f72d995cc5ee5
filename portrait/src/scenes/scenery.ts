import { type Drawing, radial, stop } from '../drawing.ts';
import type { Point } from '../geometry.ts';

/** Draws one place over the sky, in the colours of the palette. */
export type Scenery = (drawing: Drawing) => string;

type Halo = { readonly centre: Point; readonly radius: number };

/** The scene's one big soft light: `alpha` at the middle, nothing at the rim. */
export function halo(drawing: Drawing, { centre, radius }: Halo, [colour, alpha]: readonly [string, number]): string {
  return disc(
    { centre, radius },
    radial(drawing, { name: 'gl', centre, radius }, stop(0, colour, alpha) + stop(1, colour, 0)),
  );
}

export function disc({ centre, radius }: Halo, fill: string): string {
  return `<circle cx="${centre[0]}" cy="${centre[1]}" r="${radius}" fill="${fill}"/>`;
}
