import type { Drawing } from '../drawing.ts';
import { opacity, path } from '../svg.ts';
import { halo } from './scenery.ts';

const RANGES = {
  far: 'M0 420C100 330 160 300 240 360C320 410 400 260 480 280C540 296 570 340 600 350V800H0Z',
  middle: 'M0 500C120 430 220 470 300 500C420 540 500 430 600 460V800H0Z',
  near: 'M0 600C140 540 260 600 380 590C480 580 540 560 600 570V800H0Z',
  mist: 'M0 470C160 450 420 520 600 480V530C420 570 160 500 0 530Z',
};

/** serra: three ranges and a band of mist. */
export function mountains(drawing: Drawing): string {
  const { accent, deep, far, near } = drawing.scene;
  return (
    halo(drawing, { centre: [430, 180], radius: 200 }, [accent, 0.9]) +
    path(RANGES.far, far, opacity(0.7)) +
    path(RANGES.middle, near, opacity(0.75)) +
    path(RANGES.near, deep, opacity(0.85)) +
    path(RANGES.mist, '#fff', opacity(0.12))
  );
}
