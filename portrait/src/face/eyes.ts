import { adjust, hex, mix } from '../colour.ts';
import { clip, type Drawing, glow, radial, stop } from '../drawing.ts';
import { curve, curveOn, type Point, px, type Side } from '../geometry.ts';
import type { PortraitParams } from '../options.ts';
import { line, opacity, path } from '../svg.ts';
import { irisTones } from '../tones.ts';
import { drawBrow } from './brows.ts';
import { EYE_LINE, EYE_OFFSET, type EyeShape, eyePoint, eyeShapes, LIDS } from './eye-shape.ts';
import { drawLashes, drawLashLine } from './lashes.ts';
import { project } from './projection.ts';

type Makeup = {
  /** lid colour; the skin's own shadow when left out */
  readonly lid?: (drawing: Drawing) => string;
  readonly lidStrength: number;
  readonly lowerStrength: number;
  /** the lower lid is drawn with lash colour */
  readonly lined: boolean;
};

const MAKEUP: Record<PortraitParams['makeup'], Makeup> = {
  nenhuma: { lidStrength: 0.16, lowerStrength: 0.5, lined: false },
  leve: { lidStrength: 0.32, lowerStrength: 0.5, lined: false },
  delineado: { lidStrength: 0.3, lowerStrength: 0.5, lined: true },
  esfumado: {
    lid: ({ skin }) => hex(mix(adjust(skin.oklch, [-0.3, 0.02, -14]), [0.3, 0.04, 10], 0.5)),
    lidStrength: 0.66,
    lowerStrength: 0.6,
    lined: true,
  },
  solar: { lid: () => hex([0.66, 0.13, 58]), lidStrength: 0.55, lowerStrength: 0.5, lined: false },
};

/** How far the iris moves from the middle of the eye. */
const GAZES: Record<PortraitParams['gaze'], Point> = {
  voce: [-1.2, 0],
  lado: [-6.5, -0.5],
  longe: [5.5, -1],
  baixo: [-1, 4],
};

/** Never past 28 across: bigger reads young. */
const IRIS_RADIUS = 12.8;

function socket(drawing: Drawing, { side, isFar }: EyeShape): string {
  const { shade } = drawing.skin;
  const outer = { centre: project(side * (EYE_OFFSET + 2), EYE_LINE - 14), radii: [40, 24] } as const;
  const inner = { centre: [project(side * 20, 284)[0], 286], radii: [12, 20] } as const;
  return glow(drawing, outer, [shade, 0.75]) + glow(drawing, inner, [shade, isFar ? 0.6 : 0.35]);
}

function lidColour(drawing: Drawing, shape: EyeShape): string {
  const { params, skin } = drawing;
  const makeup = MAKEUP[params.makeup];
  const colour = makeup.lid?.(drawing) ?? skin.deep;
  const d = `${curve(shape.crease)}${curveOn(shape.upper.toReversed())}Z`;
  const lid = path(d, colour, opacity(makeup.lidStrength));
  if (params.makeup !== 'esfumado') return lid;
  const centre = eyePoint(shape.side, shape.eye.halfWidth * 0.6, -9);
  return lid + glow(drawing, { centre, radii: [24, 14], turn: -shape.side * 22 }, [colour, 0.5]);
}

function irisCentre(drawing: Drawing, side: Side): Point {
  const middle = eyePoint(side, -1, -1.2 * LIDS[drawing.params.lids].open);
  const gaze = GAZES[drawing.params.gaze];
  return [middle[0] + gaze[0], middle[1] + gaze[1]];
}

function iris(drawing: Drawing, side: Side): string {
  const tones = irisTones(drawing.params);
  const [x, y] = irisCentre(drawing, side);
  const stops = stop(0, tones.light) + stop(0.55, tones.base) + stop(0.86, tones.dark) + stop(1, tones.ring);
  const fill = radial(drawing, { name: `i${side + 1}`, centre: [x + 1, y + 3], radius: IRIS_RADIUS + 1 }, stops);
  return (
    `<circle cx="${px(x)}" cy="${px(y)}" r="${IRIS_RADIUS}" fill="${fill}"/>` +
    `<circle cx="${px(x)}" cy="${px(y)}" r="5.6" fill="#120b0b"/>`
  );
}

function catchlights(drawing: Drawing, side: Side): string {
  const [x, y] = irisCentre(drawing, side);
  return (
    `<circle cx="${px(x - 3.6)}" cy="${px(y - 4)}" r="3.1" fill="#fff" opacity=".95"/>` +
    `<circle cx="${px(x + 4)}" cy="${px(y + 4)}" r="1.6" fill="#fff" opacity=".55"/>`
  );
}

/** Everything inside the lids, clipped to them. */
function eyeball(drawing: Drawing, { side, inner, upper, lower }: EyeShape): string {
  const { skin } = drawing;
  const d = `${curve(upper)}${curveOn(lower)}Z`;
  const clipped = clip(drawing, `e${side + 1}`, d);
  const white = path(d, hex([0.95 - skin.depth * 0.03, 0.014, 55]));
  const lashShadow = curve(upper.map(([x, y]): Point => [x, y + 3.6]));
  const corner = `M${px(inner[0] - side * 3)} ${px(inner[1] - 4)}q${side * 9} 4 0 9z`;
  return (
    `<g ${clipped}>${white}${iris(drawing, side)}` +
    line(lashShadow, [hex([0.3, 0.05, 25]), 7], opacity(0.3)) +
    path(corner, hex(mix([0.7, 0.1, 20], skin.oklch, 0.35)), opacity(0.8)) +
    `${catchlights(drawing, side)}</g>`
  );
}

function lowerLidLine(drawing: Drawing, { side, eye, lowerHeight }: EyeShape): string {
  const { hair, params, skin } = drawing;
  const { halfWidth: w, innerDrop, outerDrop } = eye;
  const makeup = MAKEUP[params.makeup];
  const edge = curve([
    eyePoint(side, w * 0.98, outerDrop + 0.5),
    eyePoint(side, w * 0.55, lowerHeight * 0.78 + outerDrop * 0.35),
    eyePoint(side, 0, lowerHeight + 0.5),
    eyePoint(side, -w * 0.55, lowerHeight * 0.6 + innerDrop * 0.5),
  ]);
  const drawn = line(edge, [makeup.lined ? hair.lash : skin.deep, 1.5], opacity(makeup.lowerStrength));
  if (params.lids !== 'sorrindo') return drawn;
  const cheek = curve([
    eyePoint(side, w * 0.7, lowerHeight + 6),
    eyePoint(side, 0, lowerHeight + 8.5),
    eyePoint(side, -w * 0.6, lowerHeight + 5),
  ]);
  return drawn + line(cheek, [skin.shade, 2.6], opacity(0.55));
}

function closedFold(drawing: Drawing, { side, eye }: EyeShape): string {
  const { halfWidth: w, innerDrop } = eye;
  const d = curve([eyePoint(side, -w * 0.8, innerDrop + 8), eyePoint(side, -w * 0.2, 14), eyePoint(side, w * 0.6, 11)]);
  return line(d, [drawing.skin.shade, 2.4], opacity(0.4));
}

function creaseLine(drawing: Drawing, { crease }: EyeShape): string {
  const { eyes } = drawing.params;
  if (eyes === 'puxado') return line(curve(crease.slice(1)), [drawing.skin.deep, 1.3], opacity(0.4));
  return line(curve(crease), [drawing.skin.darkest, 1.5], opacity(eyes === 'encapuzado' ? 0.32 : 0.42));
}

function drawEye(drawing: Drawing, shape: EyeShape): string {
  const isClosed = drawing.params.lids === 'fechados';
  return (
    socket(drawing, shape) +
    lidColour(drawing, shape) +
    (isClosed ? closedFold(drawing, shape) : eyeball(drawing, shape) + lowerLidLine(drawing, shape)) +
    drawLashLine(drawing, shape) +
    drawLashes(drawing, shape) +
    creaseLine(drawing, shape) +
    drawBrow(drawing, shape.side)
  );
}

/** Both eyes with makeup, lashes and brows. */
export function drawEyes(drawing: Drawing): string {
  return eyeShapes(drawing.params)
    .map((shape) => drawEye(drawing, shape))
    .join('');
}
