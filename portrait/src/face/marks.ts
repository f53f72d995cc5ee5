import type { Drawing } from '../drawing.ts';
import { type Point, px } from '../geometry.ts';
import type { PortraitParams } from '../options.ts';
import { repeat } from '../svg.ts';
import { mouthShape } from './mouth-shape.ts';
import { NOSES } from './nose.ts';
import { project } from './projection.ts';

function dot([x, y]: Point, radius: string, fill: string): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${radius}" fill="${fill}"/>`;
}

function mouthMole({ params, skin }: Drawing): string {
  const mouth = mouthShape(params);
  return dot(project(mouth.halfWidth - 4, mouth.y - 15), '2', skin.darkest);
}

function noseStud({ params }: Drawing): string {
  const nose = NOSES[params.nose];
  const [x, y] = project(-nose.halfWidth + 1, nose.baseY + 1, 106);
  return dot([x, y], '2', '#f7e3b0') + dot([x - 0.6, y - 0.6], '.8', '#fff');
}

const nothing = () => '';

const MARKS: Record<PortraitParams['marks'], (drawing: Drawing) => string> = {
  nenhuma: nothing,
  'pinta-boca': mouthMole,
  'pinta-olho': ({ skin }) => dot(project(-62, 324), '1.9', skin.darkest),
  /* part of the modelling, clipped to the face */
  sardas: nothing,
  piercing: noseStud,
  /* part of the mouth */
  covinhas: nothing,
};

export function drawMarks(drawing: Drawing): string {
  return MARKS[drawing.params.marks](drawing);
}

/** Freckles over nose and cheeks; the caller clips them to the face. */
export function drawFreckles({ params, random, skin }: Drawing): string {
  if (params.marks !== 'sardas') return '';
  return repeat(26, () => {
    const x = (random() * 2 - 1) * 66;
    const y = 326 + random() * 26 - Math.abs(x) * 0.06;
    const [cx, cy] = project(x, y);
    const radius = px(0.6 + random() * 0.7);
    const strength = px(0.3 + random() * 0.3);
    return `<circle cx="${px(cx)}" cy="${px(cy)}" r="${radius}" fill="${skin.deep}" opacity="${strength}"/>`;
  });
}
