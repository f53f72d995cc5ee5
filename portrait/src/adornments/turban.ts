import { tone } from '../colour.ts';
import { clip, type Drawing, linear, stop } from '../drawing.ts';
import { headPoint, place } from '../face/projection.ts';
import { at, band, curve, guide, lerp, px } from '../geometry.ts';
import { line, opacity, path, repeat } from '../svg.ts';

const TOP = guide('-112 318, -128 226, -122 142 6, -58 82 14, 24 74 14, 96 118 8, 122 220, 104 312');
const HEM = guide('-106 318 6, -94 258 28, -70 216 52, -28 196 68, 22 195 66, 64 214 46, 88 256 22, 99 312 2');

function folds({ cloth }: Drawing): string {
  const top = place(TOP);
  const hem = place(HEM);
  return repeat(9, (i) => {
    const t = i / 8;
    const fold = curve([
      lerp(at(hem, 0), at(top, 1), t),
      lerp(at(hem, 2), at(top, 2), t * 0.92 + 0.05),
      headPoint(10, 158 - i * 4, 60),
      lerp(at(hem, 5), at(top, 5), 0.12 + t * 0.8),
      lerp(at(hem, 7), at(top, 6), t),
    ]);
    return line(fold, [i % 2 ? cloth.darkest : cloth.light, 3], opacity(0.42));
  });
}

function knot({ cloth }: Drawing, fill: string): string {
  const [x, y] = headPoint(18, 150, 62);
  const outline =
    `M${px(x - 34)} ${px(y + 6)}C${px(x - 36)} ${px(y - 38)} ${px(x + 30)} ${px(y - 46)} ${px(x + 36)} ${px(y - 6)}` +
    `C${px(x + 34)} ${px(y + 30)} ${px(x - 24)} ${px(y + 36)} ${px(x - 34)} ${px(y + 6)}Z`;
  const creases =
    `M${px(x - 28)} ${px(y + 12)}C${px(x - 20)} ${px(y - 24)} ${px(x + 12)} ${px(y - 34)} ` +
    `${px(x + 32)} ${px(y - 14)}M${px(x - 14)} ${px(y + 24)}C${px(x - 6)} ${px(y - 8)} ` +
    `${px(x + 16)} ${px(y - 16)} ${px(x + 34)} ${px(y + 2)}`;
  return path(outline, fill) + line(creases, [cloth.darkest, 2.6], opacity(0.5));
}

/** Covers all hair, so only its own outline shades the face. Cloth of the outfit's colour. */
export function drawTurban(drawing: Drawing): string {
  const { cloth, hairShadows } = drawing;
  const d = band(place(TOP), place(HEM));
  hairShadows.length = 0;
  hairShadows.push(d);
  const middle = tone(cloth.oklch, [0.02, 0.02, 0]);
  const stops = stop(0, tone(cloth.oklch, [0.07, 0.02, 0])) + stop(0.6, middle) + stop(1, cloth.dark);
  const fill = linear(drawing, { name: 'tb', axis: [180, 90, 430, 260] }, stops);
  const clipped = clip(drawing, 'tbc', d);
  return `${path(d, fill)}<g ${clipped}>${folds(drawing)}</g>${knot(drawing, middle)}`;
}
