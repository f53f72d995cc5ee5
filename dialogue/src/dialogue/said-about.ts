/** Meets what is told by the thing in it that says most, where neither an exchange nor a kind is nearer. */
import { LIGHT, senseOf, sensesOf } from '../analyser/stems.ts';
import type { Token } from '../analyser/tokens.ts';
import type { Aside } from '../asides/asides.ts';
import { canSay, say, sayWith } from './choose.ts';
import { isRemark } from './heard.ts';
import type { ReadyLine } from './library.ts';
import { sayableReflection } from './reflect.ts';
import { soften, toneOf } from './tone.ts';
import type { Turn } from './turn.ts';

/** So much of what the message tells has to be of the thing: it is what the message is about. */
const ABOUT = 0.34;
/** What is said back before a line of hers has at most so many words. */
const BRIEF = 7;

function asideFor(turn: Turn, { fold, forms, raw }: Token, at: number): Aside | undefined {
  const { asides } = turn.library;
  // "Santo Amaro" is no saint.
  const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(raw);
  if (raw === '' || fold.length < 3 || isName) return undefined;
  return asides.get(fold) ?? [...forms].map((form) => asides.get(form)).find((aside) => aside !== undefined);
}

/** "O professor falou que minha mão treme" tells of the hand. */
const SAYS =
  /^.*(?<!\p{L})(?:falou|falaram|disse|disseram|diz|dizem|fala|falam|acha|acham|achou|pediu|mandou|contou|avisou|perguntou) (?:que|pra|se) (?=\S+ \S+)/iu;

function toldIn(text: string): string {
  return text.replace(SAYS, '');
}

/** The thing the message is about, if she has something to say of it. */
function thingIn(turn: Turn): Aside | undefined {
  const { rarityOf } = turn.library.exchanges;
  const text = toldIn(turn.analysis.text);
  const all = [...sensesOf(text)].filter((sense) => !LIGHT.has(sense));
  const whole = all.reduce((sum, sense) => sum + rarityOf(sense) ** 2, 0);
  const [first] = turn.analysis.sentences
    .flatMap(({ tokens }) => tokens.map((token, at) => ({ token, aside: asideFor(turn, token, at) })))
    .filter(({ token }) => text.includes(token.raw))
    .map(({ token, aside }) => ({ aside, share: rarityOf(senseOf(token.raw)) ** 2 / whole }))
    .filter(({ aside, share }) => aside !== undefined && share >= ABOUT)
    .toSorted((one, other) => other.share - one.share);
  return first?.aside;
}

/** What asks goes on by itself; what only tells stands behind what was heard. */
function sayAside(turn: Turn, lines: readonly ReadyLine[]): boolean {
  const asking = lines.filter(({ question }) => question);
  if (say(turn, asking, null)) return true;
  const telling = lines.filter(({ asks }) => !asks);
  const said = canSay(turn, telling, null) ? sayableReflection(turn, BRIEF) : undefined;
  const brief = turn.library.generic.said.get('brief') ?? [];
  if (said === undefined || !sayWith(turn, { lines: brief, slots: { said }, topic: null })) return false;
  if (!say(turn, telling, null)) {
    // Too like what she said lately: what was said back does not stand alone.
    turn.said.pop();
    return false;
  }
  turn.state.saidBackAt = turn.state.turn;
  return true;
}

export function saidAbout(turn: Turn): boolean {
  if (!isRemark(turn) || turn.acts.has('question')) return false;
  const tone = toneOf(turn);
  // Of a death nothing is said by the way.
  const aside = tone === 'grave' ? undefined : thingIn(turn);
  if (!aside || !sayAside(turn, tone === 'bad' ? aside.trouble : aside.say)) return false;
  turn.led = true;
  soften(turn, tone);
  return true;
}
