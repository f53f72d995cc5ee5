import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortraitImages } from '@cafune/contract/avatars';
import { type Crop, make, type PortraitParams, portrait } from '@cafune/portrait';

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
const FILE_NAME = /^([0-9a-f]{32})-(\w+)\.webp$/u;

/** Names the pictures of a portrait: the same drawing has the same name for ever. */
export function portraitHash(params: Partial<PortraitParams>): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, make(params)]))
    .digest('hex')
    .slice(0, 32);
}

/** Addresses of a portrait's pictures. */
export function portraitImages(hash: string): PortraitImages {
  const address = (rendition: Rendition) => `/media/portraits/${hash}-${rendition}.webp`;
  return {
    card360: address('card360'),
    card720: address('card720'),
    face160: address('face160'),
    face320: address('face320'),
  };
}

export type PortraitPictures = {
  /** WebP bytes of a file name, drawn on first use and kept; undefined for a name that is none of ours. */
  read(fileName: string): Promise<Buffer | undefined>;
  /** Draws what is missing of a portrait. */
  prepare(hash: string): Promise<void>;
};

export type PortraitPicturesDeps = {
  folder: string;
  /** The parameters behind a hash, or undefined. */
  findParams: (hash: string) => Promise<Partial<PortraitParams> | undefined>;
};

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
  };
}

/** Her card picture as PNG, for files that leave the house. */
export async function drawPng(params: Partial<PortraitParams>): Promise<Buffer> {
  const { crop, width } = RENDITIONS.card720;
  const svg = portrait(make(params), { crop, width, id: 'p' });
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: 144 }).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
}

async function draw(
  deps: PortraitPicturesDeps,
  file: { fileName: string; hash: string; rendition: Rendition },
): Promise<Buffer | undefined> {
  const params = await deps.findParams(file.hash);
  if (!params) return undefined;
  const { crop, width } = RENDITIONS[file.rendition];
  const svg = portrait(make(params), { crop, width, id: 'p' });
  const { default: sharp } = await import('sharp');
  const picture = await sharp(Buffer.from(svg), { density: 144 })
    .resize({ width })
    .webp({ quality: 82, effort: 4 })
    .toBuffer();
  await mkdir(deps.folder, { recursive: true });
  // Written aside and renamed: a reader never sees half a picture.
  const aside = join(deps.folder, `.${file.fileName}.${process.pid}`);
  await writeFile(aside, picture);
  await rename(aside, join(deps.folder, file.fileName));
  return picture;
}
