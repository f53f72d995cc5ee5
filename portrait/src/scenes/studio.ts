import { type Drawing, radial, stop } from '../drawing.ts';
import { line, opacity, repeat } from '../svg.ts';
import { disc } from './scenery.ts';

const LAMP = { centre: [260, 300], radius: 430 } as const;

/** estudio: one lamp and nine flowing strands. */
export function studio(drawing: Drawing): string {
  const { accent, skyBottom } = drawing.scene;
  const stops = stop(0, accent, 0.85) + stop(0.6, skyBottom, 0.5) + stop(1, skyBottom, 0);
  const strands = repeat(9, (i) => {
    const d =
      `M-20 ${120 + i * 26}C140 ${20 + i * 34} 220 ${320 + i * 16} 380 ${210 + i * 24}` +
      `S560 ${60 + i * 36} 640 ${140 + i * 30}`;
    return line(d, [accent, 3], opacity(0.22));
  });
  return disc(LAMP, radial(drawing, { name: 'gl', ...LAMP }, stops)) + strands;
}
