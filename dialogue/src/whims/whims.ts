/** Small things she is asked that nobody foresaw, "sopa de quê?", "qual seu lado da cama?", and what she says of each. */
import { foldWord } from '../analyser/fold.ts';
import { singularOf } from '../analyser/stems.ts';
import { seededRandom } from '../dialogue/hash.ts';
import { type ReadyLine, readyLines } from '../dialogue/ready.ts';
import rawWhims from './whims.json' with { type: 'json' };

/** `of`: the words a kind of thing is known by; `say`: answers that might be any woman's, one of them hers for good. */
type WrittenWhim = { readonly key: string; readonly of: readonly string[]; readonly say: readonly string[] };

const whims: readonly WrittenWhim[] = rawWhims;

export type ReadyWhims = {
  /** What a character answers where this word is what is asked for; undefined where nothing is written of it. */
  readonly answerOf: (word: string, name: string) => readonly ReadyLine[] | undefined;
};

export function readyWhims(): ReadyWhims {
  const byWord = new Map(whims.flatMap((whim) => whim.of.map((word) => [singularOf(foldWord(word)), whim] as const)));
  return {
    answerOf: (word, name) => {
      const whim = byWord.get(singularOf(foldWord(word)));
      if (!whim) return undefined;
      const at = Math.floor(seededRandom(0, `${name}/${whim.key}`)() * whim.say.length);
      return readyLines(whim.say.slice(at, at + 1));
    },
  };
}
