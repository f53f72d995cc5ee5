import type { Cue } from './crisis-cue.ts';
import { ENDING, HARD } from './cues-despair.ts';
import { GOING } from './cues-going.ts';
import { HINTS } from './cues-hints.ts';
import { ARRANGING, BURDEN, LEAVING } from './cues-leaving.ts';
import { METHODS } from './cues-means.ts';

/** Signs that say nothing outright (abuse suite H02). */
export const CUES: readonly Cue[] = [
  ...BURDEN,
  ...LEAVING,
  ...ARRANGING,
  ...HARD,
  ...ENDING,
  ...METHODS,
  ...GOING,
  ...HINTS,
];
