/** Meets a remark by what it mainly is: a situation she knows, or else its kind. */
import type { Act } from '../analyser/acts.ts';
import type { Shares } from '../linear/shares.ts';
import { agreementOf, type KindShare, kindSharesOf, likeliestKinds, meanShares } from '../remarks/kind-of.ts';
import { nearestCases } from '../remarks/nearest.ts';
import { say } from './choose.ts';
import { isRemark } from './heard.ts';
import type { ReadyPattern } from './library.ts';
import type { Turn } from './turn.ts';

/** Kinds that are looked into for a situation that fits. */
const LOOKED_INTO = 5;
/** From here on a kind is sure enough for its situations, and for what is said to all of it. */
const MAY_BE = 0.06;
const IS = 0.3;
/** From here on what fits the kind is better than what fits a word of the message. */
const LIKELY = 0.2;
/** What is left of a remark that leans on the one before it, and how sure of their kind the two have to be. */
const WORDS_OF_A_REST = 6;
const IS_TOGETHER = 0.5;
/** A situation so near is the one that is told of; the surer its kind, the less it needs. */
const NEAR = 0.75;
const NEAR_IN_KIND = 0.55;
/** Below this agreement a pattern met words, and not what is meant by them. */
const AGREES = 0.25;
/** Longer ones tell of more than one thing. */
const WORDS_MAX = 40;

/** The kinds this message may be of, worked out once a turn. */
function sharesIn(turn: Turn): Shares {
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
export function isMeant(turn: Turn, pattern: ReadyPattern): boolean {
  if (!isReadable(turn)) return true;
  const shares = sharesIn(turn);
  return Math.max(...shares) < IS || agreementOf(shares, sharesOfPattern(pattern)) >= AGREES;
}

/** Brings nothing more of hers after it. */
function ledBy(turn: Turn, said: boolean): boolean {
  if (said) turn.led = true;
  return said;
}

/** Kinds of questions, which have their own place among the answers. */
const ASKED = /^ask-/u;

type Reading = { asked: boolean; sure: number };

/** The kinds this message may be of, the likeliest first; none where it tells and asks nothing. */
function kindsFor(turn: Turn, { asked, sure }: Reading, shares = sharesIn(turn)): KindShare[] {
  if (!isReadable(turn) || !tellsOrAsks(turn) || turn.acts.has('question') !== asked) return [];
  return likeliestKinds(shares, LOOKED_INTO).filter(({ kind, share }) => share >= sure && ASKED.test(kind) === asked);
}

function sayCase(turn: Turn, asked: boolean): boolean {
  const { kinds, tellings } = turn.library.remarks;
  const near = kindsFor(turn, { asked, sure: MAY_BE })
    .flatMap(({ kind, share }) =>
      nearestCases(turn.analysis.text, kinds.get(kind)?.cases ?? [], tellings)
        .filter(({ nearness }) => nearness >= (share >= IS ? NEAR_IN_KIND : NEAR))
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

/** What fits every remark of its kind. */
export function knownKind(turn: Turn): boolean {
  return sayOfKind(turn, kindsFor(turn, { asked: false, sure: IS }));
}

/** "Estuda de noite, coitado", after "ele é muito educado": the two together, where the second alone says little. */
function kindsTogether(turn: Turn): KindShare[] {
  const before = turn.request.history.filter(({ role }) => role === 'person').at(-2)?.text;
  if (before === undefined || turn.analysis.size > WORDS_OF_A_REST) return [];
  const together = kindSharesOf(`${before}, ${turn.analysis.text}`);
  return kindsFor(turn, { asked: false, sure: IS_TOGETHER }, together);
}

/** What fits a kind that is only likely, where nothing but a word of the message is known. */
export function likelyKind(turn: Turn): boolean {
  if (!isRemark(turn)) return false;
  return sayOfKind(turn, kindsTogether(turn)) || sayOfKind(turn, kindsFor(turn, { asked: false, sure: LIKELY }));
}

/** A question to her that has no answer of its own: "acha que dá pra alugar?". */
export function knownQuestion(turn: Turn): boolean {
  return sayCase(turn, true) || sayOfKind(turn, kindsFor(turn, { asked: true, sure: IS }));
}
