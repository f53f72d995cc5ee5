/** Meets a remark by what it mainly is: a situation she knows, or else its kind. */
import type { Act } from '../analyser/acts.ts';
import { type QuestionKind, questionKind } from '../analyser/questions.ts';
import { tenseOf } from '../analyser/tense.ts';
import type { Sentence } from '../analyser/tokens.ts';
import type { Shares } from '../linear/shares.ts';
import { agreementOf, type KindShare, kindSharesOf, likeliestKinds, meanShares } from '../remarks/kind-of.ts';
import type { ReadyCase } from '../remarks/kinds.ts';
import { nearestCases } from '../remarks/nearest.ts';
import { say } from './choose.ts';
import { isOwnStory } from './heard.ts';
import type { ReadyPattern } from './library.ts';
import { isBad } from './moods.ts';
import type { Turn } from './turn.ts';

/** Kinds that are looked into for a situation that fits. */
const LOOKED_INTO = 5;
/** From here on a kind is sure enough for its situations, and for patterns to be measured by it. */
const MAY_BE = 0.06;
const IS = 0.3;
/** From here on what is said to all of a kind is said, and who is in it was named in passing. */
const PLAIN = 0.45;
/** A situation so near is the one that is told of; the surer its kind, the less it needs. */
const NEAR = 0.75;
const NEAR_IN_KIND = 0.65;
const NEAR_IN_SURE_KIND = 0.55;
const SURE = 0.8;
/** What fits all of a kind is said where the kind is as sure as this. */
const PLAINLY = 0.9;
const LIKELY = 0.6;
/** A question is answered by its form (`answered`) where its kind is less sure. */
const ASKED_SURE = 0.75;
/** Below this agreement a pattern met words, and not what is meant by them. */
const AGREES = 0.25;
/** The same where the kinds are not known. */
const NEARS = 0.12;
/** A message of fewer words is what its word says; a pattern of so many is not met by chance. */
const FEW = 4;
const MANY = 4;
/** Longer ones tell of more than one thing. */
const WORDS_MAX = 40;

/** The kinds this message may be of, worked out once a turn. */
export function sharesIn(turn: Turn): Shares {
  turn.kinds ??= kindSharesOf(turn.analysis.text);
  return turn.kinds;
}

function isReadable(turn: Turn): boolean {
  return turn.analysis.size > 1 && turn.analysis.size <= WORDS_MAX;
}

/** Whether the message tells or asks anything: a greeting, thanks and a yes have answers of their own. */
function tellsOrAsks({ acts }: Turn): boolean {
  return TELLING.some((act) => acts.has(act)) && !CLOSING.some((act) => acts.has(act));
}

const TELLING: readonly Act[] = ['statement', 'question', 'no', 'yes'];
const CLOSING: readonly Act[] = ['greeting', 'goodbye', 'thanks'];

const sharesOfPatterns = new WeakMap<ReadyPattern, Shares>();

function sharesOfPattern(pattern: ReadyPattern): Shares {
  const known = sharesOfPatterns.get(pattern);
  if (known) return known;
  const made = meanShares(pattern.source.yes.map(kindSharesOf));
  sharesOfPatterns.set(pattern, made);
  return made;
}

/** Whether a pattern that matches met what is meant: its own examples are of the same kinds. "Caiu direitinho" is no lost match. */
export function isMeant(turn: Turn, pattern: ReadyPattern, weight: number): boolean {
  if (!isReadable(turn)) return true;
  const shares = sharesIn(turn);
  const isKnown = Math.max(...shares) >= IS;
  // Of what is of no kind she knows, one word says little, and four words say enough.
  if (!isKnown && (turn.analysis.size < FEW || weight >= MANY)) return true;
  return agreementOf(shares, sharesOfPattern(pattern)) >= (isKnown ? AGREES : NEARS);
}

/** Brings nothing more of hers after it. */
function ledBy(turn: Turn, said: boolean): boolean {
  if (said) turn.led = true;
  return said;
}

/** Kinds of questions, which have their own place among the answers. */
const ASKED = /^ask-/u;

/** What is said in a few words: "pois é", "discordo", "deixa pra lá". In a longer remark it only leads in to something else. */
const OF_FEW_WORDS = new Set(['agrees', 'disagrees', 'never-mind', 'unbelieving', 'teases-her', 'back', 'brb', 'done']);
const SHORT = 4;

/** These are of whoever tells: of somebody else they are no such thing. */
const OF_SELF = new Set([
  'breakup',
  'misses-ex',
  'tired',
  'sick-self',
  'sleepless',
  'body-state',
  'lonely',
  'nervous',
  'ashamed',
  'self-doubt',
  'jobless',
  'regret',
  'met-someone',
  'own-birthday',
  'hurt-self',
  'sad-vague',
]);

type Reading = { asked: boolean; sure: number };

/** The kinds this message may be of, the likeliest first; none where it tells and asks nothing. */
function kindsFor(turn: Turn, { asked, sure }: Reading): KindShare[] {
  if (!isReadable(turn) || !tellsOrAsks(turn) || turn.acts.has('question') !== asked) return [];
  return likeliestKinds(sharesIn(turn), LOOKED_INTO).filter(
    ({ kind, share }) =>
      share >= sure &&
      ASKED.test(kind) === asked &&
      !(turn.analysis.size > SHORT && OF_FEW_WORDS.has(kind)) &&
      (!OF_SELF.has(kind) || isOwnStory(turn)),
  );
}

/** How near a situation has to be, where its kind is so likely. */
function neededFor(share: number): number {
  if (share >= SURE) return NEAR_IN_SURE_KIND;
  return share >= IS ? NEAR_IN_KIND : NEAR;
}

/** What is still to come is not met as what was. */
function isOfItsTime(turn: Turn, { tense }: ReadyCase): boolean {
  return !(tense === 'told' && tenseOf(turn.analysis.sentences) === 'planned');
}

function sayCase(turn: Turn, asked: boolean): boolean {
  const { kinds, tellings } = turn.library.remarks;
  const near = kindsFor(turn, { asked, sure: MAY_BE })
    .flatMap(({ kind, share }) =>
      nearestCases(turn.analysis.text, kinds.get(kind)?.cases ?? [], tellings)
        .filter(({ found, nearness }) => nearness >= neededFor(share) && isOfItsTime(turn, found))
        .map(({ found, nearness }) => ({ found, rank: nearness * Math.sqrt(share) })),
    )
    .sort((one, other) => other.rank - one.rank);
  return ledBy(
    turn,
    near.some(({ found }) => say(turn, found.say, null)),
  );
}

function sayOfKind(turn: Turn, [first]: readonly KindShare[]): boolean {
  const kind = first && turn.library.remarks.kinds.get(first.kind);
  return ledBy(turn, kind !== undefined && say(turn, kind.say, null));
}

/** "Molhou tudo, até o celular" is what somebody told of a phone that fell into the water. */
export function knownCase(turn: Turn): boolean {
  return sayCase(turn, false);
}

/** What is good news, bad news or heavy, and what fits all of it. */
export function heartfeltKind(turn: Turn): boolean {
  const [first] = kindsFor(turn, { asked: false, sure: PLAIN });
  const kind = first && turn.library.remarks.kinds.get(first.kind);
  if (!kind || (kind.tone === 'bad' && !isBad(turn)) || (kind.tone === 'good' && isBad(turn))) return false;
  return (kind.tone !== undefined || kind.say.some(({ hold }) => hold)) && knownKind(turn);
}

/** What fits every remark of its kind. */
export function knownKind(turn: Turn): boolean {
  const [first] = kindsFor(turn, { asked: false, sure: PLAIN });
  const needed = first && turn.library.remarks.kinds.get(first.kind)?.tone === 'grave' ? PLAIN : neededSure(turn);
  return first !== undefined && first.share >= needed && sayOfKind(turn, [first]);
}

/** What is less sure is said back in its own words, but not twice in a row. */
function neededSure({ state }: Turn): number {
  return state.turn - state.saidBackAt === 1 ? LIKELY : PLAINLY;
}

/** Whether the kind of what is told is plain: "meu cachorro comeu meu sapato" is no introduction of a dog. */
export function isPlain(turn: Turn): boolean {
  return kindsFor(turn, { asked: false, sure: PLAIN }).length > 0;
}

/** The forms a question of each kind may have: what she likes, has or is like has answers of its own. */
const FORMS: Readonly<Record<string, readonly QuestionKind[]>> = {
  'ask-possible': ['polar', 'opinion', 'invite', 'advice'],
  'ask-should': ['polar', 'opinion', 'advice', 'how'],
  'ask-would': ['invite'],
  'ask-ever': ['ever'],
  'ask-know': ['able', 'polar'],
  'ask-how-to': ['how', 'advice', 'what'],
  'ask-fact': ['what', 'which', 'howmany', 'when', 'where', 'who', 'how', 'why'],
  'ask-believe': ['believe'],
};

function hasFormOf(turn: Turn, kind: string): boolean {
  const forms = turn.analysis.sentences.map(questionKind);
  return forms.some((form) => form !== undefined && FORMS[kind]?.includes(form));
}

/** "O que você acha?", "te incomoda?": of nothing else. */
const OPINION_WORDS = 5;

function isPlainOpinion(sentence: Sentence): boolean {
  const form = questionKind(sentence);
  return (
    form === 'bother' ||
    form === 'reassure' ||
    form === 'recommend' ||
    (form === 'opinion' && sentence.tokens.length <= OPINION_WORDS)
  );
}

/** A question to her that has no answer of its own: "acha que dá pra alugar?". */
export function knownQuestion(turn: Turn): boolean {
  if (turn.analysis.sentences.some(isPlainOpinion)) return false;
  if (sayCase(turn, true)) return true;
  const [first] = kindsFor(turn, { asked: true, sure: ASKED_SURE });
  return first !== undefined && hasFormOf(turn, first.kind) && sayOfKind(turn, [first]);
}
