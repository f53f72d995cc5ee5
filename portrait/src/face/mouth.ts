import { hex } from '../colour.ts';
import { type Drawing, glow, linear, stop } from '../drawing.ts';
import { BOTH_SIDES, curve, curveOn, type Point, xy } from '../geometry.ts';
import { line, opacity, path } from '../svg.ts';
import { isBroad, lipDepth, lowerEdge, type MouthShape, mouthShape, seam, upperEdge } from './mouth-shape.ts';
import { NOSES } from './nose.ts';
import { project } from './projection.ts';

const TENSION = 0.95;

/** Goes along `there` and comes back along `back`. */
function between(there: readonly Point[], back: readonly Point[]): string {
  return `${curve(there, TENSION)}${curveOn(back, TENSION)}Z`;
}

function shadows(drawing: Drawing, shape: MouthShape): string {
  const { params, skin } = drawing;
  const { y, upper, lower, gap } = shape;
  const below = { centre: project(0, y + lower + 10 + gap, 100), radii: [26, 9] } as const;
  const philtrum = {
    centre: project(0, (NOSES[params.nose].baseY + y - upper) / 2 + 7, 110),
    radii: [5.5, 9],
  } as const;
  return glow(drawing, below, [skin.deep, 0.42]) + glow(drawing, philtrum, [skin.shade, 0.75]);
}

/** Upper teeth as one shape, never separated. */
function teeth({ y, halfWidth, lift, gap }: MouthShape, line0: readonly Point[]): string {
  const reach = halfWidth * 0.86;
  const top = [project(-reach, y - lift * 0.45, lipDepth(reach)), ...line0];
  return path(
    between(
      [...top, project(reach, y - lift * 0.45, lipDepth(reach))],
      [
        project(reach, y - lift * 0.35 + 0.5, lipDepth(reach)),
        project(halfWidth * 0.45, y + gap * 0.62, lipDepth(14)),
        project(0, y + gap * 0.9, 107),
        project(-halfWidth * 0.45, y + gap * 0.62, lipDepth(14)),
        project(-reach, y - lift * 0.35 + 0.5, lipDepth(reach)),
      ],
    ),
    '#fbf6f0',
  );
}

function openMouth(shape: MouthShape): string {
  const { left, right, gap } = shape;
  const inside = between([left, ...seam(shape, 0), right], [right, ...seam(shape, gap).reverse(), left]);
  return path(inside, hex([0.26, 0.07, 18])) + teeth(shape, seam(shape, 0.4));
}

function lips(drawing: Drawing, shape: MouthShape): string {
  const { base, dark, light, seam: seamColour } = drawing.lips;
  const { y, upper, lower, gap, left, right } = shape;
  const lowerLip = between([left, ...seam(shape, gap - 0.4), right], [right, ...lowerEdge(shape), left]);
  const upperLip = between([left, ...upperEdge(shape), right], [right, ...seam(shape, 0.6).reverse(), left]);
  const lowerStops = stop(0, dark) + stop(0.35, base) + stop(0.75, light) + stop(1, base);
  const lowerFill = linear(drawing, { name: 'll', axis: [0, y, 0, y + lower + gap] }, lowerStops);
  const upperFill = linear(drawing, { name: 'lu', axis: [0, y - upper, 0, y + 2] }, stop(0, base) + stop(1, dark));
  const meeting = curve([left, ...seam(shape, 0.2), right], TENSION);
  const closedLine = gap < 3 ? line(meeting, [seamColour, gap ? 2.4 : 1.9], opacity(0.85)) : '';
  return path(lowerLip, lowerFill) + path(upperLip, upperFill) + closedLine;
}

function shine(drawing: Drawing, { y, halfWidth, lower, gap }: MouthShape): string {
  const d = curve([
    project(-halfWidth * 0.34, y + lower * 0.5 + gap, 106),
    project(-2, y + lower * 0.42 + gap, 109),
    project(halfWidth * 0.2, y + lower * 0.5 + gap, 107),
    project(0, y + lower * 0.68 + gap, 108),
  ]);
  return path(`${d}Z`, '#fff', opacity(drawing.params.makeup === 'nenhuma' ? 0.16 : 0.34));
}

function corners(drawing: Drawing, { left, right }: MouthShape): string {
  const near = curve([
    [left[0] + 1.2, left[1] - 1.6],
    [left[0] - 2.4, left[1] + 0.6],
    [left[0] - 2, left[1] + 3.4],
  ]);
  const far = curve([
    [right[0] - 1.2, right[1] - 1.6],
    [right[0] + 2.2, right[1] + 0.6],
    [right[0] + 1.8, right[1] + 3.4],
  ]);
  const { deep } = drawing.skin;
  return line(near, [deep, 1.7], opacity(0.6)) + line(far, [deep, 1.7], opacity(0.6));
}

function smileFolds(drawing: Drawing, shape: MouthShape): string {
  if (!isBroad(shape)) return '';
  let drawn = '';
  for (const side of BOTH_SIDES) {
    const centre = project(side * (shape.halfWidth + 10), shape.y - 11, 84);
    drawn += glow(drawing, { centre, radii: [7, 15], turn: side * 16 }, [drawing.skin.shade, 0.6]);
  }
  return drawn;
}

function dimples(drawing: Drawing, shape: MouthShape): string {
  const { marks, face } = drawing.params;
  if (marks !== 'covinhas' && !(isBroad(shape) && face === 'redondo')) return '';
  let drawn = '';
  for (const side of BOTH_SIDES) {
    const at = project(side * (shape.halfWidth + 15), shape.y - 7, 80);
    const d = `M${xy([at[0] - side * 1.5, at[1] - 5])}q${side * 4} 5 0 10`;
    drawn += line(d, [drawing.skin.deep, 2], opacity(0.5));
  }
  return drawn;
}

/** Two fills that share the mouth line, a highlight, and what a smile does around them. */
export function drawMouth(drawing: Drawing): string {
  const shape = mouthShape(drawing.params);
  return (
    shadows(drawing, shape) +
    (shape.gap > 3 ? openMouth(shape) : '') +
    lips(drawing, shape) +
    shine(drawing, shape) +
    corners(drawing, shape) +
    smileFolds(drawing, shape) +
    dimples(drawing, shape)
  );
}
