/** The mood something is told in (docs/decisions/0043): a linear model that `npm run -s talk -- train moods` makes. */
import { type Shares, sharesOf } from '../linear/shares.ts';
import { remarkFeatures } from '../remarks/features.ts';
import { MOOD_MODEL, MOODS } from '../remarks/mood-weights.ts';
import { isOfAnother } from './heard.ts';
import type { Turn } from './turn.ts';

/** The moods by what they have in common: what is said to one is seldom far from another of its group. */
const GROUPS: readonly { readonly moods: ReadonlySet<string>; readonly needed: number }[] = [
  { moods: new Set(['daily', 'told', 'facts', 'traits', 'planned', 'selfmade']), needed: 0.45 },
  { moods: new Set(['glad', 'relieved', 'proud', 'touched', 'amused', 'nostalgia']), needed: 0.6 },
  // Pity for what is no trouble is the worst of all: of a hundred messages it had not seen, 20 of those taken for trouble at 0.7 were glad ones.
  { moods: new Set(['annoyed', 'worried', 'tired', 'setback', 'hurt']), needed: 0.85 },
];
/** The likeliest of its group has to be so likely by itself. */
const IS = 0.35;
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
  if (mood === undefined || mood === OF_HERS || share < IS) return undefined;
  const group = GROUPS.find(({ moods }) => moods.has(mood));
  if (!group || sumOf(found, group.moods) < group.needed) return undefined;
  if (OF_SELF.has(mood) && isOfAnother(turn)) return undefined;
  return LAUGHED_AT.has(mood) && isAmused(turn) ? 'amused' : mood;
}

/** Whether it is told of nothing that moves. */
export function isPlainMood(mood: string): boolean {
  return GROUPS[0]?.moods.has(mood) === true;
}

const MAY_BE_BAD = 0.4;

/** Whether it may be bad news, by all moods that are. */
export function isBad(turn: Turn): boolean {
  const bad = GROUPS.at(-1)?.moods ?? new Set<string>();
  return sumOf(moodShares(turn), bad) >= MAY_BE_BAD;
}

/** Many laugh at what weighs on them, and at the beginning of a message at what she said. */
const EARNEST: ReadonlySet<string> = new Set(['hurt', 'worried', 'tired']);
const TOO_EARNEST = 0.4;

/** Whether what is told with a laugh is told as a joke: the laugh stands at its end. */
export function isAmused(turn: Turn): boolean {
  const last = turn.analysis.sentences.at(-1)?.tokens.at(-1);
  return last?.forms.has('#laugh') === true && sumOf(moodShares(turn), EARNEST) < TOO_EARNEST;
}

function sumOf(found: Shares, moods: ReadonlySet<string>): number {
  return MOODS.reduce((sum, mood, at) => sum + (moods.has(mood) ? (found[at] ?? 0) : 0), 0);
}
