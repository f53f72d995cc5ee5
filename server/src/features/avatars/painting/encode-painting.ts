/** What comes from a model is somebody else's file: told by its bytes, decoded within bounds, written anew. */
import { PAINTING_SIZE } from '../portrait-images.ts';

/** More pixels are not decoded: a small file can hold millions. */
const MAX_PIXELS = 4_096 * 4_096;
/** Less is no portrait at the size it is shown. */
const MIN_SIDE_PX = 256;
const MAX_BYTES = 400_000;
/** The first that fits is taken. */
const QUALITIES = [84, 70, 55, 40] as const;

/** Upright WebP of 900 × 1200, at most 400 kB, without metadata; undefined for what is no such picture. */
export async function encodePainting(bytes: Buffer): Promise<Buffer | undefined> {
  if (!isPicture(bytes)) return undefined;
  try {
    return await encode(bytes);
  } catch {
    // Broken, or with too many pixels: the decoder's words say nothing more to anybody.
    return undefined;
  }
}

async function encode(bytes: Buffer): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const { width, height } = await source.metadata();
  if (Math.min(width, height) < MIN_SIDE_PX) return undefined;
  const pixels = await source
    .autoOrient()
    // The head is at the top: what is too tall loses its lower edge.
    .resize({ ...PAINTING_SIZE, fit: 'cover', position: 'top' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = pixels.info;
  for (const quality of QUALITIES) {
    const picture = await sharp(pixels.data, { raw: { ...PAINTING_SIZE, channels } })
      .webp({ quality, effort: 4 })
      .toBuffer();
    if (picture.length <= MAX_BYTES) return picture;
  }
  return undefined;
}

/** PNG, JPEG or WebP by the first bytes, whatever it was called. */
function isPicture(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 12);
  if (text.startsWith('RIFF')) return text.endsWith('WEBP');
  return text.startsWith('\u0089PNG\r\n\u001a\n') || text.startsWith('\u00ff\u00d8\u00ff');
}
