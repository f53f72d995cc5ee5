/** Proposals without a network: sentences picked by what is known of her and by chance, the same for the same seed. */
import { PERSONALITY_SLIDERS } from '@cafune/contract/avatars';
import { seededRandom } from '../dialogue/hash.ts';
import type { CharacterSketch, WritableField, WriteRequest, WrittenFields } from '../request.ts';
import * as sentences from './sentences.ts';
import { fill, type SketchSlots, shuffle, slotsOf } from './slots.ts';

type Pen = { sketch: CharacterSketch; slots: SketchSlots; random: () => number };

const EARLY_UNTIL = 30;
const MIDDLE_UNTIL = 45;
const EXCHANGES_WRITTEN = 3;

export function writeFields({ sketch, wanted, maxLength, seed }: WriteRequest): WrittenFields {
  const entries = wanted.map((field) => {
    const random = seededRandom(seed, `${field} ${sketch.name}`);
    const text = WRITERS[field]({ sketch, random, slots: slotsOf(sketch, random) });
    return [field, text] as const;
  });
  return Object.fromEntries(entries.filter(([field, text]) => text !== '' && text.length <= maxLength[field]));
}

const WRITERS: Record<WritableField, (pen: Pen) => string> = {
  tagline: (pen) => pick(pen, sentences.TAGLINES),
  bio: writeBio,
  greeting: writeGreeting,
  scenario: (pen) =>
    join([pick(pen, sentences.PLACES), pick(pen, bondOf(pen, sentences.MEETINGS)), pick(pen, sentences.BEGINNINGS)]),
  exampleDialogue: writeDialogue,
};

function writeBio(pen: Pen): string {
  const { sketch } = pen;
  const [first = '', second = ''] = pickAll(pen, sentences.LIKINGS);
  return join([
    pick(pen, sentences.ORIGINS),
    pick(pen, sentences.WORKS),
    ...mannersOf(pen),
    first,
    ...(second.startsWith('Nas horas') || second.startsWith('Quando a semana') ? [second] : []),
    ...(sketch.age === null ? [] : [pick(pen, sentences.SEASONS[seasonOf(sketch.age)])]),
    pick(pen, bondOf(pen, sentences.BONDS)),
  ]);
}

function writeGreeting(pen: Pen): string {
  const narration = pen.random() < 0.7 ? `*${pick(pen, sentences.NARRATIONS).toLowerCase()}*` : '';
  return join([
    narration,
    pick(pen, bondOf(pen, sentences.HELLOS)),
    pick(pen, sentences.NEWS),
    pick(pen, sentences.QUESTIONS),
  ]);
}

function writeDialogue(pen: Pen): string {
  const { sketch, slots, random } = pen;
  const boldness = sketch.personality?.boldness ?? 0;
  const own = boldness > 0 ? sentences.BOLD_EXCHANGES : boldness < 0 ? sentences.SHY_EXCHANGES : [];
  const all = [...shuffle(own, random).slice(0, 1), ...shuffle(sentences.EXCHANGES, random)];
  const filled = all.flatMap(({ asks, says }) => {
    const answer = fill(says, slots);
    return answer === undefined ? [] : [`Você: ${asks}\n${slots.get('name')}: ${answer}`];
  });
  return filled.slice(0, EXCHANGES_WRITTEN).join('\n');
}

/** Two sentences of how she is, of the sliders that lean most. */
function mannersOf(pen: Pen): string[] {
  const { personality } = pen.sketch;
  if (!personality) return [];
  const leaning = shuffle(PERSONALITY_SLIDERS, pen.random)
    .filter(({ id }) => personality[id] !== 0)
    .toSorted((one, other) => Math.abs(personality[other.id]) - Math.abs(personality[one.id]));
  return leaning.slice(0, 2).map(({ id }) => pick(pen, sentences.MANNERS[id][personality[id] < 0 ? 'low' : 'high']));
}

function seasonOf(age: number): keyof typeof sentences.SEASONS {
  if (age < EARLY_UNTIL) return 'early';
  return age < MIDDLE_UNTIL ? 'middle' : 'late';
}

function bondOf({ sketch }: Pen, lists: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return lists[sketch.relationship ?? 'crush'] ?? [];
}

/** One sentence that can be filled; two in three times one that says something of her, where there is one. */
function pick(pen: Pen, list: readonly string[]): string {
  return pickAll(pen, list)[0] ?? '';
}

function pickAll({ slots, random }: Pen, list: readonly string[]): string[] {
  const ready = shuffle(list, random).flatMap((sentence) => {
    const text = fill(sentence, slots);
    return text === undefined ? [] : [{ text, isOwn: /\{(?!name\})/u.test(sentence) }];
  });
  const own = random() < 2 / 3 ? ready.filter(({ isOwn }) => isOwn) : [];
  return [...own, ...ready.filter((one) => !own.includes(one))].map(({ text }) => text);
}

function join(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
