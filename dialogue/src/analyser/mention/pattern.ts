/**
 * Short phrases of the thesaurus and of the senses, in the pattern language of the topic packs as far as it is of use here:
 *
 *   gostar|adorar    one word, either, in any form: a verb by its infinitive, a noun or adjective by its singular
 *   internad@        internado, internada
 *   santa_casa       two words in a row, as one alternative
 *   muito?           optional
 *   *                up to 3 words between
 *   =bota            as written, no other form
 *   !rir             not if one of these is anywhere in the text
 *   &bola|campo      only if one of these is, too
 *   ~cobra           the word that is not meant here (senses only)
 *
 * Articles and possessives may stand anywhere, possessives of the pattern must; "da", "do", "das" are "de".
 */
import { foldWord } from '../fold.ts';
import { hasForm } from './has-form.ts';
import { isSkipped, type KeyWord, linkOf, patternWord } from './key.ts';
import { readWords, type Word } from './words.ts';

type PatternWord = { readonly text: string; readonly fold: string; readonly isMarked: boolean };
type Alternative = readonly PatternWord[];
type Step = { readonly kind: 'gap' } | { readonly kind: 'words'; any: readonly Alternative[]; isOptional: boolean };
export type Pattern = {
  readonly steps: readonly Step[];
  readonly needs: readonly (readonly Alternative[])[];
  readonly forbids: readonly Alternative[];
};
/** A text read once: its words and the first two letters of each, by which most patterns are seen not to match. */
export type ReadText = { readonly words: readonly Word[]; readonly starts: ReadonlySet<string> };

const GAP = 3;
const MOST_SKIPPED = 3;
const STARTS = 2;
/** Written in a pattern they are asked for: "minha coroa" is the mother, "a coroa" is not. */
const POSSESSIVES = new Set('meu minha meus minhas seu sua'.split(' '));
/** Forms that begin otherwise than the word: "vou" of "ir". */
const STARTS_OTHERWISE = new Set('ir ser estar haver ver vir ter por cavalo pe'.split(' '));
const INTENSE = new Set('muito bem tao super mega mais meio bastante todo toda'.split(' '));

function readAlternative(written: string): Alternative[] {
  const genders = written.includes('@') ? [written.replaceAll('@', 'o'), written.replaceAll('@', 'a')] : [written];
  return genders.map((alternative) =>
    alternative.split('_').map((piece) => {
      const text = piece.replace('~', '');
      return { text, fold: foldWord(text.replace('=', '')), isMarked: piece.includes('~') };
    }),
  );
}

function readAlternatives(written: string): Alternative[] {
  return written.split('|').flatMap(readAlternative);
}

function readStep(piece: string): Step {
  if (piece === '*') return { kind: 'gap' };
  const isOptional = piece.endsWith('?');
  return { kind: 'words', any: readAlternatives(isOptional ? piece.slice(0, -1) : piece), isOptional };
}

/** Reads one pattern; what its words look like is worked out when a text first calls for it. */
export function readPattern(source: string): Pattern {
  const pieces = source.trim().split(/\s+/u);
  const led = (sign: string) => pieces.filter((piece) => piece.startsWith(sign)).map((piece) => piece.slice(1));
  return {
    steps: pieces
      .filter((piece) => !/^[!&]/u.test(piece) && (POSSESSIVES.has(piece) || !isSkipped(piece)))
      .map(readStep),
    needs: led('&').map(readAlternatives),
    forbids: led('!').flatMap(readAlternatives),
  };
}

/** Folded words that stand marked in the pattern. */
export function markedWords({ steps }: Pattern): string[] {
  return steps.flatMap((step) =>
    step.kind === 'gap' ? [] : step.any.flat().flatMap((word) => (word.isMarked ? [word.fold] : [])),
  );
}

let last: { text: string; read: ReadText } | undefined;

/** The words of a text; the last one stays read, since many keys are looked up in it. */
export function readText(text: string): ReadText {
  if (last?.text === text) return last.read;
  const words = readWords(text);
  const starts = new Set(words.flatMap((word) => [word.fold, ...word.spellings]).map((form) => form.slice(0, STARTS)));
  const read = { words, starts };
  last = { text, read };
  return read;
}

const wordForms = new Map<string, KeyWord>();

/** What a word of a pattern looks like. */
export function formsOf(text: string): KeyWord {
  const known = wordForms.get(text);
  if (known) return known;
  const made = patternWord(text);
  wordForms.set(text, made);
  return made;
}

function mayStand({ fold }: PatternWord, { starts }: ReadText): boolean {
  return starts.has(fold.slice(0, STARTS)) || STARTS_OTHERWISE.has(fold);
}

function isWord(wanted: PatternWord, text: ReadText, at: number): boolean {
  const word = text.words[at];
  if (!word || word.tag !== undefined) return false;
  const link = linkOf(wanted.fold);
  if (link !== undefined && wanted.text === wanted.fold) return linkOf(word.fold) === link;
  if (!mayStand(wanted, text)) return false;
  const forms = formsOf(wanted.text);
  if (word.parts) return forms.kind === 'compound' && forms.forms.has(word.parts.join(' '));
  return forms.kind !== 'compound' && hasForm(word, forms);
}

type Walk = {
  readonly text: ReadText;
  readonly steps: readonly Step[];
  readonly marks: number[];
  /** Place of the first word, which stands there itself: "um sonho" is found at "sonho", where its sense is asked for. */
  readonly start: number;
};

/** Where the word stands, at `from` or, but for the first, behind articles and "muito"; -1 if nowhere. */
function standsAt(wanted: PatternWord, { text, start }: Walk, from: number): number {
  const mostSkipped = from === start ? 0 : MOST_SKIPPED;
  for (let at = from; at <= from + mostSkipped; at += 1) {
    if (isWord(wanted, text, at)) return at;
    const word = text.words[at];
    if (!word || word.ends || !(isSkipped(word.fold) || INTENSE.has(word.fold))) return -1;
  }
  return -1;
}

/** The place behind the alternative, or -1. */
function pastAlternative(alternative: Alternative, here: Walk, from: number): number {
  const { text, marks } = here;
  let next = from;
  for (const [index, wanted] of alternative.entries()) {
    if (index > 0 && text.words[next - 1]?.ends) return -1;
    const at = standsAt(wanted, here, next);
    if (at < 0) return -1;
    if (wanted.isMarked) marks.push(at);
    next = at + 1;
  }
  return next;
}

function walk(here: Walk, step: number, at: number): number {
  const wanted = here.steps[step];
  if (!wanted) return at;
  if (step > 0 && here.text.words[at - 1]?.ends && here.steps[step - 1]?.kind === 'words' && !isOptional(wanted))
    return -1;
  if (wanted.kind === 'gap') return walkGap(here, step, at);
  for (const alternative of wanted.any) {
    const next = pastAlternative(alternative, here, at);
    const end = next < 0 ? -1 : walk(here, step + 1, next);
    if (end >= 0) return end;
  }
  return wanted.isOptional ? walk(here, step + 1, at) : -1;
}

function isOptional(step: Step): boolean {
  return step.kind === 'words' && step.isOptional;
}

function walkGap(here: Walk, step: number, at: number): number {
  for (let over = 0; over <= GAP; over += 1) {
    if (here.text.words[at + over - 1]?.ends) return -1;
    const end = walk(here, step + 1, at + over);
    if (end >= 0) return end;
  }
  return -1;
}

function isSomewhere(alternatives: readonly Alternative[], text: ReadText): boolean {
  return alternatives.some((alternative) =>
    text.words.some((_, at) => pastAlternative(alternative, { text, steps: [], marks: [], start: at }, at) >= 0),
  );
}

/** Whether what must be elsewhere in the text is, and what must not is not. */
export function conditionsHold({ needs, forbids }: Pattern, text: ReadText): boolean {
  return needs.every((any) => isSomewhere(any, text)) && !(forbids.length > 0 && isSomewhere(forbids, text));
}

/** No word of the text begins like one that each step must have, or what must be elsewhere is not: most patterns end here. */
export function mayBeIn(pattern: Pattern, text: ReadText): boolean {
  const isPossible = (alternative: Alternative) =>
    alternative.every((word) => linkOf(word.fold) !== undefined || mayStand(word, text));
  const stepsMay = pattern.steps.every((step) => step.kind === 'gap' || step.isOptional || step.any.some(isPossible));
  return stepsMay && conditionsHold(pattern, text);
}

type Search = {
  /** Places it may begin at, both included; everywhere where they are not said. */
  from?: number;
  to?: number;
  accepts?: (at: number, marks: readonly number[]) => boolean;
};

/** First place where the pattern stands and `accepts` the place of its first word and of the marked ones, or -1. */
export function placeOf(pattern: Pattern, text: ReadText, { from = 0, to = Infinity, accepts }: Search = {}): number {
  if (!mayStart(pattern, text)) return -1;
  const last = Math.min(to, text.words.length - 1);
  for (let at = Math.max(0, from); at <= last; at += 1) {
    const marks: number[] = [];
    const end = walk({ text, steps: pattern.steps, marks, start: at }, 0, at);
    if (end > at && (accepts?.(at, marks) ?? true) && conditionsHold(pattern, text)) return at;
  }
  return -1;
}

/** No word of the first step begins like any in the text: most patterns end here. */
function mayStart({ steps: [first] }: Pattern, text: ReadText): boolean {
  if (!first || first.kind === 'gap' || first.isOptional) return true;
  return first.any.some(([word]) => word !== undefined && (mayStand(word, text) || linkOf(word.fold) !== undefined));
}
