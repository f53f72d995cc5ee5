/** What a person pinned, found by the words of a question. */
import type { Sentence } from '../analyser/tokens.ts';
import { stemsOf } from './recall-questions.ts';

export type Kept = { text: string; shared: number; coverage: number };

/** The pinned text that shares most with the question. */
export function pinnedFor(pinned: readonly string[], sentence: Sentence): Kept | undefined {
  const asked = stemsOf(sentence.tokens.map(({ raw }) => raw).join(' '));
  const ranked = pinned
    .map((text): Kept => {
      const own = stemsOf(text);
      const shared = [...asked].filter((stem) => own.has(stem)).length;
      return { text, shared, coverage: shared / Math.max(1, asked.size) };
    })
    .toSorted((one, other) => other.shared - one.shared);
  const [best] = ranked;
  return best && (best.shared >= 2 || best.coverage >= 0.5) ? best : undefined;
}
