import { headPoint, place } from '../../face/projection.ts';
import { closed, guide, type HeadPoint, type Point, px, type Side } from '../../geometry.ts';
import { line, opacity, path, repeat } from '../../svg.ts';
import type { HairLayers, HairRoom } from '../hair-room.ts';
import { drawLock, type LockGuides } from '../lock.ts';
import { wisp } from '../parted.ts';
import { drawSlickHair } from '../slick.ts';

const HIGH_WISPS = [
  guide('-86 246 38, -97 284 20, -91 318 16, -98 346 12, -92 366 14'),
  guide('82 246 28, 93 284 10, 86 318 8, 92 344 6, 87 362 8'),
];

function highKnot([x, y]: Point): string {
  return (
    `M${px(x - 62)} ${px(y + 6)}C${px(x - 66)} ${px(y - 48)} ${px(x - 20)} ${px(y - 64)} ${px(x + 6)} ${px(y - 60)}` +
    `C${px(x + 50)} ${px(y - 58)} ${px(x + 70)} ${px(y - 14)} ${px(x + 56)} ${px(y + 24)}` +
    `C${px(x + 40)} ${px(y + 56)} ${px(x - 44)} ${px(y + 56)} ${px(x - 62)} ${px(y + 6)}Z`
  );
}

function highKnotStrand({ hair, random }: HairRoom, [x, y]: Point, i: number): string {
  const turn = i / 15;
  const d =
    `M${px(x - 56 + turn * 20)} ${px(y + 14)}C${px(x - 50 + turn * 40)} ${px(y - 58 + turn * 30)} ` +
    `${px(x + 40)} ${px(y - 62 + turn * 46)} ${px(x + 54 - turn * 8)} ${px(y + 6 + turn * 22)}`;
  return line(d, [i % 3 ? hair.light : hair.darkest, 1 + random() * 1.4], opacity(i % 3 ? 0.42 : 0.5));
}

export function highBun(room: HairRoom): HairLayers {
  const knot = headPoint(6, 96, 10);
  const strands = repeat(16, (i) => highKnotStrand(room, knot, i));
  const slick = drawSlickHair(room, { x: 4, y: 122, puff: 2 });
  const wisps = HIGH_WISPS.map((points) => wisp(room, points, 5)).join('');
  return { back: path(highKnot(knot), room.fills.front) + strands, front: slick + wisps };
}

const LOW_BACK = guide('-84 190, -108 270, -100 360, -70 420, 70 420, 98 360, 106 270, 86 190');
const LOW_PART = -42;
const LOW_WISPS = [
  { points: guide('-46 196 70, -78 240 50, -94 300 22, -92 360 14, -102 412 6'), width: 6 },
  { points: guide('80 250 28, 92 306 8, 90 356 6, 98 400'), width: 4 },
];

function lowKnot([x, y]: Point): string {
  return (
    `M${px(x - 58)} ${px(y - 4)}C${px(x - 56)} ${px(y - 56)} ${px(x + 44)} ${px(y - 66)} ${px(x + 56)} ${px(y - 6)}` +
    `C${px(x + 60)} ${px(y + 50)} ${px(x - 52)} ${px(y + 58)} ${px(x - 58)} ${px(y - 4)}Z`
  );
}

function lowKnotStrand({ hair }: HairRoom, [x, y]: Point, i: number): string {
  const d =
    `M${px(x - 46 + i * 3)} ${px(y - 26 + i * 2)}C${px(x - 6 + i * 4)} ${px(y - 56 + i * 5)} ` +
    `${px(x + 52)} ${px(y - 24 + i * 4)} ${px(x + 40 - i * 5)} ${px(y + 34)}`;
  return line(d, [i % 3 ? hair.light : hair.darkest, 1.4], opacity(i % 3 ? 0.4 : 0.5));
}

/** One side swept back to the nape. */
function swept(side: Side, volume: number): LockGuides {
  const turned = side > 0 ? 0.82 : 1;
  const inner: HeadPoint[] = [
    [LOW_PART, 190, 74],
    [LOW_PART + side * (side > 0 ? 30 : 18), 200, 72 * turned],
    [side * 66, 230, 50 * turned],
    [side * 84, 270, 26 * turned],
    [side * 94, 312, 10],
    [side * 100, 350, 2],
  ];
  const outer: HeadPoint[] = [
    [LOW_PART * 0.8, 122, 22],
    [side * 50 - 12, 130, 6],
    [side * 102, 176, 0],
    [side * (115 + volume), 240, 0],
    [side * (114 + volume), 306, 0],
    [side * 104, 362, 0],
  ];
  return [place(inner), place(outer)];
}

export function lowBun(room: HairRoom): HairLayers {
  const knot = headPoint(78, 432);
  const nape = path(closed(place(LOW_BACK), 0.9), room.fills.back);
  const strands = repeat(14, (i) => lowKnotStrand(room, knot, i));
  const locks = drawLock(room, swept(1, 0), { strands: 20 }) + drawLock(room, swept(-1, -2), { strands: 14 });
  const wisps = LOW_WISPS.map(({ points, width }) => wisp(room, points, width)).join('');
  return { back: nape + path(lowKnot(knot), room.hair.base) + strands, front: locks + wisps };
}
