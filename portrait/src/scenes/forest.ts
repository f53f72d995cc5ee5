import type { Drawing } from '../drawing.ts';
import { px } from '../geometry.ts';
import { line, opacity, path, repeat } from '../svg.ts';
import { halo } from './scenery.ts';

type Leaf = {
  readonly x: number;
  readonly y: number;
  /** degrees */
  readonly turn: number;
  readonly length: number;
  readonly colour: 'near' | 'deep';
  readonly strength: number;
};

const LEAVES: readonly Leaf[] = [
  { x: -20, y: 120, turn: 20, length: 300, colour: 'near', strength: 0.8 },
  { x: 620, y: 60, turn: 150, length: 320, colour: 'near', strength: 0.8 },
  { x: -40, y: 300, turn: -14, length: 260, colour: 'deep', strength: 0.8 },
  { x: 640, y: 320, turn: 196, length: 280, colour: 'deep', strength: 0.85 },
  { x: -30, y: 560, turn: -38, length: 300, colour: 'near', strength: 0.9 },
  { x: 630, y: 560, turn: 222, length: 300, colour: 'near', strength: 0.9 },
  { x: -20, y: 700, turn: -12, length: 280, colour: 'deep', strength: 1 },
  { x: 620, y: 720, turn: 190, length: 270, colour: 'deep', strength: 1 },
];

function drawLeaf({ scene }: Drawing, { x, y, turn, length: l, colour, strength }: Leaf): string {
  const blade = path(
    `M0 0C${l * 0.3} ${-l * 0.34} ${l * 0.8} ${-l * 0.3} ${l} 0C${l * 0.8} ${l * 0.3} ${l * 0.3} ${l * 0.34} 0 0Z`,
    scene[colour],
  );
  const veins = repeat(6, (index) => {
    const i = index + 1;
    const [from, along] = [px(l * i * 0.13), px(l * 0.12)];
    const up = px(-l * 0.2 * Math.sin(i * 0.45));
    const down = px(l * 0.2 * Math.sin(i * 0.45));
    return line(`M${from} 0l${along} ${up}M${from} 0l${along} ${down}`, [scene.skyBottom, 2], opacity(0.4));
  });
  const rib = line(`M0 0H${l * 0.94}`, [scene.skyBottom, 2.6], opacity(0.5));
  return `<g transform="translate(${x} ${y}) rotate(${turn})" opacity="${strength}">${blade}${veins}${rib}</g>`;
}

/** mata: eight veined leaves from the edges. */
export function forest(drawing: Drawing): string {
  const light = halo(drawing, { centre: [300, 260], radius: 300 }, [drawing.scene.accent, 0.7]);
  return light + LEAVES.map((leaf) => drawLeaf(drawing, leaf)).join('');
}
