/** Steps that keep the two understanding each other: what was not understood, put right, said twice over in one message. */
import { findThing, sayingsOf, thingSlots } from '../objects/things.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchEnd, matchesSentence, matchWeight } from '../pattern/match.ts';
import type { FactRelation } from '../request.ts';
import { canSay, say, sayWith } from './choose.ts';
import { isAllowed } from './heard.ts';
import { type ReadyLine, readyLines } from './ready.ts';
import type { Turn } from './turn.ts';

const patterns = (...sources: readonly string[]) => sources.map(compilePattern);

const LOST_ME = patterns(
  '-=entendi|=entendendo|=peguei|=captei',
  '-=entendo > !por|como',
  '< como >',
  '< que >',
  '< ha|han|hein|hum >',
  '< como assim >',
  'nao fez sentido',
  'nao entendi nada',
  '< o que >',
);
const NOT_THAT = patterns(
  '< nao * eu? =disse|=falei|=escrevi !sabe|vi',
  'nao foi isso que',
  'nao e isso',
  'quis dizer',
  'voce * entendeu errado|mal',
  'eu =disse|=falei que|outra_coisa',
  '< eu =disse|=falei',
  'nada disso',
  'me expressei mal',
);
const SAID = patterns('=disse|=falei|=escrevi que?', 'quis dizer que?');

function matches(turn: Turn, sources: readonly ReturnType<typeof compilePattern>[]): boolean {
  return turn.analysis.sentences.some((sentence) => sources.some((pattern) => matchesSentence(pattern, sentence)));
}

/** "Não entendi", "hã?": her last question once more, in other words; or an apology for the knot. */
export function clarified(turn: Turn): boolean {
  if (turn.analysis.size > 6 || !matches(turn, LOST_ME)) return false;
  if (!say(turn, turn.library.generic.clarify, null)) return false;
  // What waited still waits, and nothing new is brought in between.
  turn.led = true;
  turn.keepsWaiting = true;
  return true;
}

/** What was said instead, in the person's own words: two to six of them. */
function correction(turn: Turn): string | undefined {
  for (const sentence of turn.analysis.sentences) {
    const end = SAID.map((pattern) => matchEnd(pattern, sentence)).find((place) => place !== undefined);
    const after = sentence.tokens.slice(end ?? sentence.tokens.length).filter(({ raw }) => raw !== '');
    const rest = after[0]?.fold === 'que' ? after.slice(1) : after;
    const words = rest.map(({ raw }) => raw).join(' ');
    if (words.length > 1 && rest.length <= 7 && words.length <= 48) return `“${words}”`;
  }
  return undefined;
}

/** "Não, eu disse…": taken back at once, with what was said. */
export function corrected(turn: Turn): boolean {
  if (turn.analysis.size > 16 || !matches(turn, NOT_THAT)) return false;
  const phrase = correction(turn);
  const slots: Readonly<Record<string, string>> = phrase ? { corrected: phrase } : {};
  if (!sayWith(turn, { lines: turn.library.generic.corrected, slots, topic: null })) return false;
  turn.led = true;
  return true;
}

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

/** "… e você?" after a fact of theirs is answered with the same fact of hers. */
export function answerOfHers(turn: Turn): boolean {
  if (!turn.acts.has('and-you') || turn.fresh.length === 0) return false;
  return turn.fresh.some(({ relation }) => say(turn, turn.library.generic.mine.get(relation) ?? [], null));
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
  if (!mention) return false;
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
    .filter(({ weight }) => weight > 1)
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
