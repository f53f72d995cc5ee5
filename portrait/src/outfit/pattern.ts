import { clip, type Drawing } from '../drawing.ts';
import { px } from '../geometry.ts';
import type { PortraitParams } from '../options.ts';
import { line, opacity, repeat } from '../svg.ts';

type Print = (drawing: Drawing, ink: string) => string;

function stripes(_: Drawing, ink: string): string {
  return repeat(14, (i) => line(`M20 ${560 + i * 20}Q300 ${596 + i * 20} 580 ${560 + i * 20}`, [ink, 6], opacity(0.5)));
}

function dots(_: Drawing, ink: string): string {
  return repeat(9, (row) =>
    repeat(15, (column) => {
      const x = 40 + column * 38 + (row % 2) * 19;
      return `<circle cx="${x}" cy="${556 + row * 30}" r="5" fill="${ink}" opacity=".6"/>`;
    }),
  );
}

function leaves({ cloth, random }: Drawing, ink: string): string {
  return repeat(26, (i) => {
    const x = 50 + random() * 500;
    const y = 560 + random() * 240;
    const turn = random() * 360;
    return (
      `<path transform="translate(${px(x)} ${px(y)}) rotate(${px(turn)})" ` +
      `d="M0 -20C12 -10 12 10 0 22C-12 10 -12 -10 0 -20ZM0 -18L0 20" fill="${i % 3 ? ink : '#f3c65a'}" ` +
      `opacity=".55" stroke="${cloth.dark}" stroke-width="1"/>`
    );
  });
}

function sparkle({ random }: Drawing): string {
  return repeat(70, () => {
    const [x, y] = [px(50 + random() * 500), px(560 + random() * 240)];
    const radius = px(0.8 + random() * 2.2);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" opacity="${px(0.25 + random() * 0.6)}"/>`;
  });
}

const PRINTS: Record<Exclude<PortraitParams['pattern'], 'liso'>, Print> = {
  listras: stripes,
  poa: dots,
  folhas: leaves,
  brilho: sparkle,
};

/** A print, clipped to the given part of the garment. */
export function drawPattern(drawing: Drawing, printable: string): string {
  const { cloth, params } = drawing;
  if (params.pattern === 'liso') return '';
  const clipped = clip(drawing, 'pt', printable);
  const ink = cloth.oklch[0] > 0.6 ? cloth.darkest : cloth.light;
  return `<g ${clipped}>${PRINTS[params.pattern](drawing, ink)}</g>`;
}
