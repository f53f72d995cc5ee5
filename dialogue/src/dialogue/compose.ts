import type { Analysis } from '../analyser/analyse.ts';
import { GAMES_TOPIC, play, startGame } from '../games/games.ts';
import type { Fact, ReplyRequest } from '../request.ts';
import { mannerOf, speak } from '../speaking/manner.ts';
import { advised, gaveTip } from './advised.ts';
import { affirmed } from './affirm.ts';
import { answeredBeside } from './asked-besides.ts';
import { askedFirst } from './asked-first.ts';
import { reminded, toldAbout, toldInstead, toldNear, toldOfNamed } from './asked-of-her.ts';
import { say } from './choose.ts';
import { toldDeed } from './done.ts';
import { followed } from './follow-up.ts';
import { wentAlong } from './go-along.ts';
import { isGrieving } from './grief.ts';
import { answerCrisis, answerGuarded, isCrisis } from './guard.ts';
import { seededRandom, shortKey } from './hash.ts';
import { hitTopics, isRemark } from './heard.ts';
import { askedOfHers, owedDetail } from './her-story.ts';
import { acknowledged, takeInitiative, wantsInitiative } from './initiative.ts';
import type { Library } from './library.ts';
import { tookUpDetail } from './met-detail.ts';
import { answeredExchange, likelyExchange, metClause, sureExchange, toldWho } from './met-exchange.ts';
import { metByMood, metPlainly } from './met-mood.ts';
import { heartfeltKind, knownCase, knownKind, knownQuestion } from './met-remark.ts';
import { asksName, greetsName } from './naming.ts';
import { metNextToAny, metNextToStory } from './next-to-story.ts';
import { partsOf } from './parts.ts';
import { answered, answeredInGeneral, chosen, leftToThem, owedWish } from './questions.ts';
import { recalled } from './recall.ts';
import { mourned, reflected } from './reflect.ts';
import { looseRejoinder, rejoinder } from './rejoinders.ts';
import { corrected, repaired } from './repair.ts';
import { factKey } from './slots.ts';
import { type DialogueState, remember, settleSpent } from './state.ts';
import {
  anyResponders,
  catchAll,
  changeOfSubject,
  currentResponders,
  encore,
  firstHello,
  goodbye,
  greeting,
  learnedIdentity,
  learnedTaste,
  letGo,
  longMessage,
  mentionedTopics,
  owedAnswer,
  quibble,
  repeated,
  told,
  turnedBack,
  urgent,
} from './steps.ts';
import { commentedHers, confirmed } from './to-hers.ts';
import { lossIn } from './tone.ts';
import { beginTurn, partOf, type Turn } from './turn.ts';
import { answerOfHers, remarkOnThing, secondAnswer, secondFact } from './understanding.ts';
import { toldWhim } from './whim.ts';

export type Composed = {
  text: string;
  /** The lines the text was put together from, before the manner of her region. */
  lines: readonly string[];
  facts: readonly Fact[];
  state: DialogueState;
};

const REACTIONS: readonly ((turn: Turn) => boolean)[] = [
  firstHello,
  letGo,
  commentedHers,
  metNextToAny,
  owedDetail,
  sureExchange,
  leftToThem,
  gaveTip,
  askedFirst,
  advised,
  startGame,
  toldOfNamed,
  recalled,
  urgent,
  goodbye,
  play,
  corrected,
  chosen,
  changeOfSubject,
  encore,
  told,
  repeated,
  learnedIdentity,
  mourned,
  rejoinder,
  answeredExchange,
  toldAbout,
  likelyExchange,
  remarkOnThing,
  knownCase,
  learnedTaste,
  currentResponders,
  looseRejoinder,
  anyResponders,
  heartfeltKind,
  acknowledged,
  turnedBack,
  greeting,
  confirmed,
  catchAll,
  affirmed,
  askedOfHers,
  toldWhim,
  answeredBeside,
  toldNear,
  knownQuestion,
  toldInstead,
  answered,
  owedWish,
  knownKind,
  metClause,
  tookUpDetail,
  toldDeed,
  reminded,
  reflected,
  metByMood,
  metPlainly,
  wentAlong,
  mentionedTopics,
  longMessage,
  quibble,
];

/** What is told before a question is met where there is something to say to just that; else the question alone is answered. */
const BESIDE_A_QUESTION: typeof REACTIONS = [
  commentedHers,
  sureExchange,
  urgent,
  learnedIdentity,
  mourned,
  likelyExchange,
  knownCase,
];

/** Where what is told stands behind a question, that is answered where she has an answer to just that, and owned up to never. */
const FALLS_BACK: ReadonlySet<(turn: Turn) => boolean> = new Set([
  knownQuestion,
  toldInstead,
  answered,
  owedWish,
  knownKind,
  wentAlong,
  mentionedTopics,
  longMessage,
  quibble,
]);
const ANSWERS = [...REACTIONS.filter((step) => !FALLS_BACK.has(step)), answeredInGeneral];

/** When every line has been said there is still something true to say. */
const NOTHING_LEFT = 'Hoje eu tô mais pra te ouvir. Me conta mais.';
const FLAVOUR_EVERY = 4;
/** Police, ambulance, CVV, the lines for women and for children: no endearment stands beside them. */
const NUMBERS_OF_HELP = /\b(?:100|180|188|190|192|193)\b/u;

const LIGHT = ['#laugh', 'rir', 'feliz', 'animado', 'animada', 'delicia', 'adorei', 'engracado', 'engracada'];

/** Good news or a laugh ends the gentler voice before she answers, not after. */
function lift(turn: Turn): void {
  const tokens = turn.analysis.sentences.flatMap((sentence) => sentence.tokens);
  if (tokens.some((token) => !token.negated && LIGHT.some((word) => token.forms.has(word)))) turn.state.soft = 0;
}

function react(turn: Turn): void {
  if (turn.request.kind === 'continue') takeInitiative(turn);
  else if (
    !toldWho(turn) &&
    !metNextToStory(turn) &&
    !followed(turn) &&
    !(!turn.acts.has('goodbye') && repaired(turn)) &&
    !reactToParts(turn)
  )
    REACTIONS.some((step) => step(turn));
}

/** So many replies into a talk a hello still opens it. */
const HELLO_TURNS = 2;

/** Says what the first of the steps has to say to a part of the message. */
function reactToPart(turn: Turn, part: Turn, steps: typeof REACTIONS): void {
  steps.some((step) => step(part));
  turn.led ||= part.led;
  turn.keepsWaiting ||= part.keepsWaiting;
}

/** What is told and what is asked, each met as what it is. */
function reactToRest(turn: Turn, rest: readonly Analysis[], isToldLast: boolean): void {
  const parts = rest.map((analysis, at) => ({
    analysis,
    isLast: at === rest.length - 1,
    fresh: at === 0 ? turn.fresh : [],
  }));
  for (const { analysis, isLast, fresh } of parts) {
    const steps = isLast ? (isToldLast ? ANSWERS : REACTIONS) : BESIDE_A_QUESTION;
    reactToPart(turn, { ...partOf(turn, analysis, isLast), fresh }, steps);
  }
  const [told] = parts;
  if (turn.said.length === 0 && told && isToldLast)
    reactToPart(turn, { ...partOf(turn, told.analysis, true), fresh: told.fresh }, REACTIONS);
}

/** "Oi, tudo bem? Fiz um café. Você gosta?": each part has its answer, and only the last may ask. */
function reactToParts(turn: Turn): boolean {
  const parts =
    turn.state.game === null && !turn.acts.has('goodbye')
      ? partsOf(turn.analysis, turn.state.turn < HELLO_TURNS)
      : undefined;
  if (!parts) return false;
  const hello = parts.greeting && turn.library.generic.hello[parts.greeting];
  if (hello) say({ ...turn, asksNothing: true }, hello, null);
  // Who died is met alone, whatever was asked besides.
  const grave = parts.rest.find((analysis) => lossIn(partOf(turn, analysis, true)) !== undefined);
  reactToRest(turn, grave ? [grave] : parts.rest, grave === undefined && parts.isToldLast);
  turn.isDivided = true;
  return turn.said.length > 0;
}

/** A goodbye and a move in a game are whole replies: nothing is added to them. */
function isWhole(turn: Turn): boolean {
  if (turn.said.length === 0) return false;
  return turn.acts.has('goodbye') || (turn.state.game !== null && turn.said.at(-1)?.topic === GAMES_TOPIC);
}

/** What was heavy fades reply by reply, and at once with a laugh. */
function fade(turn: Turn, heavy: number): void {
  if (turn.state.soft !== heavy || heavy === 0) return;
  turn.state.soft = turn.acts.has('laughter') ? 0 : heavy - 1;
}

/** What they go on to, of their own accord and lighter, is met in its own voice. */
function movedOn(turn: Turn, before: string | null): boolean {
  const [first] = turn.said;
  return first !== undefined && first.topic !== null && first.topic !== before && !first.line.hold && !isGrieving(turn);
}

/** What is asked for now replaces what waited; a reaction alone leaves nothing waiting. */
function converse(turn: Turn): void {
  lift(turn);
  const { pending: waiting, soft: heavy, topic: before } = turn.state;
  react(turn);
  if (movedOn(turn, before)) turn.state.soft = 0;
  if (isWhole(turn)) {
    turn.state.pending = null;
    turn.state.idle = 0;
    return;
  }
  if (!turn.isDivided) {
    secondFact(turn);
    if (!answerOfHers(turn)) owedAnswer(turn);
    secondAnswer(turn);
  }
  greetsName(turn);
  if (turn.state.pending === waiting && !turn.keepsWaiting) turn.state.pending = null;
  fade(turn, heavy);
  const reacted = turn.said.length;
  if (!asksName(turn) && wantsInitiative(turn)) takeInitiative(turn);
  const ledOn = turn.led || turn.said.length > reacted || turn.said.some((said) => said.line.asks || said.line.ask);
  turn.state.idle = ledOn ? 0 : turn.state.idle + 1;
}

/** What was told is of something else, and was met as that. */
function isBesideTopic(turn: Turn): boolean {
  const { topic } = turn.state;
  if (topic === null || !isRemark(turn) || isGrieving(turn)) return false;
  return turn.said.every((said) => said.topic === null) && !hitTopics(turn).some(({ id }) => id === topic);
}

function settleTopic(turn: Turn): void {
  const { state } = turn;
  if (turn.said.some((said) => said.line.leaves) || isBesideTopic(turn)) {
    state.topic = null;
    state.depth = 0;
    return;
  }
  const next = turn.said.findLast((said) => said.topic !== null)?.topic ?? state.topic;
  if (next === state.topic) {
    state.depth += 1;
    return;
  }
  if (state.topic) state.left = remember(state.left, state.topic, 6);
  state.topic = next;
  state.depth = 1;
}

function settleState(turn: Turn): void {
  const { state } = turn;
  for (const topic of hitTopics(turn)) state.mentioned = remember(state.mentioned, topic.id, 6);
  for (const fact of turn.fresh) state.heard = [...state.heard, { key: factKey(fact), turn: state.turn }].slice(-40);
  state.messages = remember(state.messages, shortKey(turn.analysis.folded), 6);
  state.rhythm = [...state.rhythm, turn.said.at(-1)?.line.question ? 1 : 0].slice(-6);
  const told = state.exchange?.turn === state.turn ? turn.life.byKey.get(state.exchange.key) : undefined;
  if (told) state.stories = remember(state.stories, told.key, 4);
  settleSpent(state);
  state.turn += 1;
}

/** "Você" or "tu", and sparingly a word of her region; never where something heavy is near. */
function inHerManner(turn: Turn, text: string, guarded: boolean): string {
  const { state, request } = turn;
  const manner = mannerOf(request.character);
  const quiet =
    guarded || state.soft > 0 || NUMBERS_OF_HELP.test(text) || state.turn - state.flavouredAt < FLAVOUR_EVERY;
  const chance = quiet ? 0.999 : seededRandom(request.seed, `manner ${state.turn}`)();
  const spoken = speak(text, manner, chance);
  if (spoken.flavoured) state.flavouredAt = state.turn;
  return spoken.text;
}

/** Composes one whole reply from the request. Pure: the same request and seed give the same words and state. */
export function compose(library: Library, request: ReplyRequest): Composed {
  const turn = beginTurn(library, request);
  if (isCrisis(turn)) {
    const text = answerCrisis(turn);
    turn.state.turn += 1;
    return { text, lines: [text], facts: [], state: turn.state };
  }
  const guarded = answerGuarded(turn);
  if (!guarded) {
    converse(turn);
    settleTopic(turn);
  }
  if (turn.said.length === 0 && !takeInitiative(turn)) say(turn, library.generic.last, null);
  settleState(turn);
  const lines = turn.said.map((said) => said.text);
  const text = inHerManner(turn, lines.join(' ') || NOTHING_LEFT, guarded);
  return { text, lines, facts: guarded ? turn.fresh : [...turn.fresh, ...turn.told], state: turn.state };
}
