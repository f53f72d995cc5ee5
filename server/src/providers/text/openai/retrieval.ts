import { mentions } from '@cafune/dialogue';
import type { Fact } from '../port.ts';

/** Damping of reciprocal rank fusion: a first place counts a little more than a second. */
const DAMPING = 20;
/** One fact that nothing asked for: what only ever answers never surprises. */
const CHANCE_EVERY = 8;
const WORD = /[\p{L}\p{N}]{4,}/gu;

/**
 * Facts in the order in which they matter to what is being said: named in it first, then sharing words with it, newer before older;
 * the rankings are merged by reciprocal rank. `seed` picks the one that comes along by chance.
 */
export function rankFacts(facts: readonly Fact[], said: string, seed: number): Fact[] {
  const recency = facts.map((_, index) => facts.length - index);
  const named = facts.map((fact) => (namesOf(fact.value).some((name) => mentions(name, said)) ? 1 : 0));
  const words = new Set(stemsOf(said));
  const shared = facts.map((fact) => stemsOf(fact.value).filter((stem) => words.has(stem)).length);
  const score = (index: number) =>
    weigh(named, index, 3) + weigh(shared, index, 2) + 1 / (DAMPING + (recency[index] ?? 0));
  const order = facts.map((_, index) => index).toSorted((one, other) => score(other) - score(one));
  const ranked = order.flatMap((index) => facts[index] ?? []);
  return facts.length > CHANCE_EVERY ? withChance(ranked, seed) : ranked;
}

/** What did not match at all has no rank in that list. */
function weigh(matches: readonly number[], index: number, weight: number): number {
  const own = matches[index] ?? 0;
  if (own === 0) return 0;
  return weight / (DAMPING + matches.filter((other) => other > own).length);
}

function namesOf(value: string): string[] {
  return value.split(/[()]/u).flatMap((part) => part.trim() || []);
}

/** Words of some length without their endings: enough to see that two texts touch. */
function stemsOf(text: string): string[] {
  return (text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').match(WORD) ?? []).map((word) => word.slice(0, 5));
}

function withChance(ranked: readonly Fact[], seed: number): Fact[] {
  const at = CHANCE_EVERY - 1;
  const from = at + (Math.abs(seed) % (ranked.length - at));
  const lucky = ranked[from];
  return lucky ? [...ranked.slice(0, at), lucky, ...ranked.slice(at).filter((fact) => fact !== lucky)] : [...ranked];
}
