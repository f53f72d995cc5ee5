/** What she has to say about things, whatever is told of them: said where no exchange and no kind is nearer. */
import { foldWord } from '../analyser/fold.ts';
import { type ReadyLine, readyLines } from '../dialogue/ready.ts';
import { rawAsides } from './bank.ts';
import { readAside } from './schema.ts';

/** `trouble` is for what is complained of. */
export type Aside = { readonly say: readonly ReadyLine[]; readonly trouble: readonly ReadyLine[] };
/** By every word that names the thing (`asideKey`). */
export type ReadyAsides = ReadonlyMap<string, Aside>;

/** A word as it is looked up: the accent tells grandmother from grandfather. */
export function asideKey(word: string): string {
  return foldWord(word) + (/^(?:bis)?avô/iu.test(word) ? '-m' : '');
}

export function readyAsides(): ReadyAsides {
  return new Map(
    rawAsides.map(readAside).flatMap(({ words, say, trouble }) => {
      const aside = { say: readyLines(say), trouble: readyLines(trouble) };
      return words.map((word): [string, Aside] => [asideKey(word), aside]);
    }),
  );
}
