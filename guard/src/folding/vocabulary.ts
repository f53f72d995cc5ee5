/** Number words of Portuguese, English and Spanish. `um` is left out: it is an article first. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  [
    'zero:0 dois:2 duas:2 tres:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 onze:11 doze:12 treze:13',
    'catorze:14 quatorze:14 quinze:15 dezesseis:16 dezasseis:16 dezessete:17 dezassete:17 dezoito:18 dezenove:19',
    'dezanove:19 vinte:20 trinta:30 quarenta:40 cinquenta:50 sessenta:60 setenta:70 oitenta:80 noventa:90 cem:100',
    'cento:100 duzentos:200 duzentas:200 trezentos:300 trezentas:300 quatrocentos:400 quinhentos:500 seiscentos:600',
    'setecentos:700 oitocentos:800 novecentos:900 mil:1000',
    'seize:16 treize:13 tredici:13 quindici:15 sedici:16 diciassette:17',
    'two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14',
    'fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60',
    'diez:10 trece:13 catorce:14 quince:15 dieciseis:16 diecisiete:17 dieciocho:18 veinte:20',
  ]
    .join(' ')
    .split(' ')
    .map((entry) => {
      const [word = '', value = ''] = entry.split(':');
      return [word, Number(value)];
    }),
);

/** Words of age and childhood that people disguise; the guard's rules are written with these. */
const TERMS =
  'anos aninhos primaveras idade adolescente adolescentes adolescencia crianca criancas criancinha infantil colegial colegiais ' +
  'colegio escolar fundamental lolita ninfeta ninfetinha novinha novinhas novinho menininha garotinha bebezinha filhinha ' +
  'aluninha underage jailbait teenager schoolgirl preteen shota shotacon lolicon loli teen infancia puberdade impubere ' +
  'menor oitavo setimo sexto quinto nono serie minor child ' +
  'cincoenta';

/** From this length on, a word may be masked, turned round or cut in pieces and is still taken for what it says. */
const LONG = 5;
/** From this length on it may be misspelt as well; shorter ones sound like too many others. */
const SOUNDING = 6;
const ALL = [...NUMBER_WORDS.keys(), ...TERMS.split(' ')];
const exact = new Set(ALL);
const bySound = new Map(
  ALL.filter((word) => word.length >= SOUNDING || word === 'treze').map((word) => [soundOf(word), word]),
);
const bySqueezed = new Map(ALL.map((word) => [squeeze(word), word]));

function squeeze(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}

/** How a word sounds in Portuguese, roughly: "kinze" and "quinze", "criansa" and "criança" are the same. */
export function soundOf(word: string): string {
  return word
    .replace(/ph/gu, 'f')
    .replace(/s?c(?=[eiy])|ss|z|x/gu, 's')
    .replace(/qu(?=[eiy])|q|c(?!h)|ck/gu, 'k')
    .replace(/g(?=[eiy])/gu, 'j')
    .replace(/y/gu, 'i')
    .replace(/w/gu, 'v')
    .replace(/(?<![cln])h/gu, '')
    .replace(/(.)\1+/gu, '$1');
}

/** True for our words as they are spelt. */
export function isTerm(word: string): boolean {
  return exact.has(word);
}

/** A number of years in its fond form: "dezessetinho". */
const SMALL_NUMBER = /^(dezesset|dezassete?|dezessei|[cq]u?atorz|trez)[sz]?inh[oa]s?$/u;

/** The word of ours that was meant, spelt as it should be; undefined for every other word. */
export function findTerm(word: string): string | undefined {
  if (exact.has(word)) return word;
  if (word.length < 4 || word.length > 400) return undefined;
  const small = SMALL_NUMBER.exec(word)?.[1];
  if (small !== undefined) return exact.has(`${small}e`) ? `${small}e` : small.replace(/i$/u, 'is');
  if (/(.)\1\1/u.test(word)) return bySqueezed.get(squeeze(word)) ?? bySound.get(soundOf(word));
  if (word.length < LONG || word.length > 40) return undefined;
  // The sound of "crianca" folded from "criança" has a k where the cedilla had an s.
  return bySound.get(soundOf(word)) ?? bySound.get(soundOf(word.replace(/[sz]{1,2}a(s?)$/u, 'ca$1')));
}

/** The same for a word read from its end. */
export function findReversedTerm(word: string): string | undefined {
  if (word.length < LONG || word.length > 40 || word === 'neves') return undefined;
  return findTerm([...word].reverse().join(''));
}

/** The same for a word with masked letters ("cr*ança"). */
export function findMaskedTerm(word: string): string | undefined {
  if (word.length < LONG || word.length > 14) return undefined;
  return ALL.find(
    (term) =>
      term.length === word.length && [...word].every((letter, index) => letter === '*' || letter === term[index]),
  );
}

const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'l',
  '2': 'z',
};

/** The letters a mixed word stands for ("d3z3ss3t3"). `one` is what 1 stands for: i or l. */
export function readAsLetters(word: string, one: 'i' | 'l' = 'i'): string {
  return word.replace(/[^a-z*]/gu, (sign) => (sign === '1' ? one : (LETTER_OF[sign] ?? sign)));
}

const DIGIT_OF: Readonly<Record<string, string>> = {
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  o: '0',
  z: '2',
  s: '5',
  b: '8',
  g: '6',
  t: '7',
  q: '9',
};

/** The number a mixed word of two signs stands for ("l7"); undefined where a sign is like no digit. */
export function readAsDigits(word: string): string | undefined {
  if (word.length !== 2 || !/\d/u.test(word)) return undefined;
  const digits = [...word].map((sign) => (/\d/u.test(sign) ? sign : DIGIT_OF[sign]));
  return digits.includes(undefined) ? undefined : digits.join('');
}

/** Words long enough to be searched for inside letters that were run together. */
const SEGMENTS = [...new Set(ALL.filter((word) => word.length >= LONG).concat('anos', 'quinze', 'treze'))]
  .sort((one, other) => other.length - one.length)
  .join('|');
const SEGMENT = new RegExp(`(${SEGMENTS}|\\d+)`, 'gu');

/** Puts the spaces back into letters run together: "temdezesseteanos". */
export function segment(letters: string): string[] {
  return letters
    .replace(SEGMENT, ' $1 ')
    .split(' ')
    .filter((word) => word !== '');
}
