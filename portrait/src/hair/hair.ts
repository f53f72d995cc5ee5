import type { Drawing } from '../drawing.ts';
import type { PortraitParams } from '../options.ts';
import { type HairLayers, type HairStyle, openHairRoom } from './hair-room.ts';
import { blackPower, shortBlack } from './styles/black.ts';
import { bob } from './styles/bob.ts';
import { braids } from './styles/braids.ts';
import { highBun, lowBun } from './styles/buns.ts';
import { longCurls, mediumCurls } from './styles/curls.ts';
import { curtain } from './styles/curtain.ts';
import { bobWithFringe, longWithFringe } from './styles/fringe.ts';
import { straight, straightSidePart, waves, wavesSidePart } from './styles/loose.ts';
import { pixie } from './styles/pixie.ts';
import { ponytail } from './styles/ponytail.ts';
import { sideBraid } from './styles/side-braid.ts';

const STYLES: Record<PortraitParams['hair'], HairStyle> = {
  'liso-longo': straight,
  'liso-lateral': straightSidePart,
  ondas: waves,
  'ondas-laterais': wavesSidePart,
  chanel: bob,
  'chanel-franja': bobWithFringe,
  'franja-longa': longWithFringe,
  cortina: curtain,
  'cachos-medios': mediumCurls,
  'cachos-longos': longCurls,
  'black-power': blackPower,
  'black-curto': shortBlack,
  'coque-alto': highBun,
  'coque-baixo': lowBun,
  'rabo-alto': ponytail,
  trancas: braids,
  'tranca-lateral': sideBraid,
  pixie,
};

/** Hair behind and in front; leaves in `hairShadows` what shades the face. */
export function drawHair(drawing: Drawing): HairLayers {
  return STYLES[drawing.params.hair](openHairRoom(drawing));
}
