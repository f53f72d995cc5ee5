/** CHARX: a zip with `card.json` at its root (Character Card V3, "CHARX"). Nothing else is unpacked. */
import { strToU8, zipSync } from 'fflate';
import { AppError } from '../../../platform/errors.ts';
import { unzipFile } from './unzip.ts';

const ZIP_MAGIC = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const CARD_NAME = 'card.json';
export const CHARX_ICON_PATH = 'assets/icon/images/main.png';
const MAX_ENTRIES = 1_000;
/** No honest JSON packs tighter. */
const MAX_RATIO = 200;

export function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, ZIP_MAGIC.length).equals(ZIP_MAGIC);
}

/** The bytes of `card.json`, at most `maxBytes`; names of other entries are never used as paths (abuse suite D07). @throws AppError avatars.unreadable-card */
export function readCharx(zip: Buffer, maxBytes: number): Buffer {
  const card = unzipFile(zip, CARD_NAME, { maxEntries: MAX_ENTRIES, maxBytes, maxRatio: MAX_RATIO });
  if (!card) throw new AppError('avatars.unreadable-card');
  return card;
}

/** A card with its picture, which compresses no further. */
export function writeCharx(card: string, { icon, now }: { icon: Buffer; now: Date }): Buffer {
  return Buffer.from(zipSync({ [CARD_NAME]: strToU8(card), [CHARX_ICON_PATH]: [icon, { level: 0 }] }, { mtime: now }));
}
