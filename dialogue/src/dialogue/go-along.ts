/** Going along with what is being told, where nothing of hers waits for it and no pack knows it. */
import { say, sayWith } from './choose.ts';
import { isGrieving } from './grief.ts';
import { hasVerb, hitTopics, isRemark } from './heard.ts';
import { soundsLikeAnswer } from './sounds-like-answer.ts';
import type { Turn } from './turn.ts';

const TOO_LONG = 25;
/** Words a sentence about somebody may begin with. */
const BEFORE = new Set('e mas ai so que porque por agora hoje ontem'.split(' '));

/** Many of her questions wait for nothing in particular: what comes back is still an answer, and heard as one. */
function answeredLoosely(turn: Turn): boolean {
  if (turn.state.pending !== null) return false;
  const hers = turn.request.history.findLast(({ role }) => role === 'character')?.text ?? '';
  // "…, né?" wants no answer, and a subject she knows has better words than these.
  if (/n[ée]\?[\s*]*$/u.test(hers) || hitTopics(turn).length > 0) return false;
  if (!/\?[\s*]*$/u.test(hers) || hasVerb(turn) || !soundsLikeAnswer(turn.analysis.sentences, hers)) return false;
  return say(turn, turn.library.generic.acts.get('heard') ?? [], null);
}

/** Too grave to be asked on about lightly. */
const GRAVE = [
  'morrer',
  'falecer',
  'bater',
  'agredir',
  'agrediu',
  'ameacou',
  'doente',
  'cancer',
  'hospital',
  'internado',
  'internada',
  'preso',
  'presa',
];

function somebodyIn(turn: Turn): string | undefined {
  const words = turn.analysis.sentences[0]?.tokens.map(({ fold }) => fold) ?? [];
  const first = words.find((word) => !BEFORE.has(word)) ?? '';
  return /^el[ae]s?$/u.test(first) ? first : undefined;
}

/** "Ela me emprestou a caneta": she asks on about whom it is. */
function goesOnAbout(turn: Turn): boolean {
  const isGrave = turn.analysis.sentences.some(({ forms }) => GRAVE.some((word) => forms.has(word)));
  const who = isGrave || isGrieving(turn) ? undefined : somebodyIn(turn);
  if (!who) return false;
  const slots = { who, Who: `E${who.slice(1)}`, ofwho: `d${who}`, inwho: `n${who}` };
  const lines = turn.library.generic.acts.get(who.endsWith('s') ? 'somebodies' : 'somebody') ?? [];
  return sayWith(turn, { lines, slots, topic: null });
}

export function wentAlong(turn: Turn): boolean {
  if (!isRemark(turn) || turn.acts.has('question') || turn.analysis.size > TOO_LONG) return false;
  turn.led = answeredLoosely(turn) || goesOnAbout(turn);
  return turn.led;
}
