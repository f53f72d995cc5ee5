/**
 * What comes before any conversation: crisis, age, and what she does not do. The safety feature guards first;
 * these are the words of the character, and the net below it.
 */

import { BRAND } from '@cafune/contract/brand';
import { matchesSentence } from '../pattern/match.ts';
import { insist } from './choose.ts';
import type { ReadyPattern } from './library.ts';
import type { Turn } from './turn.ts';

/** Replies after a crisis that stay gentle, before the conversation may become light again. */
const CARE_REPLIES = 3;

function found(turn: Turn, patterns: readonly ReadyPattern[]): boolean {
  return patterns.some(({ patterns: compiled }) =>
    compiled.some((pattern) => turn.analysis.sentences.some((sentence) => matchesSentence(pattern, sentence))),
  );
}

function pauseTopic(turn: Turn): void {
  turn.state.pending = null;
  turn.state.topic = null;
  turn.state.depth = 0;
}

/** True when the message speaks of suicide or self-harm. */
export function isCrisis(turn: Turn): boolean {
  return found(turn, turn.library.safeguards.crisis);
}

/** Crisis pauses the character: the fixed words, alone, as often as needed. */
export function answerCrisis(turn: Turn): string {
  pauseTopic(turn);
  turn.state.care = CARE_REPLIES;
  return BRAND.crisisText;
}

function mentionsRomance(turn: Turn): boolean {
  return [...turn.library.topics.values()].some(
    (topic) => topic.romantic === true && found(turn, [...topic.hits, ...topic.responders]),
  );
}

function answerMinor(turn: Turn): boolean {
  const { minor, minorSay, minorAgain } = turn.library.safeguards;
  const stated = found(turn, minor);
  if (stated && !turn.state.minor) {
    turn.state.minor = true;
    pauseTopic(turn);
    return insist(turn, minorSay, null);
  }
  if (!turn.state.minor || !(stated || mentionsRomance(turn))) return false;
  pauseTopic(turn);
  return insist(turn, minorAgain, null);
}

/** Answers what she does not do; true when that was the whole reply. */
export function answerGuarded(turn: Turn): boolean {
  const { forbidden, forbiddenSay, explicit, explicitSay, care } = turn.library.safeguards;
  if (answerMinor(turn)) return true;
  if (found(turn, forbidden)) {
    pauseTopic(turn);
    return insist(turn, forbiddenSay, null);
  }
  if (found(turn, explicit)) {
    pauseTopic(turn);
    return insist(turn, turn.state.minor ? turn.library.safeguards.minorAgain : explicitSay, null);
  }
  if (turn.state.care === 0 || turn.acts.has('goodbye')) return false;
  turn.state.care -= 1;
  return insist(turn, care, null);
}
