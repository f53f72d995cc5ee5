import { headPoint, place } from '../../face/projection.ts';
import { guide, px, xy } from '../../geometry.ts';
import { line, opacity } from '../../svg.ts';
import type { HairLayers, HairRoom } from '../hair-room.ts';
import { drawLock } from '../lock.ts';
import { wisp } from '../parted.ts';
import { drawSlickHair } from '../slick.ts';

const INNER = guide('34 128, 56 104, 98 132, 118 210, 112 320, 118 430, 140 540, 154 590');
const OUTER = guide('-20 112, 34 56, 130 66, 184 160, 196 300, 204 420, 200 530, 170 610');
const WISP = guide('-86 248 36, -97 286 18, -91 320 14, -98 348 10, -92 368 12');
const COMB = { strands: 24, split: 5, waves: 3, amplitude: 8, from: 240, castsShadow: false } as const;

function tie({ hair }: HairRoom): string {
  const [x, y] = headPoint(12, 118, 4);
  const turned = `transform="rotate(8 ${xy([x, y])})"`;
  const ring = `<ellipse cx="${px(x)}" cy="${px(y)}" rx="32" ry="12" fill="${hair.dark}" ${turned}/>`;
  return ring + line(`M${px(x - 26)} ${px(y)}q24 -14 54 2`, [hair.light, 3], opacity(0.55));
}

/** High on the head; the tail hangs behind the far shoulder. */
export function ponytail(room: HairRoom): HairLayers {
  const back = drawLock(room, [place(INNER), place(OUTER)], COMB);
  return { back, front: drawSlickHair(room, { x: 20, y: 112, puff: 0 }) + tie(room) + wisp(room, WISP, 5) };
}
