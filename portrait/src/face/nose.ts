import { tone } from '../colour.ts';
import { type Drawing, glow, linear, stop } from '../drawing.ts';
import { curve } from '../geometry.ts';
import type { PortraitParams } from '../options.ts';
import { line, opacity, path } from '../svg.ts';
import { project } from './projection.ts';

type Shape = {
  readonly halfWidth: number;
  /** canvas y of the base */
  readonly baseY: number;
  /** how far the bridge stands out; negative is flatter */
  readonly bridge: number;
};

export const NOSES: Record<PortraitParams['nose'], Shape> = {
  reto: { halfWidth: 15.5, baseY: 356, bridge: 0 },
  delicado: { halfWidth: 12.6, baseY: 350, bridge: 0 },
  arredondado: { halfWidth: 18.5, baseY: 355, bridge: 0 },
  largo: { halfWidth: 22.5, baseY: 357, bridge: -1.5 },
  aquilino: { halfWidth: 15, baseY: 362, bridge: 3.4 },
};

function sidePlane(drawing: Drawing, { halfWidth, baseY, bridge }: Shape): string {
  const { shade } = drawing.skin;
  const d = curve([
    project(14, 266, 94),
    project(9.5 + bridge, 296, 103),
    project(7 + bridge, 322, 112),
    project(9, baseY - 12, 119),
    project(halfWidth - 2, baseY - 4, 110),
    project(halfWidth, baseY + 5, 104),
    project(halfWidth + 7, baseY - 4, 95),
    project(halfWidth + 3, 332, 92),
    project(19, 298, 90),
  ]);
  const stops = stop(0, shade, 0) + stop(0.5, shade, 0.42) + stop(1, shade, 0.85);
  return path(`${d}Z`, linear(drawing, { name: 'ns', axis: [0, 262, 0, baseY + 4] }, stops));
}

function bridgeLight(drawing: Drawing, { baseY, bridge }: Shape): string {
  const { light } = drawing.skin;
  const d = curve([
    project(-5, 268, 96),
    project(-6 - bridge, 305, 108),
    project(-5, baseY - 16, 118),
    project(2, baseY - 16, 120),
    project(1.5 - bridge, 305, 110),
    project(1, 268, 97),
  ]);
  const stops = stop(0, light, 0) + stop(0.5, light, 0.7) + stop(1, light, 0.1);
  return path(`${d}Z`, linear(drawing, { name: 'nb', axis: [0, 262, 0, baseY - 14] }, stops));
}

function wings(drawing: Drawing, { halfWidth, baseY }: Shape): string {
  const near = curve([
    project(-halfWidth + 2.4, baseY - 6, 106),
    project(-halfWidth - 0.2, baseY, 104),
    project(-halfWidth + 2, baseY + 6, 104),
    project(-halfWidth + 6, baseY + 7, 108),
  ]);
  const far = curve([
    project(halfWidth - 1.6, baseY - 7, 104),
    project(halfWidth + 0.8, baseY - 1, 102),
    project(halfWidth - 0.6, baseY + 5.5, 102),
    project(halfWidth - 5, baseY + 6.8, 106),
  ]);
  const { deep } = drawing.skin;
  return line(near, [deep, 1.5], opacity(0.62)) + line(far, [deep, 1.7], opacity(0.72));
}

function nostrils(drawing: Drawing, { halfWidth, baseY }: Shape): string {
  const near = curve([
    project(-halfWidth + 5, baseY + 7.6, 107),
    project(-halfWidth + 8, baseY + 3.8, 110),
    project(-3.6, baseY + 6.6, 114),
    project(-5, baseY + 9.2, 112),
  ]);
  const far = curve([
    project(halfWidth - 5, baseY + 7, 105),
    project(halfWidth - 7.5, baseY + 3.6, 108),
    project(4.4, baseY + 6.6, 113),
    project(6, baseY + 9, 111),
  ]);
  const { darkest } = drawing.skin;
  return path(`${near}Z`, darkest, opacity(0.78)) + path(`${far}Z`, darkest, opacity(0.78));
}

/** No outline: planes, lights, two wing strokes and two nostrils. */
export function drawNose(drawing: Drawing): string {
  const { params, skin } = drawing;
  const shape = NOSES[params.nose];
  const { halfWidth, baseY } = shape;
  const under = { centre: project(0, baseY + 10, 112), radii: [halfWidth + 5, 9] } as const;
  const tip = { centre: project(-2, baseY - 5, 122), radii: [9, 7] } as const;
  const base = curve([project(-5, baseY + 9, 113), project(0, baseY + 11, 116), project(5, baseY + 9, 113)]);
  return (
    sidePlane(drawing, shape) +
    glow(drawing, under, [skin.deep, 0.5]) +
    bridgeLight(drawing, shape) +
    glow(drawing, tip, [tone(skin.oklch, [0.07, -0.016, 8]), 0.75]) +
    wings(drawing, shape) +
    nostrils(drawing, shape) +
    line(base, [skin.deep, 1.4], opacity(0.5))
  );
}
