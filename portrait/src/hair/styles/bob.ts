import { place } from '../../face/projection.ts';
import { closed, guide } from '../../geometry.ts';
import { path } from '../../svg.ts';
import type { HairLayers, HairRoom } from '../hair-room.ts';
import { drawPartedLock } from '../parted.ts';

const BACK = guide('-90 190, -118 280, -122 380, -112 448, -40 462, 40 462, 112 448, 122 380, 116 280, 90 190');
const FAR_INNER = guide('95 372, 92 410, 78 452');
const FAR_OUTER = guide('136 372, 139 412, 122 458');
const NEAR_INNER = guide('99 372, 97 410, 84 454');
const NEAR_OUTER = guide('133 372, 136 412, 120 460');

/** Chin length, side part. */
export function bob(room: HairRoom): HairLayers {
  const far = { side: 1, part: -40, volume: 5, inner: FAR_INNER, outer: FAR_OUTER, lock: { strands: 18 } } as const;
  const near = { side: -1, part: -40, volume: 2, inner: NEAR_INNER, outer: NEAR_OUTER, lock: { strands: 14 } } as const;
  return {
    back: path(closed(place(BACK), 0.9), room.fills.back),
    front: drawPartedLock(room, far) + drawPartedLock(room, near),
  };
}
