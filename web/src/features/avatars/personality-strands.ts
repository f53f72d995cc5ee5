/** Geometry of "a mecha": one lock of nine strands that falls through six rows (visual.md §10). */
import { PERSONALITY_SLIDERS, type Personality } from '@cafune/contract/avatars';

const ROW_HEIGHT = 46;
const FIRST_ROW = 23;
const STRANDS = 9;
/** Half the gap between two rows pulls the curve; outer strands swing wider. */
const PULL = 21.2;

export type Bead = { x: number; y: number };
export type Strand = { path: string; opacity: number; width: number };

/** Where each bead sits: -2 … 2 becomes 20 … 180. */
export function beadsOf(personality: Personality): Bead[] {
  return PERSONALITY_SLIDERS.map((slider, row) => ({
    x: 100 + personality[slider.id] * 40,
    y: FIRST_ROW + row * ROW_HEIGHT,
  }));
}

export function strandsOf(beads: readonly Bead[]): Strand[] {
  return Array.from({ length: STRANDS }, (_, index) => strandAt(index - (STRANDS - 1) / 2, beads));
}

function strandAt(offset: number, beads: readonly Bead[]): Strand {
  const distance = Math.abs(offset);
  const near = offset * 1.25;
  const swing = offset * 4.2;
  const first = beads[0] ?? { x: 100, y: FIRST_ROW };
  const parts = [
    `M${round(90 + offset * 6.5)} -18C${round(100 + offset * 3)} -4 ${at(first.x + swing)} 3 ${at(first.x + near)} ${first.y}`,
  ];
  for (const [index, bead] of beads.entries()) {
    const next = beads[index + 1];
    if (next === undefined) continue;
    parts.push(
      `C${at(bead.x + swing)} ${bead.y + PULL} ${at(next.x + swing)} ${next.y - PULL} ${at(next.x + near)} ${next.y}`,
    );
  }
  const last = beads.at(-1) ?? first;
  const end = 100 + (last.x - 100) * 0.25;
  parts.push(`C${at(last.x + swing)} ${last.y + 22} ${at(end + offset * 5)} 280 ${at(end + 16 + offset * 7)} 302`);
  return { path: parts.join(''), opacity: round(1 - distance * 0.17), width: round(2.8 - distance * 0.34) };
}

function at(value: number): number {
  return round(value);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The sentence of the figure: "Jeito de Lívia: ousada e intensa; equilibrada entre doce e provocadora". */
export function personalitySentence(name: string, personality: Personality): string {
  const leaning = PERSONALITY_SLIDERS.filter((slider) => personality[slider.id] !== 0).map((slider) =>
    personality[slider.id] > 0 ? slider.high : slider.low,
  );
  const balanced = PERSONALITY_SLIDERS.filter((slider) => personality[slider.id] === 0).map(
    (slider) => `entre ${slider.low} e ${slider.high}`,
  );
  const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
  const parts = [
    ...(leaning.length > 0 ? [list.format(leaning)] : []),
    ...(balanced.length > 0 ? [`equilibrada ${list.format(balanced)}`] : []),
  ];
  return `Jeito de ${name}: ${parts.join('; ')}`;
}
