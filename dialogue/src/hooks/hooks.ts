/** What is said right behind a detail that was taken up: by what the detail is of, and by nothing that fits everything. */
import { foldWord } from '../analyser/fold.ts';
import { senseOf, sensibleWords, singularOf } from '../analyser/stems.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import { type ReadyLine, readyLines } from '../dialogue/ready.ts';
import { lazily } from '../exchanges/exchanges.ts';
import { rawHooks } from './bank.ts';
import { type HookSide, MARKS, type WrittenHook } from './schema.ts';

/** The detail she says back, and the message it was told in. */
type TakenUp = { readonly detail: string; readonly message: string };
/** `laughed` is what was or is, told with a laugh. */
export type HeardAs = HookSide | 'laughed';
/** What is said behind the detail. */
type ReadyHook = {
  readonly isLast: boolean;
  readonly lines: (heard: HeardAs) => readonly ReadyLine[];
  readonly advice: () => readonly ReadyLine[];
};
export type ReadyHooks = {
  /** What there is to advise on what a text asks of, what it is most of first. */
  readonly advising: (text: string) => readonly (readonly ReadyLine[])[];
  /** What there is to say of a detail, what it is most of first. */
  readonly of: (takenUp: TakenUp) => readonly ReadyHook[];
};

type Key = { readonly words: readonly (readonly string[])[]; readonly hook: ReadyHook };

/** How the detail stands before a line: a question of hers is the only one of the two. */
const BEFORE: Readonly<Record<HeardAs, Readonly<Record<'question' | 'statement', readonly string[]>>>> = {
  told: {
    question: ['{said}!', '{said}.', 'Olha só, {said}.', '{said}!'],
    statement: ['{said}?', '{said}!', '{said}?'],
  },
  laughed: {
    question: ['Kkk, {said}!', '{said}! Kkkk.'],
    statement: ['{said}? Kkkk.', 'Kkk, {said}!', '{said}, kkk.'],
  },
  bad: { question: ['{said}...', 'Poxa, {said}.'], statement: ['{said}...', '{said}?', 'Puxa, {said}.'] },
  plan: { question: ['{said}!', '{said}.'], statement: ['{said}!', '{said}?'] },
};

function framed(lines: readonly string[], heard: HeardAs): readonly string[] {
  return lines.map((line, at) => {
    const ways = BEFORE[heard][line.includes('?') ? 'question' : 'statement'];
    return `${ways[at % ways.length]} ${line}`;
  });
}

/** Which of the written lines are said; what always weighs is met with what is said where something weighs. */
function sideOf({ weighs }: WrittenHook, heard: HeardAs): HookSide {
  if (heard === 'plan') return 'plan';
  return weighs === true || heard === 'bad' ? 'bad' : 'told';
}

function readyHook(written: WrittenHook): ReadyHook {
  const made = new Map<HeardAs, readonly ReadyLine[]>();
  return {
    isLast: written.isLast === true,
    advice: lazily(() => readyLines(written.advice ?? [])),
    lines: (heard) => {
      const side = sideOf(written, heard);
      const lines = made.get(heard) ?? readyLines(framed(written[side] ?? [], side === 'told' ? heard : side));
      made.set(heard, lines);
      return lines;
    },
  };
}

const FORMS_AT_MOST = 20_000;
const read = new Map<string, readonly string[]>();

/** What a word may stand for in the form of a dictionary: its singular, and the verbs it is a form of. */
function formsOf(word: string): readonly string[] {
  const known = read.get(word);
  if (known) return known;
  const fold = foldWord(word);
  // Folding makes one of grandmother and grandfather.
  const forms = /^(?:v[óô]|av[óô]|vov[óô])$/iu.test(word) ? [senseOf(word)] : [singularOf(fold), ...lemmasOf(fold)];
  if (read.size >= FORMS_AT_MOST) read.clear();
  read.set(word, forms);
  return forms;
}

function formsIn(text: string): ReadonlySet<string> {
  return new Set(sensibleWords(text).flatMap(formsOf));
}

const ENDINGS: Readonly<Record<string, string>> = {
  ar: 'ar ei ou amos aram ava avam ando ado ada ados adas',
  er: 'er i eu emos eram ia iam endo ido ida',
  ir: 'ir i iu imos iram ia iam indo ido ida',
};

/** What a word of a key looks like in a message: of a verb that is in no table, its commonest forms. */
function looksOf(word: string): readonly string[] {
  const fold = foldWord(word);
  const endings = lemmasOf(fold).has(fold) ? undefined : ENDINGS[fold.slice(-2)];
  if (endings === undefined || fold.length < VERB_LENGTH) return formsOf(word).slice(0, 1);
  const stem = fold.slice(0, -2);
  const soft = stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu');
  return endings.split(' ').map((ending) => (ending === 'ei' ? soft : stem) + ending);
}

/** "Lar", "mar" and "bar" are no verbs. */
const VERB_LENGTH = 5;

/** The words of a key, each by its looks. */
function keyWords(written: string): readonly (readonly string[])[] {
  return written.split('+').flatMap((part) => sensibleWords(part).map(looksOf));
}

/** What of a hook stands in the message outside the detail speaks for it as well. */
const BESIDE = 0.5;
/** "Na igreja do lado" is where something was: of a church it is only where more speaks of one. */
const WHERE = /^(?:n[ao]s?|numa?|em|de|d[ao]s?) /iu;
const WHERE_MIN = 1.5;
/** What is not so is no occasion to speak of it. */
const DENIED = /(?<!\p{L})(?:sem|n[ãa]o|nada|nem|nunca)(?!\p{L})/iu;

type Index = ReadonlyMap<string, readonly Key[]>;

function indexed(hooks: readonly { readonly written: WrittenHook; readonly hook: ReadyHook }[]): Index {
  const index = new Map<string, Key[]>();
  for (const { written, hook } of hooks)
    for (const source of written.of.filter((word) => !(word in MARKS))) {
      const words = keyWords(source);
      for (const word of new Set(words.flat())) index.set(word, [...(index.get(word) ?? []), { words, hook }]);
    }
  return index;
}

type Rank = { readonly spoken: number; readonly at: number };

/** How much of the message is of each hook, and how early in the detail it stands. */
function ranksIn(index: Index, taken: readonly string[], told: ReadonlySet<string>): ReadonlyMap<ReadyHook, Rank> {
  const isTold = ({ words }: Key) => words.every((looks) => looks.some((look) => told.has(look)));
  const ranks = new Map<ReadyHook, Rank>();
  for (const word of new Set([...taken, ...told])) {
    const found = taken.indexOf(word);
    const [share, at] = found < 0 ? [BESIDE, taken.length] : [1, found];
    for (const { hook } of index.get(word)?.filter(isTold) ?? []) {
      const before = ranks.get(hook) ?? { spoken: 0, at: taken.length };
      ranks.set(hook, { spoken: before.spoken + share, at: Math.min(before.at, at) });
    }
  }
  return ranks;
}

/** The hooks with a word in what is asked, by what it begins with; of whom only where nothing else is asked of. */
function advisedBy(index: Index, text: string): readonly (readonly ReadyLine[])[] {
  const words = [...formsIn(text)];
  return [...ranksIn(index, words, new Set(words))]
    .toSorted(([hook, one], [otherHook, other]) => Number(hook.isLast) - Number(otherHook.isLast) || one.at - other.at)
    .map(([hook]) => hook.advice())
    .filter((lines) => lines.length > 0);
}

/** The hooks with a word in the detail, by how much of the message is theirs and by what the detail begins with. */
function rankedBy(index: Index, { detail, message }: TakenUp): readonly ReadyHook[] {
  const taken = [...formsIn(detail)];
  const least = WHERE.test(detail) ? WHERE_MIN : 0;
  return [...ranksIn(index, taken, formsIn(message))]
    .filter(([, { at, spoken }]) => at < taken.length && spoken >= least)
    .toSorted(([, one], [, other]) => other.spoken - one.spoken || one.at - other.at)
    .map(([hook]) => hook);
}

export function readyHooks(): ReadyHooks {
  const hooks = rawHooks.map((written) => ({ written, hook: readyHook(written) }));
  const index = indexed(hooks);
  const marked = hooks.flatMap(({ written, hook }) =>
    written.of.flatMap((word) => {
      const mark = MARKS[word];
      return mark ? [{ mark, hook }] : [];
    }),
  );
  return {
    advising: (text) => advisedBy(index, text),
    of: (takenUp) =>
      DENIED.test(takenUp.detail)
        ? []
        : [
            ...rankedBy(index, takenUp),
            ...marked.filter(({ mark }) => mark.test(takenUp.detail)).map(({ hook }) => hook),
          ].toSorted((one, other) => Number(one.isLast) - Number(other.isLast)),
  };
}
