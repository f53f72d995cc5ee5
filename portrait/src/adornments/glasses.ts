import type { Drawing } from '../drawing.ts';
import { EYE_LINE } from '../face/eye-shape.ts';
import { project } from '../face/projection.ts';
import { type Point, px, type Side } from '../geometry.ts';
import type { PortraitParams } from '../options.ts';
import { line, opacity, path } from '../svg.ts';
import { GOLD } from '../tones.ts';

type Lens = { readonly centre: Point; readonly side: Side /** the far lens is narrower */; readonly scale: number };
type Frame = { readonly colour: string; readonly thickness: number; readonly lens: (lens: Lens) => string };

function round({ centre: [x, y], scale: k }: Lens): string {
  const across = `a${px(36 * k)} 35 0 1 0`;
  return `M${px(x - 36 * k)} ${px(y)}${across} ${px(72 * k)} 0${across} ${px(-72 * k)} 0Z`;
}

function square({ centre: [x, y], scale: k }: Lens): string {
  const bottom = `v28q0 24 -28 24h${px(-20 * k)}q-28 0 -28 -24z`;
  return `M${px(x - 38 * k)} ${px(y - 24)}q0 -7 8 -7h${px(60 * k)}q8 0 8 7${bottom}`;
}

function catEye({ centre: [x, y], side: s, scale: k }: Lens): string {
  const inner = `${px(x - s * 34 * k)} ${px(y - 20)}`;
  return (
    `M${inner}C${px(x - s * 10 * k)} ${px(y - 30)} ${px(x + s * 24 * k)} ${px(y - 34)} ` +
    `${px(x + s * 46 * k)} ${px(y - 40)}C${px(x + s * 46 * k)} ${px(y - 8)} ${px(x + s * 34 * k)} ${px(y + 28)} ` +
    `${px(x)} ${px(y + 28)}C${px(x - s * 28 * k)} ${px(y + 28)} ${px(x - s * 38 * k)} ${px(y + 4)} ${inner}Z`
  );
}

const FRAMES: Record<Exclude<PortraitParams['glasses'], 'nenhum'>, Frame> = {
  redondo: { colour: GOLD.dark, thickness: 3, lens: round },
  gatinho: { colour: '#3a1418', thickness: 5, lens: catEye },
  quadrado: { colour: '#241a18', thickness: 5, lens: square },
};

/** The arms lie under the hair, the rest over it. */
type Glasses = { readonly arms: string; readonly front: string };

export function drawGlasses({ face, params }: Drawing): Glasses {
  if (params.glasses === 'nenhum') return { arms: '', front: '' };
  const { colour, thickness, lens } = FRAMES[params.glasses];
  const near = project(-47, EYE_LINE + 2, 96);
  const far = project(47, EYE_LINE + 2, 92);
  const nearLens = lens({ centre: near, side: -1, scale: 1 });
  const farLens = lens({ centre: far, side: 1, scale: 0.9 });
  const nearArm = `M${px(near[0] - 36)} ${px(near[1] - 8)}L${px(face.left[1][0] - 4)} ${px(near[1] - 12)}`;
  const farArm = `M${px(far[0] + 32)} ${px(far[1] - 8)}L${px(face.right[1][0] + 4)} ${px(far[1] - 11)}`;
  const bridge =
    `M${px(near[0] + 34)} ${px(near[1] - 6)}Q${px((near[0] + far[0]) / 2)} ${px(near[1] - 15)} ` +
    `${px(far[0] - 31)} ${px(near[1] - 6)}`;
  return {
    arms: line(nearArm, [colour, 3.4]) + line(farArm, [colour, 3.4]),
    front:
      path(nearLens, '#fff', opacity(0.1)) +
      path(farLens, '#fff', opacity(0.08)) +
      line(nearLens, [colour, thickness]) +
      line(farLens, [colour, thickness]) +
      line(bridge, [colour, 3.4]) +
      line(`M${px(near[0] - 22)} ${px(near[1] - 16)}q8 -9 20 -11`, ['#fff', 3], opacity(0.5)),
  };
}
