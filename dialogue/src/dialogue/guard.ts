/**
 * What comes before any conversation: crisis, age, and what she does not do. The guard decides, here as on the server;
 * these are the words of the character.
 */

import { CRISIS_CARD_TEXT } from '@cafune/contract/safety';
import { checkMessage, type MessageVerdict } from '@cafune/guard';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import { insist } from './choose.ts';
import type { ReadyPattern } from './library.ts';
import type { Turn } from './turn.ts';

/** Replies after a crisis that stay gentle, before the conversation may become light again. */
const CARE_REPLIES = 3;

/**
 * "Você entendeu errado", "era do jogo": said of the card, and nothing else in the message. That all is well, or was a joke, is said as
 * well by who is not well; whoever lost money in a game or was misread by their mother speaks of that.
 */
const MISREAD = [
  '< nossa|nao|calma|ih|opa? =voce|vc|tu entendeu|interpretou|leu tudo? errado|mal|torto #laugh? >',
  '< foi|era|e so|apenas? um? modo_de|jeito_de|forma_de dizer|falar|expressao #laugh? >',
  '< foi|era|e so|apenas? uma? forca_de_expressao #laugh? >',
  '< eu? era|foi|estava|tava falando|falar? so? do|da|sobre um|uma|o|a? jogo|filme|serie|livro|musica|novela|game|personagem * > !que|perder|morrer|matar|querer',
].map(compilePattern);
const BESIDE = ['< #laugh >', '< #laugh? nossa|calma|desculpa|relaxa|ih|opa|nao #laugh? >'].map(compilePattern);

function saysMisread({ analysis: { sentences } }: Turn): boolean {
  const isOf = (patterns: typeof MISREAD) => (sentence: (typeof sentences)[number]) =>
    patterns.some((pattern) => matchesSentence(pattern, sentence));
  return sentences.some(isOf(MISREAD)) && sentences.every(isOf([...MISREAD, ...BESIDE]));
}

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
  turn.state.care = CARE_REPLIES;
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
  const { forbiddenSay, threatSay, explicitSay, care, misread } = turn.library.safeguards;
  if (answerMinor(turn)) return true;
  const { verdict, threat, explicitAsk } = verdictOf(turn);
  if (verdict === 'refuse') {
    pauseTopic(turn);
    return insist(turn, threat ? threatSay : forbiddenSay, null);
  }
  if (explicitAsk) {
    pauseTopic(turn);
    return insist(turn, turn.state.minor ? turn.library.safeguards.minorAgain : explicitSay, null);
  }
  if (turn.state.care === 0 || turn.acts.has('goodbye')) return false;
  if (saysMisread(turn)) {
    turn.state.care = 0;
    return insist(turn, misread, null);
  }
  turn.state.care -= 1;
  return insist(turn, care, null);
}
