import { type Act, readActs } from './acts.ts';
import { readSentences, type Sentence } from './tokens.ts';

export type Analysis = {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly acts: ReadonlySet<Act>;
  /** Number of tokens. */
  readonly size: number;
  /** All words folded, for noticing a repeated message. */
  readonly folded: string;
};

/** Reads one message: sentences of tokens with their forms, and what the person does with it. */
export function analyse(text: string): Analysis {
  const sentences = readSentences(text);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  return {
    text,
    sentences,
    acts: readActs(sentences),
    size: tokens.length,
    folded: tokens.map((token) => token.fold).join(' '),
  };
}
