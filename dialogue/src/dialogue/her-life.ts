/** What she tells of her own life: when asked, step by step while somebody listens, and now and then of her own accord. */
import type { Act } from '../analyser/acts.ts';
import { analyse } from '../analyser/analyse.ts';
import { secondOf } from '../analyser/first-person.ts';
import { isQuestion, type QuestionKind, questionKind } from '../analyser/questions.ts';
import { LIGHT, sensesOf, sensibleWords } from '../analyser/stems.ts';
import type { Sentence, Token } from '../analyser/tokens.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import { isDemand } from '../exchanges/demands.ts';
import type { ReadyExchange } from '../exchanges/exchanges.ts';
import { canSay, say, sayWith } from './choose.ts';
import { isGrieving } from './grief.ts';
import { isSayable, lastExchange } from './last-exchange.ts';
import { asksOfHers, thingAsked } from './questions.ts';
import { asksOfSelf } from './recall-questions.ts';
import type { Turn } from './turn.ts';

/** The subject that is told by her days. */
export const DAYS = 'today';

/** How much of what is asked stands in a day of hers: "o que você ensaiou hoje?" asks for one with a rehearsal. */
function namedIn(day: ReadyExchange, wanted: ReadonlySet<string>): number {
  const told = sensesOf(
    day
      .say()
      .map(({ say }) => say)
      .join(' '),
  );
  return [...wanted].filter((sense) => told.has(sense) && !LIGHT.has(sense)).length;
}

/** What her life has on a subject: of her days one not told yet, and best one that is of what was asked. */
export function pieceOn(turn: Turn, subject: string): ReadyExchange | undefined {
  if (subject !== DAYS) return turn.life.told.get(subject);
  const fresh = turn.life.days.filter((day) => canSay(turn, day.say(), null));
  const wanted = sensesOf(turn.analysis.text);
  const most = Math.max(0, ...fresh.map((day) => namedIn(day, wanted)));
  const meant = fresh.filter((day) => namedIn(day, wanted) === most);
  return meant[Math.floor(turn.random() * meant.length)];
}

/** Asked again, she tells what she has not told yet of it; of what was never begun nobody hears the end. */
function isBegun(turn: Turn, piece: ReadyExchange): boolean {
  return piece.isOfLife && piece.say().some(({ key }) => turn.spent.has(key));
}

/** Says what belongs to an exchange or a piece, and remembers which it was. */
export function tell(turn: Turn, piece: ReadyExchange | undefined): boolean {
  if (!piece || !isSayable(turn, piece)) return false;
  if (!say(turn, piece.say(), null) && !(isBegun(turn, piece) && goOn(turn, piece))) return false;
  turn.led = true;
  turn.state.exchange = { key: piece.key, turn: turn.state.turn };
  return true;
}

/** What she tells where she is asked for this subject. */
export function toldOf(turn: Turn, subject: string | undefined): boolean {
  return subject !== undefined && tell(turn, pieceOn(turn, subject));
}

/** Goes on from what she said last: with the next step of a story, or whatever is left to add. */
export function goOn(turn: Turn, last: ReadyExchange): boolean {
  const more = last.more();
  // No step of a story is passed over for a later one.
  const next = last.isOfLife ? more.filter(({ key }) => !turn.spent.has(key)).slice(0, 1) : more;
  if (!say(turn, next, null)) return false;
  turn.state.exchange = { key: last.key, turn: turn.state.turn };
  return true;
}

const LISTENING_WORDS = 7;
/** Said of oneself, and yet of nothing but her story. */
const REACTING = new Set(
  'adorei amei gostei imagino imaginei ri morri acredito rindo entendi duvido sei quero chorei gosto adoro juro credo'.split(
    ' ',
  ),
);

/** Of the person's own: news, and nothing said to her story. */
function isOfTheirs({ analysis, fresh }: Turn): boolean {
  if (fresh.length > 0) return true;
  return analysis.sentences.some(
    ({ tokens, forms }) =>
      ['eu', 'meu', 'minha', 'meus', 'minhas', 'mim', 'comigo'].some((word) => forms.has(word)) ||
      tokens.some(({ fold }) => !REACTING.has(fold) && secondOf(fold, undefined) !== undefined),
  );
}

const NOT_LISTENING: readonly Act[] = ['goodbye', 'greeting', 'why', 'and-you', 'thanks'];

/** "Nossa", "sério? que doido", "coitado do peixeiro", "não acredito". */
const LISTENS =
  /^(?:(?:ai|nossa|ah|gente|caramba|eita|serio|jura|mentira|meu deus|mds|uau|nao) )*(?:que (?:legal|massa|bom|boa|fof[oa]|lind[oa]|bonit[oa]|vergonha|medo|doid[oa]|louc[oa]|loucura|historia|engracad[oa]|maximo|demais|delicia|incrivel|coisa|isso|mulher|coragem|graca|susto|sorte|figura|comedia|aventura|ideia)|nossa|caramba|eita|credo|uau|serio|jura|mentira|adorei|amei|gostei|imagino|morri|kk+|haha\w*|coitad[oa]s?|tadinh[oa]s?|acredito|meu deus|mds|bonito|lindo|boa)(?= |$)/u;
/** No reaction to a story: put to her, or said of something that hurts. */
const NO_LISTENING =
  /(?:^| )(?:voce|te|ti|contigo|ia|robo|humana|real|verdade|chat[oa]|tedio|horrivel|ruim|triste|tristeza|pessim[oa]|raiva|odeio|odio|droga|merda|errado|cansei)(?= |$)/u;

/** "Kkkk", "nossa", "que fofo": said by somebody who listens, and has nothing of their own to say. */
function listens(turn: Turn): boolean {
  const { acts, analysis, state } = turn;
  if (NO_LISTENING.test(analysis.folded)) return false;
  if (analysis.size > LISTENING_WORDS || state.soft > 0 || NOT_LISTENING.some((act) => acts.has(act))) return false;
  if (!acts.has('question') && (acts.has('laughter') || acts.has('ack'))) return !isOfTheirs(turn);
  const wonders = /^(?:serio|jura|mentira|meu deus|nossa)(?= |$)/u.test(analysis.folded);
  return LISTENS.test(analysis.folded) && (wonders || !acts.has('question')) && !isOfTheirs(turn);
}

/** The story she is in the middle of: a piece of her life that did not end in a question. */
function storyUnderWay(turn: Turn): ReadyExchange | undefined {
  const last = lastExchange(turn);
  const hers = turn.request.history.findLast(({ role }) => role === 'character')?.text ?? '';
  return last?.isOfLife && !hers.trimEnd().endsWith('?') ? last : undefined;
}

/** In the middle of a story of hers she goes on for whoever listens: "que história bonita" answers no question of hers, and wants the rest. */
export function wentOnTelling(turn: Turn): boolean {
  const last = lastExchange(turn);
  if (last?.isOfLife !== true || !listens(turn)) return false;
  return goOn(turn, last) || say(turn, turn.library.generic.ended, null);
}

const WHAT_THEN = /^(?:(?:e|mas|ta|hum|hm|oi) )?(?:ai|dai|entao|e ai|vai|continua|segue|e ela|e ele|e eles|fala)$/u;
const ECHO_WORDS = 9;

/** "E aí?", "elevador?? sério?": asked of what she is telling. */
export function askedInStory(turn: Turn): boolean {
  const story = storyUnderWay(turn);
  const { analysis, acts } = turn;
  // "E aí?" is no greeting once they talk.
  if (!story)
    return turn.state.turn > 1 && WHAT_THEN.test(analysis.folded) && turn.state.soft === 0 && toldOfHerDay(turn);
  const echoes =
    acts.has('question') &&
    analysis.size <= ECHO_WORDS &&
    asksOfHers(turn) &&
    !isOfTheirs(turn) &&
    !analysis.sentences.some(wantsDetail);
  return (WHAT_THEN.test(analysis.folded) || echoes) && goOn(turn, story);
}

/** Put to her: no detail of the story. */
const TO_HER = ['voce', 'seu', 'sua', 'teu', 'tua', 'te'];
const DETAILS = new Set('qual quais quem onde quando quanto quantos quantas como que'.split(' '));

const OF_A_STORY = new Set(['ser', 'estar', 'ir', 'ficar', 'ter', 'haver', 'acabar']);

/** "Qual a raça?" wants what a story may not have; "trabalha com o quê?" is put to her. */
function wantsDetail({ tokens }: Sentence): boolean {
  const does = tokens.some(({ fold }) => [...lemmasOf(fold)].some((lemma) => !OF_A_STORY.has(lemma)));
  return !does && tokens.some(({ fold }) => DETAILS.has(fold));
}

const DETAIL_WORDS = 4;

/** A question in the middle of a story that nothing of hers answers: she says so, and goes on with what she does know. */
export function owedDetail(turn: Turn): boolean {
  const last = lastExchange(turn);
  const { analysis, acts } = turn;
  if (
    !last?.isOfLife ||
    !acts.has('question') ||
    analysis.size > DETAIL_WORDS ||
    !analysis.sentences.some((sentence) => wantsDetail(sentence) && !TO_HER.some((word) => sentence.forms.has(word)))
  )
    return false;
  // Of whom the story is about it has more to tell.
  if (analysis.sentences.some(isOfOthers) && goOn(turn, last)) {
    turn.led = true;
    return true;
  }
  if (!say({ ...turn, asksNothing: true }, turn.library.generic.owedDetail, null)) return false;
  goOn(turn, last);
  turn.led = true;
  return true;
}

/** "Caldinho de quê?", "tinha água dentro?": asked of a thing in her story, which goes on; of what it does not tell nothing is made up. */
export function askedOfHers(turn: Turn): boolean {
  const { asked, owedDetail } = turn.library.generic;
  const last = lastExchange(turn);
  if (last?.isOfLife !== true) {
    const quoted = thingAsked(turn);
    return quoted !== undefined && sayWith(turn, { lines: asked.get('detail') ?? [], slots: { quoted }, topic: null });
  }
  if (!(asksOfHers(turn) || asksInStory(turn))) return false;
  turn.led = true;
  return goOn(turn, last) || say(turn, owedDetail, null);
}

const STORY_WORDS = 8;

/** A short question that is put neither to her nor of them, in the middle of her story. */
function asksInStory(turn: Turn): boolean {
  if (!storyUnderWay(turn)) return false;
  const asked = turn.analysis.sentences.filter(isQuestion);
  return (
    asked.length > 0 &&
    asked.every(
      (sentence) =>
        sentence.tokens.length <= STORY_WORDS &&
        !asksOfSelf(sentence) &&
        !TO_HER.some((word) => sentence.forms.has(word)) &&
        !FOR_THEM.has(questionKind(sentence) ?? ''),
    )
  );
}

const QUESTION_WORDS = 12;
const NEAR_WORDS = 18;
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

/** A question no answer was written for, and yet something of her life is of what it asks: "e essa cachorra aí?". */
export function toldAbout(turn: Turn): boolean {
  const { analysis, acts } = turn;
  const asks = acts.has('question') || (isDemand(analysis.text) && TELL_ME.test(analysis.folded));
  if (!asks || analysis.size > QUESTION_WORDS) return false;
  const asked = analysis.sentences.filter(
    (sentence) => (!acts.has('question') || isQuestion(sentence)) && !asksOfSelf(sentence) && !isOfOthers(sentence),
  );
  if (asked.length === 0) return false;
  // Whether something is so is answered by no story that has a word of it.
  if (asked.some((sentence) => WHETHER.has(questionKind(sentence) ?? '')) && !HANGS.test(analysis.folded)) return false;
  return piecesAbout(turn, asked).some((piece) => tell(turn, piece));
}

const NO_THING = new Set(
  'boa bom bem mal demais muito muita pouco tudo nada coisa dia vez vida gente pessoa hoje ontem amanha agora sempre nunca mais menos voce meu minha seu sua que qual quem onde como quando nome melhor pior maior menor favorita favorito preferida preferido outro outra lugar tempo ano'.split(
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
  const asks = acts.has('question') || (isDemand(analysis.text) && TELL_ME.test(analysis.folded));
  if (!asks || analysis.size > NEAR_WORDS || turn.state.soft > 0) return false;
  const asked = analysis.sentences.filter(
    (sentence) =>
      (!acts.has('question') || isQuestion(sentence)) &&
      !asksOfSelf(sentence) &&
      !isOfOthers(sentence) &&
      !FOR_THEM.has(questionKind(sentence) ?? ''),
  );
  const last = lastExchange(turn);
  const sought = soughtIn(asked);
  // "É de quê?", behind something told, asks about that.
  const isBare = sought.things.length === 0 && asked.length > 0 && analysis.size <= DETAIL_WORDS;
  const { text, things } = isBare ? soughtIn(wholeOf(turn)) : sought;
  if (things.length === 0) return false;
  const isWhether = asked.some((sentence) => WHETHER.has(questionKind(sentence) ?? ''));
  const needed = isBare ? NEAR_SHARE.bare : isWhether ? NEAR_SHARE.whether : NEAR_SHARE.other;
  return life
    .naming(text, things)
    .filter(({ share, isAsked }) => share >= needed || (isAsked && !isWhether && asksForThing(asked, things)))
    .slice(0, ABOUT_TRIED)
    .some(({ piece }) => (piece === last ? goOn(turn, piece) && markLed(turn) : tell(turn, piece)));
}

/** So much of what is asked has to stand in a piece. */
const NEAR_SHARE = { whether: 0.62, other: 0.45, bare: 0.2 };

/** "Que flor combina com caminhoneiro?" wants a flower. */
function asksForThing(asked: readonly Sentence[], things: readonly string[]): boolean {
  return asked.some(({ tokens }) => {
    const at = tokens.findIndex(({ fold }) => fold === 'que' || fold === 'qual' || fold === 'quais');
    return at >= 0 && things.includes(tokens[at + 1]?.raw ?? '');
  });
}

/** What is asked as advice or as an opinion is about them. */
const FOR_THEM: ReadonlySet<string> = new Set([
  'opinion',
  'advice',
  'soundsgood',
  'reassure',
  'invite',
  'choice',
  'howto',
  'bother',
]);

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

/** "E ela mora onde?" */
function isOfOthers({ forms }: Sentence): boolean {
  return (
    !forms.has('voce') &&
    ['ele', 'ela', 'eles', 'elas', 'dele', 'dela', 'deles', 'delas'].some((word) => forms.has(word))
  );
}

/** So many of the pieces nearest to a question may have been told already. */
const ABOUT_TRIED = 2;

/** Something that happened to her lately, told of her own accord. */
export function toldOfHerDay(turn: Turn): boolean {
  return toldOf(turn, DAYS);
}
