/** A small thing she is asked of herself that her life says nothing of: "torta de quê?", "e o seu signo?". */
import { isQuestion } from '../analyser/questions.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { say } from './choose.ts';
import { isOfOthers } from './questions.ts';
import { asksOfSelf } from './recall-questions.ts';
import type { Turn } from './turn.ts';

const ASKS = /^(?:que|qual|quais|quantos|quantas|seu|sua|seus|suas|teu|tua)$/u;
/** What may stand between the question word and the thing. */
const BETWEEN =
  /^(?:que|o|a|os|as|e|eh|foi|era|seria|seu|sua|seus|suas|teu|tua|tipo|de|do|da|esse|essa|voce|mais|melhor|tal|mesmo)$/u;
const LONGEST = 14;

/** The words that may name what is asked for, the likeliest first: behind the question word, or before "de quê". */
function thingsIn({ tokens }: Sentence): readonly string[] {
  const words = tokens.filter(({ raw }) => raw !== '').map(({ raw, fold }) => ({ raw, fold }));
  const behind = words.flatMap(({ fold }, at) => {
    if (!ASKS.test(fold)) return [];
    const thing = words.slice(at + 1).find((word) => !BETWEEN.test(word.fold));
    return thing ? [thing.raw] : [];
  });
  const last = words.findLastIndex(({ fold }, at) => fold === 'que' && words[at - 1]?.fold === 'de');
  return [...behind, ...(last >= 2 ? [words[last - 2]?.raw ?? ''] : [])];
}

/** Says what she has to say of it: always the same of the same thing, so that nothing she said is unsaid. */
export function toldWhim(turn: Turn): boolean {
  if (turn.state.game !== null) return false;
  const { library, request, life } = turn;
  return turn.analysis.sentences
    .filter((sentence) => isQuestion(sentence) && sentence.tokens.length <= LONGEST)
    .filter((sentence) => !asksOfSelf(sentence) && !isOfOthers(sentence))
    .flatMap(thingsIn)
    .filter((thing) => !life.isHerWorld(thing))
    .some((thing) => say(turn, library.whims.answerOf(thing, request.character.name) ?? [], null));
}
