import { linear, stop } from '../../drawing.ts';
import { headPoint, place } from '../../face/projection.ts';
import { band, curve, FAR_SIDE_FIRST, guide, type HeadPoint, type Side, xy } from '../../geometry.ts';
import { path, repeat } from '../../svg.ts';
import { HAIRLINE, type HairLayers, type HairRoom, type HairStyle } from '../hair-room.ts';
import { massOutline } from '../parted.ts';
import { drawRinglet } from '../ringlet.ts';

type Length = { readonly bottom: number; readonly width: number /** curls behind */; readonly behind: number };

const MEDIUM: Length = { bottom: 510, width: 168, behind: 11 };
const LONG: Length = { bottom: 640, width: 178, behind: 13 };
const THUMB_CURLS = { behind: 9, side: 6, width: 32 } as const;
const PART = -26;

const CAP = guide('-99 326, -136 262, -126 180, -66 124, 0 110 10, 72 122, 128 178, 136 262, 96 326');
const FAR_TEMPLE = guide('-26 182 74, 14 196 74, 60 226 54, 88 276 30, 98 330 14, 104 384 8');
const NEAR_TEMPLE = guide('-26 184 74, -50 206 66, -72 240 46, -92 292 24, -100 350 14, -100 404 8');
const FAR_SHADOW = guide('-26 178 74, 14 192 74, 60 222 54, 88 276 30, 98 330 14, 120 330');
const NEAR_SHADOW = guide('-26 180 74, -50 202 66, -72 236 46, -92 292 24, -100 350 14, -130 350');

function behind(room: HairRoom, { bottom, width, behind: fineCount }: Length): string {
  const { fine, random } = room;
  const count = fine ? fineCount : THUMB_CURLS.behind;
  const mass = path(massOutline({ width: width - 18, bottom: bottom - 34, tip: 60 }), room.hair.darkest);
  const curls = repeat(count, (i) => {
    const across = (i / (count - 1)) * 2 - 1;
    const points = place([
      [across * 70, 180, 0],
      [across * width * 0.9, 300, 0],
      [across * width * 1.02, bottom - 150, 0],
      [across * width * 0.94 + (random() - 0.5) * 20, bottom - random() * 56, 0],
    ]);
    const tone = random() * 0.34 - 0.1;
    return drawRinglet(room, points, { width: fine ? 26 : THUMB_CURLS.width, amplitude: 9, period: 58, tone });
  });
  return mass + curls;
}

type Row = { readonly side: Side /** 0 inside, 1 outside */; readonly out: number; readonly bottom: number };

function rowGuide({ random }: HairRoom, { side, out, bottom }: Row): HeadPoint[] {
  const jitter = (random() - 0.5) * 10;
  const turned = side > 0 ? 0.8 : 1;
  return [
    [PART, 184 - out * 58, 74 - out * 46],
    [PART + side * (side > 0 ? 60 : 40), 178 - out * 52, (58 - out * 50) * turned],
    [side * (94 + out * 44), 232 - out * 16, (32 - out * 32) * turned],
    [side * (106 + out * 48) + jitter, 320, 6],
    [side * (106 + out * 58) - jitter, 320 + (bottom - 320) * 0.5, 0],
    [side * (100 + out * 64) + jitter, bottom - 14 - random() * 56 - out * 26, 0],
  ];
}

/** Rows of curls from the outside in, so that the inner ones overlap. */
function sideRows(room: HairRoom, side: Side, bottom: number): string {
  const { fine, random } = room;
  const count = fine ? 9 : THUMB_CURLS.side;
  return repeat(count, (turn) => {
    const points = place(rowGuide(room, { side, out: (count - 1 - turn + 0.5) / count, bottom }));
    const period = 52 + random() * 12;
    const tone = 0.2 + random() * 0.8;
    return drawRinglet(room, points, { width: fine ? 22.5 : THUMB_CURLS.width, amplitude: 8, period, tone });
  });
}

/** Two loose curls over the temples, and the shade they cast. */
function temples(room: HairRoom): string {
  const far = drawRinglet(room, place(FAR_TEMPLE), { width: 17, amplitude: 6.5, period: 44, tone: 0.9 });
  const near = drawRinglet(room, place(NEAR_TEMPLE), { width: 16, amplitude: 6.5, period: 42, tone: 0.75 });
  room.hairShadows.push(
    `${curve(place(FAR_SHADOW))}L${xy(headPoint(120, 150))}Z`,
    `${curve(place(NEAR_SHADOW))}L${xy(headPoint(-120, 150))}Z`,
  );
  return far + near;
}

function curls(length: Length): HairStyle {
  return (room): HairLayers => {
    const back = behind(room, length);
    const cap = band(place(CAP), place(HAIRLINE));
    room.hairShadows.push(cap);
    const stops = stop(0, room.hair.base) + stop(1, room.hair.dark);
    let front = path(cap, linear(room, { name: 'hc', axis: [0, 110, 0, 240] }, stops));
    for (const side of FAR_SIDE_FIRST) front += sideRows(room, side, length.bottom);
    return { back, front: front + temples(room) };
  };
}

export const mediumCurls = curls(MEDIUM);
export const longCurls = curls(LONG);
