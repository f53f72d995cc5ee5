import { NUMBER_WORDS } from './vocabulary.ts';

const ROMAN = new Map([
  ['ii', 2],
  ['iii', 3],
  ['iv', 4],
  ['vii', 7],
  ['viii', 8],
  ['ix', 9],
  ['xi', 11],
  ['xii', 12],
  ['xiii', 13],
  ['xiv', 14],
  ['xv', 15],
  ['xvi', 16],
  ['xvii', 17],
  ['xviii', 18],
  ['xix', 19],
  ['xx', 20],
]);
/** What a Roman numeral after it counts: centuries, kings, chapters. */
const COUNTED = new Set(
  'seculo seculos luis joao pio bento henrique pedro dom rei papa capitulo volume tomo parte ato'.split(' '),
);
const ONES = new Set(['um', 'uma', 'one', 'uno', 'una']);

/** Writes every number of a text in digits: words, Roman numerals, sums. Everything else stays. */
export function writeNumbers(words: readonly string[]): string[] {
  const written: string[] = [];
  for (let index = 0; index < words.length; ) {
    const { value, length } = readNumber(words, index);
    written.push(value === undefined ? (words[index] ?? '') : String(value));
    index += Math.max(length, 1);
  }
  return writeSums(written.join(' ')).split(' ');
}

type NumberRead = { value: number | undefined; length: number };

function readNumber(words: readonly string[], start: number): NumberRead {
  const roman = readRoman(words, start);
  if (roman !== undefined) return { value: roman, length: 1 };
  let last = NUMBER_WORDS.get(words[start] ?? '');
  let total = last;
  let end = start + 1;
  while (last !== undefined && total !== undefined) {
    const next = end + Number(AND.has(words[end] ?? ''));
    const value = partAfter(last, words[next] ?? '');
    if (value === undefined) return { value: total, length: end - start };
    total = value === THOUSAND ? total * THOUSAND : total + value;
    last = value;
    end = next + 1;
  }
  return { value: undefined, length: 0 };
}

function readRoman(words: readonly string[], start: number): number | undefined {
  return COUNTED.has(words[start - 1] ?? '') ? undefined : ROMAN.get(words[start] ?? '');
}

const THOUSAND = 1_000;
const AND = new Set(['e', 'y']);

/** What `word` adds to a number whose last part was `last`: "vinte e um", "dez e sete", "dois mil e dez". */
function partAfter(last: number, word: string): number | undefined {
  const value = ONES.has(word) ? 1 : (NUMBER_WORDS.get(word) ?? 0);
  const goesOn = PARTS.some(
    ({ from, to, least, most }) => last >= from && last <= to && value >= least && value <= most,
  );
  return goesOn && value < (value === THOUSAND ? Number.POSITIVE_INFINITY : last) ? value : undefined;
}

/** Which part may follow which. */
const PARTS: readonly { from: number; to: number; least: number; most: number }[] = [
  { from: 2, to: 900, least: THOUSAND, most: THOUSAND },
  { from: 10, to: 10, least: 5, most: 9 },
  { from: 20, to: 90, least: 1, most: 9 },
  { from: 100, to: THOUSAND, least: 1, most: 900 },
];

const OPERAND = '(\\d{1,4}|um|uma)';
const UNIT = '(?: anos?)?';
const SUMS: readonly { pattern: RegExp; of: (one: number, other: number) => number }[] = [
  {
    pattern: new RegExp(`(?<= |^)${OPERAND}${UNIT} (?:menos|minus|less) ${OPERAND}(?= |$)`, 'gu'),
    of: (one, other) => one - other,
  },
  {
    pattern: new RegExp(`(?<= |^)${OPERAND}${UNIT} - (\\d{1,2})(?= |$)(?! - )`, 'gu'),
    of: (one, other) => one - other,
  },
  {
    pattern: new RegExp(`(?<= |^)${OPERAND} (?:\\^|elevado a) (\\d)(?= |$)`, 'gu'),
    of: (one, other) => one ** other,
  },
  {
    pattern: new RegExp(`(?<= |^)${OPERAND} anos (?:depois|alem) d[eo]s? ${OPERAND}(?= |$)`, 'gu'),
    of: (one, other) => one + other,
  },
  {
    pattern: new RegExp(`(?<= |^)${OPERAND}${UNIT} (?:mais|plus|\\+) ${OPERAND}(?= |$)`, 'gu'),
    of: (one, other) => one + other,
  },
  {
    pattern: new RegExp(`(?<= |^)${OPERAND} (?:vezes|x|\\*|times) ${OPERAND}(?= |$)`, 'gu'),
    of: (one, other) => one * other,
  },
  {
    pattern: new RegExp(`(?<= |^)${OPERAND} (?:dividido por|/|sobre) ${OPERAND}(?= |$)(?! /)`, 'gu'),
    of: (one, other) => one / other,
  },
  {
    pattern: new RegExp(`(?<= |^)${OPERAND}${UNIT} (?:a )?menos (?:que|do que|de) (?:os )?${OPERAND}(?= |$)`, 'gu'),
    of: (one, other) => other - one,
  },
];
const SQUARE = /(?<= |^)(\d{1,2}) (?:ao quadrado|squared)(?= |$)/gu;
const ROOT = /(?<= |^)(?:a )?(?:raiz|square root)(?: quadrada)? (?:de|of) (\d{1,4})(?= |$)/gu;
const FACTORS: readonly { pattern: RegExp; factor: number }[] = [
  { pattern: /(?<= |^)(?:a )?metade (?:de|dos) (?:seus )?(\d{1,3})(?= |$)/gu, factor: 0.5 },
  { pattern: /(?<= |^)half of (\d{1,3})(?= |$)/gu, factor: 0.5 },
  { pattern: /(?<= |^)(?:o )?dobro (?:de|dos) (\d{1,2})(?= |$)/gu, factor: 2 },
  { pattern: /(?<= |^)twice (\d{1,2})(?= |$)/gu, factor: 2 },
  { pattern: /(?<= |^)(?:o )?triplo (?:de|dos) (\d{1,2})(?= |$)/gu, factor: 3 },
];
const COLLECTIONS: readonly [RegExp, string][] = [
  [/(?<= |^)(?:uma )?duzia e meia de anos(?= |$)/gu, '18 anos'],
  [/(?<= |^)(?:uma )?decada e meia(?= |$)/gu, '15 anos'],
  [/(?<= |^)meia duzia de anos(?= |$)/gu, '6 anos'],
  [/(?<= |^)(?:uma )?duzia de anos(?= |$)/gu, '12 anos'],
  [/(?<= |^)2 lustros(?= |$)/gu, '10 anos'],
  [/(?<= |^)3 lustros(?= |$)/gu, '15 anos'],
  [/(?<= |^)meio 30(?= |$)/gu, '15 anos'],
];

/** Sums whose result is a number of years that matters; every other stays as it was written ("18 - 25", "2 + 2 dias"). */
function writeSums(text: string): string {
  let result = text;
  for (const [pattern, words] of COLLECTIONS) result = result.replace(pattern, words);
  for (const { pattern, factor } of FACTORS)
    result = result.replace(pattern, (whole, one: string) => keepSmall(whole, Number(one) * factor));
  result = result.replace(ROOT, (whole, one: string) => keepSmall(whole, Math.sqrt(Number(one))));
  result = result.replace(SQUARE, (whole, one: string) => keepSmall(whole, Number(one) ** 2));
  // Once more, for sums of three.
  return addUp(addUp(result));
}

function addUp(text: string): string {
  let result = text;
  for (const { pattern, of } of SUMS)
    result = result.replace(pattern, (whole, one: string, other: string) =>
      keepSmall(whole, of(operand(one), operand(other))),
    );
  return result;
}

function operand(word: string): number {
  return ONES.has(word) ? 1 : Number(word);
}

function keepSmall(whole: string, value: number): string {
  return value > 0 && value < 100 && Number.isInteger(value) ? String(value) : whole;
}
