import { analyse, type Library } from '@cafune/dialogue';
import { questionKind } from '../../../dialogue/src/analyser/questions.ts';
import { contentWords } from '../../../dialogue/src/dialogue/turn.ts';
import { type Exchange, playAll } from './transcripts.ts';

const YES_OR_NO = ['polar', 'taste', 'ever', 'able', 'have', 'being', 'believe'];
const OPEN: ReadonlySet<string | undefined> = new Set([
  'where',
  'when',
  'who',
  'how',
  'which',
  'what',
  'howmany',
  'choice',
]);

export type NewcomerFigures = {
  replies: number;
  questions: number;
  /** Questions met with "I don't know" of the general kind. */
  unanswered: number;
  /** Questions for a place, a name or a way that got a yes, a no or a maybe. */
  wrongKind: number;
  /** Replies with two questions and more. */
  twoQuestions: number;
  /** Messages that tell something, and those of which a word comes back. */
  told: number;
  pickedUp: number;
};

function linesOf(
  lists: ReadonlyMap<string, readonly { say: string }[]>,
  names: readonly string[],
): ReadonlySet<string> {
  return new Set(names.flatMap((name) => (lists.get(name) ?? []).map(({ say }) => say)));
}

function sharesStem(one: string, other: string): boolean {
  const stems = (text: string) => new Set([...contentWords(text)].map((word) => word.slice(0, 5)));
  const own = stems(one);
  return [...stems(other)].some((stem) => own.has(stem));
}

/** Counts over every script with every listener. */
export function measureNewcomers(library: Library, listeners?: readonly string[]): NewcomerFigures {
  const general = linesOf(library.generic.acts, ['question']);
  const yesOrNo = linesOf(library.generic.asked, YES_OR_NO);
  const exchanges = playAll(library, listeners).flatMap((transcript) => transcript.exchanges);
  const kindsOf = ({ said }: Exchange) =>
    analyse(said)
      .sentences.map(questionKind)
      .filter((kind) => kind !== undefined);
  const asked = exchanges.filter((exchange) => kindsOf(exchange).length > 0);
  const told = exchanges.filter((exchange) => kindsOf(exchange).length === 0 && contentWords(exchange.said).size >= 2);
  const says = (lines: ReadonlySet<string>, { reply }: Exchange) => reply.lines.some((line) => lines.has(line));
  return {
    replies: exchanges.length,
    questions: asked.length,
    unanswered: asked.filter((exchange) => says(general, exchange)).length,
    wrongKind: asked.filter((exchange) => OPEN.has(kindsOf(exchange).at(-1)) && says(yesOrNo, exchange)).length,
    twoQuestions: exchanges.filter(({ reply }) => (reply.text.match(/\?/gu) ?? []).length > 1).length,
    told: told.length,
    pickedUp: told.filter(({ said, reply }) => sharesStem(said, reply.text)).length,
  };
}

export function tellNewcomers(figures: NewcomerFigures): string {
  const { replies, questions, unanswered, wrongKind, twoQuestions, told, pickedUp } = figures;
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  return (
    `newcomers ${replies} replies  ${questions} questions: ${share(unanswered, questions)} unanswered, ` +
    `${share(wrongKind, questions)} of another kind  two questions in one reply: ${share(twoQuestions, replies)}  ` +
    `${told} tellings, ${share(pickedUp, told)} picked up by a word`
  );
}
