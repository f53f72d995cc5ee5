import { remembering } from '../folding/remembering.ts';
import type { Cue, CueConcept } from './crisis-cue.ts';
import { ENDING, HARD } from './cues-despair.ts';
import { GOING } from './cues-going.ts';
import { HINTS } from './cues-hints.ts';
import { ARRANGING, BURDEN, LEAVING } from './cues-leaving.ts';
import { METHODS } from './cues-means.ts';
import { maskIdioms } from './idioms.ts';
import { endSentence, type PlainText } from './plain.ts';

/** Signs that say nothing outright (abuse suite H02). */
const CUES: readonly Cue[] = [...BURDEN, ...LEAVING, ...ARRANGING, ...HARD, ...ENDING, ...METHODS, ...GOING, ...HINTS];

const TEXTS_KEPT = 64;
const readKept = remembering((plain): ReadonlyMap<CueConcept, number> => {
  const text = endSentence(maskIdioms(plain as PlainText));
  const found = new Map<CueConcept, number>();
  for (const { concept, weight, of } of CUES)
    if (of.test(text)) found.set(concept, Math.max(weight, found.get(concept) ?? 0));
  return found;
}, TEXTS_KEPT);

/** What a message hints at, idioms left out: each concept once, with the weight of its heaviest cue. */
export function readCues(plain: PlainText): ReadonlyMap<CueConcept, number> {
  return readKept(plain);
}
