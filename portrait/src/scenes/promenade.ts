import type { Drawing } from '../drawing.ts';
import { opacity, path, repeat } from '../svg.ts';
import { halo } from './scenery.ts';

/** calcadao: the Copacabana wave in rows of 70. */
export function promenade(drawing: Drawing): string {
  const { accent, deep } = drawing.scene;
  const waves = repeat(14, (row) => {
    const i = row - 1;
    const wave =
      `M0 ${i * 70}c50 -46 100 -46 150 0s100 46 150 0s100 -46 150 0s100 46 150 0v34` +
      'c-50 46 -100 46 -150 0s-100 -46 -150 0s-100 46 -150 0s-100 -46 -150 0z';
    return path(wave, deep, opacity(0.34 + i * 0.02));
  });
  return waves + halo(drawing, { centre: [300, 300], radius: 330 }, [accent, 0.62]);
}
