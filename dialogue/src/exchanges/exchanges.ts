/** The exchanges she knows, ready to be found and said. */
import type { Act } from '../analyser/acts.ts';
import { analyse } from '../analyser/analyse.ts';
import { foldWord } from '../analyser/fold.ts';
import { tenseOf } from '../analyser/tense.ts';
import { longKey } from '../dialogue/hash.ts';
import { type ReadyLine, readyLines } from '../dialogue/ready.ts';
import { rawExchanges } from './bank.ts';
import { isDemand } from './demands.ts';
import { type Entry, type Finder, finderOf } from './nearest.ts';
import { readExchange } from './schema.ts';

/** What a message does: it asks her, wants something of her, or tells. */
export type Form = 'asks' | 'wants' | 'tells';
export type ReadyExchange = {
  readonly key: string;
  readonly put: readonly string[];
  readonly isRomantic: boolean;
  /** A piece of her life: it goes on step by step. */
  readonly isOfLife: boolean;
  /** The character who alone can be asked this. */
  readonly owner?: string;
  /** The subject of her life that this asks for: what she says to it is told by the life. */
  readonly subject?: string;
  readonly say: () => readonly ReadyLine[];
  readonly more: () => readonly ReadyLine[];
  /** The forms a message may have that is put so. */
  readonly forms: () => ReadonlySet<Form>;
  /** What is said to it is of what was: most of its puts are. */
  readonly isPast: () => boolean;
};
export type ReadyExchanges = Finder<ReadyExchange> & {
  readonly byKey: ReadonlyMap<string, ReadyExchange>;
};

export function formOf(text: string, acts: ReadonlySet<Act>): Form {
  if (isDemand(text)) return 'wants';
  return acts.has('question') ? 'asks' : 'tells';
}

type Reading = { readonly forms: ReadonlySet<Form>; readonly isPast: boolean };

/**
 * What the puts are. Many ask without a mark, and what is asked may be wished for as well: what looks like telling is of the
 * forms the others have, unless it is most of the puts.
 */
function readPuts(put: readonly string[]): Reading {
  const read = put.map(analyse);
  const all = read.map(({ text, acts }) => formOf(text, acts));
  const forms = new Set(all);
  const told = all.filter((form) => form === 'tells').length;
  if (forms.size > 1 && told * 2 <= all.length) forms.delete('tells');
  const past = read.filter(({ sentences }) => tenseOf(sentences) === 'told').length;
  return { forms, isPast: past * 2 > put.length };
}

/** Most exchanges are never said in the life of a process: what they need for it is worked out at the first look. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** What is said to it, however it is put. */
export function exchangeOf(written: string): ReadyExchange {
  const { put, say, more, isRomantic } = readExchange(written);
  const reading = lazily(() => readPuts(put));
  return {
    key: longKey(foldWord(put.join(' '))),
    put,
    isRomantic,
    isOfLife: false,
    say: lazily(() => readyLines(say)),
    more: lazily(() => readyLines(more)),
    forms: () => reading().forms,
    isPast: () => reading().isPast,
  };
}

/** Every way it is put. */
export function readyPuts(written: string): { text: string; item: ReadyExchange }[] {
  const item = exchangeOf(written);
  return readExchange(written).put.map((text) => ({ text, item }));
}

/** All exchanges and what comes beside them, read once. */
export function readyExchanges(beside: readonly Entry<ReadyExchange>[] = []): ReadyExchanges {
  const puts = [...rawExchanges.flatMap(readyPuts), ...beside];
  return {
    ...finderOf(puts),
    byKey: new Map(puts.map(({ item }) => [item.key, item])),
  };
}
