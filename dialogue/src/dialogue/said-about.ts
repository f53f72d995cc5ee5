/** Meets what is told by the thing in it that says most, where neither an exchange nor a kind is nearer. */
import { LIGHT, senseOf, sensesOf } from '../analyser/stems.ts';
import type { Token } from '../analyser/tokens.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import { type Aside, asideKey } from '../asides/asides.ts';
import { canSay, say } from './choose.ts';
import { isRemark } from './heard.ts';
import type { ReadyLine } from './library.ts';
import { sayableReflection, sayBehind } from './reflect.ts';
import { mayBeBad, soften, toneOf } from './tone.ts';
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
  const key = asideKey(raw);
  if (key !== fold) return asides.get(key);
  return asides.get(fold) ?? [...forms].map((form) => asides.get(form)).find((aside) => aside !== undefined);
}

/** What places another thing or compares with it. */
const OF = /^(?:de|em|com|por|para|sem|ate|sobre|entre|aos?|como|feito|tipo)$/u;
const DETERMINER =
  /^(?:[ao]s?|uma?s?|uns|meus?|minhas?|noss[ao]s?|seus?|suas?|ess[ea]s?|est[ea]s?|aquel[ea]s?|outr[ao]s?|mais|muit[ao]s?|tant[ao]s?|dois|duas|tres|quatro|cinco|\d+)$/u;
/** What is done to a thing that needs no article: "comi pão". */
const TAKES_THINGS = new Set(
  'comer tomar beber fazer comprar ganhar assar plantar usar vender preparar cozinhar fritar jantar almocar vestir colher'.split(
    ' ',
  ),
);
/** "Passei lá na feira": a place that was gone to. */
const TO = /^(?:em|para|aos?)$/u;
const GOES = new Set(['ir', 'passar']);
const GOES_WITHIN = 4;

function isGoneTo(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - GOES_WITHIN), at);
  return (
    TO.test(tokens[at - 1]?.fold ?? '') && near.some(({ fold }) => [...lemmasOf(fold)].some((lemma) => GOES.has(lemma)))
  );
}

/** So short a message is about what it names. */
const ONLY_WORDS = 3;

/** "Ele é um galinha", "parece um circo": what somebody is likened to. */
const LIKENS = /^(?:sou|e|eh|era|foi|virou|virei|parece|parecia|parecendo|feito|tipo)$/u;

/** Whether the message is about the thing, and does not only place something by it: "comprei um gelo", not "voltou pro gelo". */
function isHead(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return tokens.length <= ONLY_WORDS;
  if (before.pause || LIKENS.test(tokens[at - 2]?.fold ?? '')) return false;
  if (isGoneTo(tokens, at)) return true;
  if ([...lemmasOf(before.fold)].some((lemma) => TAKES_THINGS.has(lemma))) return true;
  return DETERMINER.test(before.fold) && !OF.test(tokens[at - 2]?.fold ?? '');
}

/** "O professor falou que minha mão treme" tells of the hand. */
const SAYS =
  /^.*(?<!\p{L})(?:falou|falaram|disse|disseram|diz|dizem|fala|falam|acha|acham|achou|pediu|mandou|contou|avisou|perguntou) (?:que|pra|se) (?=\S+ \S+)/iu;

/** "Meu deus, que semana" tells of the week. */
const EXCLAIMS =
  /^(?:ai,? )?(?:meu deus|minha nossa|nossa senhora|jesus|menina do c[ée]u|gente do c[ée]u)(?: do c[ée]u)?,? */iu;

function toldIn(text: string): string {
  return text.replace(SAYS, '').replace(EXCLAIMS, '');
}

/** The thing the message is about, if she has something to say of it. */
function thingIn(turn: Turn): Aside | undefined {
  const { rarityOf } = turn.library.exchanges;
  const text = toldIn(turn.analysis.text);
  const all = [...sensesOf(text)].filter((sense) => !LIGHT.has(sense));
  const whole = all.reduce((sum, sense) => sum + rarityOf(sense) ** 2, 0);
  const [first] = turn.analysis.sentences
    .flatMap(({ tokens }) =>
      tokens.flatMap((token, at) => (isHead(tokens, at) ? [{ token, aside: asideFor(turn, token, at) }] : [])),
    )
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
  return said !== undefined && sayBehind(turn, said, telling);
}

/** A longer message tells of more than the thing. */
const WORDS_MAX = 6;

export function saidAbout(turn: Turn): boolean {
  if (!isRemark(turn) || turn.acts.has('question')) return false;
  if (toldIn(turn.analysis.text).split(/\s+/u).length > WORDS_MAX) return false;
  const tone = toneOf(turn);
  // Of a death nothing is said by the way.
  const aside = tone === 'grave' ? undefined : thingIn(turn);
  // Where it may be sad, nothing is said by the way either.
  if (!aside || (tone !== 'bad' && (turn.state.soft > 0 || mayBeBad(turn)))) return false;
  if (!sayAside(turn, tone === 'bad' ? aside.trouble : aside.say)) return false;
  turn.led = true;
  soften(turn, tone);
  return true;
}
