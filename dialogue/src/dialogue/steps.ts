/** The steps of a reply, in the order they are tried: the first that speaks wins. */

import type { Act } from '../analyser/acts.ts';
import { tenseOf } from '../analyser/tense.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence, matchWeight } from '../pattern/match.ts';
import type { FactRelation } from '../request.ts';
import { insist, say } from './choose.ts';
import { shortKey } from './hash.ts';
import type { ReadyAsk, ReadyLine, ReadyPattern, ReadyResponder, Topic } from './library.ts';
import { soundsLikeAnswer } from './sounds-like-answer.ts';
import type { Turn } from './turn.ts';

/** Weight of these patterns in the person's message, worked out once a turn; 0 when none matches. */
function weightOf(turn: Turn, pattern: ReadyPattern): number {
  const known = turn.weights.get(pattern);
  if (known !== undefined) return known;
  const weight = matchWeight(pattern.patterns, turn.analysis.sentences);
  turn.weights.set(pattern, weight);
  return weight;
}

function bestResponder(turn: Turn, responders: readonly ReadyResponder[], current: boolean): ReadyResponder[] {
  return responders
    .filter((responder) => current || !responder.here)
    .map((responder) => ({ responder, weight: weightOf(turn, responder) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ responder }) => responder);
}

const ENCORE = compilePattern('< me? conta|manda|fala|diz|quero? mais? outra|outro|mais_uma|mais_um|de_novo');

/** Says a line of a responder and remembers which, so that it can be asked for again. */
function sayFrom(turn: Turn, topic: Topic, responder: ReadyResponder): boolean {
  if (!say(turn, responder.say, topic.id)) return false;
  // "Gostei" between two stories does not end the stories.
  if (topic.id !== 'compliments') turn.state.again = `${topic.id}#${topic.responders.indexOf(responder)}`;
  return true;
}

function sayResponder(turn: Turn, responders: readonly ReadyResponder[], topic: string | null): boolean {
  const current = topic === null || topic === 'goodbye' || topic === turn.state.topic;
  const ranked = bestResponder(turn, responders, current);
  return ranked.some((responder) => say(turn, responder.say, topic));
}

export function isAllowed(turn: Turn, topic: Topic): boolean {
  return !(topic.romantic === true && turn.state.minor);
}

/** Topics the message mentions, heaviest first. */
export function hitTopics(turn: Turn): readonly Topic[] {
  turn.hits ??= findHits(turn);
  return turn.hits;
}

function findHits(turn: Turn): readonly Topic[] {
  return [...turn.library.topics.values()]
    .filter((topic) => isAllowed(turn, topic))
    .map((topic) => ({ topic, weight: Math.max(0, ...topic.hits.map((hit) => weightOf(turn, hit))) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ topic }) => topic);
}

/** Topics whose answers must not wait for a pending question: what she is, goodbyes, pain, memory. */
export function urgent(turn: Turn): boolean {
  const topics = [...turn.library.topics.values()].filter((topic) => topic.urgent === true && isAllowed(turn, topic));
  const ranked = topics
    .flatMap((topic) => topic.responders.map((responder) => ({ topic, responder, weight: weightOf(turn, responder) })))
    .filter(({ topic, responder, weight }) => weight > 0 && (!responder.here || topic.id === turn.state.topic))
    .sort((one, other) => other.weight - one.weight);
  if (ranked.some(({ topic, responder }) => say(turn, responder.say, topic.id))) return true;
  const truth = ranked.find(({ topic }) => topic.id === 'being-ai');
  if (truth) return insist(turn, truth.responder.say, truth.topic.id);
  return topics.some(
    (topic) => topic.hits.some((hit) => weightOf(turn, hit) > 0) && say(turn, topic.openers, topic.id),
  );
}

/** Kind, and free of questions: a goodbye is let go. */
export function goodbye(turn: Turn): boolean {
  if (!turn.acts.has('goodbye')) return false;
  const topic = turn.library.topics.get('goodbye');
  if (!topic) return false;
  return sayResponder(turn, topic.responders, topic.id) || say(turn, topic.openers, topic.id);
}

function pendingAsk(turn: Turn): { ask: ReadyAsk; topic: Topic } | undefined {
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
  return hasResponderElsewhere(turn, home);
}

/** "e você?" with nothing before it. */
function isTurnedBack(turn: Turn): boolean {
  const first = turn.analysis.sentences[0]?.tokens[0]?.fold;
  return turn.acts.has('and-you') && turn.analysis.size <= 5 && (first === 'e' || first === 'mas');
}

function hasVerb(turn: Turn): boolean {
  return turn.analysis.sentences.some(({ tokens }) =>
    tokens.some(({ fold }) => lemmasOf(fold).size > 0 && !lemmasOf(fold).has(fold)),
  );
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

/** The topic a new fact belongs to; tastes and plans leave the topic as it is. */
const HOMES: Readonly<Record<string, string>> = {
  name: 'greeting',
  pet: 'pets',
  city: 'city',
  family: 'family',
  job: 'work',
};

const IDENTITY = [
  'name',
  'pet',
  'plan',
  'city',
  'family',
  'job',
  'allergy',
  'birthday',
  'birthplace',
  'study',
] as const;
const TASTES = ['dislikes', 'likes'] as const;

/** "Meu cachorro tá doente" is about the illness, and a day that is over or has its own answer is no plan. */
function isMetOtherwise(turn: Turn, relation: FactRelation): boolean {
  const isPlan = relation === 'plan';
  if ((isPlan || relation === 'job') && tenseOf(turn.analysis.sentences) === 'told') return true;
  return [...turn.library.topics.values()].some((topic) =>
    topic.responders.some((responder) => {
      const weighs = isPlan ? 3 : responder.say.some(({ hold }) => hold) ? 2 : Number.POSITIVE_INFINITY;
      return !responder.here && weightOf(turn, responder) >= weighs;
    }),
  );
}

function meetFact(turn: Turn, relations: readonly FactRelation[]): boolean {
  const relation = relations.find(
    (candidate) => turn.fresh.some((fact) => fact.relation === candidate) && !isMetOtherwise(turn, candidate),
  );
  if (!relation) return false;
  return say(turn, turn.library.generic.learned.get(relation) ?? [], HOMES[relation] ?? null);
}

/** Who the person is is met with joy before any answer. */
export function learnedIdentity(turn: Turn): boolean {
  return meetFact(turn, IDENTITY);
}

/** A taste is noted now and then; always when it touches no subject she knows. */
export function learnedTaste(turn: Turn): boolean {
  if (hitTopics(turn).length > 0 && turn.random() < 0.4) return false;
  return meetFact(turn, TASTES);
}

export function currentResponders(turn: Turn): boolean {
  const topic = turn.state.topic ? turn.library.topics.get(turn.state.topic) : undefined;
  if (!topic || topic.early !== undefined || topic.id === 'goodbye' || !isAllowed(turn, topic)) return false;
  return sayResponder(turn, topic.responders, topic.id);
}

export function anyResponders(turn: Turn): boolean {
  const ranked = [...turn.library.topics.values()]
    .filter((topic) => topic.early === undefined && topic.id !== 'goodbye' && isAllowed(turn, topic))
    .flatMap((topic) =>
      topic.responders
        .filter((responder) => !responder.here)
        .map((responder) => ({ topic, responder, weight: weightOf(turn, responder) })),
    )
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return ranked.some(({ topic, responder }) => sayFrom(turn, topic, responder));
}

const MORE = compilePattern('< e? conta|fala|diz|me_conta|explica mais|melhor|tudo >');
const GO_ON = compilePattern('< e depois|continua|prossiga >');

/** "Conta mais": some more of what she just told. */
export function told(turn: Turn): boolean {
  const wanted = turn.analysis.sentences.some(
    (sentence) => matchesSentence(MORE, sentence) || matchesSentence(GO_ON, sentence),
  );
  return wanted && turn.analysis.size <= 5 && say(turn, turn.library.generic.more, turn.state.topic);
}

/** "Outra!": one more of what she last answered with (a joke, a story, a line). */
export function encore(turn: Turn): boolean {
  const [id = '', position = ''] = turn.state.again?.split('#') ?? [];
  const topic = turn.library.topics.get(id);
  const wanted =
    turn.analysis.size <= 3 && turn.analysis.sentences.some((sentence) => matchesSentence(ENCORE, sentence));
  const responder = topic?.responders[Number(position)];
  return wanted && topic !== undefined && responder !== undefined && sayFrom(turn, topic, responder);
}

/** A mention opens a topic; in a topic already open it brings the next story instead. */
export function mentionedTopics(turn: Turn): boolean {
  // A question to her that none of her answers fits is met as a question, not with a story about one of its words.
  const asks = turn.analysis.sentences.some((sentence) => sentence.asked || sentence.forms.has('voce'));
  if (turn.acts.has('question') && asks) return false;
  // Beside a loss the word "bolo" opens no talk of food.
  if (isGrieving(turn)) return false;
  return hitTopics(turn).some((topic) => {
    const inside = topic.id === turn.state.topic;
    // A word or two inside a topic is an answer of a kind: it is heard before she goes on.
    if (inside && turn.analysis.size <= 2 && say(turn, turn.library.generic.answer, topic.id)) return true;
    const [first, second] = inside ? [topic.gambits, topic.openers] : [topic.openers, topic.gambits];
    return say(turn, first, topic.id) || say(turn, second, topic.id);
  });
}

function isRepeated(turn: Turn): boolean {
  return turn.analysis.size >= 2 && turn.state.messages.includes(shortKey(turn.analysis.folded));
}

/** The person said the very same thing a moment ago. */
export function repeated(turn: Turn): boolean {
  if (!isRepeated(turn) || !say(turn, turn.library.generic.repeated, null)) return false;
  turn.led = true;
  return true;
}

export function greeting(turn: Turn): boolean {
  if (!turn.acts.has('greeting')) return false;
  return say(turn, turn.library.topics.get('greeting')?.openers ?? [], 'greeting');
}

/** "Vamos mudar de assunto" is obeyed before anything else is answered. */
export function changeOfSubject(turn: Turn): boolean {
  const asked = turn.library.generic.catchAll.filter((responder) => responder.say.some((line) => line.leaves));
  return sayResponder(turn, asked, null);
}

export function catchAll(turn: Turn): boolean {
  return sayResponder(turn, turn.library.generic.catchAll, null);
}

/** A long confidence with no subject she knows is thanked for as a whole. */
export function longMessage(turn: Turn): boolean {
  return turn.analysis.size > 45 && say(turn, turn.library.generic.long, null);
}

/** "Por quê?" and "e você?" fall back on the topic they were said in. */
export function turnedBack(turn: Turn): boolean {
  const topic = turn.state.topic ? turn.library.topics.get(turn.state.topic) : undefined;
  if (!topic) return false;
  if (turn.acts.has('why')) return say(turn, topic.why, topic.id);
  return turn.acts.has('and-you') && say(turn, topic.you, topic.id);
}

/** Where a loss or a great sadness is the subject, nothing light is brought in. */
const GRIEF = new Set(['sadness', 'petloss', 'loneliness']);

export function isGrieving(turn: Turn): boolean {
  return turn.state.topic !== null && GRIEF.has(turn.state.topic) && !turn.acts.has('laughter');
}

/** Acts that leave room for plain listening, when something heavy is near. */
const LISTENED: readonly Act[] = ['statement', 'yes', 'no', 'dunno', 'ack'];

const QUIBBLE_ORDER: readonly Act[] = [
  'why',
  'and-you',
  'question',
  'thanks',
  'laughter',
  'dunno',
  'no',
  'yes',
  'statement',
];

/** A remark with a laugh gets one back; a word or two is said back to show it was heard. */
function lightly(turn: Turn): boolean {
  const { acts, answer } = turn.library.generic;
  const laughs = turn.analysis.sentences.some((sentence) => sentence.forms.has('#laugh'));
  // "Um liquidificador kkk" is about what was won.
  if (laughs && (turn.analysis.size <= 2 || turn.random() < 0.4) && say(turn, acts.get('laughter') ?? [], null))
    return true;
  return turn.analysis.size <= 3 && turn.random() < 0.6 && say(turn, answer, null);
}

/** What was told is met with its own words, more often than not. */
function pickedUp(turn: Turn): boolean {
  return turn.slots.values.has('echo') && turn.random() < 0.75 && say(turn, turn.library.generic.echo, null);
}

function meetsWords(turn: Turn): boolean {
  return lightly(turn) || pickedUp(turn);
}

/** What was is asked about as what was, and what is meant to be as a plan. */
function meetsTense(turn: Turn): boolean {
  return say(turn, turn.library.generic.acts.get(tenseOf(turn.analysis.sentences)) ?? [], null);
}

/** "Não queria ir", "sempre fui assim": told, and neither a no nor a yes to anything. */
export function isRemark(turn: Turn): boolean {
  if (turn.acts.has('statement')) return true;
  return (turn.acts.has('no') || turn.acts.has('yes')) && turn.analysis.size >= 2 && hasVerb(turn);
}

function leadingAct(turn: Turn): Act {
  const found = QUIBBLE_ORDER.find((candidate) => turn.acts.has(candidate)) ?? 'statement';
  return (found === 'no' || found === 'yes') && isRemark(turn) ? 'statement' : found;
}

export function quibble(turn: Turn): boolean {
  const act = leadingAct(turn);
  const { acts } = turn.library.generic;
  const listens = (turn.state.soft > 0 || isGrieving(turn)) && LISTENED.includes(act);
  if (listens && say(turn, acts.get('listening') ?? [], null)) return true;
  if (act === 'statement') return remark(turn);
  return say(turn, acts.get(act) ?? [], null) || (act !== 'question' && say(turn, acts.get('statement') ?? [], null));
}

function remark(turn: Turn): boolean {
  return meetsWords(turn) || meetsTense(turn) || say(turn, turn.library.generic.acts.get('statement') ?? [], null);
}

/** "… e você?" at the end of an answer is owed an answer of her own. */
export function owedAnswer(turn: Turn): void {
  if (!turn.acts.has('and-you') || isTurnedBack(turn) || turn.said.length === 0) return;
  if (turn.said.some((said) => said.line.question || said.line.hold)) return;
  if (turn.said.some((said) => turn.library.topics.get(said.topic ?? '')?.early !== undefined)) return;
  const waiting = pendingAsk(turn);
  const topic = waiting?.topic ?? (turn.state.topic ? turn.library.topics.get(turn.state.topic) : undefined);
  if (waiting && say(turn, waiting.ask.you, waiting.topic.id)) return;
  if (topic) say(turn, topic.you, topic.id);
}
