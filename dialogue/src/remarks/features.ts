/** What a model of remarks looks at: words and pieces of them, senses, and signs. */
import { hashFeatures, listFeatures, readPlain } from '@cafune/guard/linear-model';
import { impliedBy } from '../analyser/implied.ts';
import { sensesOf } from '../analyser/stems.ts';

/** How plain text writes a laugh: it is heard beside anything. */
const LAUGHTER = 'kkk';
/** Up to so many words a remark is of the same length. */
const LENGTHS = [1, 2, 3, 5, 8, 13, 21];

function listSigns(text: string, words: number): string[] {
  return [
    ...(/\?\s*$/u.test(text) ? ['?'] : []),
    ...(text.includes('!') ? ['!'] : []),
    ...(/\.{3}|…/u.test(text) ? ['…'] : []),
    ...(/\d/u.test(text) ? ['1'] : []),
    `n${LENGTHS.findIndex((length) => words <= length)}`,
  ].map((sign) => `z${sign}`);
}

/** The places of a remark's features and how much of each there is, for training and for use. */
export function remarkFeatures(text: string): ReadonlyMap<number, number> {
  const words = readPlain(text)
    .split(' ')
    .filter((word) => word !== '' && word !== LAUGHTER);
  return hashFeatures([
    ...listFeatures(words.join(' ')),
    ...[...sensesOf(text)].map((sense) => `y${sense}`),
    ...[...impliedBy(text)].map((sense) => `i${sense}`),
    ...listSigns(text, words.length),
  ]);
}
