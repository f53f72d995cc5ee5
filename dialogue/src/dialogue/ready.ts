/** Lines as they are chosen from: what they ask, who would say them, what they need to know. */
import { foldWord } from '../analyser/fold.ts';
import type { Line, Register } from '../packs/schema.ts';
import { shortKey } from './hash.ts';

export type ReadyLine = {
  readonly key: string;
  readonly say: string;
  readonly as: Register | undefined;
  readonly ask: string | undefined;
  readonly unless: string | undefined;
  /** Ends in a question mark. */
  readonly question: boolean;
  /** Has a question anywhere; a line with an `ask` and without one is a story. */
  readonly asks: boolean;
  readonly hold: boolean;
  readonly leaves: boolean;
  readonly slots: readonly string[];
};
/** Unmarked lines are also "questions" when a question mark closes them, emoji aside. */
export function endsInQuestion(say: string): boolean {
  return /\?[\s"”)\p{Extended_Pictographic}]*$/u.test(say);
}

function readyLine(line: Line): ReadyLine {
  const full = typeof line === 'string' ? { say: line } : line;
  return {
    key: shortKey(foldWord(full.say)),
    say: full.say,
    as: 'as' in full ? full.as : undefined,
    ask: 'ask' in full ? full.ask : undefined,
    unless: 'unless' in full ? full.unless : undefined,
    question: endsInQuestion(full.say),
    asks: full.say.includes('?'),
    hold: false,
    leaves: false,
    slots: [...full.say.matchAll(/\{([A-Za-z_.]+)\}/g)].map((match) => match[1] ?? ''),
  };
}

/** Lines of a pack, made ready once. */
export function readyLines(lines: readonly Line[] | undefined): readonly ReadyLine[] {
  return (lines ?? []).map(readyLine);
}
