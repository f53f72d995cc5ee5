import type { Drawing } from '../drawing.ts';
import { opacity, path } from '../svg.ts';
import { disc, halo } from './scenery.ts';

const SUN = [150, 190] as const;
const WAVES =
  'M0 452c60 -10 90 10 150 0s90 -10 150 0s90 10 150 0s90 -10 150 0v12' +
  'c-60 10 -90 -10 -150 0s-90 10 -150 0s-90 -10 -150 0s-90 10 -150 0z' +
  'M0 506c60 -12 90 12 150 0s90 -12 150 0s90 12 150 0s90 -12 150 0v14' +
  'c-60 12 -90 -12 -150 0s-90 12 -150 0s-90 -12 -150 0s-90 12 -150 0z';

/** praia: sun, two waves, sand. */
export function beach(drawing: Drawing): string {
  const { accent, far, sand } = drawing.scene;
  return (
    halo(drawing, { centre: SUN, radius: 280 }, [accent, 0.9]) +
    disc({ centre: SUN, radius: 58 }, accent) +
    path('M0 430H600V600H0Z', far) +
    path(WAVES, accent, opacity(0.4)) +
    path('M0 560C150 530 300 590 600 546V800H0Z', accent, opacity(0.92)) +
    path('M0 620C180 590 380 640 600 600V800H0Z', sand)
  );
}
