import { type Drawing, linear, stop } from '../drawing.ts';
import type { PortraitParams } from '../options.ts';
import { path } from '../svg.ts';
import { beach } from './beach.ts';
import { breezeBlocks } from './breeze-blocks.ts';
import { forest } from './forest.ts';
import { mountains } from './mountains.ts';
import { night } from './night.ts';
import { promenade } from './promenade.ts';
import type { Scenery } from './scenery.ts';
import { studio } from './studio.ts';
import { sunset } from './sunset.ts';
import { tiles } from './tiles.ts';
import { window } from './window.ts';

const CANVAS = 'M0 0H600V800H0Z';

const PLACES: Record<PortraitParams['scene'], Scenery> = {
  'por-do-sol': sunset,
  calcadao: promenade,
  mata: forest,
  noite: night,
  cobogo: breezeBlocks,
  praia: beach,
  janela: window,
  estudio: studio,
  azulejo: tiles,
  serra: mountains,
};

/** Sky, then the place. Any place works in any palette. */
export function drawScene(drawing: Drawing): string {
  const { ground, skyBottom, skyTop } = drawing.scene;
  const stops = stop(0, skyTop) + stop(0.62, skyBottom) + stop(1, ground);
  const sky = path(CANVAS, linear(drawing, { name: 'sk', axis: [0, 0, 0, 800] }, stops));
  return sky + PLACES[drawing.params.scene](drawing);
}

/** One diagonal wash over everything: it glues figure and place. */
export function drawLight(drawing: Drawing): string {
  const { deep, rim } = drawing.scene;
  const stops = stop(0, rim, 0.2) + stop(0.35, rim, 0.04) + stop(0.7, deep, 0) + stop(1, deep, 0.38);
  return path(CANVAS, linear(drawing, { name: 'wash', axis: [0, 0, 600, 800] }, stops));
}
