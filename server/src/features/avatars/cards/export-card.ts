import type { CardFormat } from '@cafune/contract/avatars/creation';
import type { SentFile } from '../../../platform/http/sent-file.ts';
import type { LevelDeps } from '../../safety/index.ts';
import { definitionOf } from '../creation/definition.ts';
import { type OwnAvatar, requireMineWithin } from '../creation/my-avatars.ts';
import { drawPng } from '../portrait-images.ts';
import { buildCard, type CardVersion, withWarning } from './build-card.ts';
import { dataOf } from './card.ts';
import { CHARX_ICON_PATH, writeCharx } from './charx.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { withTexts } from './png.ts';
import * as store from './store.ts';

/**
 * One's own avatar as a file other programs read.
 * @throws AppError request.not-found, for another's as for nobody's (B01); safety.age-not-verified and its kin
 */
export async function exportCard(deps: LevelDeps, own: OwnAvatar, format: CardFormat): Promise<SentFile> {
  const row = await requireMineWithin(deps, own);
  const source = (await deps.db.find(store.selectSourceCard, [own.avatarId, own.accountId]))?.source_card ?? null;
  const definition = definitionOf(row);
  const now = deps.clock.now();
  const build = (version: CardVersion) => buildCard({ definition, source, version, now });
  const draw = () => drawPng(definition.portrait);
  const { name } = definition;
  switch (format) {
    case 'v2-json':
      return jsonFile(name, build(2));
    case 'v3-json':
      return jsonFile(name, build(3));
    case 'v2-png':
      return pngFile(name, withTexts(await draw(), { chara: encode(build(2)) }));
    case 'v3-png':
      return pngFile(name, withTexts(await draw(), { chara: encode(withWarning(build(2))), ccv3: encode(build(3)) }));
    case 'charx':
      return {
        bytes: writeCharx(JSON.stringify(withIcon(build(3))), { icon: await draw(), now }),
        type: 'application/zip',
        fileName: `${name}.charx`,
      };
  }
}

function jsonFile(name: string, card: JsonObject): SentFile {
  return { bytes: Buffer.from(JSON.stringify(card, null, 2)), type: 'application/json', fileName: `${name}.json` };
}

function pngFile(name: string, bytes: Buffer): SentFile {
  return { bytes, type: 'image/png', fileName: `${name}.png` };
}

function encode(card: JsonObject): string {
  return Buffer.from(JSON.stringify(card)).toString('base64');
}

/** Her portrait is in the package, as the one main icon (Character Card V3, "assets"). */
function withIcon(card: JsonObject): JsonObject {
  const data = dataOf(card);
  const others = Array.isArray(data.assets) ? data.assets.filter((asset) => !isMainIcon(asset)) : [];
  const icon = { type: 'icon', uri: `embeded://${CHARX_ICON_PATH}`, name: 'main', ext: 'png' };
  return { ...card, data: { ...data, assets: [icon, ...others] } };
}

function isMainIcon(asset: Json): boolean {
  return isObject(asset) && asset.type === 'icon' && asset.name === 'main';
}
