import { place } from '../../face/projection.ts';
import { closed, FAR_SIDE_FIRST, guide, type HeadPoint } from '../../geometry.ts';
import { path, repeat } from '../../svg.ts';
import type { HairLayers, HairRoom } from '../hair-room.ts';
import { drawLock } from '../lock.ts';
import { drawPartedLock, massOutline, massStrands } from '../parted.ts';

const BOB_BACK = guide('-90 190, -118 280, -124 380, -114 446, -40 458, 40 458, 114 446, 122 380, 116 280, 90 190');

const BOB_SIDES = {
  part: 0,
  volume: 4,
  inner: guide('97 368, 94 404, 80 446'),
  outer: guide('137 368, 141 406, 122 454'),
  lock: { strands: 16, split: 4, taper: 0.5, from: 360 },
} as const;

const LONG_SIDES = {
  part: 0,
  volume: 4,
  inner: guide('100 400, 97 480, 94 570, 94 640, 98 692'),
  outer: guide('139 400, 151 480, 164 570, 170 636, 164 684'),
  lock: { strands: 20, split: 5, taper: 0.62 },
} as const;

const LOCKS = 9;

/** `across` 0…1 from ear to ear; `reach` is the half-width at that height. */
function fan(across: number, [reach, y, z]: HeadPoint): HeadPoint {
  return [(across - 0.5) * 2 * reach, y, z * (across > 0.5 ? 0.86 : 1)];
}

function fringeEdge(across: number, tip: HeadPoint): HeadPoint[] {
  return [fan(across, [26, 130, 26]), fan(across, [58, 160, 56]), fan(across, [78, 214, 74]), tip];
}

/** Sub-locks fanned from the crown to the brow. */
function drawFringe(room: HairRoom): string {
  return repeat(LOCKS, (i) => {
    const start = i / LOCKS;
    const end = (i + 1.25) / LOCKS;
    const bottom = 244 + Math.abs(start - 0.45) ** 1.5 * 52 + (i % 2) * 3;
    const inner = fringeEdge(start, [(start - 0.5) * 2 * 80 + 3, bottom - 6, 74]);
    const outer = fringeEdge(end, [(end - 0.5) * 2 * 80 - 3, bottom, 74]);
    return drawLock(room, [place(inner), place(outer)], { strands: 4 });
  });
}

function front(room: HairRoom, sides: typeof BOB_SIDES | typeof LONG_SIDES): string {
  const locks = FAR_SIDE_FIRST.map((side) => drawPartedLock(room, { ...sides, side })).join('');
  return locks + drawFringe(room);
}

export function bobWithFringe(room: HairRoom): HairLayers {
  const back = path(closed(place(BOB_BACK), 0.9), room.fills.back);
  return { back, front: front(room, BOB_SIDES) };
}

export function longWithFringe(room: HairRoom): HairLayers {
  const mass = path(massOutline({ width: 152, bottom: 640 }), room.fills.back);
  const back = mass + massStrands(room, { width: 150, bottom: 640 });
  return { back, front: front(room, LONG_SIDES) };
}
