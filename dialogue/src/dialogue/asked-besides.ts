/** Of two questions in a message the one she has an answer to: "e de onde você é? já veio pro norte?". */
import { type Analysis, analyse } from '../analyser/analyse.ts';
import { isQuestion } from '../analyser/questions.ts';
import { askedFirst } from './asked-first.ts';
import { toldAbout, toldOfNamed } from './asked-of-her.ts';
import { likelyExchange, sureExchange } from './met-exchange.ts';
import { textOf } from './said-before.ts';
import { asPut, lastMessage, partOf, type Turn } from './turn.ts';
import { toldWhim } from './whim.ts';

const STEPS = [sureExchange, toldOfNamed, askedFirst, toldAbout, likelyExchange, toldWhim];
const WORDS_MIN = 3;

/** The questions of the whole message but the last, which is what could not be answered, the latest first. */
function others(turn: Turn): readonly Analysis[] {
  return analyse(asPut(lastMessage(turn), turn.request.character.name))
    .sentences.filter((sentence) => isQuestion(sentence) && sentence.tokens.length >= WORDS_MIN)
    .slice(0, -1)
    .toReversed()
    .map((sentence) => analyse(`${textOf(sentence)}?`));
}

/** Answers a question that stands before the last one. */
export function answeredBeside(turn: Turn): boolean {
  if (turn.asksNothing || turn.state.game !== null) return false;
  return others(turn).some((analysis) => {
    const part = partOf(turn, analysis, true);
    return STEPS.some((step) => step(part));
  });
}
