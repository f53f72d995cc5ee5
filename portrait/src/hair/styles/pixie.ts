import { place } from '../../face/projection.ts';
import { closed, guide } from '../../geometry.ts';
import { path } from '../../svg.ts';
import type { HairLayers, HairRoom } from '../hair-room.ts';
import { drawLock, type LockOptions } from '../lock.ts';

const BACK = guide('-88 190, -110 260, -106 340, -80 398, -46 420, 54 420, 82 398, 104 340, 108 260, 90 190');

const SIDE_COMB: LockOptions = { strands: 14, split: 3, taper: 0.6, from: 240 };

const LOCKS = [
  {
    inner: guide('-46 186 74, -66 216 56, -86 258 32, -93 306 14, -92 348 8'),
    outer: guide('-44 122 20, -98 158, -120 236, -117 300, -102 356'),
    comb: SIDE_COMB,
  },
  {
    inner: guide('58 206 50, 78 246 30, 88 290 10, 88 330 6, 84 366 4'),
    outer: guide('30 124 10, 100 160, 119 240, 116 306, 98 364'),
    comb: SIDE_COMB,
  },
  {
    inner: guide('-50 184 74, -22 204 76, 14 226 72, 50 250 56, 82 292 28'),
    outer: guide('-46 122 20, 30 108 12, 98 146 4, 121 226, 108 312 4'),
    comb: { strands: 22, split: 5, taper: 0.72, from: 170 },
  },
];

/** Short, swept over the forehead. */
export function pixie(room: HairRoom): HairLayers {
  const front = LOCKS.map(({ inner, outer, comb }) => drawLock(room, [place(inner), place(outer)], comb));
  return { back: path(closed(place(BACK), 0.9), room.fills.back), front: front.join('') };
}
