import { foldCharacters, readHiddenTags } from './characters.ts';
import { writeNumbers } from './numbers.ts';
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

/** Every way a text can be read, the plain one first. */
export function readText(text: string): Reading[] {
  const folded = foldCharacters(text);
  const readings = [readFolded(folded)];
  const hidden = readHiddenTags(text);
  if (hidden !== '') readings.push(readFolded(hidden.toLowerCase()));
  if (MIXED.test(folded))
    readings.push(
      readFolded(folded.replace(MIXED_WORDS, (word) => (/[a-z]/u.test(word) ? readAsLetters(word) : word))),
    );
  const reversed = [...folded].reverse().join('');
  if (BACKWARDS.test(reversed)) readings.push(readFolded(reversed));
  return readings;
}

/** Digits and signs among letters: besides our own words, which are repaired anyway, they may spell any other. */
const MIXED = /[a-z][0-9@$!|]+[a-z]|(?<![a-z0-9])[0-9@$][a-z]{2}/u;
const MIXED_WORDS = /[a-z0-9@$€!|]{3,40}/gu;

/** Words that no text has by chance when it is read from its end. */
const BACKWARDS =
  /(?<![a-z])(?:anos|aninhos|idade|adolescente|crianca|menor|colegial|novinha|lolita|dezesse[a-z]{2}|quinze|catorze)(?![a-z])/u;

function readFolded(folded: string): Reading {
  const words = joinPieces(dropHyphens(joinSingles(splitWords(folded))));
  const repaired = repairWords(words.map((word) => word.text));
  return { sentences: splitSentences(writeNumbers(repaired)) };
}

/** A text says the same words again and again; each is repaired once. */
function repairWords(words: readonly string[]): string[] {
  const known = new Map<string, string[]>();
  return words.flatMap((word, index) => {
    const next = words[index + 1] ?? '';
    const key = `${word} ${next.slice(0, 3)}`;
    const repaired = known.get(key) ?? repairWord(word, next);
    known.set(key, repaired);
    return repaired;
  });
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
