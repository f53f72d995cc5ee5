/** A piece of a story no author knew: what she says of the subject of the story, by what the piece does in it. */
import { analyse } from '../analyser/analyse.ts';
import { tenseOf } from '../analyser/tense.ts';
import { doingsIn } from '../deeds/doings.ts';
import type { Side } from '../deeds/schema.ts';
import type { Move } from '../threads/schema.ts';
import type { Thread } from '../threads/threads.ts';
import { say } from './choose.ts';
import { isRemark } from './heard.ts';
import { laughs, mayBeBad, soften, toneOf } from './tone.ts';
import type { Turn } from './turn.ts';

/** So many messages of theirs back a story still goes on. */
const LOOKS_BACK = 7;
/** What says more at once is no piece of a story. */
const WORDS_MAX = 30;

/** A hello, or a question put to her: what was told before it is another story. */
function endsStory(text: string): boolean {
  const { acts, sentences } = analyse(text);
  if (acts.has('greeting') || acts.has('goodbye')) return true;
  return acts.has('question') && sentences.some(({ forms }) => forms.has('voce'));
}

/** What the story is about: what a piece of it names, or else what it began with; of several the one it was about already. */
function subjectOf(turn: Turn): Thread | undefined {
  const theirs = turn.request.history.filter(({ role }) => role === 'person').map(({ text }) => text);
  const earlier = theirs.slice(0, -1).slice(-LOOKS_BACK).toReversed();
  const end = earlier.findIndex(endsStory);
  const { namedIn } = turn.library.threads;
  const before = (end < 0 ? earlier : earlier.slice(0, end)).flatMap((text) => namedIn(text).slice(0, 1)).at(-1);
  const now = namedIn(turn.analysis.text);
  return now.find((thread) => thread === before) ?? now[0] ?? before;
}

/** How something is, and not what was done. */
const STATES = new Set([
  'ser',
  'estar',
  'ter',
  'morar',
  'ficar',
  'haver',
  'chamar',
  'custar',
  'parecer',
  'ir',
  'poder',
]);

/** Whose the last deed is that is told of; undefined where only something is said to be so. */
function sideOf({ analysis: { sentences } }: Turn): Side | undefined {
  const deeds = sentences.flatMap(doingsIn).filter(({ verbs }) => ![...verbs].some((verb) => STATES.has(verb)));
  return deeds.at(-1)?.side;
}

function moveOf(turn: Turn): Move | undefined {
  const tone = toneOf(turn);
  if (tone === 'grave') return undefined;
  if (tone) return tone;
  if (tenseOf(turn.analysis.sentences) === 'planned') return 'plan';
  const side = sideOf(turn);
  if (side === undefined) return 'detail';
  return mayBeBad(turn) ? 'bad' : side;
}

export function threaded(turn: Turn): boolean {
  if (!isRemark(turn) || turn.acts.has('question') || turn.analysis.size > WORDS_MAX) return false;
  const move = moveOf(turn);
  // What is heavy is listened to, unless they laugh about it themselves.
  if (move === undefined || (turn.state.soft > 0 && move !== 'bad' && move !== 'good' && !laughs(turn))) return false;
  const lines = subjectOf(turn)?.moves.get(move);
  if (!lines || !say(turn, lines, null)) return false;
  turn.led = true;
  soften(turn, toneOf(turn));
  return true;
}
