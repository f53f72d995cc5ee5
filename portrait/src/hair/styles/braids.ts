import { headPoint, place } from '../../face/projection.ts';
import { at, band, FAR_SIDE_FIRST, guide, lerp, type Point, px, resample, type Side } from '../../geometry.ts';
import { path, repeat } from '../../svg.ts';
import { drawBraid } from '../braid.ts';
import type { HairLayers, HairRoom } from '../hair-room.ts';
import { massOutline, partedGuides } from '../parted.ts';

const INNER = guide('104 400, 106 490, 108 590, 116 690');
const OUTER = guide('150 400, 166 490, 174 590, 168 700');
const CUFFS = guide('-128 470, 142 520, -150 560');
const STEPS = 9;

function backBraid(room: HairRoom, i: number): string {
  const across = (i / 16) * 2 - 1;
  const points = place([
    [across * 80, 200, 0],
    [across * 148, 330, 0],
    [across * 160, 480, 0],
    [across * 156, 640 + room.random() * 30, 0],
  ]);
  return drawBraid(room, points, { width: 12, tone: 0.2 });
}

function frontBraid(room: HairRoom, [inner, outer]: readonly [Point[], Point[]], i: number): string {
  const { random } = room;
  const points = inner.map((point, step): Point => {
    const [x, y] = lerp(point, at(outer, step), i / 8);
    const sway = step > 4 ? (random() - 0.5) * 5 : 0;
    return [x + sway, y + (step === STEPS ? random() * 40 - 20 : 0)];
  });
  return drawBraid(room, points, { width: 11.5, tone: random() });
}

function side(room: HairRoom, which: Side): string {
  const guides = partedGuides({ side: which, part: 6, volume: 8, inner: INNER, outer: OUTER });
  const inner = resample(guides[0], STEPS);
  const outer = resample(guides[1], STEPS);
  room.hairShadows.push(band(inner, outer));
  const scalp = path(band(inner.slice(0, 5), outer.slice(0, 5)), room.hair.darkest);
  return scalp + repeat(9, (i) => frontBraid(room, [inner, outer], i));
}

function cuff(x: number, y: number): string {
  const [cx, top] = headPoint(x, y);
  return (
    `<rect x="${px(cx - 8)}" y="${px(top)}" width="16" height="13" rx="5" fill="#e8b954"/>` +
    `<rect x="${px(cx - 8)}" y="${px(top + 2)}" width="16" height="3" rx="1.5" fill="#fff3c9" opacity=".7"/>`
  );
}

/** Many thin braids with three gold cuffs. */
export function braids(room: HairRoom): HairLayers {
  const mass = path(massOutline({ width: 156, bottom: 620 }), room.hair.darkest);
  const back = mass + repeat(17, (i) => backBraid(room, i));
  const sides = FAR_SIDE_FIRST.map((which) => side(room, which)).join('');
  return { back, front: sides + CUFFS.map(([x, y]) => cuff(x, y)).join('') };
}
