/** The mood something is told in (docs/decisions/0043): a linear model that `npm run -s talk -- train moods` makes. */
import { type Shares, sharesOf } from '../linear/shares.ts';
import { remarkFeatures } from '../remarks/features.ts';
import { MOOD_MODEL, MOODS } from '../remarks/mood-weights.ts';
import { isOfAnother } from './heard.ts';
import type { Turn } from './turn.ts';

/** What fits these fits most of what is told: they need to be less sure. */
const NEUTRAL: ReadonlySet<string> = new Set(['daily', 'told', 'facts', 'traits', 'planned', 'selfmade']);
const IS_NEUTRAL = 0.38;
const IS = 0.55;
/** Whoever laughs about one of these tells something comic. */
const LAUGHED_AT: ReadonlySet<string> = new Set(['annoyed', 'setback', 'told']);
/** Of somebody else's troubles she does not console who tells of them. */
const OF_SELF: ReadonlySet<string> = new Set(['hurt', 'tired']);
/** What is said to her, or of what she said, is in no mood of its own. */
const OF_HERS = 'hers';

const shares = new WeakMap<Turn['analysis'], Shares>();

function moodShares({ analysis }: Turn): Shares {
  const known = shares.get(analysis) ?? sharesOf(MOOD_MODEL, remarkFeatures(analysis.text));
  shares.set(analysis, known);
  return known;
}

/** The mood of what is told, where it is plain. */
export function moodOf(turn: Turn): string | undefined {
  const found = moodShares(turn);
  const share = Math.max(...found);
  const mood = MOODS[found.indexOf(share)];
  if (mood === undefined || mood === OF_HERS || share < (NEUTRAL.has(mood) ? IS_NEUTRAL : IS)) return undefined;
  if (OF_SELF.has(mood) && isOfAnother(turn)) return undefined;
  const laughs = turn.analysis.sentences.some(({ forms }) => forms.has('#laugh'));
  return laughs && LAUGHED_AT.has(mood) ? 'amused' : mood;
}

const BAD: ReadonlySet<string> = new Set(['annoyed', 'worried', 'tired', 'setback', 'hurt']);
const MAY_BE_BAD = 0.4;

/** Whether it may be bad news, by all moods that are. */
export function isBad(turn: Turn): boolean {
  const found = moodShares(turn);
  return MOODS.reduce((sum, mood, at) => sum + (BAD.has(mood) ? (found[at] ?? 0) : 0), 0) >= MAY_BE_BAD;
}
