/** The three corners a reader looks for first are seven modules wide. */
const CORNER = 7;

export type QrDrawing = {
  size: number;
  /** All dark modules but the corners and what the symbol covers, as one path of dots. */
  path: string;
  /** Where the corners stand. */
  marks: readonly { x: number; y: number }[];
  /** The square in the middle that is left free. */
  symbol: { at: number; size: number };
};

/** The symbol in the middle covers a sixth of the width: far less than the code can lose and still be read (quality Q). */
const SYMBOL_SHARE = 6;

/** How a code is drawn, in modules. */
export function drawQr(modules: readonly (readonly boolean[])[]): QrDrawing {
  const size = modules.length;
  const far = size - CORNER;
  const isCorner = (x: number, y: number): boolean =>
    (x < CORNER && y < CORNER) || (x >= far && y < CORNER) || (x < CORNER && y >= far);
  // Odd as the code is wide, so that it stands in the middle of it.
  const symbolSize = 2 * Math.floor(size / SYMBOL_SHARE / 2) + 1;
  const symbolAt = (size - symbolSize) / 2;
  const isSymbol = (at: number): boolean => at >= symbolAt && at < symbolAt + symbolSize;
  const dots = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark && !isCorner(x, y) && !(isSymbol(x) && isSymbol(y)) ? [dot(x, y)] : [])),
  );
  return {
    size,
    path: dots.join(''),
    marks: [
      { x: 0, y: 0 },
      { x: far, y: 0 },
      { x: 0, y: far },
    ],
    symbol: { at: symbolAt, size: symbolSize },
  };
}

function dot(x: number, y: number): string {
  return `M${x + 0.5} ${y + 0.03}a.47.47 0 1 1-.001 0z`;
}
