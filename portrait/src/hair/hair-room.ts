import { type Drawing, linear, stop } from '../drawing.ts';
import { guide, type HeadPoint } from '../geometry.ts';

/** Gradients in canvas space, root to ends. */
type HairFills = {
  readonly front: string;
  /** hair in shade, behind the neck */
  readonly back: string;
  readonly sheen: string;
  /** a second, lower light on long hair */
  readonly lowSheen: string;
};

/** The drawing, with what only hair needs. */
export type HairRoom = Drawing & { readonly fills: HairFills };

/** Hair behind the neck and hair over the face, as SVG. */
export type HairLayers = { readonly back: string; readonly front: string };

export type HairStyle = (room: HairRoom) => HairLayers;

/** From the near temple over the forehead to the far temple. */
export const HAIRLINE: readonly HeadPoint[] = guide(
  '-99 318 10, -93 268 30, -76 230 50, -42 202 66, 0 192 74, 40 202 64, 70 230 44, 86 268 26, 94 318 8',
);

function hairFills(drawing: Drawing): HairFills {
  const { hair, params } = drawing;
  const front =
    stop(0, hair.dark) +
    stop(0.1, hair.base) +
    stop(0.2, hair.light) +
    stop(0.33, hair.base) +
    stop(0.5, hair.dark) +
    stop(0.72, hair.base) +
    stop(1, hair.tip);
  const ends = params.highlights === 'pontas' ? hair.tip : hair.base;
  const back = stop(0, hair.darkest) + stop(0.45, hair.darkest) + stop(0.75, hair.dark) + stop(1, ends);
  const sheen = stop(0, hair.shine, 0) + stop(0.28, hair.shine, 0.75) + stop(0.5, hair.shine, 0.5);
  const lowSheen = stop(0, hair.shine, 0) + stop(0.45, hair.shine, 0.5) + stop(1, hair.shine, 0);
  return {
    front: linear(drawing, { name: 'hg', axis: [0, 118, 0, 720] }, front),
    back: linear(drawing, { name: 'hd', axis: [0, 150, 0, 720] }, back),
    sheen: linear(drawing, { name: 'hs', axis: [0, 140, 0, 330] }, sheen + stop(1, hair.shine, 0)),
    lowSheen: linear(drawing, { name: 'ht', axis: [0, 420, 0, 640] }, lowSheen),
  };
}

export function openHairRoom(drawing: Drawing): HairRoom {
  return { ...drawing, fills: hairFills(drawing) };
}
