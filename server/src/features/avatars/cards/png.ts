/** Texts inside PNG files (PNG specification, "tEXt"). Pixels are neither read nor decoded. */
import { crc32 } from 'node:zlib';
import { AppError } from '../../../platform/errors.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_CHUNKS = 20_000;
/** Length and type before the data of a chunk, checksum after it. */
const HEAD_BYTES = 8;
const FRAME_BYTES = 12;

type Chunk = { type: string; data: Buffer; whole: Buffer };

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

/** Texts by lower-case keyword; of a repeated keyword the last. @throws AppError avatars.unreadable-card for a broken file */
export function readTexts(png: Buffer): Map<string, string> {
  const texts = listChunks(png)
    .filter((chunk) => chunk.type === 'tEXt')
    .map(({ data }) => {
      const end = data.indexOf(0);
      return [data.toString('latin1', 0, Math.max(end, 0)).toLowerCase(), data.toString('latin1', end + 1)] as const;
    });
  return new Map(texts);
}

/** The picture with these texts and no others. Keywords and texts are latin-1. */
export function withTexts(png: Buffer, texts: Readonly<Record<string, string>>): Buffer {
  const [header, ...others] = listChunks(png).filter((chunk) => chunk.type !== 'tEXt');
  const written = Object.entries(texts).map(([keyword, text]) => makeChunk('tEXt', `${keyword}\0${text}`));
  return Buffer.concat([SIGNATURE, ...(header ? [header.whole] : []), ...written, ...others.map(({ whole }) => whole)]);
}

/** From the header to the end mark; what follows it is no part of the picture. */
function listChunks(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (chunks.at(-1)?.type !== 'IEND') {
    const chunk = readChunk(png, at);
    if (!chunk || chunks.length >= MAX_CHUNKS || (chunks.length === 0 && chunk.type !== 'IHDR'))
      throw new AppError('avatars.unreadable-card');
    chunks.push(chunk);
    at += chunk.whole.length;
  }
  return chunks;
}

/** The chunk that begins at `at`; undefined when it is cut or its checksum is wrong. */
function readChunk(png: Buffer, at: number): Chunk | undefined {
  if (at + FRAME_BYTES > png.length) return undefined;
  const length = png.readUInt32BE(at);
  const end = at + FRAME_BYTES + length;
  if (end > png.length) return undefined;
  const checked = png.subarray(at + 4, at + HEAD_BYTES + length);
  if (crc32(checked) !== png.readUInt32BE(end - 4)) return undefined;
  return {
    type: png.toString('latin1', at + 4, at + HEAD_BYTES),
    data: png.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length),
    whole: png.subarray(at, end),
  };
}

function makeChunk(type: string, text: string): Buffer {
  const named = Buffer.from(type + text, 'latin1');
  const chunk = Buffer.alloc(named.length + HEAD_BYTES);
  chunk.writeUInt32BE(named.length - type.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}
