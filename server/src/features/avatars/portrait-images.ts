import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortraitImages } from '@cafune/contract/avatars';
import { type Crop, make, type PortraitParams, portrait } from '@cafune/portrait';
import type { Sharp } from 'sharp';

/** Part of every picture's name: raise it when the drawing or its encoding changes, so that no cache keeps the old one. */
const DRAWING_VERSION = 1;

/** Every picture of a portrait. Cards are 3:4, faces square; the number is the width in pixels. */
const RENDITIONS = {
  card360: { crop: 'card', width: 360 },
  card720: { crop: 'card', width: 720 },
  face160: { crop: 'face', width: 160 },
  face320: { crop: 'face', width: 320 },
} as const satisfies Record<keyof PortraitImages, { crop: Crop; width: number }>;
type Rendition = keyof typeof RENDITIONS;
const RENDITION_NAMES = Object.keys(RENDITIONS) as Rendition[];
/** Where the face of a painting is, in its pixels. */
const PAINTED_FACE = { left: 150, top: 90, side: 600 } as const;
export const PAINTING_SIZE = { width: 900, height: 1_200 } as const;
const FILE_NAME = /^([0-9a-f]{32})-(\w+)\.webp$/u;

/** Names the pictures of a portrait: the same drawing has the same name for ever. */
export function portraitHash(params: Partial<PortraitParams>): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, make(params)]))
    .digest('hex')
    .slice(0, 32);
}

export type PortraitPictures = {
  /** WebP bytes of a file name, made on first use and kept; undefined for a name that is none of ours. */
  read(fileName: string): Promise<Buffer | undefined>;
  /** Makes what is missing of a portrait. */
  prepare(hash: string): Promise<void>;
  /** Deletes what was kept of a portrait that is no more; of one that is there, nothing. */
  forget(hash: string): Promise<void>;
};

export type PortraitPicturesDeps = {
  folder: string;
  /** What is behind a hash, or undefined. */
  findPortrait: (hash: string) => Promise<StoredPortrait | undefined>;
};

/** The choices to draw; or the painting made of them, WebP in 3:4. */
export type StoredPortrait = { params: Partial<PortraitParams>; painting: Buffer | null };

export function createPortraitPictures(deps: PortraitPicturesDeps): PortraitPictures {
  const drawing = new Map<string, Promise<Buffer | undefined>>();
  const read = async (fileName: string) => {
    const [, hash, name] = FILE_NAME.exec(fileName) ?? [];
    const rendition = RENDITION_NAMES.find((candidate) => candidate === name);
    if (!hash || !rendition) return undefined;
    const kept = await readFile(join(deps.folder, fileName)).catch(() => undefined);
    if (kept) return kept;
    const picture =
      drawing.get(fileName) ?? draw(deps, { fileName, hash, rendition }).finally(() => drawing.delete(fileName));
    drawing.set(fileName, picture);
    return picture;
  };
  return {
    read,
    prepare: async (hash) => {
      for (const rendition of RENDITION_NAMES) await read(`${hash}-${rendition}.webp`);
    },
    forget: async (hash) => {
      if ((await deps.findPortrait(hash)) !== undefined) return;
      for (const rendition of RENDITION_NAMES)
        await rm(join(deps.folder, `${hash}-${rendition}.webp`), { force: true });
    },
  };
}

/** Her card picture as PNG, for files that leave the house: always the drawing. */
export async function drawPng(params: Partial<PortraitParams>): Promise<Buffer> {
  const { crop, width } = RENDITIONS.card720;
  return (await drawCrop(params, { crop, width })).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
}

async function drawCrop(params: Partial<PortraitParams>, size: { crop: Crop; width: number }): Promise<Sharp> {
  const svg = portrait(make(params), { ...size, id: 'p' });
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: 144 });
}

/** Cards show all of it; faces two thirds of its width, from the upper middle. */
async function cropPainting(painting: Buffer, crop: Crop): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  if (crop !== 'face') return sharp(painting);
  const { left, top, side } = PAINTED_FACE;
  return sharp(painting).extract({ left, top, width: side, height: side });
}

async function draw(
  deps: PortraitPicturesDeps,
  file: { fileName: string; hash: string; rendition: Rendition },
): Promise<Buffer | undefined> {
  const stored = await deps.findPortrait(file.hash);
  if (!stored) return undefined;
  const { crop, width } = RENDITIONS[file.rendition];
  const whole =
    stored.painting === null
      ? await drawCrop(stored.params, { crop, width })
      : await cropPainting(stored.painting, crop);
  const picture = await whole.resize({ width }).webp({ quality: 82, effort: 4 }).toBuffer();
  await mkdir(deps.folder, { recursive: true });
  // Written aside and renamed: a reader never sees half a picture.
  const aside = join(deps.folder, `.${file.fileName}.${process.pid}`);
  await writeFile(aside, picture);
  await rename(aside, join(deps.folder, file.fileName));
  return picture;
}
