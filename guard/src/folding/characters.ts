/** Letters that are drawn like Latin ones: small capitals, turned letters, Cyrillic, Greek, and what no decomposition knows. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'),
  ...pairs('ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ', 'aceighijkmrtvwy'),
  ...pairs('аеорсухіјѕԁԛԝһкмнтвзгпияёйлчьбу', 'aeopcyxijsdqwhkmhtb3rnnrein4b6y'),
  ...pairs('АЕОРСУХІЈЅԀԚԜҺКМНТВ', 'AEOPCYXIJSDQWHKMHTB'),
  ...pairs('αβγδεζηικλμνορσςτυχωϲϳ', 'abydezniklmvopsstuxwcj'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('ıłøđħŧɑɡɩɪʟɴʀʏʙɢʜ', 'ilodhtagiilnrybgh'),
  ...pairs('‐‑‒–—―−﹣', '--------'),
  ...pairs('“”„«»‘’`´', `"""""''''`),
  ...pairs('×✕✖÷', 'xxx/'),
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['➕', '+'],
  ['➖', '-'],
  ['➗', '/'],
  ['⓿', '0'],
  ['🄋', '0'],
  ['🄌', '0'],
]);

function pairs(from: string, to: string): [string, string][] {
  const targets = [...to];
  return [...from].map((letter, index) => [letter, targets[index] ?? letter]);
}

/** Runs of signs outside Unicode's own decompositions: first code point, last, and what the first stands for. */
const RANGES: readonly { from: number; to: number; digit?: number; letter?: string }[] = [
  { from: 0x2776, to: 0x277f, digit: 1 },
  { from: 0x2780, to: 0x2789, digit: 1 },
  { from: 0x278a, to: 0x2793, digit: 1 },
  { from: 0x24eb, to: 0x24f4, digit: 11 },
  { from: 0x1f150, to: 0x1f169, letter: 'a' },
  { from: 0x1f170, to: 0x1f189, letter: 'a' },
  { from: 0x1f1e6, to: 0x1f1ff, letter: 'a' },
];

const DIGIT = /^\p{Nd}$/u;
const foldedCharacters = new Map<string, string>();

/** One character beyond ASCII as what it is read as. */
function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = LOOK_ALIKES.get(character) ?? foldSign(character.codePointAt(0) ?? 0) ?? character;
  foldedCharacters.set(character, folded);
  return folded;
}

function foldSign(code: number): string | undefined {
  const range = RANGES.find(({ from, to }) => code >= from && code <= to);
  if (range?.digit !== undefined) return String(range.digit + code - range.from);
  if (range?.letter !== undefined) return String.fromCodePoint(range.letter.charCodeAt(0) + code - range.from);
  if (!DIGIT.test(String.fromCodePoint(code))) return undefined;
  // Digits of every script stand in blocks of ten.
  let zero = code;
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

const MARK_RUNS = /\p{M}{3,}/gu;
const ORDINAL_SIGNS = /[ºª°]/gu;
/** "É" and "e" are different words: one says what somebody is. */
const IS = /(?<![\p{L}\p{N}])é(?![\p{L}\p{N}])/giu;
/** Spanish for child; without its tilde it would be a common first name. */
const SPANISH_CHILD = /(?<!\p{L})niñ[oa](s?)(?!\p{L})/giu;
/** Ages and school girls in scripts that no rule reads. */
const EASTERN_YEARS = /(?<=[\d〇一二三四五六七八九十])\s?(?:歳|才|岁|歲|살)/gu;
const EASTERN_PUPILS =
  /(?:女子)?(?:高校生|中学生|小学生|高生|中生)|여고생|여중생|초등학생|중학생|고등학생|ロリ|ショタ/gu;
const APOSTROPHE = /(?<=[a-z])'(?=[a-z])/gu;
const INVISIBLE = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;
const TAGS = /[\u{e0020}-\u{e007e}]/gu;
const TAG_OFFSET = 0xe0000;
const BEYOND_ASCII = /[^\p{ASCII}]/gu;

/**
 * Undoes how characters are disguised: compatibility forms, look-alikes, digits of any script, invisible signs, marks.
 * Lower case, line breaks kept; lengths change.
 */
export function foldCharacters(text: string): string {
  return text
    .replace(MARK_RUNS, '')
    .replace(ORDINAL_SIGNS, '')
    .normalize('NFKC')
    .replace(EASTERN_YEARS, ' anos ')
    .replace(EASTERN_PUPILS, ' colegial ')
    .replace(SPANISH_CHILD, 'crianca$1')
    .replace(IS, 'eh')
    .replace(INVISIBLE, '')
    .replace(BEYOND_ASCII, foldCharacter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(BEYOND_ASCII, foldCharacter)
    .toLowerCase()
    .replace(APOSTROPHE, '');
}

/** What is written in tag characters, which people never see and models do; empty where there are none. */
export function readHiddenTags(text: string): string {
  return (text.match(TAGS) ?? []).map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - TAG_OFFSET)).join('');
}
