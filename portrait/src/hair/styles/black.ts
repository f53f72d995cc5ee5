import { headPoint, place } from '../../face/projection.ts';
import { at, band, guide, type HeadPoint, type Point, px, resample } from '../../geometry.ts';
import { line, opacity, path, repeat } from '../../svg.ts';
import { coilPath, drawCoils } from '../coils.ts';
import { HAIRLINE, type HairRoom, type HairStyle } from '../hair-room.ts';

type Size = {
  readonly centreY: number;
  /** how far the silhouette sits under that centre */
  readonly drop: number;
  readonly radii: readonly [number, number];
  readonly coils: number;
  readonly puffRadius: number;
  /** coils over the forehead */
  readonly frontCoils: number;
};

const BIG: Size = { centreY: 226, drop: 10, radii: [178, 168], coils: 300, puffRadius: 21, frontCoils: 130 };
const SHORT: Size = { centreY: 218, drop: -4, radii: [128, 112], coils: 90, puffRadius: 15, frontCoils: 100 };

const CAP = guide('-98 312, -124 250, -118 176, -64 128, 0 114 10, 64 128, 118 176, 122 250, 94 312');

/** The hairline, a little uneven. */
const UNEVEN_HAIRLINE = HAIRLINE.map(([x, y, z], i): HeadPoint => [x + (i % 2 ? 2 : -2), y + (i % 2 ? 3 : -3), z]);

function softEdge({ hair, random }: HairRoom, roots: readonly Point[]): string {
  return roots
    .map(([x, y]) => `<circle cx="${px(x)}" cy="${px(y - 5)}" r="${px(7 + random() * 5)}" fill="${hair.base}"/>`)
    .join('');
}

function frontCoil({ hair, random }: HairRoom, roots: readonly Point[], centre: Point): string {
  const along = random();
  const root = at(roots, Math.floor(along * 26));
  const up = random();
  const x = root[0] + (centre[0] - root[0]) * up * 0.12 + (root[0] - centre[0]) * up * 0.22;
  const y = root[1] - up * (78 * Math.sin(Math.PI * along) + 10);
  const radius = 4.5 + random() * 6;
  const isDark = random() < 0.45;
  const lightColour = up > 0.4 && x < centre[0] + 30 ? hair.shine : hair.light;
  const darkStrength = hair.isLight ? 0.28 : 0.5;
  const pen = [isDark ? hair.darkest : lightColour, 1.4 + random() * 1.4] as const;
  return line(coilPath({ x, y, radius }), pen, opacity(isDark ? darkStrength : 0.28));
}

function black(size: Size): HairStyle {
  return (room) => {
    const centre = headPoint(0, size.centreY, 8);
    const { coils, puffRadius, radii } = size;
    const back = drawCoils(room, { centre: [centre[0], centre[1] + size.drop], radii, coils, puffRadius });
    const cap = band(place(CAP), place(UNEVEN_HAIRLINE));
    room.hairShadows.push(cap);
    const roots = resample(place(HAIRLINE), 26);
    const edge = softEdge(room, roots);
    const front = repeat(room.fine ? size.frontCoils : 30, () => frontCoil(room, roots, centre));
    return { back, front: path(cap, room.hair.base) + edge + front };
  };
}

export const blackPower = black(BIG);
export const shortBlack = black(SHORT);
