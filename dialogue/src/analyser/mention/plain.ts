/** The key itself in a text, word by word, in any of its forms. */
import { hasForm } from './has-form.ts';
import { isNounHere, isVerbHere } from './homographs.ts';
import { FINITE, isMotion, isSkipped, type Key, type KeyWord, linkOf } from './key.ts';
import { FIXED, NAME_OR_NOUN } from './tables.ts';
import type { Word } from './words.ts';

const SEEMS_NAMED =
  /^(?:me|te|se|disse|falou|ligou|chegou|veio|foi|e|ta|esta|sabe|quer|vai|mandou|contou|trabalha|mora)$/;
/** Names that are a form of a verb: "eu caio", "ela lia". */
const NAME_OR_VERB = new Set('caio lia rita dora iara vera ema cora'.split(' '));
const SUBJECTS = /^(?:eu|tu|ele|ela|voce|que|quem|nao|se|me|ja|sempre|quase|so|ainda|tambem|nunca)$/;
const INTRODUCES = /^(?:dona|seu|tia|tio|prima|amiga|irma|filha|chamada|chama|chamo|nome|oi)$/;

/** "Rosa me ligou" is a person, "uma rosa" is not; "eu caio" is nobody. */
function isSameKind(key: KeyWord, words: readonly Word[], at: number): boolean {
  const word = words[at];
  const previous = words[at - 1]?.fold ?? '';
  if (!word) return true;
  if (key.kind === 'name' && NAME_OR_VERB.has(key.fold)) return word.isName || !SUBJECTS.test(previous);
  const article = NAME_OR_NOUN.get(key.fold);
  if (article === undefined || word.isUpper) return true;
  return (key.kind === 'name') === isNamed(words, at, article);
}

function isNamed(words: readonly Word[], at: number, article: 'a' | 'o'): boolean {
  const previous = words[at - 1]?.fold ?? '';
  const seemsNamed = (at === 0 || previous === article) && SEEMS_NAMED.test(words[at + 1]?.fold ?? '');
  return (
    words[at]?.isName === true || seemsNamed || INTRODUCES.test(previous) || previous === (article === 'a' ? 'o' : 'a')
  );
}

/** "Carlinhos", "Luquinhas", "Aninha". */
function isSmallName({ kind, fold }: KeyWord, written: string): boolean {
  if (kind !== 'name' || !/inh[oa]s?$/u.test(written)) return false;
  const stem = fold.replace(/[aeo]s?$/u, '');
  const heard = stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu');
  return [stem, heard].some(
    (one) => one.length > 1 && written.startsWith(one) && /^z?inh[oa]s?$/u.test(written.slice(one.length)),
  );
}

/** "a Bia veio", "a bia veio": Beatriz. */
function isNickname(key: KeyWord, words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !(key.nicknames.includes(word.fold) || isSmallName(key, word.fold))) return false;
  return word.isName || /^[ao]$/.test(words[at - 1]?.fold ?? '') || (word.isCapital && at === 0);
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

/** A verb, or a form of a noun that only its verb has. */
function isDoing({ kind, doings }: KeyWord, { fold }: Word): boolean {
  return kind === 'verb' || doings.has(fold);
}

/** "guardaroupa" for "guarda-roupa". */
function isWrittenTogether({ forms }: KeyWord, { fold }: Word): boolean {
  return [...forms.keys()].some((form) => form.replaceAll(' ', '') === fold);
}

function isHere(key: KeyWord, { words, at, isPart }: Spot): boolean {
  const word = words[at];
  if (!word || word.tag !== undefined) return false;
  if (word.parts) return key.kind === 'compound' && key.forms.has(word.parts.join(' '));
  if (key.kind === 'compound') return isWrittenTogether(key, word);
  if (key.kind === 'name' && isNickname(key, words, at)) return true;
  if (!hasForm(word, key)) return false;
  if (isDoing(key, word)) return isVerbHere(words, at);
  // Within a whole name ("Ana Clara") no word of it is doubtful.
  if (!isPart && !isSameKind(key, words, at)) return false;
  return key.kind !== 'noun' || isNounHere(words, at, FINITE);
}

export type Place = { words: readonly Word[]; key: Key };

const INTENSE = new Set('muito bem tao super mega mais bastante todo toda todinho todinha meio pouco'.split(' '));

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

/** Places where the key begins. */
export function plainPlaces(place: Place): number[] {
  return [...place.words.keys()].filter((at) => follows(place, at));
}

/** Whether the key is there by initials, with its hyphens left out, or within a hashtag. */
export function isElsewhere(place: Place): boolean {
  return isWrittenShort(place) || isWrittenApart(place) || isInTag(place);
}
