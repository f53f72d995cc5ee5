import { clip, type Drawing } from '../drawing.ts';
import { headPoint, place } from '../face/projection.ts';
import { at, band, curve, guide, lerp, px } from '../geometry.ts';
import type { PortraitParams } from '../options.ts';
import { line, opacity, path, repeat } from '../svg.ts';
import { BLOOM } from '../tones.ts';
import { drawFlower, drawWreath } from './flowers.ts';
import { drawTurban } from './turban.ts';

const BAND_UNDER = guide('-110 226 20, -86 172 44, -36 146 54, 26 144 54, 80 172 40, 106 228 14');
const BAND_OVER = guide('-110 223 20, -86 169 44, -36 143 54, 26 141 54, 80 169 40, 106 225 14');

function headband(): string {
  return line(curve(place(BAND_UNDER)), [BLOOM.vein, 15]) + line(curve(place(BAND_OVER)), [BLOOM.petal, 10]);
}

const SCARF_TOP = guide('-116 232 14, -92 162 30, -40 122 34, 20 118 34, 82 152 26, 112 226 8');
const SCARF_HEM = guide('-102 250 22, -76 206 48, -34 178 60, 20 174 60, 70 200 44, 98 246 14');

function scarf(drawing: Drawing): string {
  const top = place(SCARF_TOP);
  const hem = place(SCARF_HEM);
  const d = band(top, hem);
  const fold = curve(top.map((point, i) => lerp(point, at(hem, i), 0.4)));
  const clipped = clip(drawing, 'ln', d);
  const dots = repeat(18, (i) => {
    const [x, y] = [160 + i * 17, 150 + (i % 3) * 26 + Math.abs(i - 9) * 5];
    return `<circle cx="${px(x)}" cy="${px(y)}" r="4.6" fill="#f7e6cf" opacity=".85"/>`;
  });
  const edges = line(curve(hem), [BLOOM.vein, 2], opacity(0.6)) + line(fold, [BLOOM.vein, 2], opacity(0.4));
  return `${path(d, BLOOM.petal)}${edges}<g ${clipped}>${dots}</g>`;
}

const BOW = guide('-112 286, -122 200, -72 118, 2 100, 76 118, 120 200, 116 286');
const BOW_LIGHT = guide('-110 270, -112 196, -66 120, 2 99, 72 120');

function headphones(): string {
  const [near] = headPoint(-116, 300);
  const [far] = headPoint(120, 300);
  return (
    line(curve(place(BOW)), ['#2a2021', 13]) +
    line(curve(place(BOW_LIGHT)), ['#6b5a58', 3], opacity(0.7)) +
    `<rect x="${px(near - 21)}" y="268" width="40" height="72" rx="20" fill="${BLOOM.petal}"/>` +
    `<rect x="${px(near - 15)}" y="276" width="13" height="56" rx="7" fill="#fff" opacity=".22"/>` +
    `<rect x="${px(far - 16)}" y="268" width="34" height="72" rx="17" fill="${BLOOM.vein}"/>`
  );
}

const HEADWEAR: Record<PortraitParams['headwear'], (drawing: Drawing) => string> = {
  nenhum: () => '',
  flor: drawFlower,
  flores: drawWreath,
  lenco: scarf,
  turbante: drawTurban,
  tiara: headband,
  fones: headphones,
};

/** A turban replaces the hair's shadows by its own; the rest only lies on top. */
export function drawHeadwear(drawing: Drawing): string {
  return HEADWEAR[drawing.params.headwear](drawing);
}
