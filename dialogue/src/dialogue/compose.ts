import type { Fact, ReplyRequest } from '../request.ts';
import { say } from './choose.ts';
import { answerCrisis, answerGuarded, isCrisis } from './guard.ts';
import { shortKey } from './hash.ts';
import { acknowledged, takeInitiative, wantsInitiative } from './initiative.ts';
import type { Library } from './library.ts';
import { factKey } from './slots.ts';
import { type DialogueState, remember } from './state.ts';
import {
  anyResponders,
  catchAll,
  changeOfSubject,
  currentResponders,
  encore,
  goodbye,
  greeting,
  hitTopics,
  learnedIdentity,
  learnedTaste,
  longMessage,
  looseRejoinder,
  mentionedTopics,
  owedAnswer,
  quibble,
  rejoinder,
  repeated,
  turnedBack,
  urgent,
} from './steps.ts';
import { beginTurn, type Turn } from './turn.ts';

export type Composed = { text: string; facts: readonly Fact[]; state: DialogueState };

const REACTIONS: readonly ((turn: Turn) => boolean)[] = [
  urgent,
  goodbye,
  changeOfSubject,
  encore,
  repeated,
  learnedIdentity,
  rejoinder,
  learnedTaste,
  currentResponders,
  looseRejoinder,
  anyResponders,
  acknowledged,
  turnedBack,
  greeting,
  catchAll,
  mentionedTopics,
  longMessage,
  quibble,
];

/** When every line has been said there is still something true to say. */
const NOTHING_LEFT = 'Hoje eu tô mais pra te ouvir. Me conta mais.';

/** What is asked for now replaces what waited; a reaction alone leaves nothing waiting. */
function converse(turn: Turn): void {
  const waiting = turn.state.pending;
  const heavy = turn.state.soft;
  REACTIONS.some((react) => react(turn));
  if (turn.acts.has('goodbye') && turn.said.length > 0) {
    turn.state.pending = null;
    return;
  }
  owedAnswer(turn);
  if (turn.state.pending === waiting) turn.state.pending = null;
  // What was heavy fades reply by reply, and at once with a laugh.
  if (turn.state.soft === heavy && heavy > 0) turn.state.soft = turn.acts.has('laughter') ? 0 : heavy - 1;
  const before = turn.said.length;
  if (wantsInitiative(turn)) takeInitiative(turn);
  const ledOn = turn.led || turn.said.length > before || turn.said.some((said) => said.line.asks || said.line.ask);
  turn.state.idle = ledOn ? 0 : turn.state.idle + 1;
}

function settleTopic(turn: Turn): void {
  const { state } = turn;
  if (turn.said.some((said) => said.line.leaves)) {
    state.topic = null;
    state.depth = 0;
    return;
  }
  const next = turn.said.findLast((said) => said.topic !== null)?.topic ?? state.topic;
  if (next === state.topic) {
    state.depth += 1;
    return;
  }
  if (state.topic) state.left = remember(state.left, state.topic, 6);
  state.topic = next;
  state.depth = 1;
}

function settleState(turn: Turn): void {
  const { state } = turn;
  for (const topic of hitTopics(turn)) state.mentioned = remember(state.mentioned, topic.id, 6);
  for (const fact of turn.fresh) state.heard = [...state.heard, { key: factKey(fact), turn: state.turn }].slice(-40);
  state.messages = remember(state.messages, shortKey(turn.analysis.folded), 6);
  state.rhythm = [...state.rhythm, turn.said.at(-1)?.line.question ? 1 : 0].slice(-6);
  state.turn += 1;
}

/** Composes one whole reply from the request. Pure: the same request and seed give the same words and state. */
export function compose(library: Library, request: ReplyRequest): Composed {
  const turn = beginTurn(library, request);
  if (isCrisis(turn)) {
    const text = answerCrisis(turn);
    turn.state.turn += 1;
    return { text, facts: [], state: turn.state };
  }
  if (!answerGuarded(turn)) {
    converse(turn);
    settleTopic(turn);
  }
  if (turn.said.length === 0) say(turn, library.generic.last, null);
  settleState(turn);
  const text = turn.said.map((said) => said.text).join(' ');
  return { text: text || NOTHING_LEFT, facts: turn.fresh, state: turn.state };
}
