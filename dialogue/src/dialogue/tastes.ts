/** What a character would choose: hers for good, picked by her name, so that two of them seldom agree. */
import raw from '../packs/tastes.json' with { type: 'json' };
import { seededRandom } from './hash.ts';

/** Slots `my.color`, `my.food` and the like. */
export function tasteSlots(character: { name: string; occupation: string }): [slot: string, value: string][] {
  return Object.entries(raw).map(([kind, options]) => [
    `my.${kind}`,
    options[Math.floor(seededRandom(0, `${character.name}/${character.occupation}/${kind}`)() * options.length)] ?? '',
  ]);
}

/** One of several things, the same one whenever they are offered. */
export function herChoice(name: string, options: readonly string[]): string | undefined {
  const ranked = options.map((option) => ({ option, rank: seededRandom(0, `${name}/${option.toLowerCase()}`)() }));
  return ranked.toSorted((one, other) => one.rank - other.rank)[0]?.option;
}
