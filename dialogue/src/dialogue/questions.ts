/** Questions to her that no pack answers get an answer of their kind: never a "maybe" where a place was asked for. */
import { isQuestion, optionsOf, type QuestionKind, questionKind } from '../analyser/questions.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import { say, sayWith } from './choose.ts';
import { echoOf } from './echo.ts';
import { herChoice } from './tastes.ts';
import type { Turn } from './turn.ts';

const TURNED_BACK = compilePattern('< mas|e ai? voce|contigo|tu >');

/** The last question of the message that is more than "e você?". */
function questionOf(turn: Turn): Sentence | undefined {
  return turn.analysis.sentences.findLast(
    (sentence) => isQuestion(sentence) && sentence.tokens.length > 1 && !matchesSentence(TURNED_BACK, sentence),
  );
}

/** "Praia ou montanha?" is answered with one of the two. */
export function chosen(turn: Turn): boolean {
  const question = questionOf(turn);
  const options = question && optionsOf(question);
  const choice = options && herChoice(turn.request.character.name, options);
  if (!choice) return false;
  return sayWith(turn, { lines: turn.library.generic.asked.get('choice') ?? [], slots: { choice }, topic: null });
}

/** Where every line of a kind was said lately, the nearest kind that still fits. */
const NEXT: Readonly<Partial<Record<QuestionKind, QuestionKind>>> = {
  taste: 'polar',
  ever: 'polar',
  able: 'polar',
  invite: 'polar',
  have: 'polar',
  being: 'polar',
  believe: 'polar',
  feel: 'polar',
};

/** "De fazer", "de maior": neither a verb nor a measure is a thing to speak of. */
const NO_THING = /^(?:\p{L}+[aeio]r|pra|pro|para|agora|maior|menor|primeira|outras?|outros?|mim|gente)$/iu;

export function answered(turn: Turn): boolean {
  const question = questionOf(turn);
  const kind = question && questionKind(question);
  if (!kind) return false;
  const { asked } = turn.library.generic;
  const echo = echoOf([question]);
  if (echo && !NO_THING.test(echo)) turn.slots.values.set('echo', echo);
  else turn.slots.values.delete('echo');
  const fallback = NEXT[kind];
  return (
    say(turn, asked.get(kind) ?? [], null) || (fallback !== undefined && say(turn, asked.get(fallback) ?? [], null))
  );
}
