/** Draws a number in 0…1 (1 excluded) and moves on. */
export type Random = () => number;

/** mulberry32: the only source of chance in a portrait. The order of calls is part of the stored format. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0 || 1;
  return () => {
    state |= 0;
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
