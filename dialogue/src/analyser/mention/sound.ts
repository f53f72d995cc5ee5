/** Spellings that sound like the word, and slips of the finger: how names and longer nouns are recognised all the same. */

/** Shorter words sound like too many others. */
const SOUND_MIN_LENGTH = 5;
/** An ending said weakly ("faculdadi") is only taken for another in long words: "parti" is no "parte". */
const WEAK_ENDING_MIN_LENGTH = 6;
/** Shorter words that sound alike are too often others: "cela" and "sela". */
const BY_EAR_MIN_LENGTH = 6;
const SLIP_MIN_LENGTH = 7;
/** Beginning and end that a slip leaves alone, in letters. */
const KEPT_ENDS = 2;
/** Words of their own that are one letter from another. */
const NO_SLIPS = new Set(
  'contato contrato traicao tradicao cimento ciumento infecao carinho carrinho caminho concerto conserto cavalo cavaleiro'.split(
    ' ',
  ),
);

/** How a folded word sounds: y as i, th as t, one letter for two (but rr and ss, which sound otherwise). */
function soundOf(fold: string): string {
  if (fold.length < SOUND_MIN_LENGTH - 1) return fold;
  const sound = fold
    .replace(/ph/gu, 'f')
    .replace(/th/gu, 't')
    .replace(/y/gu, 'i')
    .replace(/k|ck/gu, 'c')
    .replace(/tz|zz/gu, 'z')
    .replace(/([bcdfglmnpt])\1/gu, '$1')
    .replace(/^h/u, '')
    .replace(/n$/u, 'm');
  if (fold.length < BY_EAR_MIN_LENGTH) return sound;
  const heard = byEar(sound);
  if (fold.length < WEAK_ENDING_MIN_LENGTH) return heard;
  return heard
    .replace(/lh/gu, 'i')
    .replace(/([aei])u$/u, '$1l')
    .replace(/l(?=[bcdfgmpqtv])/gu, 'r')
    .replace(/i(s?)$/u, 'e$1')
    .replace(/u(s?)$/u, 'o$1');
}

/** "xocolate", "sebola", "viajem", "minino": one letter for one sound. */
function byEar(sound: string): string {
  return sound
    .replace(/ch/gu, 'x')
    .replace(/(?:sc|xc|ss|c)(?=[ei])/gu, 's')
    .replace(/(?<=[aeiou])s(?=[aeiou])/gu, 'z')
    .replace(/g(?=[ei])/gu, 'j')
    .replace(/gu(?=[ei])/gu, 'g')
    .replace(/qu(?=[ei])/gu, 'c')
    .replace(/^([^aeiou]*)e(?=.*[aeiou])/u, '$1i')
    .replace(/^([^aeiou]*)o(?=.*[aeiou])/u, '$1u');
}

/** Whether a written word sounds like one of `sounds`. */
export function soundsLike(fold: string, sounds: ReadonlySet<string>): boolean {
  return fold.length >= SOUND_MIN_LENGTH - 1 && sounds.has(soundOf(fold));
}

/** Sounds of the forms that are long enough to be told by them. */
export function soundsOf(forms: Iterable<string>): Set<string> {
  return new Set([...forms].filter((form) => form.length >= SOUND_MIN_LENGTH - 1).map(soundOf));
}

/** Whether a long word lacks a letter of a form, or has one too many, somewhere inside: "cirugia" is "cirurgia". */
export function isSlipOf(fold: string, forms: ReadonlyMap<string, unknown>): boolean {
  if (fold.length < SLIP_MIN_LENGTH || NO_SLIPS.has(fold)) return false;
  return [...forms.keys()].some(
    (form) => form.length >= SLIP_MIN_LENGTH && !NO_SLIPS.has(form) && lacksOne(...byLength(fold, form)),
  );
}

/** A form is told from so many letters on where one of them is missing. */
const LACKING_MIN_LENGTH = 5;

/** Whether a vowel of a form is left out, or one of two letters that are the same, and not its first: "cervja", "aroz". "Cereja" is no "cerveja". */
export function lacksLetterOf(fold: string, forms: ReadonlyMap<string, unknown>): boolean {
  return [...forms.keys()].some(
    (form) =>
      form.length >= LACKING_MIN_LENGTH &&
      form.length === fold.length + 1 &&
      form[0] === fold[0] &&
      isLeftOut(form, fold),
  );
}

function isLeftOut(long: string, short: string): boolean {
  let alike = 0;
  while (alike < short.length && long[alike] === short[alike]) alike += 1;
  const left = long[alike] ?? '';
  const isVowelOrTwin = /[aeiou]/u.test(left) || left === long[alike - 1];
  // An ending without its last letter is another form of something.
  return isVowelOrTwin && alike < short.length && long.slice(alike + 1) === short.slice(alike);
}

function byLength(one: string, other: string): [long: string, short: string] {
  return one.length > other.length ? [one, other] : [other, one];
}

function lacksOne(long: string, short: string): boolean {
  if (long.length !== short.length + 1) return false;
  let alike = 0;
  while (alike < short.length && long[alike] === short[alike]) alike += 1;
  const isInside = alike >= KEPT_ENDS && short.length - alike >= KEPT_ENDS;
  return isInside && long.slice(alike + 1) === short.slice(alike);
}
