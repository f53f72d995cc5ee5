/** Short names for lines, facts and messages, so that the state that remembers them stays small. */

function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export const KEY_LENGTH = 4;

/** Four letters that stand for a text (1,6 million values: enough for some thousand lines). */
export function shortKey(text: string): string {
  return (fnv(text) % 36 ** KEY_LENGTH).toString(36).padStart(KEY_LENGTH, '0');
}

/** At most seven letters that stand for a text: for where two of some thousand must not be mistaken for each other. */
export function longKey(text: string): string {
  return fnv(text).toString(36);
}

/** Seeded random numbers in [0, 1): the same seed and text give the same sequence. */
export function seededRandom(seed: number, text: string): () => number {
  let value = (Math.imul(seed | 0, 0x9e3779b1) ^ fnv(text)) >>> 0;
  return () => {
    value = (value + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(value ^ (value >>> 15), 1 | value);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
