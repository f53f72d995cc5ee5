import { seededRandom } from './dialogue/hash.ts';

const FIRST_WAIT_MS = 30;
const WAIT_SPREAD_MS = 30;
/** However long the reply, it is on screen within this time. */
const TOTAL_MS = 2_300;

export type Keystroke = { text: string; waitMs: number };

/** Splits a reply into groups of one to four words with the pause before each; the first comes at once. */
export function typingRhythm(text: string, seed: number): Keystroke[] {
  const random = seededRandom(seed, text);
  const words = text.match(/\S+\s*/g) ?? [];
  const strokes: Keystroke[] = [];
  let at = 0;
  while (at < words.length) {
    const size = 1 + Math.floor(random() * 4);
    const waitMs = strokes.length === 0 ? 0 : FIRST_WAIT_MS + random() * WAIT_SPREAD_MS;
    strokes.push({ text: words.slice(at, at + size).join(''), waitMs });
    at += size;
  }
  const total = strokes.reduce((sum, stroke) => sum + stroke.waitMs, 0);
  const scale = total > TOTAL_MS ? TOTAL_MS / total : 1;
  return strokes.map((stroke) => ({ text: stroke.text, waitMs: Math.round(stroke.waitMs * scale) }));
}
