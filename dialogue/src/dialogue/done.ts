/** What was done, by its verb, where nothing that she knows is nearer. */
import { sensesOf } from '../analyser/stems.ts';
import type { Done } from '../deeds/deeds.ts';
import { isNearChildren, say } from './choose.ts';
import { isRemark } from './heard.ts';
import { sayableReflection, sayBehind } from './reflect.ts';
import { soften, toneOf } from './tone.ts';
import type { Turn } from './turn.ts';

/** What says more at once is not about one deed. */
const WORDS_MAX = 28;
/** What is said back before she asks has at most so many words. */
const BRIEF = 10;

/** Nothing glad is said of bad news, and nothing sad of good. */
function isOfTone({ deed }: Done, tone: ReturnType<typeof toneOf>): boolean {
  return tone === undefined || deed.tone === undefined || deed.tone === tone;
}

/** A verb alone says little: what was told is said back, and she asks on from what was done in it. */
function askedOn(turn: Turn, done: readonly Done[]): Done | undefined {
  const said = sayableReflection(turn, BRIEF);
  if (said === undefined) return undefined;
  const senses = sensesOf(said);
  return done.find(
    ({ deed, side, sense }) =>
      senses.has(sense) &&
      sayBehind(
        turn,
        said,
        deed.lines(side).filter(({ question }) => question),
      ),
  );
}

export function toldDeed(turn: Turn): boolean {
  if (!isRemark(turn) || turn.acts.has('question') || turn.analysis.size > WORDS_MAX) return false;
  const tone = toneOf(turn);
  if (tone === 'grave') return false;
  const isGuarded = turn.state.minor || isNearChildren(turn);
  const done = turn.library.deeds
    .doneIn(turn.analysis.sentences)
    .filter((one) => isOfTone(one, tone) && !(isGuarded && one.deed.isRomantic));
  const specific = done.filter(({ isSpecific }) => isSpecific);
  const said = specific.find(({ deed, side }) => say(turn, deed.lines(side), null)) ?? askedOn(turn, done);
  if (!said) return false;
  turn.led = true;
  soften(turn, tone ?? said.deed.tone);
  return true;
}
