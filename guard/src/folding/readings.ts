import { foldCharacters, readHiddenTags } from './characters.ts';
import { writeNumbers } from './numbers.ts';
import { remembering } from './remembering.ts';
import { readAsLetters } from './vocabulary.ts';
import { dropHyphens, joinPieces, joinSingles, repairWord, splitWords } from './words.ts';

/**
 * One way a text can be read: its sentences, each as words and signs joined by single spaces, numbers in digits, words of
 * the guard's vocabulary repaired.
 */
export type Reading = { sentences: readonly string[] };

const SENTENCE_END = /^[.!?…¶]$/u;
/** Longer ones are cut, so that no rule looks at more at a time. */
const SENTENCE_MAX_WORDS = 200;

const TEXTS_KEPT = 64;
/** Rules that read the same text read it once. */
const readKept = remembering(readEveryWay, TEXTS_KEPT);

/** Every way a text can be read, the plain one first. */
export function readText(text: string): readonly Reading[] {
  return readKept(text);
}

function readEveryWay(text: string): Reading[] {
  const folded = foldCharacters(text);
  const readings = [readFolded(folded)];
  const hidden = readHiddenTags(text);
  if (hidden !== '') readings.push(readFolded(hidden.toLowerCase()));
  if (MIXED.test(folded))
    readings.push(
      readFolded(folded.replace(MIXED_WORDS, (word) => (/[a-z]/u.test(word) ? readAsLetters(word) : word))),
    );
  if (DECORATED.test(folded)) readings.push(readFolded(folded.replace(DECORATION, '')));
  const reversed = [...folded].reverse().join('');
  if (BACKWARDS.test(reversed)) readings.push(readFolded(reversed));
  return readings;
}

/** Digits and signs among letters: besides our own words, which are repaired anyway, they may spell any other. */
const MIXED = /[a-z][0-9@$!|]+[a-z]|(?<![a-z0-9])[0-9@$][a-z]{2}/u;
const MIXED_WORDS = /[a-z0-9@$€!|]{3,40}/gu;

/** Signs between the letters of one word: "q🌸u🌸i🌸n🌸z🌸e". */
const DECORATED = /[a-z]\p{So}[a-z]\p{So}/u;
const DECORATION = /(?<=[a-z])\p{So}{1,4}(?=[a-z])/gu;

/** Words that no text has by chance when it is read from its end. */
const BACKWARDS =
  /(?<![a-z])(?:anos|aninhos|idade|adolescente|crianca|menor|colegial|novinha|lolita|dezesse[a-z]{2}|quinze|catorze)(?![a-z])/u;

/** "Age: 1.6": no age has a fraction. */
const POINTED_AGE = /\b((?:idade|age|edad)[^a-z0-9]{1,6})1[.,]([0-7])(?![\d.,]|\s?(?:d[eé]cadas?|mil))/gu;

/** A full stop that ends a word and no sentence: "nasc.: 2013". */
const SHORTENED = /\b(nasc|id|aniv|dt)\.(?=\s?[:=\d])/gu;

function readFolded(folded: string): Reading {
  const words = joinPieces(
    dropHyphens(joinSingles(splitWords(folded.replace(POINTED_AGE, '$11$2').replace(SHORTENED, '$1')))),
  );
  const repaired = repairWords(words.map((word) => word.text));
  return { sentences: splitSentences(writeNumbers(repaired)) };
}

const WORDS_KEPT = 4_096;
/** Of what follows a word, its start alone decides how the word is read. */
const NEXT_LENGTH = 3;
const repairKept = remembering((key): readonly string[] => {
  const [word = '', next = ''] = key.split(' ');
  return repairWord(word, next);
}, WORDS_KEPT);

function repairWords(words: readonly string[]): string[] {
  return words.flatMap((word, index) => repairKept(`${word} ${(words[index + 1] ?? '').slice(0, NEXT_LENGTH)}`));
}

function splitSentences(words: readonly string[]): string[] {
  const sentences: string[] = [];
  let current: string[] = [];
  for (const word of words) {
    if (!SENTENCE_END.test(word)) current.push(word);
    if (SENTENCE_END.test(word) || current.length === SENTENCE_MAX_WORDS) {
      if (current.length > 0) sentences.push(current.join(' '));
      current = [];
    }
  }
  if (current.length > 0) sentences.push(current.join(' '));
  return sentences;
}
