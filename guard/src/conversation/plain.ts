import { foldCharacters } from '../folding/characters.ts';
import { remembering } from '../folding/remembering.ts';
import { readAsLetters } from '../folding/vocabulary.ts';
import { findCut, findSlip, SLANG, takeApart } from './slang.ts';

/**
 * A chat message as plain words: folded, chat spellings written out, disguises and slips undone. Every token is followed by
 * one space; "." and "?" end sentences, "," stays, laughter is "kkk". What the patterns of a conversation are written for.
 */
export type PlainText = string;

/** UTF-16 code units read at each end of a message; the contract allows 4.000, and nobody reads on. */
const READ_MAX = 4_000;
/** UTF-16 code units read of each earlier message. */
const EARLIER_MAX = 1_200;

/** The parts of a text that are read: all of it, or its two ends. */
export function cutLong(text: string): string {
  return text.length <= 2 * READ_MAX ? text : `${text.slice(0, READ_MAX)}\n${text.slice(-READ_MAX)}`;
}

/** The part that is read of what was said before. */
export function cutEarlier(text: string): string {
  return text.slice(0, EARLIER_MAX);
}

const TOKEN = /[a-z0-9@$€][a-z0-9@$€!|*]*[a-z0-9@$€*]|[a-z0-9]|[.!?;…\n]+|[,:—–()]|\p{Extended_Pictographic}/gu;
const LAUGH = /^(?:k{2,}[a-z]{0,2}|(?:k|h|a|u|e|s){6,}|(?:ha|he|hi|rs|hua|hue|ah){2,}h?|😂|🤣|💀|😆|😹)$/u;
const END = /^[.!;…\n]+$/u;
const STOP_SIGN = /^[.\-_*~/|·•,]$/u;

const TEXTS_KEPT = 64;
const WORDS_KEPT = 4_096;
/** A message is read by many rules, each of which wants it plain. */
const readKept = remembering(readAsPlain, TEXTS_KEPT);
const readTokenKept = remembering(readToken, WORDS_KEPT);

/** Reads a message as plain words. Linear in its length. */
export function readPlain(text: string): PlainText {
  return readKept(text);
}

function readAsPlain(text: string): PlainText {
  const folded = foldCharacters(cutLong(text)).replace(/(?<=[a-z])['’-](?=[a-z])/gu, ' ');
  const tokens = joinRuns(folded.match(TOKEN) ?? []);
  const words = joinCuts(tokens.flatMap(readTokenKept));
  return words
    .map((word) => `${word} `)
    .join('')
    .replace(/(?:[.?,] )+(?=[.?] )/gu, '')
    .replace(/\b(want|going|how|have|need|ready|reason|used|like|trying) estou /gu, '$1 to ')
    .replace(/\b(quero|vou|queria|preciso|vontade de) m mata?r? /gu, '$1 me matar ')
    .replace(/\bnao quiero /gu, 'no quiero ')
    .replace(/\bme muita (?=[.?,]|$)/gu, 'me matar ')
    .replace(
      /\bnum (?=aguent|quer|consig|suport|vou|tenh|vej|sei |dou|tem |faz |val|fac|prest|posso|sirv|sint|adiant)/gu,
      'nao ',
    );
}

function readToken(token: string): string[] {
  if (LAUGH.test(token)) return ['kkk'];
  if (/^[a-z0-9@$€]/u.test(token)) return repairWord(token.slice(0, WORD_MAX_LENGTH)).split(' ');
  if (token.includes('?')) return ['?'];
  if (END.test(token) || token.includes('!')) return ['.'];
  return /^[,:—–()]$/u.test(token) ? [','] : [];
}

const WORD_MAX_LENGTH = 60;
const NUMBER_WITH_UNIT = /^\d+[a-z]{1,7}$|^\d/u;

function repairWord(token: string): string {
  if (/^\d+$/u.test(token)) return token;
  const letters = /[^a-z]/u.test(token) ? readSigns(token) : token;
  const short = letters.replace(/(.)\1{2,}/gu, '$1').replace(/(?<=[a-z]{3})([aeiou])\1$/u, '$1');
  return SLANG.get(short) ?? findSlip(short) ?? takeApart(short)?.join(' ') ?? readBackwards(short) ?? short;
}

function readSigns(token: string): string {
  if (token.includes('*')) return readMasked(token);
  const letters = readAsLetters(token);
  if (SLANG.has(letters) || findSlip(letters) !== undefined || CORE_WORDS.has(letters)) return letters;
  return NUMBER_WITH_UNIT.test(token) || /^[a-z]+\d+$/u.test(token) ? token : letters;
}

const CORE_WORDS = new Set(
  'suicidio suicida suicidar morrer morte morta morto matar mato viver vida sumir acabar cortar corto desistir enforcar overdose'.split(
    ' ',
  ),
);

/** "s**cidio", "m*tar": letters that were masked. */
function readMasked(token: string): string {
  const found = [...CORE_WORDS].find(
    (word) =>
      word.length === token.length &&
      [...word].every((letter, index) => token[index] === '*' || token[index] === letter),
  );
  return found ?? token.replaceAll('*', '');
}

function readBackwards(word: string): string | undefined {
  const turned = word.length < 5 ? '' : [...word].reverse().join('');
  return CORE_WORDS.has(turned) && word !== 'otrom' ? turned : undefined;
}

const SINGLE = /^[a-z0-9]$/u;
const RUN_MIN = 4;

/** Puts letters that stand alone together: "m o r r e r", "s.u.i.c.i.d.i.o". */
function joinRuns(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < tokens.length; ) {
    const { letters, next } = readRun(tokens, index);
    const end = Math.max(next, index + 1);
    joined.push(...(letters.length >= RUN_MIN ? [letters] : tokens.slice(index, end)));
    index = end;
  }
  return joined;
}

function readRun(tokens: readonly string[], start: number): { letters: string; next: number } {
  let letters = '';
  let next = start;
  while (SINGLE.test(tokens[next] ?? '')) {
    letters += tokens[next];
    const isHeldTogether = STOP_SIGN.test(tokens[next + 1] ?? '') && SINGLE.test(tokens[next + 2] ?? '');
    next += isHeldTogether ? 2 : 1;
  }
  return { letters, next };
}

function joinCuts(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const whole = findCut(joined.at(-1) ?? '', word);
    if (whole === undefined) joined.push(word);
    else joined[joined.length - 1] = whole;
  }
  return joined;
}

/** The last sentence ends too, so that patterns may ask for an end. */
export function endSentence(text: PlainText): PlainText {
  return /[.?] $/u.test(text) || text === '' ? text : `${text}. `;
}
