/** Subjects people tell stories about, ready to be found in a message. */
import { foldWord } from '../analyser/fold.ts';
import { type ReadyLine, readyLines } from '../dialogue/ready.ts';
import { rawThreads } from './bank.ts';
import { MOVES, type Move } from './schema.ts';

export type Thread = { readonly id: string; readonly moves: ReadonlyMap<Move, readonly ReadyLine[]> };
export type ReadyThreads = {
  /** The subjects a text names, the one most of its words are of first. */
  readonly namedIn: (text: string) => readonly Thread[];
};

const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

export function readyThreads(): ReadyThreads {
  const byWord = new Map<string, Thread>();
  for (const written of rawThreads) {
    const thread: Thread = { id: written.id, moves: new Map(MOVES.map((move) => [move, readyLines(written[move])])) };
    for (const word of written.words.split(' ')) byWord.set(foldWord(word), thread);
  }
  return {
    namedIn(text) {
      const counts = new Map<Thread, number>();
      for (const [word] of text.matchAll(WORD)) {
        const thread = byWord.get(foldWord(word));
        if (thread) counts.set(thread, (counts.get(thread) ?? 0) + 1);
      }
      return [...counts].toSorted(([, one], [, other]) => other - one).map(([thread]) => thread);
    },
  };
}
