/** What is asked of her and was written for nobody: met with what she has to tell of the things it names. */
import { analyse } from '../analyser/analyse.ts';
import { isQuestion, type QuestionKind, questionKind } from '../analyser/questions.ts';
import { senseOf, sensibleWords } from '../analyser/stems.ts';
import type { Sentence, Token } from '../analyser/tokens.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import { isDemand } from '../exchanges/demands.ts';
import type { ReadyExchange } from '../exchanges/exchanges.ts';
import { canSay, say } from './choose.ts';
import { isGrieving } from './grief.ts';
import { DAYS, goOn, pieceOn, tell } from './her-life.ts';
import { isSayable, lastExchange } from './last-exchange.ts';
import { asksOfHers, FOR_THEM, isOfOthers } from './questions.ts';
import { asksOfSelf } from './recall-questions.ts';
import type { Turn } from './turn.ts';

const QUESTION_WORDS = 12;
const NEAR_WORDS = 18;
const BARE_WORDS = 4;
const TELL_ME = /(?:^| )(?:conta|fala|diz|conte|fale)(?= )/u;

const WHETHER: ReadonlySet<string> = new Set([
  'ever',
  'polar',
  'taste',
  'able',
  'being',
  'believe',
  'feel',
  'invite',
  'choice',
  'opinion',
  'advice',
]);
/** "E essa cachorra aí?", "e o seu irmão?" */
const HANGS = /^(?:[a-z]+ )?e (?:esse|essa|esses|essas|seu|sua|o|a|os|as) /u;

/** "Qual o nome do gato?", "me conta do gato". */
function asksToBeTold({ analysis, acts }: Turn): boolean {
  return acts.has('question') || (isDemand(analysis.text) && TELL_ME.test(analysis.folded));
}

/** A question no answer was written for, and yet something of her life is of what it asks: "e essa cachorra aí?". */
export function toldAbout(turn: Turn): boolean {
  const { analysis, acts } = turn;
  if (!asksToBeTold(turn) || analysis.size > QUESTION_WORDS) return false;
  const asked = analysis.sentences.filter(
    (sentence) => (!acts.has('question') || isQuestion(sentence)) && !asksOfSelf(sentence) && !isOfOthers(sentence),
  );
  if (asked.length === 0) return false;
  // Whether something is so is answered by no story that has a word of it.
  if (asked.some((sentence) => WHETHER.has(questionKind(sentence) ?? '')) && !HANGS.test(analysis.folded)) return false;
  return piecesAbout(turn, asked).some((piece) => tell(turn, piece));
}

const NO_THING = new Set(
  'algum alguma alguns algumas nenhum nenhuma boa bom bem mal demais muito muita pouco tudo nada coisa dia vez vida gente pessoa hoje ontem amanha agora sempre nunca mais menos voce meu minha seu sua que qual quem onde como quando nome melhor pior maior menor favorita favorito preferida preferido outro outra lugar tempo ano'.split(
    ' ',
  ),
);

const REQUESTS = new Set(['me', 'conta', 'conte', 'fala', 'fale', 'diz', 'sobre']);

/** A word that is no form of a verb: "irmão", "cachorra". */
function isThing({ raw, fold, negated }: Token): boolean {
  return (
    !negated &&
    sensibleWords(raw).length > 0 &&
    /^[a-z-]{3,}$/u.test(fold) &&
    lemmasOf(fold).size === 0 &&
    !NO_THING.has(fold)
  );
}

type Sought = { readonly text: string; readonly things: readonly string[] };

function soughtIn(sentences: readonly Sentence[]): Sought {
  const tokens = sentences.flatMap((sentence) => sentence.tokens).filter(({ fold }) => !REQUESTS.has(fold));
  const things = tokens.filter(isThing).map(({ raw }) => raw);
  return { text: tokens.map(({ raw }) => raw).join(' '), things };
}

function piecesAbout(turn: Turn, sentences: readonly Sentence[]): readonly ReadyExchange[] {
  const { text, things } = soughtIn(sentences);
  return turn.life.about(text, things).slice(0, ABOUT_TRIED);
}

/** Where nothing answers it: what she has to tell of a thing it names. Better beside the point of it than no answer at all. */
export function toldNear(turn: Turn): boolean {
  const { analysis, acts, life } = turn;
  if (!asksToBeTold(turn) || analysis.size > NEAR_WORDS || turn.state.soft > 0) return false;
  const asked = analysis.sentences.filter(
    (sentence) =>
      (!acts.has('question') || isQuestion(sentence)) &&
      ((!asksOfSelf(sentence) && !FOR_THEM.has(questionKind(sentence) ?? '')) || isOfHerTrade(turn, sentence)) &&
      !isOfOthers(sentence),
  );
  const last = lastExchange(turn);
  const sought = soughtIn(asked);
  // "É de quê?", behind something told, asks about that.
  const isBare = sought.things.length === 0 && asked.length > 0 && analysis.size <= BARE_WORDS;
  const { text, things } = isBare ? soughtIn(wholeOf(turn)) : sought;
  if (things.length === 0) return false;
  const isWhether = asked.some((sentence) => WHETHER.has(questionKind(sentence) ?? ''));
  const head = headOf(asked, things);
  const needed = isBare ? NEAR_SHARE.bare : isWhether ? NEAR_SHARE.whether : NEAR_SHARE.other;
  return life
    .naming(text, things)
    .filter(({ share, heads }) => share >= needed || (!isWhether && heads.includes(head)))
    .toSorted((one, other) => Number(other.heads.includes(head)) - Number(one.heads.includes(head)))
    .slice(0, ABOUT_TRIED)
    .some(({ piece }) => (piece === last ? goOn(turn, piece) && markLed(turn) : tell(turn, piece)));
}

/** So much of what is asked has to stand in a piece. */
const NEAR_SHARE = { whether: 0.62, other: 0.45, bare: 0.2 };

/** "Que flor eu levo?" asks a florist. */
function isOfHerTrade({ life }: Turn, { tokens }: Sentence): boolean {
  const at = tokens.findIndex(({ fold }) => /^(?:que|qual|quais)$/u.test(fold));
  return at >= 0 && life.isHerWorld(tokens[at + 1]?.raw ?? '');
}

/** "Que flor combina com caminhoneiro?" wants a flower. */
function headOf(asked: readonly Sentence[], things: readonly string[]): string {
  const heads = asked.flatMap(({ tokens }) => {
    const at = tokens.findIndex(({ fold }) => /^(?:que|qual|quais)$/u.test(fold));
    return at < 0 ? [] : [tokens[at + 1]?.raw ?? ''];
  });
  return senseOf(heads.find((head) => things.includes(head)) ?? '');
}

/** All sentences of the message, also where only a part of it is answered. */
function wholeOf({ request }: Turn): readonly Sentence[] {
  return analyse(request.history.at(-1)?.text ?? '').sentences;
}

function markLed(turn: Turn): true {
  turn.led = true;
  return true;
}

/** The same of a thing she has just named, before anything else is made of the question: "qual o nome do gato?". */
export function toldOfNamed(turn: Turn): boolean {
  return asksOfHers(turn) && toldAbout(turn);
}

/** What is asked of her past and her things, and has an answer or has none: nothing made up for everybody would be hers. */
const OF_HER_LIFE: ReadonlySet<QuestionKind> = new Set([
  'ever',
  'have',
  'able',
  'who',
  'where',
  'when',
  'howmany',
  'which',
]);
const INSTEAD = 0.9;

/** A question about her that no piece answers: she owns up to it, and tells something else. */
export function toldInstead(turn: Turn): boolean {
  const { life, analysis, library } = turn;
  const asked = analysis.sentences.find(
    (sentence) => isQuestion(sentence) && !asksOfSelf(sentence) && !isOfOthers(sentence),
  );
  const kind = asked && questionKind(asked);
  if (life.owner === undefined || kind === undefined || !OF_HER_LIFE.has(kind) || turn.random() > INSTEAD) return false;
  const last = lastExchange(turn);
  // Two evasions in a row are one too many.
  if (last !== undefined && life.days.includes(last)) return false;
  const day = pieceOn(turn, DAYS);
  if (!day || !say({ ...turn, asksNothing: true }, library.generic.instead, null)) return false;
  return tell(turn, day);
}

const RELATED = 0.6;

/** What they told of reminds her of something of her own. */
export function reminded(turn: Turn): boolean {
  const { state, analysis, acts, library } = turn;
  if (state.soft > 0 || acts.has('question') || isGrieving(turn) || analysis.size < 3) return false;
  if (turn.random() > RELATED || lastExchange(turn)?.isOfLife === true) return false;
  const piece = piecesAbout(turn, analysis.sentences).find(
    (one) => canSay(turn, one.say(), null) && isSayable(turn, one),
  );
  if (!piece || !say({ ...turn, asksNothing: true }, library.generic.reminded, null)) return false;
  return tell(turn, piece);
}

/** So many of the pieces nearest to a question may have been told already. */
const ABOUT_TRIED = 2;
