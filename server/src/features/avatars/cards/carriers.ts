/** The files cards travel in, told apart by their first bytes: names and types that senders give are not believed (D05). */
import { AppError } from '../../../platform/errors.ts';
import { isZip, readCharx } from './charx.ts';
import { type Json, readJson } from './json.ts';
import { isPng, readTexts } from './png.ts';

/** Longest text of a card, in bytes. */
const CARD_TEXT_MAX_BYTES = 2_097_152;
/** Chunks of a PNG that carry a card, the newer version first. */
const KEYWORDS = ['ccv3', 'chara'] as const;
/** Chunks with further pictures and sounds, which we do not keep. */
const ASSET_KEYWORD = 'chara-ext-asset_:';

/** What a file says, unchecked, and whether it also carries files that are left behind. */
export type CarriedCard = { json: Json; hasFiles: boolean };

/** @throws AppError avatars.unreadable-card, avatars.card-too-large */
export function readCarrier(file: Buffer): CarriedCard {
  if (isPng(file)) return readPicture(file);
  if (isZip(file)) return { json: parse(readCharx(file, CARD_TEXT_MAX_BYTES)), hasFiles: false };
  return { json: parse(file), hasFiles: false };
}

function readPicture(file: Buffer): CarriedCard {
  const texts = readTexts(file);
  const text = KEYWORDS.map((keyword) => texts.get(keyword)).find((found) => found !== undefined);
  if (text === undefined) throw new AppError('avatars.unreadable-card');
  return {
    json: parse(Buffer.from(text, 'base64')),
    hasFiles: [...texts.keys()].some((keyword) => keyword.startsWith(ASSET_KEYWORD)),
  };
}

function parse(bytes: Buffer): Json {
  if (bytes.length > CARD_TEXT_MAX_BYTES)
    throw new AppError('avatars.card-too-large', { message: 'O texto do card pode ter até 2 MB.' });
  return readJson(decode(bytes));
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('avatars.unreadable-card');
  }
}
