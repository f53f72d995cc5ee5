/** What of the packs a message touches: weights of patterns, the responders that fit, the topics that are mentioned. */
import { lemmasOf } from '../analyser/verbs.ts';
import { isOfSelf } from '../gleaning/propositions.ts';
import { matchWeight } from '../pattern/match.ts';
import { say } from './choose.ts';
import { toldOf } from './her-life.ts';
import type { ReadyPattern, ReadyResponder, Topic } from './library.ts';
import type { Turn } from './turn.ts';

/** Weight of these patterns in the person's message, worked out once a turn; 0 when none matches. */
export function weightOf(turn: Turn, pattern: ReadyPattern): number {
  const known = turn.weights.get(pattern);
  if (known !== undefined) return known;
  const weight = matchWeight(pattern.patterns, turn.analysis.sentences);
  turn.weights.set(pattern, weight);
  return weight;
}

/** Those of these responders that the message fits, the heaviest first. */
export function bestResponder(turn: Turn, responders: readonly ReadyResponder[], current: boolean): ReadyResponder[] {
  return responders
    .filter((responder) => current || !responder.here)
    .map((responder) => ({ responder, weight: weightOf(turn, responder) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ responder }) => responder);
}

/** The best of these that still has a line to say. */
export function sayResponder(turn: Turn, responders: readonly ReadyResponder[], topic: string | null): boolean {
  const current = topic === null || topic === 'goodbye' || topic === turn.state.topic;
  const ranked = bestResponder(turn, responders, current);
  return ranked.some((responder) => toldOf(turn, responder.life) || say(turn, responder.say, topic));
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

/** A verb in a form of its own stands in the message. */
export function hasVerb(turn: Turn): boolean {
  return turn.analysis.sentences.some(({ tokens }) =>
    tokens.some(({ fold }) => lemmasOf(fold).size > 0 && !lemmasOf(fold).has(fold)),
  );
}

/** "Não queria ir", "sempre fui assim": told, and neither a no nor a yes to anything. */
export function isRemark(turn: Turn): boolean {
  if (turn.acts.has('statement')) return true;
  return (turn.acts.has('no') || turn.acts.has('yes')) && turn.analysis.size >= 2 && hasVerb(turn);
}

/** "Uma cliente", "meu irmão", "ela": whose story it is. */
const OTHER_SUBJECT =
  /^(?:(?:e|mas|a[ií]|hoje|hj|ontem|sabe|k{2,}\p{L}*),? )*(?:el[ae]s?|uma? \p{L}+|(?:a|o|minha|meu|outra|outro|aquela|aquele|dona|seu) (?!gente)\p{L}+) /iu;
const WRITER = /(?<!\p{L})(?:eu|me|mim|comigo|a gente|n[óo]s|conosco)(?!\p{L})/iu;

/** "Ela tava nervosa", "meu irmão chorou": it befell somebody else. */
export function isOfAnother({ analysis: { text } }: Turn): boolean {
  return OTHER_SUBJECT.test(text) && !WRITER.test(text);
}

/** Whether it is the person's own, and not what befell somebody else. */
export function isOwnStory(turn: Turn): boolean {
  return isOfSelf(turn.analysis.text) && !isOfAnother(turn);
}
