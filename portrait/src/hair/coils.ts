import { clamp, closed, type Point, px } from '../geometry.ts';
import { line, opacity, path, repeat } from '../svg.ts';
import type { HairRoom } from './hair-room.ts';

type Volume = {
  readonly centre: Point;
  readonly radii: readonly [number, number];
  readonly coils: number;
  readonly puffRadius: number;
};

type CoilPlace = { readonly x: number; readonly y: number; readonly radius: number };

/** The path of one small coil. */
export function coilPath({ x, y, radius }: CoilPlace): string {
  const r = px(radius);
  return `M${px(x - radius)} ${px(y)}a${r} ${r} 0 1 1 ${px(radius * 1.6)} ${px(radius * 0.7)}`;
}

function puff([x, y]: Point, radius: number): string {
  const [r, across] = [px(radius), px(radius * 2)];
  return `M${px(x - radius)} ${px(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${px(-radius * 2)} 0Z`;
}

function ring({ random }: HairRoom, { centre, radii, puffRadius }: Volume): Point[] {
  const count = Math.round(((radii[0] + radii[1]) * 3.1) / (puffRadius * 1.15));
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 6.283;
    const jitter = 1 + (random() - 0.5) * 0.05;
    return [centre[0] + Math.cos(angle) * radii[0] * jitter, centre[1] + Math.sin(angle) * radii[1] * jitter];
  });
}

function coil({ hair, random }: HairRoom, { centre, radii }: Volume): string {
  const angle = random() * 6.283;
  const reach = Math.sqrt(random()) * 1.02;
  const x = centre[0] + Math.cos(angle) * radii[0] * reach;
  const y = centre[1] + Math.sin(angle) * radii[1] * reach;
  const radius = 5 + random() * 7;
  /* lighter toward the upper left */
  const lit = clamp(0.5 - (y - centre[1]) / (radii[1] * 2) - (x - centre[0]) / (radii[0] * 3));
  const isDark = random() < 0.5;
  const lightColour = lit > 0.5 ? hair.shine : hair.light;
  const darkStrength = hair.isLight ? 0.3 : 0.5;
  const pen = [isDark ? hair.darkest : lightColour, 1.4 + random() * 1.6] as const;
  return line(coilPath({ x, y, radius }), pen, opacity(isDark ? darkStrength : 0.14 + lit * 0.36));
}

/** Coily volume: a ring of puffs for the silhouette, then coils inside. */
export function drawCoils(room: HairRoom, volume: Volume): string {
  const { fine, hair, random } = room;
  const outline = ring(room, volume);
  const puffs = outline.map((point) => puff(point, volume.puffRadius * (0.85 + random() * 0.45))).join('');
  const coils = Math.ceil(fine ? volume.coils : volume.coils / 4);
  return path(closed(outline), hair.base) + path(puffs, hair.base) + repeat(coils, () => coil(room, volume));
}
