/** Which of the situations she knows a remark comes nearest to, by the senses of its words: the rarer a sense, the more it tells. */
import { LIGHT, sensesOf } from '../analyser/stems.ts';

/** The senses of what people who told of a situation said. */
export type Told = { readonly told: readonly ReadonlySet<string>[] };
/** A situation and how near a remark is to the way somebody told of it, from 0 to 1. */
export type NearCase<Case extends Told> = { readonly found: Case; readonly nearness: number };

/** What a sense that nearly every sentence has counts for. */
const LIGHT_WEIGHT = 0.35;

/** How telling senses are, among the remarks they are counted in. */
export type Tellings = (sense: string) => number;

/** Weighs senses by how few remarks have them (inverse document frequency). */
export function tellingsOf(remarks: readonly ReadonlySet<string>[]): Tellings {
  const counts = new Map<string, number>();
  for (const remark of remarks) for (const sense of remark) counts.set(sense, (counts.get(sense) ?? 0) + 1);
  return (sense) => {
    const rarity = Math.log((remarks.length + 1) / ((counts.get(sense) ?? 0) + 1));
    return (LIGHT.has(sense) ? LIGHT_WEIGHT : 1) * rarity;
  };
}

function weigh(senses: Iterable<string>, tellings: Tellings): number {
  return [...senses].reduce((sum, sense) => sum + tellings(sense) ** 2, 0);
}

function nearness(own: ReadonlySet<string>, other: ReadonlySet<string>, tellings: Tellings): number {
  const both = [...own].filter((sense) => other.has(sense));
  // "Sabe alguma dela?" and "sabe de febre de criança?" share what every question has.
  if (both.every((sense) => LIGHT.has(sense))) return 0;
  const shared = weigh(both, tellings);
  return shared / Math.sqrt(weigh(own, tellings) * weigh(other, tellings));
}

/** The situations a remark is near to, the nearest first. */
export function nearestCases<Case extends Told>(
  text: string,
  cases: readonly Case[],
  tellings: Tellings,
): NearCase<Case>[] {
  const own = sensesOf(text);
  return cases
    .map((found) => ({
      found,
      nearness: Math.max(...found.told.map((told) => nearness(own, told, tellings))),
    }))
    .filter((near) => near.nearness > 0)
    .sort((one, other) => other.nearness - one.nearness);
}
