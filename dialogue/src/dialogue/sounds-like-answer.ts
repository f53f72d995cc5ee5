/** Whether a message has the shape of an answer to what she asked, where none of its words says so. */
import { analyse } from '../analyser/analyse.ts';
import { isPast, tenseOf } from '../analyser/tense.ts';
import type { Sentence, Token } from '../analyser/tokens.ts';
import { lemmasOf } from '../analyser/verbs.ts';

/** Words before the answer proper. */
const LEAD_INS = new Set(
  'ah ahh hm hmm hum bom bem olha olhe ai entao putz nossa acho que talvez uai ue oxe eu'.split(' '),
);
/** Whoever begins with these tells of something else: a day, somebody. */
const NEWS = new Set(
  'hoje ontem agora amanha depois acabei ele ela eles elas voce ninguem meu minha meus minhas'.split(' '),
);
/** Too common in questions to show that an answer belongs to one. */
const IN_ANY = new Set(
  'ser estar ter ir fazer voce que qual quando onde quem como por de o a um uma e mais'.split(' '),
);
const ALWAYS_SHORT_ENOUGH = 3;

const isWord = ({ raw, forms }: Token): boolean => raw !== '' && !forms.has('#emoji') && !forms.has('#laugh');

function questionIn(line: string): Sentence | undefined {
  return analyse(line).sentences.findLast(({ asked }) => asked);
}

function sharesWords(one: Sentence, others: readonly Sentence[]): boolean {
  const telling = [...one.forms].filter((form) => form.length > 3 && !form.startsWith('=') && !IN_ANY.has(form));
  return telling.some((form) => others.some(({ forms }) => forms.has(form)));
}

/** A verb in a form of its own: an infinitive names a thing ("dormir até tarde"). */
function isConjugated({ fold }: Token): boolean {
  const lemmas = lemmasOf(fold);
  return lemmas.size > 0 && !lemmas.has(fold);
}

/**
 * True for a word or two, for what takes up words of the question, for what names something ("um banho", "na casa da minha
 * avó", "dormir"), and for what tells in the question's own tense; false for how somebody is, and for news of the day.
 */
export function soundsLikeAnswer(sentences: readonly Sentence[], herLine: string): boolean {
  const words = sentences.flatMap(({ tokens }) => tokens.filter(isWord));
  const question = questionIn(herLine);
  if (!question || sharesWords(question, sentences)) return true;
  const first = words.find(({ fold }) => !LEAD_INS.has(fold));
  // "Comprei um violão" answers no "tem pamonha na sua rua?".
  const isNews = first !== undefined && words.length > 1 && isPast(first.fold) && tenseOf([question]) !== 'told';
  if (words.length <= ALWAYS_SHORT_ENOUGH && !isNews) return true;
  if (!first || NEWS.has(first.fold)) return !first;
  if (lemmasOf(first.fold).has('estar')) return false;
  if (isConjugated(first)) return tenseOf(sentences) === tenseOf([question]);
  // "O servente faltou de novo" is news; "um cara que trouxe um peru" names somebody.
  const verb = words.findIndex((word) => isConjugated(word) && !LEAD_INS.has(word.fold));
  return verb < 0 || words[verb - 1]?.fold === 'que';
}
