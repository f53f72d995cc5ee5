/** Meets what is said or asked with what she says to just that, where it comes near to an exchange she knows. */
import type { Act } from '../analyser/acts.ts';
import { foldWord } from '../analyser/fold.ts';
import { LIGHT } from '../analyser/stems.ts';
import { tenseOf } from '../analyser/tense.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { isDemand } from '../exchanges/demands.ts';
import { formOf, type ReadyExchange } from '../exchanges/exchanges.ts';
import { featuresOf, isSense, YOU } from '../exchanges/features.ts';
import { type Near, worth } from '../exchanges/nearest.ts';
import { spelledOut } from '../gleaning/spelling.ts';
import { canSay, say } from './choose.ts';
import { isAllowed, weightOf } from './heard.ts';
import { DAYS, goOn, pieceOn, tell } from './her-life.ts';
import { isSayable, lastExchange } from './last-exchange.ts';
import { asksHowSheIs } from './parts.ts';
import { asksOfHers, isOfOthers } from './questions.ts';
import { isRemembered } from './recall.ts';
import { asksOfSelf } from './recall-questions.ts';
import { clausesOf } from './reflect.ts';
import { soundsLikeAnswer } from './sounds-like-answer.ts';
import { CHOICE } from './state.ts';
import { lossIn, soften, toneOf } from './tone.ts';
import { contentWords, lastMessage, type Turn } from './turn.ts';

/** Longer ones say more than one thing. */
const WORDS_MAX = 45;
/** So near, it is what was meant whatever else a word of it may mean to a pattern. */
const SURE = { nearness: 0.72, covered: 0.6 };
/** Nearly the same words, the small ones among them. */
const SAME = 0.9;
/** What is less near shares a word or two by chance. */
const NEAR = 0.52;
/** Two senses that make up so much of both say what is meant; a single one has to be all of it, and a rare one. */
const COVERED_BY_SOME = 0.42;
const COVERED_BY_ONE = 0.85;
const TELLING_ONE = 6;
const SAME_WORDS_NEAR = 0.7;
/** So many of the words have to be the same where one sense alone is shared. */
const SAME_WORDS_ONE = 0.5;
/** The rarer it is, the less of both it has to be. */
const COVERED_BY_RARE = [
  { telling: 8, covered: 0.5 },
  { telling: 6.9, covered: 0.7 },
] as const;

type Found = Near<ReadyExchange>;

/** Worked out once a message. */
const found = new WeakMap<Turn['analysis'], readonly Found[]>();

/** The exchanges that fit, the nearest first. */
function nearExchanges(turn: Turn): readonly Found[] {
  const known = found.get(turn.analysis);
  if (known) return known;
  const made = isReadable(turn) ? findExchanges(turn) : [];
  found.set(turn.analysis, made);
  return made;
}

const WORD_OR_TWO = 3;
const VERBATIM = 0.98;
const HELLO_WORDS = 6;
const OF_A_WORD: readonly Act[] = ['ack', 'laughter', 'greeting', 'thanks', 'yes', 'no', 'dunno', 'and-you', 'why'];

/** Neither a greeting, nor more than one thing said at once. */
function isReadable({ analysis, acts }: Turn): boolean {
  const isHello = analysis.size <= HELLO_WORDS && acts.has('greeting') && asksHowSheIs(analysis);
  return analysis.size <= WORDS_MAX && !isHello;
}

/** A word or two that have answers of their own: only what is put in just these words is nearer. */
function isWord(turn: Turn): boolean {
  return turn.analysis.size <= WORD_OR_TWO && (OF_A_WORD.some((act) => turn.acts.has(act)) || asksOfHers(turn));
}

function findExchanges(turn: Turn): readonly Found[] {
  const { analysis, acts } = turn;
  const form = formOf(analysis.text, acts);
  const least = isWord(turn) ? VERBATIM : 0;
  return textsOf(turn)
    .flatMap((text) => turn.library.exchanges.find(text, (item) => isHers(turn, item)))
    .flatMap((near) => asTold(turn, near))
    .filter(
      (near) =>
        isLikely(near) &&
        (form !== 'tells' || isNearTold(near)) &&
        near.nearness >= least &&
        near.item.forms().has(form) &&
        isSayable(turn, near.item),
    )
    .filter(
      (near) =>
        !(form === 'asks' && isOfThem(turn, near)) && !(form === 'tells' && isStillToCome(turn) && near.item.isPast()),
    )
    .toSorted((one, other) => rankOf(other) - rankOf(one));
}

/** So short, it answers her greeting, or nothing she knows. */
const ANSWER_TO_GREETING = 3;

/** What only another character can be asked is nothing to her, and "nada" and "os dois" answer only her greeting. */
function isHers(turn: Turn, { owner, subject }: ReadyExchange): boolean {
  const { life, acts, analysis, state } = turn;
  // "E ele dormiu muito?" asks for nothing of her own.
  if (subject !== undefined && subject !== DAYS && analysis.sentences.some(isOfOthers)) return false;
  if (owner === undefined) return subject === undefined || subject === DAYS || life.told.has(subject);
  const isAnswer = !acts.has('question') && analysis.size <= ANSWER_TO_GREETING;
  return owner === life.owner && (state.turn === 0 || !isAnswer);
}

const asked = new WeakMap<ReadyExchange, { readonly subject: string | undefined }>();

/** Of her days nothing is asked by chance. */
function isOfAnySubject({ subject, owner }: ReadyExchange): boolean {
  return subject !== undefined && subject !== DAYS && owner === undefined;
}

/** The subject of her life that what anybody would answer is put to as well. */
function subjectOf({ library }: Turn, exchange: ReadyExchange): string | undefined {
  const known = asked.get(exchange);
  if (known) return known.subject;
  const found = exchange.put.flatMap(
    (put) => library.exchanges.find(put, isOfAnySubject).find(isSure)?.item.subject ?? [],
  );
  // One way of asking that is near by chance is not enough.
  const subject = found.find((one) => found.filter((other) => other === one).length * 2 >= exchange.put.length);
  asked.set(exchange, { subject });
  return subject;
}

/** Where a subject of her life is asked for, what she tells of it. */
function asTold(turn: Turn, near: Found): Found[] {
  const { item } = near;
  const isAnybodys = item.subject === undefined && !item.isOfLife && turn.acts.has('question');
  const subject = isAnybodys && isLikely(near) ? subjectOf(turn, item) : item.subject;
  if (subject === undefined) return isAnybodys && turn.life.isHerWorld(turn.analysis.text) ? [] : [near];
  const piece = pieceOn(turn, subject);
  return piece ? [{ ...near, item: piece }] : isAnybodys ? [near] : [];
}

/** So much nearer has to be what anybody would say than what she alone can tell, where that is near enough itself. */
const HERS_FIRST = 0.15;
const HERS_NEAR = 0.8;

function rankOf(found: Found): number {
  return worth(found) + (found.item.isOfLife && found.nearness >= HERS_NEAR ? HERS_FIRST : 0);
}

/** "Eu gosto de jiló?" is for her memory, and not for her taste. */
function isOfThem({ analysis: { sentences } }: Turn, { isOfWriter }: Found): boolean {
  return !isOfWriter && sentences.some(asksOfSelf);
}

/** What is told can be met by its deed or said back: what comes near by chance is left to these. */
const TOLD = { some: { nearness: 0.64, covered: 0.52 }, one: { nearness: 0.7, covered: 0.65 } };

function isNearTold({ nearness, covered, shared }: Found): boolean {
  const needed = shared > 1 ? TOLD.some : TOLD.one;
  return nearness >= SAME || (nearness >= needed.nearness && covered >= needed.covered);
}

/** "Quero fazer uma tatuagem" is not met as one that was made. */
function isStillToCome({ analysis: { sentences, folded } }: Turn): boolean {
  return tenseOf(sentences) === 'planned' || WANTS.test(folded);
}

const WANTS =
  /(?:^| )(?:quero|queria|pretendo|estou tentando|to tentando|tentando|vou|vai|vamos|viajo|amanha|semana que vem|mes que vem|ano que vem|pensando em)(?= |$)/u;

function isLikely({ nearness, covered, shared, telling, sameWords }: Found): boolean {
  if (nearness >= SAME) return covered > 0 && (shared > 1 || sameWords > 0);
  if (nearness < NEAR || shared === 0) return false;
  if (shared > 1) return covered >= COVERED_BY_SOME;
  // "Acha justo?" is not "você é justa?".
  if (sameWords < SAME_WORDS_ONE) return false;
  const rare = COVERED_BY_RARE.find((one) => telling >= one.telling);
  // In the same words, and nearly all of them, it is meant however common they are: "qual flor você gosta mais?"
  const isTheSame = nearness >= SAME_WORDS_NEAR && sameWords === 1;
  return covered >= (rare?.covered ?? COVERED_BY_ONE) && (telling >= TELLING_ONE || isTheSame);
}

function isSure({ nearness, covered }: Found): boolean {
  return nearness >= SURE.nearness && covered >= SURE.covered;
}

/** "O que eu faço?" asks about what was told just before. */
function textOf({ analysis, acts, request }: Turn): string {
  const tells = [...featuresOf(analysis.text)].some((feature) => isSense(feature) && !LIGHT.has(feature));
  if (tells || !acts.has('question')) return analysis.text;
  const before = request.history.filter(({ role }) => role === 'person').at(-2)?.text;
  return before === undefined ? analysis.text : `${before} ${analysis.text}`;
}

/** Words of a sentence that says something by itself. */
const SENTENCE_MIN = 3;

/** The whole message, and where it has several sentences each of them: one of them may be what somebody else said as well. */
function textsOf(turn: Turn): readonly string[] {
  const whole = textOf(turn);
  const { sentences } = turn.analysis;
  if (sentences.length < 2) return [whole];
  const long = sentences.filter(({ tokens }) => tokens.length >= SENTENCE_MIN);
  // Of what is told only the longest sentence stands for all: "comi o miojo. não sei se devolvo o casaco dela".
  const told = turn.acts.has('question') ? long : long.toSorted(byLength).slice(0, 1);
  return [whole, ...told.map(sentenceText)];
}

function byLength(one: Sentence, other: Sentence): number {
  return other.tokens.length - one.tokens.length;
}

function sentenceText({ tokens }: Sentence): string {
  return tokens.map(({ raw }) => raw).join(' ');
}

function sayExchange(turn: Turn, near: readonly Pick<Found, 'item'>[]): boolean {
  const said = near.find(({ item }) => tell(turn, item));
  if (said?.item.forms().has('tells')) soften(turn, toneOf(turn));
  return said !== undefined;
}

/** What she is, is told by the pack that is about it alone. */
export function asksWhatSheIs(turn: Turn): boolean {
  const topic = turn.library.topics.get('being-ai');
  return topic?.responders.some((responder) => weightOf(turn, responder) > 0 && isAllowed(turn, topic)) === true;
}

/** Nearly word for word what an exchange begins with. */
export function sureExchange(turn: Turn): boolean {
  if (turn.state.game !== null || turn.acts.has('goodbye') || asksWhatSheIs(turn)) return false;
  // What is asked of themselves is for her memory first: "o que eu levo na mala?" is not, and is put just so.
  const isOfSelf = turn.analysis.sentences.some(asksOfSelf);
  if (isRemembered(turn)) return false;
  return sayExchange(
    turn,
    nearExchanges(turn).filter((near) => isSure(near) && (!isOfSelf || near.nearness >= VERBATIM)),
  );
}

/** "Quem é Lindaura?", whatever else is said beside it: somebody of her people whom she named. */
const WHO = /(?<!\p{L})quem (?:[ée]|eh|era) (?:(?:[ea]ss?[ea]|[oa]) )?(\p{Lu}\p{L}{2,})/u;

export function toldWho(turn: Turn): boolean {
  const name = WHO.exec(lastMessage(turn))?.[1];
  if (name === undefined || turn.state.game !== null || lossIn(turn) !== undefined) return false;
  const near = turn.library.exchanges.find(
    `quem é ${name}?`,
    (item) => item.owner === turn.life.owner && isHers(turn, item),
  );
  return (
    turn.life.owner !== undefined &&
    sayExchange(
      turn,
      near.filter(({ nearness }) => nearness >= SAME),
    )
  );
}

/** The same where no pattern and no kind is surer. */
export function likelyExchange(turn: Turn): boolean {
  return sayExchange(turn, nearExchanges(turn));
}

/** A clause of a longer message has to be meant more plainly than a whole one. */
const CLAUSE = { words: 3, nearness: 0.7, covered: 0.5, shared: 2 };
/** Put in nearly these words, one sense is enough. */
const CLAUSE_SAME = 0.94;

/** "Meu sobrinho que instalou" only says who it was. */
const WHICH = /^(?:[oa]s? |uma? )?(?:(?:meu|minha|seu|sua) )?\p{L}+ (?:\p{L}+ )?que /iu;

function isPlainClause({ nearness, covered, shared, item }: Found): boolean {
  if (item.subject !== undefined || item.isOfLife) return false;
  if (nearness >= CLAUSE_SAME && covered >= CLAUSE_SAME) return true;
  return (
    nearness >= CLAUSE.nearness &&
    covered >= CLAUSE.covered &&
    shared >= CLAUSE.shared &&
    item.put.every((put) => !featuresOf(put).has(YOU))
  );
}

/** Of what is told clause by clause the last that somebody else said as well: "que lindo isso. adotei um cachorro, ele comeu meu chinelo". */
export function metClause(turn: Turn): boolean {
  const { analysis, acts, library, state } = turn;
  if (acts.has('question') || state.game !== null || isDemand(analysis.text)) return false;
  const clauses = clausesOf(spelledOut(analysis.text)).filter(
    (clause) => clause.split(' ').length >= CLAUSE.words && !WHICH.test(clause),
  );
  const near = clauses.toReversed().flatMap((clause) =>
    library.exchanges
      .find(clause, (item) => isHers(turn, item))
      .filter(
        (one) =>
          isPlainClause(one) &&
          one.item.forms().has('tells') &&
          isSayable(turn, one.item) &&
          !(one.item.isPast() && WANTS.test(foldWord(clause))),
      )
      .slice(0, 1),
  );
  return sayExchange(turn, near);
}

/** "Por quê?", "conta mais", right after an exchange: what she has to add to it. */
export function moreOfExchange(turn: Turn): boolean {
  const { exchange, turn: now } = turn.state;
  if (exchange?.turn === now - 1 && exchange.key === CHOICE)
    return say(turn, turn.library.generic.asked.get('choiceWhy') ?? [], null);
  const last = lastExchange(turn);
  if (!last) return false;
  return goOn(turn, last) || (last.isOfLife && say(turn, turn.library.generic.ended, null));
}

const ANOTHER =
  /^(?:(?:muito [a-z]+|essa nao|nao|hum|hm|ah) )?(?:me (?:da|conta|fala|manda) )?(?:mais (?:uma?|outra)|outr[ao])(?: (?:ideia|opcao|sugestao|dica|piada|historia|coisa|pergunta))?$/u;

/** "Outra ideia", right after an exchange: another of its answers. */
export function anotherOfExchange(turn: Turn): boolean {
  const last = ANOTHER.test(turn.analysis.folded) ? lastExchange(turn) : undefined;
  return last !== undefined && sayExchange(turn, [{ item: last }]);
}

/** What she asked at the end of an exchange was answered: taken in, and gone on from. */
export function answeredExchange(turn: Turn): boolean {
  const last = lastExchange(turn);
  const hers = turn.request.history.findLast(({ role }) => role === 'character')?.text ?? '';
  if (!last || !/\?[\s*]*$/u.test(hers) || !isAnswer(turn, hers)) return false;
  const { acks } = turn.library.generic;
  if (!canSay(turn, last.more(), null) || !say(turn, acks.get(ackOf(turn)) ?? [], null)) return false;
  goOn(turn, last);
  turn.led = true;
  return true;
}

const ANSWER_WORDS = 9;
const CHOICE_WORDS = 2;

function isSharedWith({ analysis }: Turn, hers: string): boolean {
  const words = contentWords(hers);
  return [...contentWords(analysis.text)].some((word) => words.has(word));
}

function isAnswer(turn: Turn, hers: string): boolean {
  if (
    formOf(turn.analysis.text, turn.acts) !== 'tells' ||
    turn.acts.has('ack') ||
    turn.acts.has('laughter') ||
    turn.analysis.size > ANSWER_WORDS
  )
    return false;
  const isOfItsOwn = nearExchanges(turn).length > 0;
  // "Bolonhesa ou quatro queijos?" is answered in a word or two, or in its own words.
  if (/\bou\b/u.test(hers) && turn.analysis.size > CHOICE_WORDS && !isSharedWith(turn, hers)) return false;
  return !isOfItsOwn && soundsLikeAnswer(turn.analysis.sentences, hers);
}

function ackOf({ acts, slots }: Turn): string {
  if (acts.has('dunno')) return 'dunno';
  if (acts.has('no')) return 'no';
  if (acts.has('yes')) return 'yes';
  return slots.values.has('answer') ? 'thing' : 'other';
}
