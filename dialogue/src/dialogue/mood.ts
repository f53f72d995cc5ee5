/** What is told in a mood, met by what fits all that is told in it: the sum over kinds is right where no single kind is. */
import { KINDS } from '../remarks/weights.ts';
import { say } from './choose.ts';
import { isGrieving } from './grief.ts';
import { isOfAnother, isRemark } from './heard.ts';
import { sharesIn } from './met-remark.ts';
import { laughs, soften } from './tone.ts';
import type { Turn } from './turn.ts';

/** From here on a mood is plain; the next likeliest is by so much less likely. */
const IS = 0.42;
const AHEAD = 1.4;
/** Whoever laughs tells something comic, unless it is one of these. */
const EARNEST: ReadonlySet<string> = new Set([
  'touched',
  'hurt',
  'worried',
  'tired',
  'nostalgia',
  'relieved',
  'proud',
  'glad',
]);
/** Of somebody else's troubles she does not console who tells of them. */
const OF_SELF: ReadonlySet<string> = new Set(['hurt', 'tired']);
const WORDS = { min: 3, max: 45 };

/** The mood of what is told, where it is plain. */
export function moodOf(turn: Turn): string | undefined {
  const { moodOfKind } = turn.library.generic;
  const sums = new Map<string, number>();
  for (const [at, share] of sharesIn(turn).entries()) {
    const mood = moodOfKind.get(KINDS[at] ?? '');
    if (mood !== undefined) sums.set(mood, (sums.get(mood) ?? 0) + share);
  }
  const [first, second] = [...sums].toSorted(([, one], [, other]) => other - one);
  if (!first || first[1] < IS || first[1] < AHEAD * (second?.[1] ?? 0)) return undefined;
  const [mood] = first;
  if (OF_SELF.has(mood) && isOfAnother(turn)) return undefined;
  return laughs(turn) && !EARNEST.has(mood) ? 'amused' : mood;
}

/** What is told and is of no kind she is sure of, met by its mood. */
export function metByMood(turn: Turn): boolean {
  const { size } = turn.analysis;
  if (!isRemark(turn) || turn.acts.has('question') || isGrieving(turn) || size < WORDS.min || size > WORDS.max)
    return false;
  const mood = moodOf(turn);
  if (mood === undefined || !say(turn, turn.library.generic.moods.get(mood) ?? [], null)) return false;
  turn.led = true;
  if (mood === 'hurt') soften(turn, 'bad');
  return true;
}
