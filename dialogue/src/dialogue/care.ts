/**
 * After a crisis she stays gentle, before the conversation may become light again (safety.md P2). Read from what the person
 * said: the card itself is a notice of the house and no part of the history.
 */
import { checkMessage } from '@cafune/guard';
import { analyse } from '../analyser/analyse.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import type { ReplyRequest } from '../request.ts';

/** Replies that stay gentle after what was said outright. */
const CARE_REPLIES = 3;
/** After a mere sign she asks once, and believes the answer: most signs are none. */
const CHECK_REPLIES = 1;

/**
 * "Você entendeu errado", "era do jogo": said of the card, and nothing else in the message. That all is well, or was a joke, is said as
 * well by who is not well; whoever lost money in a game or was misread by their mother speaks of that.
 */
const MISREAD = [
  '< nossa|nao|calma|ih|opa? =voce|vc|tu entendeu|interpretou|leu tudo? errado|mal|torto #laugh? >',
  '< foi|era|e so|apenas? um? modo_de|jeito_de|forma_de dizer|falar|expressao #laugh? >',
  '< foi|era|e so|apenas? uma? forca_de_expressao #laugh? >',
  '< eu? era|foi|estava|tava falando|falar? so? do|da|sobre um|uma|o|a? jogo|filme|serie|livro|musica|novela|game|personagem * > !que|perder|morrer|matar|querer',
].map(compilePattern);
const BESIDE = ['< #laugh >', '< #laugh? nossa|calma|desculpa|relaxa|ih|opa|nao #laugh? >'].map(compilePattern);

/** What is owed after a crisis: `misread` where the person now says that it was none. */
export type Care = 'care' | 'check-in' | 'misread';

/** What she owes the message at the end of the history, which tells of no crisis itself. */
export function careFor({ history, now }: ReplyRequest): Care | undefined {
  const own = history
    .flatMap(({ role, text }, at) => (role === 'person' ? [{ text, at }] : []))
    .slice(-1 - CARE_REPLIES);
  const [current, ...before] = own.toReversed();
  const cleared = before.findIndex(({ text }) => saysMisread(text));
  const rules = before.slice(0, cleared < 0 ? undefined : cleared).map(({ text, at }) => {
    const { verdict, rule } = checkMessage(text, { recent: history.slice(0, at) }, now);
    return verdict === 'crisis' ? rule : null;
  });
  const isOutright = rules.some((rule) => rule !== null && rule !== 'crisis-indirect');
  const isSign = rules.slice(0, CHECK_REPLIES).includes('crisis-indirect');
  if (!isOutright && !isSign) return undefined;
  if (saysMisread(current?.text ?? '')) return 'misread';
  return isOutright ? 'care' : 'check-in';
}

function saysMisread(text: string): boolean {
  const { sentences } = analyse(text);
  const isOf = (patterns: typeof MISREAD) => (sentence: Sentence) =>
    patterns.some((pattern) => matchesSentence(pattern, sentence));
  return sentences.some(isOf(MISREAD)) && sentences.every(isOf([...MISREAD, ...BESIDE]));
}
