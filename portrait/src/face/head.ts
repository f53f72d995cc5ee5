import { tone } from '../colour.ts';
import { type Drawing, glow, linear, stop } from '../drawing.ts';
import { BOTH_SIDES, curve, px, type Side } from '../geometry.ts';
import type { PortraitParams } from '../options.ts';
import { line, opacity, path } from '../svg.ts';
import { project } from './projection.ts';

const EARS_SHOW: ReadonlySet<PortraitParams['hair']> = new Set(['coque-alto', 'rabo-alto', 'black-curto']);

function ear(drawing: Drawing, x: number, side: Side): string {
  const shell =
    `M${px(x)} 296C${px(x + side * 14)} 284 ${px(x + side * 22)} 296 ${px(x + side * 18)} 320` +
    `C${px(x + side * 16)} 340 ${px(x + side * 8)} 352 ${px(x)} 350Z`;
  const fold =
    `M${px(x + side * 5)} 302C${px(x + side * 14)} 298 ${px(x + side * 15)} 314 ` + `${px(x + side * 8)} 332`;
  return path(shell, drawing.skin.base) + line(fold, [drawing.skin.deep, 2.2], opacity(0.55));
}

/** Ears when the hair is up, then the plain face. */
export function drawHead(drawing: Drawing): string {
  const { face, params, skin } = drawing;
  const fill = linear(
    drawing,
    { name: 's', axis: [180, 200, 430, 440] },
    stop(0, skin.light) + stop(0.5, skin.base) + stop(1, tone(skin.oklch, [-0.045, 0.014, -5])),
  );
  const showsEars = EARS_SHOW.has(params.hair) || params.headwear === 'turbante';
  const ears = showsEars ? ear(drawing, face.left[2][0] + 5, -1) + ear(drawing, face.right[2][0] - 9, 1) : '';
  return ears + path(face.d, fill);
}

function farPlane(drawing: Drawing): string {
  const { chin, chinY, right } = drawing.face;
  const inner = curve([
    [right[0][0] + 6, 215],
    [right[1][0] - 7, 270],
    [right[2][0] - 13, 318],
    [right[3][0] - 24, 356],
    [right[4][0] - 30, 394],
    [right[5][0] - 22, chinY - 18],
    [chin[0] + 4, chinY + 6],
  ]);
  const fill = linear(
    drawing,
    { name: 'ms', axis: [right[3][0] - 34, 330, right[3][0] + 6, 322] },
    stop(0, drawing.skin.shade, 0) + stop(1, drawing.skin.shade, 0.95),
  );
  return path(`${inner}L${px(right[3][0] + 40)} ${chinY}L${px(right[0][0] + 40)} 200Z`, fill);
}

function nearEdge(drawing: Drawing): string {
  const { chin, chinY, left } = drawing.face;
  const inner = curve([
    [left[0][0] + 8, 215],
    [left[1][0] + 5, 262],
    [left[2][0] + 12, 312],
    [left[3][0] + 20, 352],
    [left[4][0] + 28, 396],
    [left[5][0] + 26, chinY - 14],
    [chin[0] - 8, chinY + 8],
  ]);
  const fill = linear(
    drawing,
    { name: 'mn', axis: [left[3][0] - 2, 336, left[3][0] + 26, 330] },
    stop(0, drawing.skin.shade, 0.6) + stop(1, drawing.skin.shade, 0),
  );
  return path(`${inner}L${px(left[3][0] - 40)} ${chinY}L${px(left[0][0] - 30)} 200Z`, fill);
}

const BLUSH: Record<PortraitParams['makeup'], number> = {
  nenhuma: 0.24,
  leve: 0.36,
  delineado: 0.36,
  esfumado: 0.36,
  solar: 0.5,
};

function cheeks(drawing: Drawing): string {
  const { params, skin } = drawing;
  let drawn = '';
  for (const side of BOTH_SIDES) {
    const radii = [side < 0 ? 46 : 38, 27] as const;
    drawn += glow(drawing, { centre: project(side * 61, 342), radii, turn: -side * 20 }, [
      skin.blush,
      BLUSH[params.makeup],
    ]);
  }
  for (const side of BOTH_SIDES) {
    const bone = { centre: project(side * 68, 321), radii: [25, 9], turn: -side * 26 } as const;
    drawn += glow(drawing, bone, [skin.light, side < 0 ? 0.8 : 0.4]);
  }
  return drawn;
}

/** Planes, blush and lights; the caller clips them to the face. */
export function drawModelling(drawing: Drawing): string {
  const { face, skin } = drawing;
  const planes = farPlane(drawing) + nearEdge(drawing);
  const underChin = { centre: [face.chin[0], face.chinY + 4], radii: [62, 26] } as const;
  const forehead = { centre: [project(-12, 232)[0], 230], radii: [74, 44] } as const;
  const chin = { centre: [project(-2, face.chinY - 20)[0], face.chinY - 20], radii: [24, 14] } as const;
  return (
    planes +
    glow(drawing, underChin, [skin.shade, 0.8]) +
    cheeks(drawing) +
    glow(drawing, forehead, [skin.light, 0.6]) +
    glow(drawing, chin, [skin.light, 0.6])
  );
}
