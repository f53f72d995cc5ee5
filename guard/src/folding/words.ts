import {
  findMaskedTerm,
  findReversedTerm,
  findTerm,
  isTerm,
  readAsDigits,
  readAsLetters,
  segment,
} from './vocabulary.ts';

/** A word, number or sign as it is read, and whether white space stood before it. */
export type Word = { text: string; isSpaced: boolean };

const WORD = /\d+(?:[.,]\d+)+(?![\d]*[a-z])|[a-z0-9@$€](?:[a-z0-9@$€!|*]*[a-z0-9@$€])?|\n+|[^\s]/gu;
/** Nothing we look for is longer; what is, is noise. */
const WORD_MAX_LENGTH = 60;

/** Ends a sentence as a full stop does. */
const LINE_END = '¶';

/** Cuts folded text into words and signs. */
export function splitWords(folded: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of folded.matchAll(WORD)) {
    const text = match[0].startsWith('\n') ? LINE_END : match[0];
    words.push({ text, isSpaced: match.index > end });
    end = match.index + match[0].length;
  }
  return words;
}

const SINGLE = /^[a-z0-9]$/u;
const SEPARATOR = /^[.\-_*~/|·•,]$/u;
const RUN_MIN = 3;

/** Puts letters that stand alone back together: "d e z", "d.e.z", "1 7 anos". */
export function joinSingles(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let index = 0; index < words.length; ) {
    const { letters, next } = readRun(words, index);
    const isDigits = letters.length === 2 && /^\d\d$/u.test(letters) && /^an[io]/u.test(words[next]?.text ?? '');
    if (letters.length >= RUN_MIN || isDigits) {
      for (const text of segment(letters)) joined.push({ text, isSpaced: true });
      index = next;
    } else {
      joined.push(words[index] ?? { text: '', isSpaced: true });
      index += 1;
    }
  }
  return joined;
}

function readRun(words: readonly Word[], start: number): { letters: string; next: number } {
  let letters = '';
  let next = start;
  while (SINGLE.test(words[next]?.text ?? '')) {
    letters += words[next]?.text;
    next += 1;
    // A separator counts only where another letter follows it.
    if (SEPARATOR.test(words[next]?.text ?? '') && SINGLE.test(words[next + 1]?.text ?? '')) next += 1;
  }
  return { letters, next };
}

const PIECES_MAX = 10;
const PIECES_LENGTH_MAX = 16;
const LONG = 5;
const PIECE_SIGN = /^[.\-_*~/|]$/u;
/** Two everyday words that stand side by side ("no vinha", "de mil") are not one that was cut. */
const NEVER_CUT = new Set(['novinha', 'novinhas', 'novinho', 'menor', 'idade', 'infancia', 'serie']);

/** Puts words of ours back together that were cut: "dez essete", "ado-les-cente". */
export function joinPieces(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let index = 0; index < words.length; ) {
    const found = findPieces(words, index);
    joined.push({ text: found?.term ?? words[index]?.text ?? '', isSpaced: words[index]?.isSpaced ?? true });
    index = found?.next ?? index + 1;
  }
  return joined;
}

type Pieces = { term: string; next: number };

function findPieces(words: readonly Word[], start: number): Pieces | undefined {
  const first = words[start]?.text ?? '';
  if (CUT_AFTER.has(first)) return findCutNumber(words, start);
  if (!/^[a-z]{2,12}$/u.test(first) || isTerm(first)) return undefined;
  const rest = words.slice(start + 1, start + PIECES_MAX).map(({ text }) => text);
  let letters = first;
  for (const [offset, text] of rest.entries()) {
    letters += PIECE_SIGN.test(text) ? '' : text;
    if (letters.length > PIECES_LENGTH_MAX) return undefined;
    const isSigned = rest.slice(0, offset).some((piece) => PIECE_SIGN.test(piece));
    if (letters !== first && isCutTerm(letters, isSigned)) return { term: letters, next: start + offset + 2 };
  }
  return undefined;
}

function isCutTerm(letters: string, isSigned: boolean): boolean {
  if (letters.length < LONG || !isTerm(letters)) return false;
  return isSigned || (letters.length > LONG && !NEVER_CUT.has(letters));
}

const CUT_NUMBERS: Readonly<Record<string, string>> = {
  essete: 'dezessete',
  esseis: 'dezesseis',
  assete: 'dezassete',
  asseis: 'dezasseis',
  oito: 'dezoito',
};

const CUT_AFTER: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ['dez', CUT_NUMBERS],
  ['ten', { ho: 'tenho', go: 'tengo' }],
]);

/** "dez essete": the first piece is a number itself. */
function findCutNumber(words: readonly Word[], start: number): Pieces | undefined {
  const offset = PIECE_SIGN.test(words[start + 1]?.text ?? '') ? 2 : 1;
  const rest = words[start + offset]?.text ?? '';
  const term = CUT_AFTER.get(words[start]?.text ?? '')?.[rest];
  return term === undefined ? undefined : { term, next: start + offset + 1 };
}

const NUMBER_AND_UNIT = /^(\d{1,4})(anos?|an+os|aninhos?|anitos?|yo|yrs?|years?|a|o|f|os|primaveras|k)$/u;
const UNIT_AND_NUMBER = /^(tenho|tem|com|idade|age|edad|aos|de|fez|faz|so|sou|f|anos?|under|sub)(\d{1,4})$/u;
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/u;
const DECIMAL = /^(\d{1,3})[.,]\d{1,2}$/u;

/** "dezes7", "dez7": the number begun in letters and ended in a digit. */
const HALF_WRITTEN = /^dez(?:e|es|ess|esse|as|ass|asse|oi)?([5-9])$/u;

const UNIT_ON_BOTH_SIDES = /^([a-z]{2,6}?)(\d{1,2})(anos|aninhos)$/u;

/** Reads one word as what was meant: spelling, leet, masks, direction, numbers stuck to their unit. */
export function repairWord(word: string, next: string): string[] {
  if (/^\d+$/u.test(word) || word.length === 1) return [word];
  if (GROUPED.test(word)) return [word.replaceAll('.', '')];
  const decimal = DECIMAL.exec(word)?.[1];
  if (decimal !== undefined) return [decimal];
  const plain = /^[a-z]+$/u.test(word) ? (findTerm(word) ?? findReversedTerm(word) ?? word) : undefined;
  return plain === undefined ? repairMixed(word, next) : [plain.slice(0, WORD_MAX_LENGTH)];
}

function repairMixed(word: string, next: string): string[] {
  const short = word.slice(0, WORD_MAX_LENGTH);
  const stuck = NUMBER_AND_UNIT.exec(short) ?? UNIT_AND_NUMBER.exec(short);
  if (stuck) return [stuck[1] ?? '', stuck[2] ?? ''];
  const packed = UNIT_ON_BOTH_SIDES.exec(short);
  if (packed) return packed.slice(1);
  if (short.includes('*')) return repairMasked(short);
  const half = HALF_WRITTEN.exec(short)?.[1];
  if (half !== undefined) return [`1${half}`];
  const century = /^2k(\d{1,2})$/u.exec(short)?.[1];
  if (century !== undefined) return [String(2_000 + Number(century))];
  const meant =
    findTerm(readAsLetters(short)) ?? findTerm(readAsLetters(short, 'l')) ?? findReversedTerm(readAsLetters(short));
  if (meant !== undefined) return [meant];
  return [/^an[io]/u.test(next) ? (readAsDigits(short) ?? short) : short];
}

function repairMasked(word: string): string[] {
  const masked = findMaskedTerm(word);
  return masked === undefined ? word.split('*').filter((part) => part !== '') : [masked];
}

/** Takes hyphens out that only hold a word together: "pré-adolescente", "ex-namorada"; those of sums and dialogue stay. */
export function dropHyphens(words: readonly Word[]): Word[] {
  return words.filter(({ text, isSpaced }, index) => {
    const next = words[index + 1];
    const isInside = text === '-' && !isSpaced && next?.isSpaced === false;
    return !(isInside && /[a-z]$/u.test(words[index - 1]?.text ?? '') && /^[a-z]/u.test(next.text));
  });
}
