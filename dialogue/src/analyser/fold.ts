/**
 * Folding: the same letters whatever the accents, width or case, so that "Não", "NAO" and "não" are one word.
 * The original is kept beside it by the tokenizer, because names and cities are told back as they were written.
 */

const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
/** Most words have no accents to lose. */
const PLAIN = /^[ -~]*$/u;
const MARKS = /\p{M}+/gu;
const RUN_OF_THREE = /(.)\1{2,}/gu;
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Compatibility forms undone and invisible characters dropped; case and accents stay. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '');
}

/** Lower case, no accents. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  return PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '');
}

/** "siiim" → "sim"; `keep` letters survive of each run of three or more. */
export function squeezeRuns(word: string, keep: 1 | 2): string {
  return word.replace(RUN_OF_THREE, (run) => run.slice(0, keep));
}

/** "m4tar" → "matar". Only words that mix letters and digits change, so years and prices stay numbers. */
export function undoLeet(word: string): string {
  if (!/[a-z]/.test(word) || !/[0-9@$]/.test(word)) return word;
  return word.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign);
}
