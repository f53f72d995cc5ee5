import { headPoint, place } from '../../face/projection.ts';
import { BOTH_SIDES, closed, FAR_SIDE_FIRST, guide, type Point, px, resample, type Side, xy } from '../../geometry.ts';
import { line, opacity, path } from '../../svg.ts';
import type { HairLayers, HairRoom } from '../hair-room.ts';
import { drawPartedLock, wisp } from '../parted.ts';

const BACK = guide('-90 190, -112 280, -112 380, -96 440, 96 440, 112 380, 112 280, 90 190');
const SPINE = guide('100 446, 112 520, 106 610, 92 700, 88 800');
const WISP = guide('-86 240 40, -96 300 18, -92 356 12, -100 408 4');

const NEAR = {
  side: -1,
  part: -40,
  volume: -2,
  inner: guide('99 376, 88 420'),
  outer: guide('122 376, 104 430'),
  lock: { strands: 14 },
} as const;

const FAR = {
  side: 1,
  part: -40,
  volume: 5,
  inner: guide('92 390, 80 450, 76 490'),
  outer: guide('136 390, 136 450, 116 496'),
  lock: { strands: 20 },
} as const;

function root({ hair }: HairRoom): string {
  const at = (x: number, y: number) => xy(headPoint(x, y));
  return path(
    `M${at(70, 420)}C${at(80, 470)} ${at(76, 500)} ${at(96, 520)}` +
      `L${at(126, 510)}C${at(140, 480)} ${at(138, 440)} ${at(132, 410)}Z`,
    hair.dark,
  );
}

type Leaf = { readonly side: Side; readonly width: number };

function leaf({ hair }: HairRoom, [x, y]: Point, { side, width }: Leaf): string {
  const reach = side * width;
  const d =
    `M${px(x)} ${px(y + 30)}C${px(x + reach * 0.4)} ${px(y + 26)} ${px(x + reach * 1.25)} ${px(y + 4)} ` +
    `${px(x + reach * 0.72)} ${px(y - 16)}C${px(x + side * 6)} ${px(y - 18)} ${px(x - side * 6)} ${px(y + 6)} ` +
    `${px(x)} ${px(y + 30)}Z`;
  const light =
    `M${px(x + side * 2)} ${px(y + 20)}C${px(x + reach * 0.5)} ${px(y + 12)} ${px(x + reach * 0.8)} ${px(y)} ` +
    `${px(x + reach * 0.56)} ${px(y - 10)}`;
  return (
    path(d, side > 0 ? hair.base : hair.dark) +
    line(d, [hair.darkest, 1.4], opacity(0.45)) +
    line(light, [hair.shine, 1.2], opacity(0.4))
  );
}

/** Overlapping leaves, alternating. */
function plait(room: HairRoom): string {
  return resample(place(SPINE), 14)
    .slice(0, 14)
    .map((point, i) => {
      const sides = i % 2 ? FAR_SIDE_FIRST : BOTH_SIDES;
      return sides.map((side) => leaf(room, point, { side, width: 42 - i * 1.3 })).join('');
    })
    .join('');
}

/** One thick plait over the far shoulder. */
export function sideBraid(room: HairRoom): HairLayers {
  const back = path(closed(place(BACK), 0.9), room.fills.back);
  const locks = drawPartedLock(room, NEAR) + drawPartedLock(room, FAR);
  return { back, front: locks + root(room) + plait(room) + wisp(room, WISP, 5) };
}
