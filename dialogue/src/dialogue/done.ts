/** What was done, by its verb and the word beside it, where nothing that she knows is nearer. */
import { tenseOf } from '../analyser/tense.ts';
import type { Done } from '../deeds/deeds.ts';
import { isNearChildren, say } from './choose.ts';
import { isRemark } from './heard.ts';
import { isBad } from './moods.ts';
import { soften, toneOf } from './tone.ts';
import type { Turn } from './turn.ts';

/** What says more at once is not about one deed. */
const WORDS_MAX = 11;

/** Nothing glad is said of bad news, and nothing sad of good. */
function isOfTone({ deed }: Done, tone: ReturnType<typeof toneOf>): boolean {
  return tone === undefined || deed.tone === undefined || deed.tone === tone;
}

/** A deed that is bad news by itself may be told as a joke. */
function isOfMood(turn: Turn, { deed }: Done): boolean {
  if (deed.tone === 'bad') return isBad(turn);
  return deed.tone !== 'good' || !isBad(turn);
}

export function toldDeed(turn: Turn): boolean {
  if (!isRemark(turn) || turn.acts.has('question') || turn.analysis.size > WORDS_MAX) return false;
  const tone = toneOf(turn);
  // What is so every day was not done: what is said of deeds asks how they went.
  const tense = tenseOf(turn.analysis.sentences);
  if (tone === 'grave' || tense === 'now') return false;
  const isGuarded = turn.state.minor || isNearChildren(turn);
  const said = turn.library.deeds
    .doneIn(turn.analysis.sentences)
    .filter((one) => isOfTone(one, tone) && isOfMood(turn, one) && !(isGuarded && one.deed.isRomantic))
    .filter(({ side }) => (side === 'plan') === (tense === 'planned'))
    .find(({ deed, side }) => say(turn, deed.lines(side), null));
  if (!said) return false;
  turn.led = true;
  soften(turn, tone ?? said.deed.tone);
  return true;
}
