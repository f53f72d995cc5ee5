/**
 * What comes before any conversation: crisis, age, and what she does not do. The guard decides, here as on the server;
 * these are the words of the character.
 */

import { CRISIS_CARD_TEXT } from '@cafune/contract/safety';
import { checkMessage, type MessageVerdict } from '@cafune/guard';
import { matchesSentence } from '../pattern/match.ts';
import { careFor } from './care.ts';
import { insist } from './choose.ts';
import type { ReadyPattern } from './library.ts';
import type { Turn } from './turn.ts';

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

const verdicts = new WeakMap<Turn, MessageVerdict>();

/** What the guard says of the message, asked once a turn. */
function verdictOf(turn: Turn): MessageVerdict {
  const known = verdicts.get(turn);
  if (known !== undefined) return known;
  const { history, now } = turn.request;
  const last = history.findLastIndex(({ role }) => role === 'person');
  const verdict = checkMessage(history[last]?.text ?? '', { recent: history.slice(0, Math.max(0, last)) }, now);
  verdicts.set(turn, verdict);
  return verdict;
}

/** True when the message speaks of suicide, self-harm or disordered eating. */
export function isCrisis(turn: Turn): boolean {
  return verdictOf(turn).verdict === 'crisis';
}

/** Crisis pauses the character: the fixed words, alone, as often as needed. */
export function answerCrisis(turn: Turn): string {
  pauseTopic(turn);
  return CRISIS_CARD_TEXT;
}

function mentionsRomance(turn: Turn): boolean {
  return [...turn.library.topics.values()].some(
    (topic) => topic.romantic === true && found(turn, [...topic.hits, ...topic.responders]),
  );
}

function answerMinor(turn: Turn): boolean {
  const { minorSay, minorAgain } = turn.library.safeguards;
  const stated = verdictOf(turn).declaresMinor;
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
  const { forbiddenSay, threatSay, explicitSay, care, careOther, checkIn, misread } = turn.library.safeguards;
  if (answerMinor(turn)) return true;
  const { verdict, threat, explicitAsk } = verdictOf(turn);
  if (verdict === 'refuse') {
    pauseTopic(turn);
    return insist(turn, threat ? threatSay : forbiddenSay, null);
  }
  const owed = turn.acts.has('goodbye') ? undefined : careFor(turn.request);
  if (owed !== undefined) {
    pauseTopic(turn);
    return insist(turn, { care, 'check-in': checkIn, misread, other: careOther }[owed], null);
  }
  if (!explicitAsk) return false;
  pauseTopic(turn);
  return insist(turn, turn.state.minor ? turn.library.safeguards.minorAgain : explicitSay, null);
}
