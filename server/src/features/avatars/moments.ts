import { createHash } from 'node:crypto';
import { type PortraitImages, portraitImages } from '@cafune/contract/avatars';
import { make, type PortraitParams } from '@cafune/portrait';
import type { AppDeps } from '../../deps.ts';
import { encodePainting } from './painting/encode-painting.ts';
import { promptFor } from './painting/prompt.ts';
import * as paintingStore from './painting/store.ts';
import { portraitHash } from './portrait-images.ts';
import * as store from './store.ts';

export type Moment = { [Choice in 'scene' | 'outfit' | 'expression']?: PortraitParams[Choice] | undefined };

/** The light each place gives. */
const PALETTES: Readonly<Partial<Record<PortraitParams['scene'], PortraitParams['palette']>>> = {
  'por-do-sol': 'pitanga',
  praia: 'mar',
  calcadao: 'mar',
  mata: 'folha',
  serra: 'folha',
  noite: 'jabuticaba',
  janela: 'maracuja',
  estudio: 'goiaba',
};

/**
 * A picture of a character at another moment: painted where an image model is configured, drawn otherwise. Nothing is charged here.
 * @throws EndpointError when the painter fails
 */
export async function pictureMoment(
  deps: Pick<AppDeps, 'db' | 'clock' | 'imageModel'>,
  ref: { avatarId: string; version: number },
  moment: Moment,
): Promise<PortraitImages> {
  const row = await deps.db.get(store.selectVersionPortrait, [ref.avatarId, ref.version]);
  const wanted = Object.fromEntries(Object.entries(moment).filter(([, value]) => value !== undefined));
  const palette = moment.scene && PALETTES[moment.scene];
  const params = make({ ...(row.portrait as Partial<PortraitParams>), ...wanted, ...(palette ? { palette } : {}) });
  const now = deps.clock.now();
  const painted = deps.imageModel && (await paint(deps.imageModel, params));
  if (painted) {
    const hash = createHash('sha256').update(painted).digest('hex').slice(0, 32);
    await deps.db.run(paintingStore.insertPicture, [hash, JSON.stringify(params), painted, now]);
    return portraitImages(hash);
  }
  const hash = portraitHash(params);
  await deps.db.run(store.insertPortraits, [[hash], [JSON.stringify(params)], now]);
  return portraitImages(hash);
}

async function paint(model: NonNullable<AppDeps['imageModel']>, params: PortraitParams): Promise<Buffer | undefined> {
  return encodePainting(await model.paint(promptFor(params), new AbortController().signal));
}
