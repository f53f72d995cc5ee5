import { place } from '../face/projection.ts';
import { band, closed, curve, type HeadPoint, onSide, resample, type Side } from '../geometry.ts';
import { line, opacity, path, repeat } from '../svg.ts';
import type { HairRoom } from './hair-room.ts';
import { drawLock, type LockGuides, type LockOptions } from './lock.ts';

/** One side of parted hair, from the part line down. Guides are written for the right side, from the jaw to the tip. */
export type PartedLock = {
  readonly side: Side;
  /** x of the part line */
  readonly part: number;
  readonly inner: readonly HeadPoint[];
  readonly outer: readonly HeadPoint[];
  /** how far it stands off the head */
  readonly volume: number;
  readonly lock: LockOptions;
};

/** The inner edge follows the hairline, then the face; the outer edge is the silhouette. */
export function partedGuides({ side, part, inner, outer, volume }: Omit<PartedLock, 'lock'>): LockGuides {
  const turned = side > 0 ? 0.82 : 1;
  const hairline: HeadPoint[] = [
    [part, 190, 74],
    [part + side * (side * part > 0 ? 16 : 30), 200, 72 * turned],
    [side * 70, 232, 50 * turned],
    [side * 92, 282, 22 * turned],
    [side * 98, 334, 12 * turned],
  ];
  const silhouette: HeadPoint[] = [
    [part * 0.8, 122 - volume * 0.5, 22],
    [side * (50 + volume * 0.4) + part * 0.34, 130 - volume * 0.4, 6],
    [side * (104 + volume), 176, 0],
    [side * (126 + volume), 250, 0],
    [side * (131 + volume), 334, 0],
  ];
  return [place([...hairline, ...onSide(inner, side)]), place([...silhouette, ...onSide(outer, side)])];
}

export function drawPartedLock(room: HairRoom, parted: PartedLock): string {
  return drawLock(room, partedGuides(parted), parted.lock);
}

type Mass = {
  readonly width: number;
  /** canvas y where it ends */
  readonly bottom: number;
  /** half-width of the flat end */
  readonly tip?: number;
};

/** The outline of loose hair behind the neck. */
export function massOutline({ width, bottom, tip = 40 }: Mass): string {
  return closed(
    place([
      [-90, 190, 0],
      [-122, 280, 0],
      [-width * 0.94, 400, 0],
      [-width, bottom - 90, 0],
      [-width + 12, bottom, 0],
      [-tip, bottom + 26, 0],
      [tip, bottom + 26, 0],
      [width - 12, bottom, 0],
      [width, bottom - 90, 0],
      [width * 0.94, 400, 0],
      [120, 280, 0],
      [90, 190, 0],
    ]),
    0.9,
  );
}

/** Fourteen strands over that mass. */
export function massStrands({ fine, hair, random }: HairRoom, { width, bottom }: Mass): string {
  if (!fine) return '';
  return repeat(14, (i) => {
    const across = ((i + random()) / 14) * 2 - 1;
    const d = curve(
      place([
        [across * 60, 200, 0],
        [across * width * 0.86, 330, 0],
        [across * width * 0.92, bottom - 120, 0],
        [across * width * 0.82, bottom - random() * 40, 0],
      ]),
    );
    return line(d, [random() < 0.5 ? hair.darkest : hair.base, 1 + random() * 1.6], opacity(0.4));
  });
}

/** A few loose hairs, `width` across the middle. */
export function wisp({ hair }: HairRoom, points: readonly HeadPoint[], width: number): string {
  const near = resample(place(points), 8);
  const far = near.map(([x, y], i) => [x + width * Math.sin((i / 8) * Math.PI), y] as const);
  return path(band(near, far), hair.base, opacity(0.9)) + line(curve(near.slice(0, 6)), [hair.light, 1], opacity(0.5));
}
