/** What she brings to the conversation by herself, after reacting: a story, a question, a memory, a new subject. */
import type { Act } from '../analyser/acts.ts';
import { analyse } from '../analyser/analyse.ts';
import { matchWeight } from '../pattern/match.ts';
import { canSay, isNearChildren, say } from './choose.ts';
import { isGrieving } from './grief.ts';
import { hitTopics, isAllowed } from './heard.ts';
import { goOn, toldOfHerDay } from './her-life.ts';
import { lastExchange } from './last-exchange.ts';
import type { ReadyLine, Topic } from './library.ts';
import type { Turn } from './turn.ts';
import { timely } from './understanding.ts';

const DEEP_ENOUGH = 4;
const RECALL_EVERY_TURNS = 5;
const LONG_REACTION = 105;

function currentTopic(turn: Turn): Topic | undefined {
  const id = turn.said[0]?.topic ?? turn.state.topic;
  const topic = id ? turn.library.topics.get(id) : undefined;
  return topic && isAllowed(turn, topic) ? topic : undefined;
}

/** Topics of the words a card says she loves: "forró de sexta" is of dance and of Fridays. */
const loved = new Map<string, ReadonlySet<string>>();

function lovedTopics(turn: Turn): ReadonlySet<string> {
  const { loves } = turn.request.character;
  const key = loves.join('\n');
  const known = loved.get(key);
  if (known) return known;
  const sentences = loves.flatMap((love) => analyse(love).sentences);
  const found = [...turn.library.topics.values()].filter(
    (topic) =>
      loves.some((love) => love === topic.id || love.toLowerCase() === topic.title) ||
      topic.hits.some((hit) => matchWeight(hit.patterns, sentences) > 0),
  );
  const ids = new Set(found.map((topic) => topic.id));
  if (loved.size > 200) loved.clear();
  loved.set(key, ids);
  return ids;
}

function appeal(turn: Turn, topic: Topic): number {
  const favourite = lovedTopics(turn).has(topic.id) ? 1.3 : 0;
  const mentioned = turn.state.mentioned.includes(topic.id) ? 1.5 : 0;
  const rested = turn.state.left.includes(topic.id) ? -2 : 0;
  const tender = topic.romantic === true ? turn.voice.ousada * 0.3 + turn.voice.terna * 0.2 - 0.6 : 0;
  return favourite + mentioned + rested + tender + turn.random() * 2;
}

function unfinishedTopics(turn: Turn): Topic[] {
  const current = currentTopic(turn);
  return [...turn.library.topics.values()]
    .filter((topic) => topic !== current && topic.quiet !== true && isAllowed(turn, topic))
    .filter((topic) => topic.romantic !== true || !isNearChildren(turn))
    .filter((topic) => canSay(turn, topic.gambits, topic.id))
    .map((topic) => ({ topic, appeal: appeal(turn, topic) }))
    .sort((one, other) => other.appeal - one.appeal)
    .map(({ topic }) => topic);
}

function recall(turn: Turn): boolean {
  const memory = turn.library.topics.get('memory');
  if (!memory || turn.state.turn - turn.state.recalledAt < RECALL_EVERY_TURNS) return false;
  return turn.random() < 0.6 && say(turn, memory.gambits, memory.id);
}

function askName(turn: Turn): boolean {
  const due = turn.state.turn >= 1 && turn.state.turn <= 8 && !turn.slots.values.has('person');
  const topic = turn.library.topics.get('name');
  return (
    due &&
    topic !== undefined &&
    turn.analysis.size <= 4 &&
    !isMet(turn) &&
    turn.random() < 0.5 &&
    say(turn, topic.gambits, topic.id)
  );
}

/** What was told got an answer of its own: no story may follow it. */
function isMet(turn: Turn): boolean {
  const [first] = turn.said;
  const topic = turn.library.topics.get(first?.topic ?? '');
  if (!first || !topic || topic.game === true || turn.analysis.size <= 2) return false;
  return !topic.openers.includes(first.line) && !topic.gambits.includes(first.line);
}

function sayMentioned(turn: Turn): boolean {
  // One remark on a word of theirs is enough.
  if (turn.acts.has('question') || (turn.said[0]?.topic ?? null) !== null) return false;
  const spoken = turn.said[0]?.topic;
  return hitTopics(turn)
    .filter((topic) => topic.id !== spoken && topic.quiet !== true)
    .some((topic) => say(turn, topic.openers, topic.id) || say(turn, topic.gambits, topic.id));
}

function sayCurrent(turn: Turn): boolean {
  const topic = currentTopic(turn);
  if (!topic || turn.said.some((said) => said.line.leaves) || (turn.state.depth >= DEEP_ENOUGH && topic.game !== true))
    return false;
  const isAside = turn.said[0]?.topic === null && turn.analysis.size > 4 && turn.state.idle < 2;
  if (isAside || (isMet(turn) && turn.state.idle === 0)) return false;
  // Two remarks on one word are one too many.
  if (turn.said.some(({ line }) => topic.game !== true && topic.id !== 'greeting' && topic.openers.includes(line)))
    return false;
  return say(turn, topic.gambits, topic.id);
}

function changeSubject(turn: Turn): boolean {
  const next = unfinishedTopics(turn).find((topic) => canSay(turn, topic.gambits, topic.id));
  if (!next) return false;
  // One turn of phrase between subjects, while there are any left and the reply is still short.
  const short = (turn.said[0]?.text.length ?? 0) < 80;
  if (short && turn.said.length > 0) say(turn, turn.library.generic.shift, null);
  return say(turn, next.gambits, next.id);
}

/** After a hello comes how they are, not a subject out of nowhere. */
function settleIn(turn: Turn): boolean {
  const topic = turn.library.topics.get('howareyou');
  return turn.said[0]?.topic === 'greeting' && topic !== undefined && say(turn, topic.gambits, topic.id);
}

const LULLS: readonly Act[] = ['ack', 'laughter', 'dunno', 'yes', 'no'];
/** A compliment or a feeling is not the place for another subject. */
const NEAR: ReadonlySet<string> = new Set([
  'compliments',
  'flirting',
  'gratitude',
  'saudade',
  'distance',
  'sadness',
  'insecurity',
  'selfesteem',
  'shyness',
  'loneliness',
  'breakup',
  'anger',
  'anxiety',
]);

const TOLD_WORDS = 6;

/** Something was told just before, and only nodded at now: it is still the subject. */
function isInTheMiddle(turn: Turn): boolean {
  const before = turn.request.history.filter(({ role }) => role === 'person').at(-2)?.text ?? '';
  return !before.includes('?') && before.split(/\s+/u).length >= TOLD_WORDS;
}

/** Nothing was told or asked that a new subject would run over. */
function isLull(turn: Turn): boolean {
  if (turn.said.length === 0 || turn.request.kind === 'continue') return true;
  const topic = turn.said[0]?.topic ?? turn.state.topic;
  if (turn.acts.has('question') || (topic !== null && NEAR.has(topic))) return false;
  if (isMet(turn) || isInTheMiddle(turn)) return false;
  return turn.analysis.size <= 4 && (turn.state.idle >= 2 || LULLS.some((act) => turn.acts.has(act)));
}

/** How often a lull is filled with something of her own days. */
const DAYS_SHARE = 0.7;

/** Asked to go on, she does where she was telling something. */
function goesOn(turn: Turn): boolean {
  const last = turn.request.kind === 'continue' ? lastExchange(turn) : undefined;
  return last !== undefined && goOn(turn, last);
}

/** Takes the initiative: gambit of the current topic, of a mentioned one, a memory, any unfinished topic. */
export function takeInitiative(turn: Turn): boolean {
  turn.led =
    goesOn(turn) ||
    sayMentioned(turn) ||
    settleIn(turn) ||
    (!turn.acts.has('question') && askName(turn)) ||
    (isLull(turn) && recall(turn)) ||
    sayCurrent(turn) ||
    (isLull(turn) && ((turn.random() < DAYS_SHARE && toldOfHerDay(turn)) || timely(turn) || changeSubject(turn)));
  return turn.led;
}

/** "hm", "entendi": no reaction to add, so she goes on. */
export function acknowledged(turn: Turn): boolean {
  return turn.acts.has('ack') && !isHeavy(turn) && takeInitiative(turn);
}

/** Something heavy is near, and nothing lighter was brought by the person. */
function isHeavy(turn: Turn): boolean {
  return turn.state.soft > 0 || (isGrieving(turn) && hitTopics(turn).length === 0);
}

function isEnough({ ask, asks, hold }: ReadyLine): boolean {
  return ask !== undefined || asks || hold;
}

/** An answer that was asked for, or a story of hers, needs nothing behind it. */
function isWholeReply({ urgent, early, gambits }: Topic, line: ReadyLine): boolean {
  return urgent === true || early !== undefined || gambits.includes(line);
}

/** A question of theirs she could not answer is no moment for an unrelated story either. */
function needsNothing(turn: Turn, topic: Topic | undefined, line: ReadyLine): boolean {
  if (turn.isDivided || turn.acts.has('thanks')) return true;
  return topic ? isWholeReply(topic, line) : turn.acts.has('question');
}

/** Whether a reaction should go on into something of hers. */
export function wantsInitiative(turn: Turn): boolean {
  const last = turn.said.at(-1);
  if (!last) return true;
  if (turn.led || isEnough(last.line) || turn.said.length > 1 || isHeavy(turn)) return false;
  const topic = turn.library.topics.get(last.topic ?? '');
  if (topic?.game === true && !last.line.leaves) return true;
  if (needsNothing(turn, topic, last.line)) return false;
  if (turn.state.idle >= 1) return true;
  return turn.random() < (last.text.length > LONG_REACTION ? 0.3 : 0.62);
}
