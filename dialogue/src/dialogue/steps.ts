/** The steps of a reply, in the order they are tried: the first that speaks wins. */

import type { Act } from '../analyser/acts.ts';
import { LIGHT, sensesOf } from '../analyser/stems.ts';
import { tenseOf } from '../analyser/tense.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import type { FactRelation } from '../request.ts';
import { insist, say } from './choose.ts';
import { detailIn } from './detail.ts';
import { isGrieving } from './grief.ts';
import { shortKey } from './hash.ts';
import { hitTopics, isAllowed, isOfAnother, isOwnStory, isRemark, sayResponder, weightOf } from './heard.ts';
import { toldOf } from './her-life.ts';
import type { ReadyResponder, Topic } from './library.ts';
import { isMeant, isPlain } from './met-remark.ts';
import { asksHowSheIs, isBareHello } from './parts.ts';
import { isTurnedBack, pendingAsk } from './rejoinders.ts';
import { isLight, isOfFiction, lossIn, saysSad, weighsAs } from './tone.ts';
import type { Turn } from './turn.ts';

const ENCORE = compilePattern('< me? conta|manda|fala|diz|quero? mais? outra|outro|mais_uma|mais_um|de_novo');

/** Says a line of a responder and remembers which, so that it can be asked for again. */
export function sayFrom(turn: Turn, topic: Topic, responder: ReadyResponder): boolean {
  if (toldOf(turn, responder.life)) return true;
  if (!say(turn, responder.say, topic.id)) return false;
  // "Gostei" between two stories does not end the stories.
  if (topic.id !== 'compliments') turn.state.again = `${topic.id}#${topic.responders.indexOf(responder)}`;
  return true;
}

const PAIN = new Set(['sadness', 'anxiety']);

const SHORT = 6;

/** What is put to her is taken as it stands: what she is is never passed over. */
function isOfHer(turn: Turn, topic: Topic): boolean {
  const { acts, analysis } = turn;
  if (PAIN.has(topic.id)) return saysSad(turn);
  return analysis.size <= SHORT || acts.has('question') || analysis.sentences.some(({ forms }) => forms.has('voce'));
}

/** Topics whose answers must not wait for a pending question: what she is, goodbyes, pain, memory. */
export function urgent(turn: Turn): boolean {
  const light = isLight(turn) || isOfFiction(turn);
  const isOfOther = isOfAnother(turn) || (turn.analysis.size > SHORT && !isOwnStory(turn));
  const topics = [...turn.library.topics.values()].filter(
    (topic) => topic.urgent === true && isAllowed(turn, topic) && !((light || isOfOther) && PAIN.has(topic.id)),
  );
  const ranked = topics
    .flatMap((topic) => topic.responders.map((responder) => ({ topic, responder, weight: weightOf(turn, responder) })))
    .filter(({ topic, responder, weight }) => weight > 0 && (!responder.here || topic.id === turn.state.topic))
    .filter(({ topic, responder, weight }) => isOfHer(turn, topic) || isMeant(turn, responder, weight))
    .sort((one, other) => other.weight - one.weight);
  if (ranked.some(({ topic, responder }) => say(turn, responder.say, topic.id))) return true;
  const truth = ranked.find(({ topic }) => topic.id === 'being-ai');
  if (truth) return insist(turn, truth.responder.say, truth.topic.id);
  return topics.some(
    (topic) =>
      topic.hits.some(
        (hit) => weightOf(turn, hit) > 0 && (isOfHer(turn, topic) || isMeant(turn, hit, weightOf(turn, hit))),
      ) && say(turn, topic.openers, topic.id),
  );
}

/** Kind, and free of questions: a goodbye is let go. */
export function goodbye(turn: Turn): boolean {
  if (!turn.acts.has('goodbye')) return false;
  const topic = turn.library.topics.get('goodbye');
  if (!topic) return false;
  return sayResponder(turn, topic.responders, topic.id) || say(turn, topic.openers, topic.id);
}

/** "Quem, a tua mãe? Vou dormir. Boa noite, beijo": whoever ends with it leaves, whatever stands before. */
const LEAVES_LAST =
  /(?:^| )(?:boa noite|tchau|ate amanha|ate logo|um beijo|beijos?|bjos?|bjs|fui|durma bem|dorme bem)(?: [a-z]+){0,3}$/u;

export function letGo(turn: Turn): boolean {
  // Who tells of a loss, or of what weighs, is not let go with a cheerful word.
  if (lossIn(turn) !== undefined || weighsAs(turn) !== undefined) return false;
  return turn.state.turn > 1 && LEAVES_LAST.test(turn.analysis.folded) && goodbye(turn);
}

/** The topic a new fact belongs to; tastes and plans leave the topic as it is. */
const HOMES: Readonly<Record<string, string>> = {
  name: 'greeting',
  pet: 'pets',
  city: 'city',
  family: 'family',
  job: 'work',
};

const IDENTITY = [
  'name',
  'pet',
  'plan',
  'city',
  'family',
  'job',
  'allergy',
  'birthday',
  'birthplace',
  'study',
] as const;
const TASTES = ['dislikes', 'likes'] as const;

/** Words of a message that tells who somebody is, and no more. */
const INTRODUCED = 10;
/** With its date; what is longer was not understood. */
const PLAN_WORDS = 5;

/** "Meu cachorro tá doente" is about the illness, and a day that is over or has its own answer is no plan. */
function isMetOtherwise(turn: Turn, relation: FactRelation): boolean {
  const isPlan = relation === 'plan';
  if ((isPlan || relation === 'job') && tenseOf(turn.analysis.sentences) === 'told') return true;
  // "Meu filho ligou, faz dois meses que não falava comigo" introduces nobody.
  if (relation === 'family' && turn.analysis.size > INTRODUCED) return true;
  if (isPlan && turn.fresh.some((fact) => fact.relation === 'plan' && fact.value.split(' ').length > PLAN_WORDS))
    return true;
  if (isMentioned(turn, relation) && isPlain(turn)) return true;
  return [...turn.library.topics.values()].some((topic) =>
    topic.responders.some((responder) => {
      const weighs = isPlan ? 3 : responder.say.some(({ hold }) => hold) ? 2 : Number.POSITIVE_INFINITY;
      return !responder.here && weightOf(turn, responder) >= weighs;
    }),
  );
}

/** "Meu cachorro" and no more: without its name nothing new is told of it. */
function isMentioned(turn: Turn, relation: FactRelation): boolean {
  if (relation !== 'pet' && relation !== 'family') return false;
  return turn.fresh.every((fact) => fact.relation !== relation || !/\p{Lu}/u.test(fact.value));
}

function meetFact(turn: Turn, relations: readonly FactRelation[]): boolean {
  const relation = relations.find(
    (candidate) => turn.fresh.some((fact) => fact.relation === candidate) && !isMetOtherwise(turn, candidate),
  );
  if (!relation) return false;
  return say(turn, turn.library.generic.learned.get(relation) ?? [], HOMES[relation] ?? null);
}

/** Words of a message that tells of more than who somebody is. */
const TELLS_MORE = 10;

/** "Sou dentista em Goiânia, hoje arranquei 3 sisos": the teeth are the news. */
function tellsMore(turn: Turn): boolean {
  if (turn.analysis.size < TELLS_MORE) return false;
  const detail = detailIn(turn);
  if (detail === undefined || !(detail.isDone || /\d/u.test(detail.text))) return false;
  const known = sensesOf(turn.fresh.map(({ value }) => value).join(' '));
  return ![...sensesOf(detail.text)].some((sense) => known.has(sense));
}

/** Who the person is is met with joy before any answer. */
export function learnedIdentity(turn: Turn): boolean {
  // Beside what weighs nobody's trade is admired.
  return weighsAs(turn) === undefined && !tellsMore(turn) && meetFact(turn, IDENTITY);
}

/** A taste is noted now and then; always when it touches no subject she knows. */
export function learnedTaste(turn: Turn): boolean {
  if (hitTopics(turn).length > 0 && turn.random() < 0.4) return false;
  return meetFact(turn, TASTES);
}

/** What listens to something heavy is deaf to good news and to a laugh. */
function isTooHeavy(turn: Turn, topic: Topic, responder: ReadyResponder): boolean {
  return (HEAVY.has(topic.id) || responder.say.some(({ hold }) => hold)) && isLight(turn);
}

const HEAVY = new Set(['sadness', 'anxiety', 'anger', 'petloss', 'loneliness', 'health']);

export function currentResponders(turn: Turn): boolean {
  const topic = turn.state.topic ? turn.library.topics.get(turn.state.topic) : undefined;
  if (!topic || topic.early !== undefined || topic.id === 'goodbye' || !isAllowed(turn, topic)) return false;
  return sayResponder(
    turn,
    topic.responders.filter(
      (responder) => isMeant(turn, responder, weightOf(turn, responder)) && !isTooHeavy(turn, topic, responder),
    ),
    topic.id,
  );
}

/** So many senses, and so few of them in any example: a pattern met a word by the way. */
const SENSES_MANY = 4;
const NEAR_EXAMPLE = 0.24;

/** "O gesso virou caderno de assinatura" is nothing like "como cancelo a assinatura?". */
function isNearExamples(turn: Turn, { source }: ReadyResponder): boolean {
  const own = tellingSenses(turn.analysis.text);
  if (own.length < SENSES_MANY) return true;
  return source.yes.some((example) => {
    const theirs = new Set(tellingSenses(example));
    return own.filter((sense) => theirs.has(sense)).length / own.length >= NEAR_EXAMPLE;
  });
}

function tellingSenses(text: string): string[] {
  return [...sensesOf(text)].filter((sense) => !LIGHT.has(sense));
}

export function anyResponders(turn: Turn): boolean {
  const ranked = [...turn.library.topics.values()]
    .filter((topic) => topic.early === undefined && topic.id !== 'goodbye' && isAllowed(turn, topic))
    .flatMap((topic) =>
      topic.responders
        .filter((responder) => !responder.here)
        .map((responder) => ({ topic, responder, weight: weightOf(turn, responder) })),
    )
    .filter(
      ({ topic, responder, weight }) =>
        weight > 0 &&
        isMeant(turn, responder, weight) &&
        isNearExamples(turn, responder) &&
        !isTooHeavy(turn, topic, responder),
    )
    .sort((one, other) => other.weight - one.weight);
  return ranked.some(({ topic, responder }) => sayFrom(turn, topic, responder));
}

const MORE = compilePattern('< e? conta|fala|diz|me_conta|explica mais|melhor|tudo|direito >');
const GO_ON = compilePattern('< e depois|continua|prossiga >');

/** "Conta mais": some more of what she just told. */
export function told(turn: Turn): boolean {
  const wanted = turn.analysis.sentences.some(
    (sentence) => matchesSentence(MORE, sentence) || matchesSentence(GO_ON, sentence),
  );
  return wanted && turn.analysis.size <= 6 && say(turn, turn.library.generic.more, turn.state.topic);
}

/** "Outra!": one more of what she last answered with (a joke, a story, a line). */
export function encore(turn: Turn): boolean {
  const [id = '', position = ''] = turn.state.again?.split('#') ?? [];
  const topic = turn.library.topics.get(id);
  const wanted =
    turn.analysis.size <= 3 && turn.analysis.sentences.some((sentence) => matchesSentence(ENCORE, sentence));
  const responder = topic?.responders[Number(position)];
  return wanted && topic !== undefined && responder !== undefined && sayFrom(turn, topic, responder);
}

/** A mention opens a topic; in a topic already open it brings the next story instead. */
export function mentionedTopics(turn: Turn): boolean {
  // A question to her that none of her answers fits is met as a question, not with a story about one of its words.
  const asks = turn.analysis.sentences.some((sentence) => sentence.asked || sentence.forms.has('voce'));
  if (turn.acts.has('question') && asks) return false;
  // Beside a loss the word "bolo" opens no talk of food.
  if (isGrieving(turn)) return false;
  const meant = hitTopics(turn).filter((topic) =>
    topic.hits.some((hit) => weightOf(turn, hit) > 0 && isMeant(turn, hit, weightOf(turn, hit))),
  );
  return meant.some((topic) => {
    const inside = topic.id === turn.state.topic;
    // A word or two inside a topic is an answer of a kind: it is heard before she goes on.
    if (inside && turn.analysis.size <= 2 && say(turn, turn.library.generic.answer, topic.id)) return true;
    const [first, second] = inside ? [topic.gambits, topic.openers] : [topic.openers, topic.gambits];
    return say(turn, first, topic.id) || say(turn, second, topic.id);
  });
}

function isRepeated(turn: Turn): boolean {
  return turn.analysis.size >= 2 && turn.state.messages.includes(shortKey(turn.analysis.folded));
}

/** The person said the very same thing a moment ago. */
export function repeated(turn: Turn): boolean {
  if (!isRepeated(turn) || !say(turn, turn.library.generic.repeated, null)) return false;
  turn.led = true;
  return true;
}

export function greeting(turn: Turn): boolean {
  if (!turn.acts.has('greeting')) return false;
  // "Oi? que porteiro" wonders, and "opa, valeu" says no hello.
  if (turn.state.turn > 1 && (turn.isPart || !isBareHello(turn.analysis))) return false;
  if (asksHowSheIs(turn.analysis) && toldOf(turn, 'greeting-mood')) return true;
  if (asksHowSheIs(turn.analysis) && say({ ...turn, asksNothing: true }, turn.library.generic.hello.how, null))
    return true;
  return say(turn, turn.library.topics.get('greeting')?.openers ?? [], 'greeting');
}

/** "Boa noite, linda" at the very beginning is no goodnight. */
export function firstHello(turn: Turn): boolean {
  return turn.state.turn === 0 && isBareHello(turn.analysis) && greeting(turn);
}

const BARE_CHANGE = 5;

const CHANGES =
  /(?:(?:vamos|podemos|posso|bora|quero|da para) )*(?:mud|troc|fal)(?:ar|ando|a|emos)(?: de| o)? (?:assunto|outra coisa|disso nao)/u;

/** "Mudando de assunto, tem time?" asks something of its own; "vamos mudar de assunto?" does not. */
function asksBesides({ acts, analysis }: Turn): boolean {
  return acts.has('question') && analysis.folded.replace(CHANGES, '').trim() !== '';
}

function leavesSubject({ say: lines }: ReadyResponder): boolean {
  return lines.some((line) => line.leaves);
}

/** "Vamos mudar de assunto" is obeyed before anything else is answered. */
export function changeOfSubject(turn: Turn): boolean {
  // "Mudando de assunto, minha gata tá doente" goes on to the subject by itself.
  if (turn.analysis.size > BARE_CHANGE || asksBesides(turn)) return false;
  return sayResponder(turn, turn.library.generic.catchAll.filter(leavesSubject), null);
}

export function catchAll(turn: Turn): boolean {
  const near = turn.library.generic.catchAll.filter(
    (responder) => isNearExamples(turn, responder) && !(leavesSubject(responder) && asksBesides(turn)),
  );
  return sayResponder(turn, near, null);
}

/** A long confidence with no subject she knows is thanked for as a whole. */
export function longMessage(turn: Turn): boolean {
  return turn.analysis.size > 45 && say(turn, turn.library.generic.long, null);
}

/** "Por quê?" and "e você?" fall back on the topic they were said in. */
export function turnedBack(turn: Turn): boolean {
  const topic = turn.state.topic ? turn.library.topics.get(turn.state.topic) : undefined;
  if (!topic) return false;
  if (turn.acts.has('why')) return say(turn, topic.why, topic.id);
  return turn.acts.has('and-you') && say(turn, topic.you, topic.id);
}

/** Acts that leave room for plain listening, when something heavy is near. */
const LISTENED: readonly Act[] = ['statement', 'yes', 'no', 'dunno', 'ack'];

const QUIBBLE_ORDER: readonly Act[] = [
  'why',
  'and-you',
  'question',
  'thanks',
  'laughter',
  'dunno',
  'no',
  'yes',
  'statement',
];

/** A remark with a laugh gets one back; a word or two is said back to show it was heard. */
function lightly(turn: Turn): boolean {
  const { acts, answer } = turn.library.generic;
  const laughs = turn.analysis.sentences.some((sentence) => sentence.forms.has('#laugh'));
  // "Um liquidificador kkk" is about what was won.
  if (laughs && (turn.analysis.size <= 2 || turn.random() < 0.4) && say(turn, acts.get('laughter') ?? [], null))
    return true;
  return turn.analysis.size <= 3 && turn.random() < 0.6 && say(turn, answer, null);
}

/** What was told is met with its own words. */
export function pickedUp(turn: Turn): boolean {
  return turn.slots.values.has('echo') && say(turn, turn.library.generic.echo, null);
}

/** With its own words, more often than not. */
function meetsWords(turn: Turn): boolean {
  return lightly(turn) || (turn.random() < 0.75 && pickedUp(turn));
}

/** What was is asked about as what was, and what is meant to be as a plan. */
function meetsTense(turn: Turn): boolean {
  return say(turn, turn.library.generic.acts.get(tenseOf(turn.analysis.sentences)) ?? [], null);
}

function leadingAct(turn: Turn): Act {
  const found = QUIBBLE_ORDER.find((candidate) => turn.acts.has(candidate)) ?? 'statement';
  return (found === 'no' || found === 'yes') && isRemark(turn) ? 'statement' : found;
}

export function quibble(turn: Turn): boolean {
  const act = leadingAct(turn);
  const { acts } = turn.library.generic;
  const listens = (turn.state.soft > 0 || isGrieving(turn)) && LISTENED.includes(act);
  if (listens && say(turn, acts.get('listening') ?? [], null)) return true;
  if (act === 'statement') return remark(turn);
  return say(turn, acts.get(act) ?? [], null) || (act !== 'question' && say(turn, acts.get('statement') ?? [], null));
}

function remark(turn: Turn): boolean {
  return meetsWords(turn) || meetsTense(turn) || say(turn, turn.library.generic.acts.get('statement') ?? [], null);
}

/** "… e você?" at the end of an answer is owed an answer of her own. */
export function owedAnswer(turn: Turn): void {
  if (!turn.acts.has('and-you') || isTurnedBack(turn) || turn.said.length === 0) return;
  if (turn.said.some((said) => said.line.question || said.line.hold)) return;
  if (turn.said.some((said) => turn.library.topics.get(said.topic ?? '')?.early !== undefined)) return;
  const waiting = pendingAsk(turn);
  const topic = waiting?.topic ?? (turn.state.topic ? turn.library.topics.get(turn.state.topic) : undefined);
  if (waiting && say(turn, waiting.ask.you, waiting.topic.id)) return;
  if (topic) say(turn, topic.you, topic.id);
}
