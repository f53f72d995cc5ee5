import type { Drawing } from '../drawing.ts';
import { repeat } from '../svg.ts';
import { halo } from './scenery.ts';

/** azulejo: quarter arcs, turned by the seed. */
export function tiles(drawing: Drawing): string {
  const { params, scene } = drawing;
  const wall = repeat(8, (row) =>
    repeat(6, (column) => {
      const turn = ((column * 7 + row * 13 + params.seed) % 4) * 90;
      return (
        `<g transform="translate(${column * 100 + 50} ${row * 100 + 50}) rotate(${turn})" opacity=".55">` +
        `<path d="M-50 -50H50V50H-50Z" fill="${scene.far}" opacity=".5"/>` +
        `<path d="M-50 -50A100 100 0 0 1 50 50L14 50A64 64 0 0 0 -50 -14Z" fill="${scene.near}"/>` +
        `<circle cx="34" cy="-34" r="12" fill="${scene.accent}" opacity=".8"/></g>`
      );
    }),
  );
  return wall + halo(drawing, { centre: [300, 320], radius: 360 }, [scene.skyBottom, 0.75]);
}
