import { curve, type Point, px } from '../geometry.ts';
import { line } from '../svg.ts';
import type { HairRoom } from './hair-room.ts';

type Braid = { readonly width: number /** 0 in the shade, 1 in the light */; readonly tone: number };

/** A thin braid: dark casing, body, a dashed pattern across it and dashed light. */
export function drawBraid({ hair }: HairRoom, points: readonly Point[], { width, tone }: Braid): string {
  const d = curve(points);
  const plait = `stroke="${hair.darkest}" stroke-width="${px(width + 0.6)}" stroke-dasharray="1.5 ${px(width * 0.72)}"`;
  const dashes = `${px(width * 0.42)} ${px(width * 0.72 + 1.5 - width * 0.42)}`;
  const light =
    `stroke="${hair.shine}" stroke-width="${px(width * 0.3)}" stroke-dasharray="${dashes}" ` +
    `opacity="${tone > 0.4 ? 0.5 : 0.25}" transform="translate(${px(-width * 0.18)} 0)"`;
  return (
    line(d, [hair.darkest, width + 2]) +
    line(d, [tone > 0.5 ? hair.base : hair.dark, width]) +
    `<path d="${d}" fill="none" ${plait} opacity=".6"/>` +
    `<path d="${d}" fill="none" ${light}/>`
  );
}
