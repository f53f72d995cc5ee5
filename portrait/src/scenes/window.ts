import { type Drawing, linear, stop } from '../drawing.ts';
import { opacity, path, repeat } from '../svg.ts';

/** janela: six lit panes, leaning. */
export function window(drawing: Drawing): string {
  const { accent, near, skyBottom } = drawing.scene;
  const panes = repeat(2, (column) =>
    repeat(3, (row) => {
      const name = `wj${column}${row}`;
      const fill = linear(drawing, { name, axis: [70, 70, 500, 700] }, stop(0, accent) + stop(1, skyBottom));
      return path(`M${70 + column * 236} ${70 + row * 226}h212v202h-212z`, fill, opacity(0.88));
    }),
  );
  return `${path('M0 0H600V800H0Z', near, opacity(0.55))}<g transform="skewY(-9)">${panes}</g>`;
}
