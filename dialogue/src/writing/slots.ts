import { inCity, lowerFirst } from '../dialogue/slots.ts';
import type { CharacterSketch } from '../request.ts';

/** What sentences may name; a sentence with a slot that is not here is not used. */
export type SketchSlots = ReadonlyMap<string, string>;

/** The words of a sketch for `{slot}` places, with chance deciding between loves and between hobbies. */
export function slotsOf(sketch: CharacterSketch, random: () => number): SketchSlots {
  const loves = shuffle(sketch.loves, random);
  const hobbies = shuffle(sketch.hobbies, random);
  const values: [string, string | undefined][] = [
    ['name', sketch.name || 'Ela'],
    ['occupation', lowerFirst(sketch.occupation)],
    ['in_city', sketch.city && inCity(sketch.city)],
    ['love', loves[0]],
    ['love_2', loves[1]],
    ['hobby', hobbies[0]],
  ];
  return new Map(values.flatMap(([slot, value]) => (value ? [[slot, value]] : [])));
}

/** The same entries in an order by chance. */
export function shuffle<Entry>(list: readonly Entry[], random: () => number): Entry[] {
  return list
    .map((entry) => ({ entry, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

/** The sentence with its slots filled, the first letter large; undefined when a slot has no words. */
export function fill(sentence: string, slots: SketchSlots): string | undefined {
  const names = [...sentence.matchAll(/\{([a-z_0-9]+)\}/gu)].map((match) => match[1] ?? '');
  if (names.some((name) => !slots.has(name))) return undefined;
  const filled = sentence.replace(/\{([a-z_0-9]+)\}/gu, (_slot, name: string) => slots.get(name) ?? '');
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}
