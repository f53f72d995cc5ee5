import { place } from '../../face/projection.ts';
import { FAR_SIDE_FIRST, guide, type HeadPoint, type Side } from '../../geometry.ts';
import { path } from '../../svg.ts';
import type { HairLayers, HairRoom } from '../hair-room.ts';
import { drawLock } from '../lock.ts';
import { drawPartedLock, massOutline, massStrands } from '../parted.ts';

const INNER = guide('103 400, 106 470, 108 540, 114 600, 130 648');
const OUTER = guide('140 400, 152 470, 164 540, 162 600, 142 650');
const COMB = { strands: 16, split: 3, waves: 3.2, amplitude: 6, from: 360 } as const;

/** The two short locks that open over the forehead. */
function fringe(room: HairRoom, side: Side): string {
  const turned = side > 0 ? 0.84 : 1;
  const inner: HeadPoint[] = [
    [0, 176, 70],
    [side * 16, 212, 76 * turned],
    [side * 44, 256, 66 * turned],
    [side * 76, 304, 44 * turned],
    [side * 100, 356, 16],
  ];
  const outer: HeadPoint[] = [
    [0, 134, 34],
    [side * 48, 156, 44],
    [side * 88, 216, 30],
    [side * 106, 290, 12],
    [side * 116, 362, 2],
  ];
  return drawLock(room, [place(inner), place(outer)], { strands: 12 });
}

export function curtain(room: HairRoom): HairLayers {
  const mass = path(massOutline({ width: 152, bottom: 590 }), room.fills.back);
  const back = mass + massStrands(room, { width: 150, bottom: 590 });
  let front = '';
  for (const side of FAR_SIDE_FIRST) {
    front += drawPartedLock(room, { side, part: 0, volume: 5, inner: INNER, outer: OUTER, lock: COMB });
  }
  for (const side of FAR_SIDE_FIRST) front += fringe(room, side);
  return { back, front };
}
