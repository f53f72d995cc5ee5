import type { Drawing } from '../drawing.ts';
import { at, px } from '../geometry.ts';
import type { PortraitParams } from '../options.ts';
import { line, opacity, path, repeat } from '../svg.ts';
import { GOLD } from '../tones.ts';

/** Canvas x of the middle of the neck. */
const NECK = 304;
const BEADS = ['#e4502f', '#f0b83c', '#2f7d5b', '#f4ead8'] as const;

type Chain = { readonly y: number; readonly halfWidth: number; readonly thickness: number };

function chainPath({ y, halfWidth: w }: Chain, lift: number): string {
  const end = y - w * 0.42 - lift;
  const [rise, low] = [y + 4 - lift, y + 14 - lift];
  return (
    `M${NECK - w} ${end}C${NECK - w * 0.7} ${rise} ${NECK - 20} ${low} ${NECK + 2} ${low}` +
    `C${NECK + 24} ${low} ${NECK + w * 0.72} ${rise} ${NECK + w} ${end}`
  );
}

/** Dark line first, gold over it. */
function chain(measures: Chain): string {
  return (
    line(chainPath(measures, 0), [GOLD.dark, measures.thickness + 1], opacity(0.5)) +
    line(chainPath(measures, 1), [GOLD.base, measures.thickness])
  );
}

function pendant(): string {
  return (
    chain({ y: 580, halfWidth: 74, thickness: 2 }) +
    `<path d="M${NECK + 2} 594c-9 12 -9 22 0 28c9 -6 9 -16 0 -28z" fill="${GOLD.base}" ` +
    `stroke="${GOLD.dark}" stroke-width="1.2"/><circle cx="${NECK}" cy="610" r="2.4" fill="${GOLD.light}"/>`
  );
}

function pearls(): string {
  return repeat(17, (i) => {
    const t = i / 16;
    const [x, y] = [NECK - 66 + t * 134, 524 + Math.sin(t * Math.PI) * 42];
    return (
      `<circle cx="${px(x)}" cy="${px(y)}" r="5.8" fill="#f6ece2" stroke="#c9b3a4" stroke-width=".9"/>` +
      `<circle cx="${px(x - 1.6)}" cy="${px(y - 1.8)}" r="1.8" fill="#fff"/>`
    );
  });
}

function choker(): string {
  return (
    path('M257 486C272 504 336 504 353 484L354 496C338 518 270 518 256 499Z', '#241416') +
    `<circle cx="306" cy="511" r="5" fill="${GOLD.base}" stroke="${GOLD.dark}"/>`
  );
}

function layers(): string {
  return (
    chain({ y: 536, halfWidth: 58, thickness: 1.8 }) +
    chain({ y: 572, halfWidth: 72, thickness: 1.8 }) +
    chain({ y: 612, halfWidth: 84, thickness: 1.8 }) +
    `<circle cx="${NECK + 2}" cy="632" r="7" fill="${GOLD.base}" stroke="${GOLD.dark}" stroke-width="1.2"/>`
  );
}

function beads(): string {
  return repeat(23, (i) => {
    const t = i / 22;
    const [x, y] = [NECK - 78 + t * 158, 526 + Math.sin(t * Math.PI) * 66];
    return (
      `<circle cx="${px(x)}" cy="${px(y)}" r="5.4" fill="${at(BEADS, i % BEADS.length)}"/>` +
      `<circle cx="${px(x - 1.5)}" cy="${px(y - 1.6)}" r="1.4" fill="#fff" opacity=".6"/>`
    );
  });
}

const NECKLACES: Record<PortraitParams['necklace'], () => string> = {
  nenhum: () => '',
  corrente: () => chain({ y: 556, halfWidth: 66, thickness: 2 }),
  pingente: pendant,
  perolas: pearls,
  gargantilha: choker,
  camadas: layers,
  contas: beads,
};

const HIGH_COLLARS: ReadonlySet<PortraitParams['outfit']> = new Set(['gola-alta', 'tricot', 'moletom']);
const OVER_COLLARS: ReadonlySet<PortraitParams['necklace']> = new Set(['camadas', 'contas']);

/** A high collar hides all but the long ones. */
export function drawNecklace({ params }: Drawing): string {
  if (HIGH_COLLARS.has(params.outfit) && !OVER_COLLARS.has(params.necklace)) return '';
  return NECKLACES[params.necklace]();
}
