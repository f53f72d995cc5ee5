/** A message of several parts, a greeting, news and a question, is answered part by part. */
import { readActs } from '../analyser/acts.ts';
import type { Analysis } from '../analyser/analyse.ts';
import { isQuestion } from '../analyser/questions.ts';
import type { Sentence, Token } from '../analyser/tokens.ts';
import { isDemand } from '../exchanges/demands.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchEnd, matchesSentence } from '../pattern/match.ts';

const GREETS = [
  '< #laugh? oi|ola|oie|oii|opa|hey|salve|eai linda|gata|sumida|querida|amor|moca?',
  '< #laugh? e ai linda|gata|sumida?',
  '< #laugh? bom dia|tarde|noite linda|gata|querida?',
  '< #laugh? boa tarde|noite linda|gata|querida?',
  '< fala ai|tu|voce|comigo|gata|linda',
].map(compilePattern);
const WELL = [
  '< tudo|tud bem|bom|certo|joia|beleza|tranquilo com? voce?',
  '< como voce|e_que_voce? esta|vai|anda|passou?',
  '< beleza|suave',
].map(compilePattern);
const BACK = compilePattern('e|mas voce|contigo|tu >');

/** `how`: she was asked how she is. `isToldLast`: what is told stands behind the question. */
export type Parts = { greeting: 'plain' | 'how' | undefined; rest: readonly Analysis[]; isToldLast: boolean };

function asSentence(tokens: readonly Token[], asked: boolean): Sentence {
  return { tokens, asked, forms: new Set(tokens.flatMap(({ forms }) => [...forms])) };
}

/** With its pauses, and the mark of a question. */
function writtenOf({ tokens, asked }: Sentence): string {
  const words = tokens.filter(({ raw }) => raw !== '').map(({ raw, pause }) => (pause ? `${raw},` : raw));
  return `${words.join(' ').replace(/,$/u, '')}${asked ? '?' : '.'}`;
}

/** Only these sentences, read as a message of their own. */
function analysisOf(sentences: readonly Sentence[]): Analysis {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  return {
    text: sentences.map(writtenOf).join(' '),
    sentences,
    acts: readActs(sentences),
    size: tokens.length,
    folded: tokens.map(({ fold }) => fold).join(' '),
  };
}

function longestEnd(patterns: typeof GREETS, sentence: Sentence): number {
  return Math.max(0, ...patterns.map((pattern) => longest(pattern, sentence)));
}

/** The optional words of a greeting belong to it: `matchEnd` stops before them. */
function longest(pattern: (typeof GREETS)[number], sentence: Sentence): number {
  const end = matchEnd(pattern, sentence) ?? 0;
  const more =
    end > 0 && /^(?:linda|gata|sumida|querida|amor|moca|ai|jovem|minha)$/.test(sentence.tokens[end]?.fold ?? '');
  return more ? end + 1 : end;
}

type Stripped = { greets: boolean; asksHow: boolean; sentences: Sentence[] };

function cut(sentence: Sentence, end: number): Sentence {
  return end === 0
    ? sentence
    : asSentence(sentence.tokens.slice(end), sentence.asked && sentence.tokens.length > end + 3);
}

/** "Oi, boa noite" greets twice. */
function greetingEnd(sentence: Sentence): number {
  const once = longestEnd(GREETS, sentence);
  if (once === 0) return 0;
  return once + longestEnd(GREETS, asSentence(sentence.tokens.slice(once), sentence.asked));
}

/** The greeting is at the very beginning, "tudo bem?" right behind it or in the next sentence. */
function withoutGreeting([first, second, ...others]: readonly Sentence[]): Stripped {
  const end = first ? greetingEnd(first) : 0;
  if (!first || end === 0)
    return { greets: false, asksHow: false, sentences: [first, second, ...others].filter(isThere) };
  const afterHello = asSentence(first.tokens.slice(end), first.asked);
  const asked = afterHello.tokens.length > 0 ? afterHello : second;
  const well = asked ? longestEnd(WELL, asked) : 0;
  const kept = [afterHello, second, ...others]
    .filter(isThere)
    .map((sentence) => (sentence === asked ? cut(asked, well) : sentence));
  return { greets: true, asksHow: well > 0, sentences: kept.filter(({ tokens }) => tokens.length > 0) };
}

/** "Oi", "boa noite, linda", and nothing else. */
export function isBareHello({ sentences }: Analysis): boolean {
  const { greets, asksHow, sentences: kept } = withoutGreeting(sentences);
  return greets && !asksHow && kept.every(({ tokens }) => tokens.every(({ raw }) => raw === ''));
}

/** "Oi, tudo bem?" */
export function asksHowSheIs({ sentences }: Analysis): boolean {
  return withoutGreeting(sentences).asksHow;
}

function isThere(sentence: Sentence | undefined): sentence is Sentence {
  return sentence !== undefined && sentence.tokens.length > 0;
}

/** "Prazer, Diego" tells a name. */
const INTRODUCES = compilePattern('< prazer|sou|chamo *');

function tells(sentence: Sentence): boolean {
  return !isQuestion(sentence) && (sentence.tokens.length >= 3 || matchesSentence(INTRODUCES, sentence));
}

/** "Eu fazer? Só sei fritar ovo": asked of oneself, and answered. */
function asksOneself({ tokens }: Sentence): boolean {
  return tokens[0]?.fold === 'eu' && tokens.length <= ONESELF_MAX;
}

const ONESELF_MAX = 3;

/** "Canta um pedaço de frevo pra mim", behind something told. */
function wants(sentence: Sentence): boolean {
  return isDemand(writtenOf(sentence));
}

/** So many words behind a question say more than why it is asked. */
const TOLD_LAST = 5;

/** "Vc tá me imitando agora? na última quinta perdi feio no catan": what is told last is what is meant to be met. */
function endsTelling(sentences: readonly Sentence[], asks: readonly Sentence[]): boolean {
  const last = sentences.at(-1);
  return last !== undefined && !asks.includes(last) && last.tokens.length >= TOLD_LAST && tells(last);
}

/** What is told, then what is asked, each a message of its own; one part where there is nothing to divide. */
function divided(sentences: readonly Sentence[]): Pick<Parts, 'rest' | 'isToldLast'> {
  const asks = sentences.filter(
    (sentence) =>
      (isQuestion(sentence) || wants(sentence)) && !matchesSentence(BACK, sentence) && !asksOneself(sentence),
  );
  const rest = sentences.filter((sentence) => !asks.includes(sentence));
  if (asks.length === 0 || !rest.some(tells)) return { rest: [analysisOf(sentences)], isToldLast: false };
  return { rest: [analysisOf(rest), analysisOf(asks.slice(-1))], isToldLast: endsTelling(sentences, asks) };
}

/** The parts of a message that has more than one, or undefined. */
export function partsOf({ sentences }: Analysis, isBeginning = true): Parts | undefined {
  const found = withoutGreeting(sentences);
  // "Oi? ele morreu", "e aí que fiquei triste": nobody says hello in the middle of a talk.
  const {
    greets,
    asksHow,
    sentences: kept,
  } = isBeginning ? found : { ...found, greets: false, sentences: [...sentences] };
  const size = kept.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const hasMore = greets && size >= 3;
  const { rest, isToldLast } = divided(hasMore ? kept : sentences);
  if (!hasMore && rest.length < 2) return undefined;
  return { greeting: hasMore ? (asksHow ? 'how' : 'plain') : undefined, rest, isToldLast };
}
