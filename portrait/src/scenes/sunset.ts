import type { Drawing } from '../drawing.ts';
import { opacity, path } from '../svg.ts';
import { disc, halo } from './scenery.ts';

const SUN = [428, 286] as const;

/** por-do-sol: a sun and three ranges of hills. */
export function sunset(drawing: Drawing): string {
  const { accent, deep, far, near } = drawing.scene;
  const hills =
    'M0 520C60 500 96 420 140 412C180 406 196 470 240 486C300 506 330 470 380 452' +
    'C420 438 450 344 486 338C524 334 540 452 600 478V800H0Z';
  return (
    halo(drawing, { centre: SUN, radius: 240 }, [accent, 0.75]) +
    disc({ centre: SUN, radius: 104 }, accent) +
    path(hills, far, opacity(0.85)) +
    path('M0 610C80 570 150 590 220 606C320 630 420 560 600 596V800H0Z', near) +
    path('M0 700C140 664 300 700 420 684C500 674 560 684 600 678V800H0Z', deep)
  );
}
