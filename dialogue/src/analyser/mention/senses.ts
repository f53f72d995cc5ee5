/** Where a word stands and something else is meant: homographs by what is beside them, idioms by their wording. */
import { foldWord } from '../fold.ts';
import idioms from './idioms.json' with { type: 'json' };
import { conditionsHold, markedWords, mayBeIn, type Pattern, placeOf, type ReadText, readPattern } from './pattern.ts';
import animals from './senses-animals.json' with { type: 'json' };
import first from './senses-first.json' with { type: 'json' };
import food from './senses-food.json' with { type: 'json' };
import health from './senses-health.json' with { type: 'json' };
import life from './senses-life.json' with { type: 'json' };
import people from './senses-people.json' with { type: 'json' };
import second from './senses-second.json' with { type: 'json' };
import third from './senses-third.json' with { type: 'json' };
import { GENDERED } from './tables.ts';

type Sense = { readonly pattern: Pattern; readonly isBeside: boolean };

const ALL: readonly Readonly<Record<string, string>>[] = [first, second, third, animals, people, food, health, life];

/** Sources are kept as text and read when a text holds the word. */
let sources: Map<string, string[]> | undefined;
const senses = new Map<string, readonly Sense[]>();

function add(into: Map<string, string[]>, fold: string, source: string): void {
  const known = into.get(fold);
  if (known) known.push(source);
  else into.set(fold, [source]);
}

/** Words by commas of which the same is said: "feito ~" of every animal. */
function addHomographs(into: Map<string, string[]>, words: string, written: string): void {
  for (const word of words.split(', ')) addHomograph(into, word, written);
}

/** "~ de camisa" under "manga" is "~manga de camisa". */
function addHomograph(into: Map<string, string[]>, word: string, written: string): void {
  for (const source of written.split(', '))
    add(
      into,
      foldWord(word),
      source.replace(/(^|\s)~(?=\s|$)/u, (_, space: string) => `${space}~${word}`),
    );
}

/** Read when they are first asked for: who only composes replies does not carry them. */
function readSources(): Map<string, string[]> {
  const made = new Map<string, string[]>();
  for (const [word, written] of ALL.flatMap((list) => Object.entries<string>(list))) addHomographs(made, word, written);
  for (const source of Object.values<string[]>(idioms).flat())
    for (const word of new Set(markedWords(readPattern(source)))) add(made, word, source);
  return made;
}

function sensesOf(fold: string): readonly Sense[] {
  const known = senses.get(fold);
  if (known) return known;
  sources ??= readSources();
  const other = GENDERED.get(fold);
  const written = [fold, ...(other === undefined ? [] : [foldWord(other)])].flatMap((word) => sources?.get(word) ?? []);
  const made = written.map((source) => {
    const pattern = readPattern(source);
    return { pattern, isBeside: markedWords(pattern).length > 0 };
  });
  senses.set(fold, made);
  return made;
}

/** Words before a marked one in which its pattern can begin. */
const REACH = 16;
const held = new WeakMap<ReadText, Map<Pattern, boolean>>();

/** Whether a pattern that marks no word holds of the whole text; asked for every place of a word, answered once. */
function holds(pattern: Pattern, text: ReadText): boolean {
  const known = held.get(text) ?? new Map<Pattern, boolean>();
  held.set(text, known);
  const answer =
    known.get(pattern) ?? (pattern.steps.length === 0 ? conditionsHold(pattern, text) : placeOf(pattern, text) >= 0);
  known.set(pattern, answer);
  return answer;
}

const possible = new WeakMap<ReadText, Map<string, readonly Sense[]>>();

/** The senses of a word that can be in the text at all, worked out once for all its places. */
function sensesIn(fold: string, text: ReadText): readonly Sense[] {
  const known = possible.get(text) ?? new Map<string, readonly Sense[]>();
  possible.set(text, known);
  const found = known.get(fold) ?? sensesOf(fold).filter(({ pattern }) => mayBeIn(pattern, text));
  known.set(fold, found);
  return found;
}

/** Whether the word at this place, a form of `fold`, means something else than it does alone. */
export function isOtherSense(fold: string, text: ReadText, at: number): boolean {
  return sensesIn(fold, text).some(({ pattern, isBeside }) =>
    isBeside
      ? placeOf(pattern, text, { from: at - REACH, to: at, accepts: (_, marks) => marks.includes(at) }) >= 0
      : holds(pattern, text),
  );
}
