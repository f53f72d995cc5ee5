import { drawEarrings } from './adornments/earrings.ts';
import { drawGlasses } from './adornments/glasses.ts';
import { drawHeadwear } from './adornments/headwear.ts';
import { drawNecklace } from './adornments/necklace.ts';
import { clip, createDrawing, type Drawing, url } from './drawing.ts';
import { drawEyes } from './face/eyes.ts';
import { drawHead, drawModelling } from './face/head.ts';
import { drawFreckles, drawMarks } from './face/marks.ts';
import { drawMouth } from './face/mouth.ts';
import { drawNose } from './face/nose.ts';
import { px } from './geometry.ts';
import { drawHair } from './hair/hair.ts';
import type { Crop, Detail, Layer, PortraitParams } from './options.ts';
import { drawBody } from './outfit/body.ts';
import { drawOutfit } from './outfit/outfit.ts';
import { drawLight, drawScene } from './scenes/scene.ts';
import { escapeAttribute } from './svg.ts';

type PortraitOptions = {
  /** 'card' when left out */
  readonly crop?: Crop;
  /** 'full' when left out */
  readonly detail?: Detail;
  /** Prefix of gradient and clip ids (letters, digits, `-`, `_`). Two portraits on one page need different ones. */
  readonly id?: string;
  /** Becomes the `aria-label`; without it the picture is hidden from screen readers. */
  readonly title?: string;
  /** CSS pixels; the height follows the crop. */
  readonly width?: number;
  /** Draw only these layers. */
  readonly only?: readonly Layer[];
};

type Box = readonly [x: number, y: number, width: number, height: number];

const CROPS: Record<Crop, Box> = {
  card: [0, 0, 600, 800],
  bust: [40, 50, 520, 620],
  face: [112, 98, 384, 384],
};

const POSES: Record<PortraitParams['pose'], string> = {
  frente: 'translate(304 486) scale(.95 1) translate(-304 -500)',
  ombro: 'translate(306 486) rotate(-4) skewX(-3) scale(.92 1) translate(-304 -500)',
  'ombro-alto': 'translate(300 486) rotate(5) skewX(5) scale(.92 1) translate(-304 -500)',
  relaxada: 'translate(304 490) rotate(-2) scale(.95 1.02) translate(-304 -500)',
};

/** Shadows past this many add weight, not depth. */
const MOST_SHADOWS = 12;

/** The hair's own shape, shifted and clipped to the face: it seats the hair. */
function hairShade(drawing: Drawing): string {
  if (drawing.hairShadows.length === 0) return '';
  const shapes = [...new Set(drawing.hairShadows)].slice(0, MOST_SHADOWS).map((d) => `<path d="${d}"/>`);
  const group = `<g transform="translate(5 10)" fill="${drawing.skin.deep}" opacity=".42">${shapes.join('')}</g>`;
  return `<g clip-path="${url(drawing, 'f')}">${group}</g>`;
}

/** Draws every layer. The order of these lines is the order of chance and of definitions: do not reorder. */
function drawLayers(drawing: Drawing, headTransform: string): Record<Layer, string> {
  clip(drawing, 'f', drawing.face.d);
  const face = drawHead(drawing);
  const modelling = drawModelling(drawing);
  const nose = drawNose(drawing);
  const mouth = drawMouth(drawing);
  const eyes = drawEyes(drawing);
  const freckles = drawFreckles(drawing);
  const marks = drawMarks(drawing);
  const hair = drawHair(drawing);
  const body = drawBody(drawing);
  const outfit = drawOutfit(drawing);
  const glasses = drawGlasses(drawing);
  const headwear = drawHeadwear(drawing);
  const isCovered = drawing.params.headwear === 'turbante';
  const clipped = `<g clip-path="${url(drawing, 'f')}">${modelling}${freckles}</g>`;
  return {
    scene: drawScene(drawing),
    hairBack: `<g ${headTransform}>${isCovered ? '' : hair.back}</g>`,
    body,
    outfit,
    necklace: drawNecklace(drawing),
    head: face + clipped + hairShade(drawing),
    features: nose + mouth + eyes + marks,
    earrings: glasses.arms + drawEarrings(drawing),
    hairFront: isCovered ? '' : hair.front,
    glasses: glasses.front,
    headwear,
    light: drawLight(drawing),
  };
}

function openingTag({ crop = 'card', title, width }: PortraitOptions): string {
  const box = CROPS[crop];
  const size = width ? ` width="${width}" height="${Math.round((width * box[3]) / box[2])}"` : '';
  const label = title ? `aria-label="${escapeAttribute(title)}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"${size} role="img" ${label}>`;
}

/**
 * Draws a portrait as one SVG string. Pure: the same params and options give the same string.
 * The params must have passed `make()`. Nothing outside the SVG is referenced: no fonts, styles, filters or scripts.
 */
export function portrait(params: PortraitParams, options: PortraitOptions = {}): string {
  const drawing = createDrawing(params, options);
  const head = `transform="translate(304 486) rotate(${px(params.tilt)}) scale(1.08) translate(-304 -478)"`;
  const layers = drawLayers(drawing, head);
  const show = (...names: Layer[]) =>
    names.map((name) => (options.only && !options.only.includes(name) ? '' : layers[name])).join('');
  const flip = params.facing === 'esquerda' ? ' transform="matrix(-1 0 0 1 600 0)"' : '';
  return (
    `${openingTag(options)}<defs>${drawing.definitions.join('')}</defs>` +
    `<g${flip} stroke-linecap="round" stroke-linejoin="round">${show('scene', 'hairBack')}` +
    `<g transform="${POSES[params.pose]}">${show('body', 'outfit', 'necklace')}</g>` +
    `<g ${head}>${show('head', 'features', 'earrings', 'hairFront', 'glasses', 'headwear')}</g>` +
    `${show('light')}</g></svg>`
  );
}
