import { type FaceOutline, faceOutline } from './face/outline.ts';
import { type Point, px } from './geometry.ts';
import type { Detail, PortraitParams } from './options.ts';
import { createRandom, type Random } from './random.ts';
import { clothTones, hairTones, lipTones, type SceneTones, sceneTones, skinTones } from './tones.ts';

/** All that the rooms share while one portrait is drawn. Only `definitions`, `glows` and `hairShadows` grow. */
export type Drawing = {
  readonly params: PortraitParams;
  readonly random: Random;
  /** false for thumbnails: fewer strands and curls */
  readonly fine: boolean;
  /** prefix of every id in this picture */
  readonly id: string;
  /** contents of `<defs>`, in drawing order */
  readonly definitions: string[];
  /** gradients of soft light already defined, by colour and strength */
  readonly glows: Map<string, string>;
  /** outlines of front hair or headwear that shade the face */
  readonly hairShadows: string[];
  readonly face: FaceOutline;
  readonly skin: ReturnType<typeof skinTones>;
  readonly hair: ReturnType<typeof hairTones>;
  readonly lips: ReturnType<typeof lipTones>;
  readonly cloth: ReturnType<typeof clothTones>;
  readonly scene: SceneTones;
};

/** Sets the table for one portrait. `id` keeps letters, digits, `-` and `_`; without it the seed names the picture. */
export function createDrawing(params: PortraitParams, options: { detail?: Detail; id?: string }): Drawing {
  return {
    params,
    random: createRandom(params.seed * 7919 + 13),
    fine: options.detail !== 'thumb',
    id: (options.id ?? `p${params.seed.toString(36)}`).replace(/[^\w-]/g, ''),
    definitions: [],
    glows: new Map(),
    hairShadows: [],
    face: faceOutline(params.face),
    skin: skinTones(params),
    hair: hairTones(params),
    lips: lipTones(params),
    cloth: clothTones(params),
    scene: sceneTones(params),
  };
}

/** A reference to something this picture defined. */
export function url(drawing: Drawing, name: string): string {
  return `url(#${drawing.id}${name})`;
}

/** One gradient stop; offset and alpha 0…1. */
export function stop(offset: number, colour: string, alpha?: number): string {
  const strength = alpha === undefined ? '' : ` stop-opacity="${alpha}"`;
  return `<stop offset="${offset}" stop-color="${colour}"${strength}/>`;
}

type Axis = { readonly name: string; readonly axis: readonly [x1: number, y1: number, x2: number, y2: number] };

/** Defines a linear gradient in canvas space and returns its reference. */
export function linear(drawing: Drawing, { name, axis }: Axis, stops: string): string {
  const [x1, y1, x2, y2] = axis;
  drawing.definitions.push(
    `<linearGradient id="${drawing.id}${name}" gradientUnits="userSpaceOnUse" ` +
      `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`,
  );
  return url(drawing, name);
}

type Disc = { readonly name: string; readonly centre: Point; readonly radius: number };

/** Defines a radial gradient in canvas space and returns its reference. */
export function radial(drawing: Drawing, { name, centre, radius }: Disc, stops: string): string {
  drawing.definitions.push(
    `<radialGradient id="${drawing.id}${name}" gradientUnits="userSpaceOnUse" ` +
      `cx="${px(centre[0])}" cy="${px(centre[1])}" r="${radius}">${stops}</radialGradient>`,
  );
  return url(drawing, name);
}

/** Defines a clip and returns the attribute that uses it. */
export function clip(drawing: Drawing, name: string, d: string): string {
  drawing.definitions.push(`<clipPath id="${drawing.id}${name}"><path d="${d}"/></clipPath>`);
  return `clip-path="${url(drawing, name)}"`;
}

type Ellipse = { readonly centre: Point; readonly radii: readonly [number, number]; readonly turn?: number };

function glowFill(drawing: Drawing, colour: string, alpha: number): string {
  const key = colour + alpha.toFixed(2);
  const known = drawing.glows.get(key);
  if (known) return url(drawing, known);
  const name = `g${drawing.glows.size}`;
  drawing.glows.set(key, name);
  drawing.definitions.push(
    `<radialGradient id="${drawing.id}${name}">` +
      `<stop offset="0" stop-color="${colour}" stop-opacity="${alpha.toFixed(2)}"/>` +
      `<stop offset="0.50" stop-color="${colour}" stop-opacity="${(alpha * 0.42).toFixed(2)}"/>` +
      `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return url(drawing, name);
}

/** Soft elliptical light or shade. Never a blur filter: an object-bounding-box gradient. `turn` in degrees. */
export function glow(drawing: Drawing, shape: Ellipse, [colour, alpha]: readonly [string, number]): string {
  const [cx, cy] = [px(shape.centre[0]), px(shape.centre[1])];
  const turned = shape.turn ? ` transform="rotate(${px(shape.turn)} ${cx} ${cy})"` : '';
  const fill = glowFill(drawing, colour, alpha);
  const [rx, ry] = [px(shape.radii[0]), px(shape.radii[1])];
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${turned}/>`;
}
