/** Steps that take in the whole of a message: a second fact, a thing, a second question, the hour it is. */
import { findThing, sayingsOf, thingSlots } from '../objects/things.ts';
import { matchWeight } from '../pattern/match.ts';
import type { FactRelation } from '../request.ts';
import { canSay, say, sayWith } from './choose.ts';
import { isAllowed } from './heard.ts';
import { toldOf } from './her-life.ts';
import { isMeant } from './met-remark.ts';
import { type ReadyLine, readyLines } from './ready.ts';
import type { Turn } from './turn.ts';

const RELATIONS: readonly FactRelation[] = ['job', 'city', 'pet', 'family', 'name', 'likes'];

/** "Trabalho com TI e moro em Santos": the second is picked up as well. */
export function secondFact(turn: Turn): void {
  const first = turn.said[0];
  if (turn.said.length !== 1 || first?.line.hold) return;
  const met = first?.line.slots.find((slot) => slot.startsWith('new.'))?.slice(4);
  if (!met) return;
  const relation = RELATIONS.find(
    (candidate) => !met.startsWith(candidate) && turn.fresh.some((fact) => fact.relation === candidate),
  );
  if (relation) say(turn, turn.library.generic.also.get(relation) ?? [], null);
}

/** What of her life is of the same kind as a fact of theirs. */
const SAME_OF_HERS: Readonly<Partial<Record<FactRelation, string>>> = {
  city: 'hometown',
  job: 'work',
  pet: 'pet',
  family: 'family',
  study: 'school',
  birthday: 'birthday',
};

/** "… e você?" after a fact of theirs is answered with the same fact of hers. */
export function answerOfHers(turn: Turn): boolean {
  if (!turn.acts.has('and-you') || turn.fresh.length === 0) return false;
  return turn.fresh.some(
    ({ relation }) =>
      toldOf(turn, SAME_OF_HERS[relation]) || say(turn, turn.library.generic.mine.get(relation) ?? [], null),
  );
}

const ready = new Map<string, readonly ReadyLine[]>();

function readySayings(kind: string, event: Parameters<typeof sayingsOf>[1]): readonly ReadyLine[] {
  const key = `${kind}/${event}`;
  const known = ready.get(key);
  if (known) return known;
  const lines = readyLines(sayingsOf(kind, event)).map((line) => (line.asks ? { ...line, ask: event } : line));
  ready.set(key, lines);
  return lines;
}

/** "Comprei uma bicicleta", "quebrou minha geladeira": a remark that fits the thing. */
export function remarkOnThing(turn: Turn): boolean {
  const mention = findThing(turn.analysis.sentences);
  // Who lost their way lost no thing: "me perdi com o mapa na mão".
  if (!mention || /(?:^| )me perd(?:i|eu|endo)(?= |$)/u.test(turn.analysis.folded)) return false;
  const slots = Object.fromEntries(thingSlots(mention.thing));
  return sayWith(turn, { lines: readySayings(mention.thing.kind, mention.event), slots, topic: 'things' });
}

/** Another sentence of the message that has an answer of its own gets it. */
export function secondAnswer(turn: Turn): void {
  const [first] = turn.said;
  if (!first || turn.said.length > 1 || first.line.asks || first.line.hold || first.line.leaves) return;
  if (turn.state.soft > 0 || turn.analysis.sentences.length < 2 || first.topic === null) return;
  const others = [...turn.library.topics.values()]
    .filter((topic) => topic.id !== first.topic && topic.early === undefined && isAllowed(turn, topic))
    .filter((topic) => topic.game !== true)
    .flatMap((topic) => topic.responders.filter(({ here }) => !here).map((responder) => ({ topic, responder })))
    .map((entry) => ({ ...entry, weight: matchWeight(entry.responder.patterns, turn.analysis.sentences) }))
    .filter(({ responder, weight }) => weight > 1 && isMeant(turn, responder, weight))
    .toSorted((one, other) => other.weight - one.weight);
  others.slice(0, 3).some(({ topic, responder }) => say(turn, responder.say, topic.id));
}

/** Monday, Friday night, the small hours, Christmas: now and then she knows what day it is. */
const TIMELY_EVERY = 14;

export function timely(turn: Turn): boolean {
  const { state } = turn;
  if (state.turn - state.timelyAt < TIMELY_EVERY || state.soft > 0 || turn.random() < 0.5) return false;
  const { timely: lines, shift } = turn.library.generic;
  if (!canSay(turn, lines, null)) return false;
  // Beside something else it comes as a change of subject.
  if (turn.said.length > 0) say(turn, shift, null);
  if (!say(turn, lines, null)) return false;
  state.timelyAt = state.turn;
  return true;
}
