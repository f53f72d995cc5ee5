/** "O que meu marido faz?": what somebody of theirs does for a living, before how they are. */
import { foldWord } from '../analyser/fold.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { OCCUPATIONS } from '../gleaning/lexicon.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import type { Fact } from '../request.ts';
import type { Turn } from './turn.ts';

const WORKS = /(?<!\p{L})(?:trabalha|trampa|vende|cuida|conserta|ensina|dirige|toca)(?!\p{L})/iu;

function tellsOfWork({ value }: Fact): boolean {
  const words = foldWord(value).split(/[^a-z]+/u);
  return words.some((word) => OCCUPATIONS.has(word)) || WORKS.test(value);
}

const WORK_ASKED = compilePattern('o_que|com_que|em_que|de_que|como meu|minha * =faz|=trabalha|=trampa');

/** What was told of the work of whom the question names. */
export function workFor(turn: Turn, sentence: Sentence): Fact | undefined {
  if (!matchesSentence(WORK_ASKED, sentence)) return undefined;
  const owner = sentence.tokens.findIndex(({ fold }) => fold === 'meu' || fold === 'minha');
  const who = sentence.tokens[owner + 1]?.fold ?? '';
  return turn.request.facts.findLast(
    (fact) =>
      foldWord(fact.value)
        .split(/[^a-z]+/u)
        .includes(who) && tellsOfWork(fact),
  );
}
