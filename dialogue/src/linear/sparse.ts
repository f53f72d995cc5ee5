/** Weights of features for several classes, most of which have none: written as text, kept sorted. */

/** `places` ascending, each a feature's place times `CLASSES_MAX` plus its class; `steps` their weights in steps. */
export type SparseWeights = { places: Int32Array; steps: Int8Array };
export type WrittenWeights = { count: number; gaps: string; steps: string };

export const CLASSES_MAX = 256;
/** Signs of a gap, smallest digits first: the lower half of the signs ends a number, the upper half goes on. */
const SIGN = 0x28;
const BASE = 42;
/** What a weight of no steps is written as. */
const STEP_SIGN = 0x4d;

/** Writes weights as signs that need no escaping between backquotes. */
export function writeSparse({ places, steps }: SparseWeights): WrittenWeights {
  const gaps: string[] = [];
  let last = 0;
  for (const place of places) {
    let gap = place - last;
    last = place;
    while (gap >= BASE) {
      gaps.push(signOf(BASE + (gap % BASE)));
      gap = Math.floor(gap / BASE);
    }
    gaps.push(signOf(gap));
  }
  return {
    count: places.length,
    gaps: gaps.join(''),
    steps: Array.from(steps, (step) => String.fromCharCode(STEP_SIGN + step)).join(''),
  };
}

/** The signs `\`, `'` and the backquote are stepped over. */
function signOf(digit: number): string {
  const code = SIGN + digit;
  return String.fromCharCode(code >= 0x5c ? code + (code + 1 >= 0x60 ? 2 : 1) : code);
}

function digitOf(sign: number): number {
  const code = sign > 0x60 ? sign - 2 : sign > 0x5c ? sign - 1 : sign;
  return code - SIGN;
}

/** Reads what `writeSparse` wrote. */
export function readSparse({ count, gaps, steps }: WrittenWeights): SparseWeights {
  const places = new Int32Array(count);
  let at = 0;
  let place = 0;
  let scale = 1;
  for (let index = 0; index < gaps.length; index += 1) {
    const digit = digitOf(gaps.charCodeAt(index));
    place += (digit % BASE) * scale;
    scale *= BASE;
    if (digit >= BASE) continue;
    places[at] = place;
    at += 1;
    scale = 1;
  }
  return { places, steps: Int8Array.from(steps, (sign) => sign.charCodeAt(0) - STEP_SIGN) };
}

/** Adds what a feature weighs for each class to `scores`. */
export function addWeights(
  { places, steps }: SparseWeights,
  [feature, amount]: readonly [number, number],
  scores: Float64Array,
): void {
  const from = feature * CLASSES_MAX;
  for (let at = lowerBound(places, from); (places[at] ?? Number.POSITIVE_INFINITY) < from + CLASSES_MAX; at += 1) {
    const found = (places[at] ?? 0) - from;
    scores[found] = (scores[found] ?? 0) + (steps[at] ?? 0) * amount;
  }
}

function lowerBound(places: Int32Array, wanted: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
