/** What is asked or said of the very thing she has told: "o que dizia o bilhete?" next to the story of the note. */
import { foldWord } from '../analyser/fold.ts';
import { LIGHT } from '../analyser/stems.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { formOf, type ReadyExchange } from '../exchanges/exchanges.ts';
import { featuresOf, isDenied, isSense, ME } from '../exchanges/features.ts';
import { lengthOf, type Near, type Weigh, worth } from '../exchanges/nearest.ts';
import { isAnswer, type NextTo } from '../lives/follow-ups.ts';
import { canSay, say } from './choose.ts';
import { isSayable } from './last-exchange.ts';
import { asksWhatSheIs } from './met-exchange.ts';
import { endsInQuestion } from './ready.ts';
import { asksOfSelf } from './recall-questions.ts';
import { tellsOfSelf } from './tells-of-self.ts';
import { lossIn, saysSad } from './tone.ts';
import { lastMessage, type Turn } from './turn.ts';

/** For so many replies the story told last is what is spoken of. */
const LASTS = 3;

/** A story of hers, and how much more what is said has to be alike to be of it. */
type Spoken = { readonly story: ReadyExchange; readonly more: number };

/** The stories she told last, the newest first: of an older one is spoken more plainly. */
function storiesLately(turn: Turn): readonly Spoken[] {
  const { exchange, stories, turn: now } = turn.state;
  const told = stories.toReversed().flatMap((key): Spoken[] => {
    const story = turn.life.byKey.get(key);
    if (!story || !isSayable(turn, story)) return [];
    const isLast = exchange?.key === key && now - exchange.turn <= LASTS;
    return [{ story, more: isLast ? LATER * (now - 1 - exchange.turn) : OLDER }];
  });
  const { greeting } = turn.life;
  return greeting && now <= GREETED && hasGreeted(turn)
    ? [...told, { story: greeting, more: now === 0 ? 0 : OLDER }]
    : told;
}

/** A question of this kind is none that is answered with yes or no. */
const WONDERS = /(?:^| )(?:que|qual|quais|quem|onde|quando|como|quanto|quantos|quantas)(?= |$)/u;

function hasGreeted({ request: { history, character } }: Turn): boolean {
  return history.some(({ role, text }) => role === 'character' && text === character.greeting);
}

/** So many replies into a talk her greeting is still spoken of. */
const GREETED = 4;

/** Among the few things that are said of one story a likeness means more than among all that is said at all. */
const NEAR = 0.5;
/** So much of what was foreseen stands in what is said, whatever else is said besides. */
const WITHIN = 0.76;
const WITHIN_NEAR = 0.75;
/** A reply later more has to be alike. */
const LATER = 0.12;
/** Of a story before the last as well. */
const OLDER = 0.14;
const OWN = 0.14;
const LONGEST = 30;

type Likeness = { readonly nearness: number; readonly within: number };

const FAR: Likeness = { nearness: 0, within: 0 };
const SAME: Likeness = { nearness: 1, within: 1 };

/** How alike two texts are, by the features both have: nothing where they share no word of sense. */
function likenessOf(own: ReadonlySet<string>, other: ReadonlySet<string>, weigh: Weigh): Likeness {
  const both = [...own].filter((feature) => other.has(feature));
  if (!both.some((feature) => isSense(feature) && !LIGHT.has(feature)) || isDenied(own) !== isDenied(other)) return FAR;
  const [shared, theirs] = [lengthOf(both, weigh), lengthOf(other, weigh)];
  return { nearness: shared ** 2 / (lengthOf(own, weigh) * theirs), within: (shared / theirs) ** 2 };
}

/** So short, what stands beside it is a mere reaction. */
const REACTION = 5;

/** "Sua mãe ainda toca ele?" asks of what stands before it. */
const LEANS = ['ele', 'ela', 'eles', 'elas', 'dele', 'dela'];

/** What is asked; where nothing is, what is said as a whole, and the sentence beside which nothing else is told: "que imagem linda. a irmã soprando junto" */
function textsOf({ analysis: { text, sentences } }: Turn): readonly string[] {
  if (sentences.length < 2) return [text];
  const asked = sentences.filter((sentence) => sentence.asked).slice(-1);
  const parts = asked.length > 0 ? asked : sentences.filter((one) => isAlone(one, sentences));
  const leans = asked.length === 0 || asked.some(({ forms }) => LEANS.some((word) => forms.has(word)));
  return [...(leans ? [text] : []), ...parts.map(({ tokens }) => tokens.map(({ raw }) => raw).join(' '))];
}

function isAlone(one: Sentence, sentences: readonly Sentence[]): boolean {
  return sentences.every((other) => other === one || other.tokens.length <= REACTION);
}

/** Whether it is near enough: whoever tells something of their own has to mean the story plainly. */
function isNear({ nearness, within }: Likeness, more: number, isOwn: boolean): boolean {
  const needed = NEAR + more + (isOwn ? OWN : 0);
  return nearness >= needed || (!isOwn && within >= WITHIN && nearness >= needed * WITHIN_NEAR);
}

/** A game, a goodbye, what she is and what hurts them are met before any story. */
function isOther(turn: Turn): boolean {
  const { acts, analysis, state } = turn;
  if (state.game !== null || acts.has('goodbye') || analysis.size > LONGEST) return true;
  if (analysis.sentences.some((sentence) => sentence.asked && asksOfSelf(sentence))) return true;
  return asksWhatSheIs(turn) || lossIn(turn) !== undefined || saysSad(turn);
}

/** Says what she has to say to just that. */
export function metNextToStory(turn: Turn): boolean {
  const spoken = storiesLately(turn);
  if (spoken.length === 0) return false;
  const { game } = turn.state;
  if (game === null && answeredGreeting(turn)) return true;
  if (isOther(turn)) return false;
  const own = textsOf(turn).map(featuresOf);
  const isOwn = tellsOfSelf(turn) && !turn.acts.has('question');
  return spoken
    .flatMap(({ story, more }) => likenesses(turn, story, own).map((one) => ({ ...one, story, more })))
    .filter(({ likeness, more, story }) => isNear(likeness, more, isOwn || story === turn.life.greeting))
    .toSorted((one, other) => other.likeness.nearness - other.more - (one.likeness.nearness - one.more))
    .some((one) => sayNextTo(turn, one));
}

const WORD_OR_MORE = 1;

/** In just the words that were foreseen behind her greeting, whatever else they might mean: "bocejei, conta ponto?" */
function answeredGreeting(turn: Turn): boolean {
  const { greeting, nextTo } = turn.life;
  if (!greeting || turn.state.turn > 0 || !hasGreeted(turn) || turn.analysis.size <= WORD_OR_MORE) return false;
  const put = plainOf(turn);
  const item = nextTo.of(greeting).find((one) => isSayable(turn, one) && one.put.some((way) => wordsOf(way) === put));
  return (
    item !== undefined && lossIn(turn) === undefined && !saysSad(turn) && sayNextTo(turn, { item, story: greeting })
  );
}

function wordsOf(text: string): string {
  return foldWord(text)
    .split(/[^a-z0-9]+/u)
    .filter(Boolean)
    .join(' ');
}

/** The words of the message without a laugh. */
function plainOf(turn: Turn): string {
  return wordsOf(lastMessage(turn).replace(/(?<!\p{L})(?:k{2,}\p{L}*|(?:rs)+)(?!\p{L})/giu, ''));
}

type Found = { readonly item: ReadyExchange; readonly likeness: Likeness };

/** How alike what is said is to each follow-up of a story that can still be said. */
function likenesses(turn: Turn, story: ReadyExchange, own: readonly ReadonlySet<string>[]): Found[] {
  const { weigh } = turn.library.exchanges;
  const wasAsked = endsInQuestion(turn.request.history.findLast(({ role }) => role === 'character')?.text ?? '');
  // "Em que lavanderia está a camisa?" is no answer to her greeting.
  const wonders = story === turn.life.greeting && WONDERS.test(turn.analysis.folded);
  const plain = plainOf(turn);
  const sayable = turn.life.nextTo.of(story).filter((item) => isSayable(turn, item) && canSay(turn, item.say(), null));
  return sayable.map((item) => {
    // "Não sei", in just these words, has nothing that would tell it.
    if (wasAsked && item.put.some((put) => wordsOf(put) === plain)) return { item, likeness: SAME };
    const all = item.put
      .filter((put) => (wasAsked || !isAnswer(put)) && (!wonders || WONDERS.test(foldWord(put))))
      .flatMap((put) => own.map((one) => likenessOf(one, featuresOf(put), weigh)));
    return { item, likeness: all.toSorted((one, other) => other.nearness - one.nearness)[0] ?? FAR };
  });
}

function sayNextTo(turn: Turn, { item, story }: NextTo): boolean {
  if (!say(turn, item.say(), null)) return false;
  turn.state.exchange = { key: story.key, turn: turn.state.turn };
  turn.led = true;
  return true;
}

/** What was not told yet has to be named more plainly. */
const PLAIN = { nearness: 0.64, covered: 0.5 };
/** A single word has to be nearly all of it. */
const PLAIN_ONE = 0.85;

function isPlain({ nearness, covered, shared }: Near<NextTo>): boolean {
  return nearness >= PLAIN.nearness && covered >= (shared > 1 ? PLAIN.covered : PLAIN_ONE);
}

/** Asked of a story of hers that she has not told, or not lately: "seu irmão ainda faz mágica?" */
export function metNextToAny(turn: Turn): boolean {
  const { analysis, acts, life } = turn;
  if (isOther(turn)) return false;
  if (formOf(analysis.text, acts) === 'tells') return false;
  const isOfThem = featuresOf(analysis.text).has(ME);
  return textsOf(turn)
    .flatMap((text) => life.nextTo.find(text, ({ item }) => isSayable(turn, item)))
    .filter((near) => isPlain(near) && near.isOfWriter === isOfThem)
    .toSorted((one, other) => worth(other) - worth(one))
    .some(({ item }) => sayNextTo(turn, item));
}
