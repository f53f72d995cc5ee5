import type { Drawing } from '../drawing.ts';
import { path, repeat } from '../svg.ts';
import { halo } from './scenery.ts';

function block(x: number, y: number): string {
  return (
    `M${x} ${y - 44}C${x + 34} ${y - 44} ${x + 44} ${y - 34} ${x + 44} ${y}` +
    `C${x + 44} ${y + 34} ${x + 34} ${y + 44} ${x} ${y + 44}` +
    `C${x - 34} ${y + 44} ${x - 44} ${y + 34} ${x - 44} ${y}` +
    `C${x - 44} ${y - 34} ${x - 34} ${y - 44} ${x} ${y - 44}Z` +
    `M${x} ${y - 26}C${x - 8} ${y - 8} ${x - 8} ${y - 8} ${x - 26} ${y}` +
    `C${x - 8} ${y + 8} ${x - 8} ${y + 8} ${x} ${y + 26}` +
    `C${x + 8} ${y + 8} ${x + 8} ${y + 8} ${x + 26} ${y}` +
    `C${x + 8} ${y - 8} ${x + 8} ${y - 8} ${x} ${y - 26}Z`
  );
}

/** cobogo: modernist blocks with a star cut out of each. */
export function breezeBlocks(drawing: Drawing): string {
  const { accent, far, near } = drawing.scene;
  const wall = repeat(9, (row) =>
    repeat(6, (column) => {
      const fill = (column + row) % 2 ? near : far;
      return path(block(50 + column * 100, 40 + row * 100), fill, 'fill-rule="evenodd" opacity=".62"');
    }),
  );
  return wall + halo(drawing, { centre: [180, 200], radius: 420 }, [accent, 0.6]);
}
