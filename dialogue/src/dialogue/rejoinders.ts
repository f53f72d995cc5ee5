/** Answers to what she asked, and to what she told: the specific ones, then any that sounds like one. */
import type { Act } from '../analyser/acts.ts';
import { isDemand } from '../exchanges/demands.ts';
import { say } from './choose.ts';
import { bestResponder, hasVerb, hitTopics, isAllowed, sayResponder } from './heard.ts';
import type { ReadyAsk, ReadyLine, Topic } from './library.ts';
import { soundsLikeAnswer } from './sounds-like-answer.ts';
import type { Turn } from './turn.ts';

/** Her question that waits for an answer, and its topic. */
export function pendingAsk(turn: Turn): { ask: ReadyAsk; topic: Topic } | undefined {
  const { pending } = turn.state;
  const topic = pending ? turn.library.topics.get(pending.topic) : undefined;
  const ask = pending ? topic?.asks.get(pending.ask) : undefined;
  return topic && ask && isAllowed(turn, topic) ? { ask, topic } : undefined;
}

function linesForAct(ask: ReadyAsk, acts: ReadonlySet<Act>): readonly ReadyLine[] {
  if (acts.has('dunno')) return ask.dunno;
  if (acts.has('no')) return ask.no;
  return acts.has('yes') ? ask.yes : [];
}

/** What has an answer of its own elsewhere deserves that one, not a general one. */
function hasResponderElsewhere(turn: Turn, home: Topic): boolean {
  return [...turn.library.topics.values()].some(
    (topic) =>
      topic !== home &&
      topic.early === undefined &&
      topic.id !== 'goodbye' &&
      bestResponder(turn, topic.responders, false).length > 0,
  );
}

function answersElsewhere(turn: Turn, home: Topic): boolean {
  if (turn.acts.has('question') && !turn.acts.has('and-you')) return true;
  if (turn.acts.has('greeting') || turn.acts.has('thanks') || turn.acts.has('laughter')) return true;
  // "Inventa um nome pro meu bar" answers nothing; "quero um abraço" may.
  if (isDemand(turn.analysis.text) && !turn.acts.has('yes')) return true;
  return hasResponderElsewhere(turn, home);
}

/** "e você?" with nothing before it. */
export function isTurnedBack(turn: Turn): boolean {
  const first = turn.analysis.sentences[0]?.tokens[0]?.fold;
  return turn.acts.has('and-you') && turn.analysis.size <= 5 && (first === 'e' || first === 'mas');
}

/** A story goes on when the person only nods; a choice between two things is answered only by something short. */
function fitsPending(turn: Turn, ask: ReadyAsk, topic: Topic): boolean {
  const elsewhere = hitTopics(turn).some((hit) => hit !== topic);
  const asksBack = turn.acts.has('question') && turn.analysis.size > 2;
  if (turn.state.pending?.story) return !elsewhere && !asksBack && turn.analysis.size <= 6;
  const home = hitTopics(turn).includes(topic);
  // Of a choice between two things, another remark on the subject is no third.
  if (ask.match.length > 0) return !elsewhere && !home && turn.analysis.size <= 4 && !hasVerb(turn);
  // A message about something else is news of its own, not the answer she asked for; a word or two is an answer.
  if (elsewhere && home) return turn.analysis.size <= 5;
  // "O cheiro de café às cinco da manhã" names what she asked for.
  return !elsewhere || (turn.analysis.size <= 8 && !hasVerb(turn));
}

/** A specific answer to what she asked: its patterns, "por quê?", "e você?" alone, yes, no, no idea. */
export function rejoinder(turn: Turn): boolean {
  const waiting = pendingAsk(turn);
  if (!waiting) return false;
  const { ask, topic } = waiting;
  const onlyBack = isTurnedBack(turn);
  if (turn.acts.has('why') && say(turn, ask.why, topic.id)) return true;
  if (onlyBack && say(turn, ask.you, topic.id)) return true;
  if (!onlyBack && sayResponder(turn, ask.match, topic.id)) return true;
  if (turn.acts.has('question') && !turn.acts.has('and-you')) return false;
  return !isNews(turn, topic) && say(turn, linesForAct(ask, turn.acts), topic.id);
}

/** "Não dormi direito" begins like a no and is about something else. */
function isNews(turn: Turn, home: Topic): boolean {
  const hits = hitTopics(turn);
  if (turn.analysis.size > 2 && hasResponderElsewhere(turn, home)) return true;
  return turn.analysis.size > 2 && hits.length > 0 && !hits.includes(home);
}

/** Whether the message can be taken as an answer to what waits, when nothing in it says so. */
function mayAnswer(turn: Turn, ask: ReadyAsk, topic: Topic): boolean {
  const { acts } = turn;
  const story = turn.state.pending?.story === true;
  // "hm" and "entendi" answer no question; after a story they ask for its end.
  if (acts.has('why') || isTurnedBack(turn) || (acts.has('ack') && !story) || turn.fresh.length > 0) return false;
  const herLine = turn.request.history.findLast(({ role }) => role === 'character')?.text ?? '';
  if (!story && !soundsLikeAnswer(turn.analysis.sentences, herLine)) return false;
  const taken = story ? hasResponderElsewhere(turn, topic) : answersElsewhere(turn, topic);
  if (taken || !fitsPending(turn, ask, topic)) return false;
  const refusal = acts.has('no') || acts.has('dunno');
  return !(refusal && turn.analysis.size <= 5);
}

/** Any other answer to what she asked. */
export function looseRejoinder(turn: Turn): boolean {
  const waiting = pendingAsk(turn);
  if (!waiting || !mayAnswer(turn, waiting.ask, waiting.topic)) return false;
  const { ask, topic } = waiting;
  // A question with no general answers (a name) takes only what answers it.
  if (ask.any.length === 0) return false;
  if (turn.state.pending?.story) return say(turn, ask.any, topic.id);
  const { answer } = turn.library.generic;
  const echo = turn.random() < 0.3 && say(turn, answer, topic.id);
  return echo || say(turn, ask.any, topic.id) || say(turn, answer, topic.id);
}
