/** Where a word stands and something else is meant: homographs by what is beside them, idioms by their wording. */
import { foldWord } from '../fold.ts';
import idioms from './idioms.json' with { type: 'json' };
import { conditionsHold, markedWords, type Pattern, placeOf, type ReadText, readPattern } from './pattern.ts';
import first from './senses-first.json' with { type: 'json' };
import second from './senses-second.json' with { type: 'json' };
import third from './senses-third.json' with { type: 'json' };

type Sense = { readonly pattern: Pattern; readonly isBeside: boolean };

/** Sources are kept as text and read when a text holds the word. */
let sources: Map<string, string[]> | undefined;
const senses = new Map<string, readonly Sense[]>();

function add(into: Map<string, string[]>, fold: string, source: string): void {
  const known = into.get(fold);
  if (known) known.push(source);
  else into.set(fold, [source]);
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
  for (const [word, written] of [first, second, third].flatMap((list) => Object.entries<string>(list)))
    addHomograph(made, word, written);
  for (const source of Object.values<string[]>(idioms).flat())
    for (const word of new Set(markedWords(readPattern(source)))) add(made, word, source);
  return made;
}

function sensesOf(fold: string): readonly Sense[] {
  const known = senses.get(fold);
  if (known) return known;
  sources ??= readSources();
  const made = (sources.get(fold) ?? []).map((source) => {
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

/** Whether the word at this place, a form of `fold`, means something else than it does alone. */
export function isOtherSense(fold: string, text: ReadText, at: number): boolean {
  return sensesOf(fold).some(({ pattern, isBeside }) =>
    isBeside
      ? placeOf(pattern, text, { from: at - REACH, to: at, accepts: (_, marks) => marks.includes(at) }) >= 0
      : holds(pattern, text),
  );
}
