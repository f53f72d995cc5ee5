/** Numbers in words or digits, up to 110. */
import { foldWord } from '../analyser/fold.ts';

const SMALL =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  );
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');

function readWord(word: string): number | undefined {
  if (/^\d{1,3}$/u.test(word)) return Number(word);
  const feminine: Readonly<Record<string, number>> = { uma: 1, duas: 2, catorze: 14 };
  if (Object.hasOwn(feminine, word)) return feminine[word];
  const small = SMALL.indexOf(word);
  const tens = TENS.indexOf(word);
  if (small >= 0) return small;
  return tens >= 0 ? (tens + 2) * 10 : undefined;
}

/** "quarenta e um" → 41; undefined for what is no number. */
export function readNumber(text: string): number | undefined {
  const values = foldWord(text)
    .split(' e ')
    .map((word) => readWord(word.trim()));
  return values.every((value) => value !== undefined)
    ? values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
    : undefined;
}
