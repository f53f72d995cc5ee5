import { foldWord } from './fold.ts';
import { isNounHere, isVerbHere } from './mention/homographs.ts';
import { FINITE, isMotion, isSkipped, type Key, type KeyWord, linkOf, readKey } from './mention/key.ts';
import { ACCENT_DECIDES, FIXED, NAME_OR_NOUN, PLAIN_IS_ANOTHER } from './mention/tables.ts';
import { readWords, type Word } from './mention/words.ts';

const KEPT_KEYS = 500;
const keys = new Map<string, Key>();

/** Keys come again and again (a memory is looked up in every message): the last few hundred stay read. */
function keyOf(text: string): Key {
  const known = keys.get(text);
  if (known) return known;
  const key = readKey(text);
  if (keys.size >= KEPT_KEYS) keys.delete(keys.keys().next().value ?? '');
  keys.set(text, key);
  return key;
}

/** Accents may be left out or put wrongly, but not where they make another word of it. */
function accentsFit(written: string, forms: ReadonlySet<string>): boolean {
  if (forms.has(written)) return true;
  if (ACCENT_DECIDES.has(written)) return false;
  // "mentirá" needs its accent, "mentira" is a lie.
  if (written === foldWord(written) && [...forms].every((form) => /r(?:ás?|ão)$/u.test(form))) return false;
  return written !== foldWord(written) || !PLAIN_IS_ANOTHER.has(written);
}

function hasForm(word: Word, key: KeyWord): boolean {
  const exact = key.forms.get(word.fold);
  if (exact) return accentsFit(word.raw, exact);
  return word.spellings.some((spelling) => key.forms.has(spelling));
}

const SEEMS_NAMED =
  /^(?:me|te|se|disse|falou|ligou|chegou|veio|foi|e|ta|esta|sabe|quer|vai|mandou|contou|trabalha|mora)$/;
const INTRODUCES = /^(?:dona|seu|tia|tio|prima|amiga|irma|filha|chamada|chama|chamo|nome|oi)$/;

/** "Rosa me ligou" is a person, "uma rosa" is not. */
function isSameKind(key: KeyWord, words: readonly Word[], at: number): boolean {
  const word = words[at];
  const article = NAME_OR_NOUN.get(key.fold);
  if (!word || article === undefined) return true;
  const previous = words[at - 1]?.fold ?? '';
  const named =
    word.isName ||
    (word.isCapital && at === 0 && SEEMS_NAMED.test(words[at + 1]?.fold ?? '')) ||
    INTRODUCES.test(previous) ||
    previous === (article === 'a' ? 'o' : 'a');
  if (word.isUpper) return true;
  return key.kind === 'name' ? named : !named;
}

/** "o Rio" is the city; "cachorro-quente", "guarda chuva" are neither dog nor rain. */
function isFixedName(key: KeyWord, words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (key.fold === 'rio' && word?.isName && !/^(?:negro|amazonas|sao|tiete|doce)$/.test(words[at + 1]?.fold ?? ''))
    return true;
  return FIXED.some(([name, beside]) => {
    if (name !== key.fold) return false;
    const after = beside.startsWith('>');
    const wanted = beside.slice(after ? 1 : 0).split('_');
    return wanted.every((part, step) => words[after ? at + 1 + step : at - wanted.length + step]?.fold === part);
  });
}

type Spot = { words: readonly Word[]; at: number; isPart: boolean };

function isHere(key: KeyWord, { words, at, isPart }: Spot): boolean {
  const word = words[at];
  if (!word || word.tag !== undefined) return false;
  if (word.parts) return key.kind === 'compound' && key.forms.has(word.parts.join(' '));
  if (key.kind === 'compound') return false;
  if (!hasForm(word, key)) return false;
  if (key.kind === 'verb') return isVerbHere(words, at);
  // Within a whole name ("Ana Clara") no word of it is doubtful.
  if (!isPart && !isSameKind(key, words, at)) return false;
  return key.kind !== 'noun' || isNounHere(words, at, FINITE);
}

type Place = { words: readonly Word[]; key: Key };

const INTENSE = new Set('muito bem tao super mega mais bem'.split(' '));

/** Whether the words of the key follow one another from `start`, articles and possessives aside. */
function follows(place: Place, start: number): boolean {
  const { words, key } = place;
  let at = start;
  for (const step of key.words.keys()) {
    const found = findWord(place, at, step);
    if (found === undefined) return false;
    at = found + 1;
  }
  return key.words.length > 1 || !key.words.some((wanted) => isFixedName(wanted, words, start));
}

/** Where the word `step` of the key stands, at `from` or behind what may be skipped there. */
function findWord({ words, key }: Place, from: number, step: number): number | undefined {
  const wanted = key.words[step];
  if (!wanted) return undefined;
  const at = step === 0 ? from : pastSkipped(words, from, { wanted, motion: isMotion(key.words[step - 1]) });
  const word = words[at];
  if (!word || (step > 0 && words[at - 1]?.ends)) return undefined;
  if (wanted.kind === 'link') return linkOf(word.fold) === wanted.fold ? at : undefined;
  const isPart = key.words.length > 1;
  return isHere(wanted, { words, at, isPart }) || isInitialOf(word, wanted, key) ? at : undefined;
}

type Skipping = { wanted: KeyWord; motion: boolean };

function pastSkipped(words: readonly Word[], from: number, { wanted, motion }: Skipping): number {
  let at = from;
  while (!words[at - 1]?.ends && canSkip(words[at], wanted, motion)) at += 1;
  return at;
}

function canSkip(word: Word | undefined, wanted: KeyWord, motion: boolean): boolean {
  if (!word || wanted.forms.has(word.fold)) return false;
  return (
    isSkipped(word.fold) ||
    INTENSE.has(word.fold) ||
    (motion && /^(?:em|para|ate|de)$/.test(linkOf(word.fold) ?? word.fold))
  );
}

/** "Maria F." for "Maria Fernanda". */
function isInitialOf(word: Word, wanted: KeyWord, key: Key): boolean {
  return (
    key.words.length > 1 &&
    wanted.kind === 'name' &&
    (word.isInitial || (word.fold.length === 1 && word.isCapital)) &&
    wanted.fold.startsWith(word.fold)
  );
}

/** "guarda chuva" for "guarda-chuva". */
function isWrittenApart({ words, key }: Place): boolean {
  const [only] = key.words;
  if (only?.kind !== 'compound' || key.words.length > 1) return false;
  const size = only.parts?.length ?? 0;
  return words.some((_, at) =>
    only.forms.has(
      words
        .slice(at, at + size)
        .map((word) => word.fold)
        .join(' '),
    ),
  );
}

/** "RJ", "R.J." for "Rio de Janeiro", "fds" for "fim de semana". */
function isWrittenShort({ words, key }: Place): boolean {
  if (key.words.length < 2) return false;
  const whole = key.words.map((word) => word.fold).join('_');
  return words.some(
    (word) =>
      (word.isUpper && word.fold === key.initials) || word.spellings.includes(whole) || word.parts?.join('_') === whole,
  );
}

const TAG_WORDS = new Set(
  'partiu amo amor meu minha meus minhas saudade saudades de da do dia vida com na no pra foto love bom boa eu te em que a o um uma tbt hoje so mais muito feliz nova novo vem chega sem tudo por e'.split(
    ' ',
  ),
);

/** "#partiupraia": small words and the key, nothing else. */
function isInTag({ words, key }: Place): boolean {
  const forms = key.words.length === 1 ? (key.words[0]?.forms ?? new Map()) : new Map([[key.joined, new Set()]]);
  return words.some((word) => word.tag !== undefined && (forms.has(word.tag) || dividesWith(word.tag, forms)));
}

const LONGEST_PART = 20;

function dividesWith(tag: string, forms: ReadonlyMap<string, unknown>): boolean {
  // For each place: 0 not reached, 1 reached by small words, 2 reached and the key was among them.
  const reached = new Array<number>(tag.length + 1).fill(0);
  reached[0] = 1;
  for (const at of reached.keys()) {
    if ((reached[at] ?? 0) > 0) reachFrom(at, { tag, forms, reached });
  }
  return reached[tag.length] === 2;
}

type Division = { tag: string; forms: ReadonlyMap<string, unknown>; reached: number[] };

function reachFrom(at: number, { tag, forms, reached }: Division): void {
  for (let end = at + 1; end <= Math.min(tag.length, at + LONGEST_PART); end += 1) {
    const part = tag.slice(at, end);
    const key = end - at > 2 && forms.has(part) ? 2 : 0;
    const small = TAG_WORDS.has(part) ? (reached[at] ?? 0) : 0;
    reached[end] = Math.max(reached[end] ?? 0, key, small);
  }
}

/**
 * Whether the text mentions what `key` names: a noun, a name, a verb or a short phrase, in any of their Portuguese forms.
 * Words are compared whole: "ana" is not in "banana". Linear in the length of the text.
 */
export function mentions(key: string, text: string): boolean {
  const read = keyOf(key);
  if (read.words.length === 0) return false;
  const place = { words: readWords(text), key: read };
  return (
    place.words.some((_, at) => follows(place, at)) || isWrittenShort(place) || isWrittenApart(place) || isInTag(place)
  );
}
