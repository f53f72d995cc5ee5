/** Meets what is told by the thing in it that says most, where neither an exchange nor a kind is nearer. */
import { foldWord } from '../analyser/fold.ts';
import { senseOf } from '../analyser/stems.ts';
import type { Token } from '../analyser/tokens.ts';
import type { Aside } from '../asides/asides.ts';
import { say } from './choose.ts';
import { isRemark } from './heard.ts';
import { soften, toneOf } from './tone.ts';
import type { Turn } from './turn.ts';

/** Now and then it is said back instead, so that she does not sound like a lexicon. */
const OFTEN = 0.7;

function asideFor(turn: Turn, { fold, forms, raw }: Token): Aside | undefined {
  const { asides } = turn.library;
  if (raw === '' || fold.length < 3) return undefined;
  return asides.get(fold) ?? [...forms].map((form) => asides.get(form)).find((aside) => aside !== undefined);
}

/** The things in the message she has something to say about, the rarest first. */
function thingsIn(turn: Turn): Aside[] {
  const { rarityOf } = turn.library.exchanges;
  return turn.analysis.sentences
    .flatMap(({ tokens }) => tokens)
    .map((token) => ({ aside: asideFor(turn, token), rarity: rarityOf(senseOf(foldWord(token.raw))) }))
    .toSorted((one, other) => other.rarity - one.rarity)
    .flatMap(({ aside }) => aside ?? []);
}

export function saidAbout(turn: Turn): boolean {
  if (!isRemark(turn) || turn.acts.has('question')) return false;
  if (turn.state.turn - turn.state.saidBackAt !== 1 && turn.random() > OFTEN) return false;
  const tone = toneOf(turn);
  // Of a death nothing is said by the way.
  if (tone === 'grave') return false;
  const found = thingsIn(turn).find((aside) => say(turn, tone === 'bad' ? aside.trouble : aside.say, null));
  if (!found) return false;
  turn.led = true;
  soften(turn, tone);
  return true;
}
