import { hex } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { px } from '../geometry.ts';
import type { PortraitParams } from '../options.ts';
import { GOLD } from '../tones.ts';

/** Where an earring hangs; the far one is drawn at `scale`. */
type Lobe = { readonly x: number; readonly y: number; readonly scale: number };

function hoop({ x, y, scale }: Lobe, size: number): string {
  const r = size * scale;
  const ring = `cx="${px(x)}" cy="${px(y + r)}" rx="${px(r * 0.8)}" ry="${px(r)}" fill="none"`;
  const light = `M${px(x - r * 0.7)} ${px(y + r * 0.7)}q${px(r * 0.1)} ${px(-r * 0.4)} ${px(r * 0.4)} ${px(-r * 0.6)}`;
  return (
    `<ellipse ${ring} stroke="${GOLD.dark}" stroke-width="5"/>` +
    `<ellipse ${ring} stroke="${GOLD.base}" stroke-width="3.4"/>` +
    `<path d="${light}" fill="none" stroke="${GOLD.light}" stroke-width="2"/>`
  );
}

function hook({ x, y }: Lobe, radius: string): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${radius}" fill="${GOLD.base}"/>`;
}

function drop(lobe: Lobe): string {
  const { x, y } = lobe;
  return (
    hook(lobe, '3.4') +
    `<path d="M${px(x)} ${px(y + 6)}c-9 14 -9 24 0 26c9 -2 9 -12 0 -26z" fill="${hex([0.55, 0.17, 24])}"/>` +
    `<path d="M${px(x - 2)} ${px(y + 16)}q-4 7 -1 12" stroke="#fff" stroke-width="1.6" fill="none" opacity=".7"/>`
  );
}

function stud({ x, y }: Lobe): string {
  return (
    `<circle cx="${px(x)}" cy="${px(y - 2)}" r="5" fill="#f6ece2" stroke="#c9b3a4"/>` +
    `<circle cx="${px(x - 1.4)}" cy="${px(y - 3.4)}" r="1.6" fill="#fff"/>`
  );
}

function feather(lobe: Lobe): string {
  const { x, y } = lobe;
  const vane =
    `M${px(x)} ${px(y + 4)}C${px(x - 14)} ${px(y + 24)} ${px(x - 10)} ${px(y + 52)} ${px(x)} ${px(y + 62)}` +
    `C${px(x + 10)} ${px(y + 50)} ${px(x + 12)} ${px(y + 24)} ${px(x)} ${px(y + 4)}Z`;
  return (
    `${hook(lobe, '3.4')}<path d="${vane}" fill="${hex([0.6, 0.1, 190])}"/>` +
    `<path d="M${px(x)} ${px(y + 4)}V${px(y + 60)}" stroke="${GOLD.light}" stroke-width="1.4"/>`
  );
}

function cowrie({ x, y }: Lobe, below: number): string {
  const shell = `cx="${px(x)}" cy="${px(y + below)}" rx="6" ry="8"`;
  return (
    `<ellipse ${shell} fill="#f5ead6" stroke="#b39a72" stroke-width="1"/>` +
    `<path d="M${px(x)} ${px(y + below - 6)}v12" stroke="#7a5c3a" stroke-width="1.6"/>`
  );
}

const EARRINGS: Record<PortraitParams['earrings'], (lobe: Lobe) => string> = {
  nenhum: () => '',
  argola: (lobe) => hoop(lobe, 15),
  'argola-grande': (lobe) => hoop(lobe, 27),
  gota: drop,
  ponto: stud,
  pena: feather,
  buzios: (lobe) => hook(lobe, '3') + cowrie(lobe, 10) + cowrie(lobe, 26),
};

export function drawEarrings({ face, params }: Drawing): string {
  const draw = EARRINGS[params.earrings];
  return draw({ x: face.left[3][0] - 4, y: 352, scale: 1 }) + draw({ x: face.right[3][0] + 4, y: 352, scale: 0.86 });
}
