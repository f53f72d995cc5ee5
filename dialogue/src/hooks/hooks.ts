/** What is said right behind a detail that was taken up: by what the detail is of, and by nothing that fits everything. */
import { foldWord } from '../analyser/fold.ts';
import { senseOf, sensibleWords } from '../analyser/stems.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import { type ReadyLine, readyLines } from '../dialogue/ready.ts';
import type { Weigh } from '../exchanges/nearest.ts';
import { rawHooks } from './bank.ts';
import { type HookSide, MARKS, type WrittenHook } from './schema.ts';

/** The detail she says back, and the message it was told in. */
export type TakenUp = { readonly detail: string; readonly message: string; readonly weigh: Weigh };
/** `laughed` is what was or is, told with a laugh. */
export type HeardAs = HookSide | 'laughed';
/** What is said behind the detail. */
export type ReadyHook = (heard: HeardAs) => readonly ReadyLine[];
export type ReadyHooks = {
  /** What there is to say of a detail, what is most telling in it first. */
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

function readyHook(written: WrittenHook): ReadyHook {
  const made = new Map<HeardAs, readonly ReadyLine[]>();
  return (heard) => {
    const lines = made.get(heard) ?? readyLines(framed(written[heard === 'laughed' ? 'told' : heard] ?? [], heard));
    made.set(heard, lines);
    return lines;
  };
}

const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/oes$/u, 'ao'],
  [/aes$/u, 'ao'],
  [/([aeou])is$/u, '$1l'],
  [/ns$/u, 'm'],
  [/([rz])es$/u, '$1'],
  [/s$/u, ''],
];

/** "Limões" → "limao": nearer to the word as it stands than its stem, which is that of many. */
function singularOf(fold: string): string {
  const plural = fold.length > 3 ? PLURALS.find(([ending]) => ending.test(fold)) : undefined;
  return plural ? fold.replace(...plural) : fold;
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
  ar: 'ar o a ei ou amos aram ava avam ando ado ada ados adas',
  er: 'er o e i eu emos eram ia iam endo ido ida',
  ir: 'ir o e i iu imos iram ia iam indo ido ida',
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

/** The hooks with a word in the detail, by how much of the message is theirs. */
function rankedBy(index: Index, { detail, message, weigh }: TakenUp): readonly ReadyHook[] {
  const [taken, told] = [formsIn(detail), formsIn(message)];
  const isTold = ({ words }: Key) => words.every((looks) => looks.some((look) => told.has(look)));
  const ranks = new Map<ReadyHook, { rank: number; isTaken: boolean }>();
  for (const [word, keys] of [...told].map((one) => [one, index.get(one)?.filter(isTold) ?? []] as const)) {
    const isTaken = taken.has(word);
    for (const { hook } of keys) {
      const before = ranks.get(hook);
      const rank = (before?.rank ?? 0) + weigh(senseOf(word)) * (isTaken ? 1 : BESIDE);
      ranks.set(hook, { rank, isTaken: isTaken || before?.isTaken === true });
    }
  }
  return [...ranks]
    .filter(([, { isTaken }]) => isTaken)
    .toSorted(([, one], [, other]) => other.rank - one.rank)
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
    of: (takenUp) => [
      ...rankedBy(index, takenUp),
      ...marked.filter(({ mark }) => mark.test(takenUp.detail)).map(({ hook }) => hook),
    ],
  };
}
