import { type Drawing, linear, stop } from '../drawing.ts';
import type { PortraitParams } from '../options.ts';
import type { Cut } from './garments/garment.ts';
import { hoodie, jumper, turtleneck } from './garments/knits.ts';
import { blazer, jacket, kimono, shirt, vNeck } from './garments/open-fronts.ts';
import { camisole, halter, offShoulder, tankTop } from './garments/strappy.ts';
import { drawPattern } from './pattern.ts';

const CUTS: Record<PortraitParams['outfit'], Cut> = {
  alcinha: camisole,
  'ombro-a-ombro': offShoulder,
  'gola-alta': turtleneck,
  camisa: shirt,
  blazer,
  jaqueta: jacket,
  'decote-v': vNeck,
  regata: tankTop,
  moletom: hoodie,
  quimono: kimono,
  'frente-unica': halter,
  tricot: jumper,
};

/** The garment and its print. */
export function drawOutfit(drawing: Drawing): string {
  const { cloth, params } = drawing;
  const stops = stop(0, cloth.light) + stop(0.45, cloth.base) + stop(1, cloth.dark);
  const fabric = linear(drawing, { name: 'cg', axis: [80, 560, 520, 800] }, stops);
  const garment = CUTS[params.outfit](drawing, fabric);
  return garment.drawn + drawPattern(drawing, garment.printable);
}
