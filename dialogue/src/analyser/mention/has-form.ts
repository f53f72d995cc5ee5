/** Whether a written word is a form of the wanted one, accents, sound and slips of the finger allowed for. */
import { foldWord } from '../fold.ts';
import type { KeyWord } from './key.ts';
import { isSlipOf, lacksLetterOf, soundsLike, soundsOf } from './sound.ts';
import { ACCENT_DECIDES, PLAIN_IS_ANOTHER } from './tables.ts';
import { isKnownWord } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Accents may be left out or put wrongly, but not where they make another word of it. */
function accentsFit(written: string, forms: ReadonlySet<string>): boolean {
  if (forms.has(written)) return true;
  if (ACCENT_DECIDES.has(written)) return false;
  // "mentirá" needs its accent, "mentira" is a lie.
  if (written === foldWord(written) && [...forms].every((form) => /r(?:ás?|ão)$/u.test(form))) return false;
  return written !== foldWord(written) || !PLAIN_IS_ANOTHER.has(written);
}

/** Whether `word` is written as a form of `key`. */
export function hasForm(word: Word, key: KeyWord): boolean {
  const exact = key.forms.get(word.fold);
  if (exact) return accentsFit(word.raw, exact);
  if (word.spellings.some((spelling) => key.forms.has(spelling))) return true;
  if (key.kind === 'name') return soundsLike(word.fold, soundsOfKey(key));
  if (key.kind === 'verb') return word.fold.length >= HEARD_VERB && soundsLike(word.fold, soundsOfKey(key));
  if (key.kind !== 'noun') return false;
  if (soundsLike(word.fold, soundsOfKey(key)) || isSlipOf(word.fold, key.forms)) return true;
  return lacksLetterOf(word.fold, key.forms) && !isKnownWord(word.fold);
}

/** Letters from which a verb is known by its sound: "trabaiei", "cunversando". Shorter ones sound like too much else. */
const HEARD_VERB = 8;

const sounds = new WeakMap<KeyWord, ReadonlySet<string>>();

function soundsOfKey(key: KeyWord): ReadonlySet<string> {
  const known = sounds.get(key) ?? soundsOf(key.forms.keys());
  sounds.set(key, known);
  return known;
}
