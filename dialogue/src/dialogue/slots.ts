import type { Analysis } from '../analyser/analyse.ts';
import { foldWord } from '../analyser/fold.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import { capturePhrase } from '../gleaning/capture.ts';
import { findWrittenDay, localDay, localHour } from '../gleaning/dates.ts';
import { EVENTS } from '../gleaning/lexicon.ts';
import { isOwnWords } from '../gleaning/propositions.ts';
import type { ReadyLife } from '../lives/lives.ts';
import type { Fact, FactRelation, ReplyRequest } from '../request.ts';
import { echoOf } from './echo.ts';
import { shortKey } from './hash.ts';
import { momentSlots } from './moments.ts';
import type { DialogueState } from './state.ts';
import { tasteSlots } from './tastes.ts';

/** Slots filled for one turn, and which fact a `fact.*` slot would bring up. */
export type Slots = { readonly values: Map<string, string>; readonly facts: ReadonlyMap<string, string> };

/** A fact is news for a while; bringing it up too soon sounds like an echo. */
const RECALL_AFTER_TURNS = 6;
const WITH_ARTICLE = new Map([
  ['Rio de Janeiro', 'no Rio de Janeiro'],
  ['Recife', 'no Recife'],
  ['Porto', 'no Porto'],
]);
const FEMININE =
  /^(?:mãe|irmã|filha|avó|vó|esposa|mulher|namorada|noiva|prima|tia|sobrinha|sogra|neta|enteada|gata|cachorra|cadela|calopsita|tartaruga|galinha|coelha|iguana)(?=\s|$)/;
const NO_THINGS = new Set(
  'morreu faleceu doente morte dor perdi obrigado obrigada gata gato amor sim nao vezes interessante legal verdade certo claro entendi beleza ok hm hmm nossa caramba serio vamos bora talvez depende nada tudo bem mal otimo otima bom boa ruim mesmo isso assim muito pouco'.split(
    ' ',
  ),
);
const FILLERS = new Set(
  'ah hum hmm bom entao acho que eu e foi com certeza gostar preferir amar adorar de o a um uma os as sei la tipo talvez'.split(
    ' ',
  ),
);

export function factKey(fact: Fact): string {
  return shortKey(`${fact.relation}:${foldWord(fact.value)}`);
}

/** "em Olinda", "no Recife". */
export function inCity(city: string): string {
  return WITH_ARTICLE.get(city) ?? `em ${city}`;
}

function yours(noun: string): string {
  return `${FEMININE.test(noun) ? 'sua' : 'seu'} ${noun}`;
}

function sayPet(value: string): string | undefined {
  const name = /^(.+) \(/.exec(value)?.[1];
  if (name) return name;
  return value.includes(' ') || value.endsWith('s') ? undefined : yours(value);
}

function sayPlan(value: string): string {
  const event = value.replace(/ \(.*$/, '');
  const article = EVENTS[foldWord(event.split(' ')[0] ?? '')] ?? 'a';
  return `${article} ${event}`;
}

function sayFact(fact: Fact): string | undefined {
  if (fact.relation === 'pet') return sayPet(fact.value);
  if (fact.relation === 'family') return yours(fact.value);
  if (fact.relation === 'plan') return sayPlan(fact.value);
  if (fact.relation === 'city') return inCity(fact.value);
  return fact.value;
}

function planSlot(fact: Fact, today: number): string {
  const day = findWrittenDay(fact.value);
  if (day === undefined) return 'plan';
  if (day < today) return 'plan_past';
  return day <= today + 1 ? 'plan_soon' : 'plan';
}

function slotName(fact: Fact, today: number): string {
  if (fact.relation === 'pet' && !fact.value.includes('(')) return 'pet_kind';
  return fact.relation === 'plan' ? planSlot(fact, today) : fact.relation;
}

type FactSlots = { values: Map<string, string>; facts: Map<string, string> };

type NewSlot = { fact: Fact; prefix: 'fact' | 'known' | 'new'; today: number };

function addFact(slots: FactSlots, { fact, prefix, today }: NewSlot): void {
  const said = sayFact(fact);
  if (said === undefined) return;
  const name = `${prefix}.${slotName(fact, today)}`;
  slots.values.set(name, said);
  slots.facts.set(name, factKey(fact));
}

const LISTED: Readonly<Partial<Record<FactRelation, (value: string) => string>>> = {
  name: (value) => `você se chama ${value}`,
  city: (value) => `fala daí, ${inCity(value)}`,
  job: (value) => `vive a rotina de ${value}`,
  pet: (value) => `tem ${value}`,
  family: (value) => `me falou d${FEMININE.test(value) ? 'a' : 'o'} ${yours(value)}`,
  likes: (value) => `gosta de ${value}`,
  dislikes: (value) => `não curte ${value}`,
  plan: (value) => `tem ${value} na agenda`,
};

/** "você se chama Rafa, gosta de pizza e tem Thor (cachorro)", the newest of each kind, within a line. */
function listFacts(facts: readonly Fact[]): string | undefined {
  const newest = new Map(facts.map((fact) => [fact.relation, fact]));
  const parts: string[] = [];
  for (const [relation, write] of Object.entries(LISTED)) {
    const fact = newest.get(relation as FactRelation);
    const part = fact && write(fact.value);
    if (part && [...parts, part].join(', ').length <= 105) parts.push(part);
  }
  if (parts.length < 2) return parts[0];
  return `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;
}

/** Verb forms and interjections are not things one can say back ("interessante", "mudamos"). */
function isNoThing(word: string): boolean {
  const lemmas = lemmasOf(word);
  return NO_THINGS.has(word) || (lemmas.size > 0 && !lemmas.has(word) && word.length < 9);
}

/** A length of time is not said back as if it were a thing. */
const A_WHILE = /^(?:horas?|minutos?|dias?|semanas?|mes(?:es)?|anos?|tempo|vezes|vez)$/u;

/** "Chega por hoje": what is left of it joins words and is none. */
const JOINS = /^(?:por|pra|pro|para|das?|dos?|com|sem|até|que|mas)$/iu;

/** A short answer to her question, as written, so that she can say it back. */
function answerOf(analysis: Analysis): string | undefined {
  const sentence = analysis.sentences[0];
  if (!sentence || analysis.sentences.length > 1 || sentence.asked || sentence.tokens.length > 7) return undefined;
  if (sentence.tokens.some(({ fold }) => A_WHILE.test(fold))) return undefined;
  let tokens = sentence.tokens;
  while (tokens[0] && [...tokens[0].forms].some((form) => FILLERS.has(form))) tokens = tokens.slice(1);
  if (tokens.some((token) => token.negated || token.fold === 'nao' || token.raw === '')) return undefined;
  const phrase = capturePhrase(tokens, 3);
  if (!phrase || tokens.length > 5 || tokens.some((token) => isNoThing(token.fold))) return undefined;
  return phrase.length >= 3 && phrase.length <= 28 && !JOINS.test(phrase) ? phrase : undefined;
}

/** "Ceramista" in mid-sentence; "DJ" stays. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function daypart(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Bom dia';
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite';
}

/** Whoever says "boa noite" knows what hour it is over there. */
function greetedWith(analysis: Analysis): string | undefined {
  const said = /\b(bom dia|boa tarde|boa noite)\b/.exec(analysis.folded)?.[1];
  return said && said.charAt(0).toUpperCase() + said.slice(1);
}

function isStale(state: DialogueState, key: string): boolean {
  if (state.told.includes(key)) return true;
  const heard = state.heard.find((entry) => entry.key === key);
  return heard !== undefined && state.turn - heard.turn < RECALL_AFTER_TURNS;
}

/** "cachorra" is no longer what one asks after once she is Pipoca. */
function hasGotName(fact: Fact, facts: readonly Fact[]): boolean {
  if (fact.relation !== 'pet' || fact.value.includes('(')) return false;
  return facts.some((other) => other.relation === 'pet' && other.value.endsWith(`(${fact.value})`));
}

function factSlots(request: ReplyRequest, fresh: readonly Fact[], state: DialogueState): FactSlots {
  const slots: FactSlots = { values: new Map(), facts: new Map() };
  const today = localDay(request.now);
  for (const fact of request.facts) {
    // A clause in the person's own words stands in no line of hers.
    if (isOwnWords(fact)) continue;
    addFact(slots, { fact, prefix: 'known', today });
    const stale = isStale(state, factKey(fact)) || hasGotName(fact, request.facts);
    if (!stale) addFact(slots, { fact, prefix: 'fact', today });
  }
  for (const fact of fresh) addFact(slots, { fact, prefix: 'new', today });
  const likes = fresh.filter((fact) => fact.relation === 'likes').map((fact) => fact.value);
  if (likes.length > 1) slots.values.set('new.likes', `${likes.slice(0, -1).join(', ')} e ${likes.at(-1)}`);
  return slots;
}

/** The question she ended on, for asking it again in other words. */
function herQuestion(request: ReplyRequest): string | undefined {
  const last = request.history.findLast((entry) => entry.role === 'character')?.text ?? '';
  const asked = /([^.!?…*]{8,90}\?)[^?]*$/u.exec(last)?.[1]?.trim();
  // "Me diz uma coisa: qual canto…?" leads into the question.
  const question = /: (.{8,})$/u.exec(asked ?? '')?.[1] ?? asked;
  return question && question.charAt(0).toLowerCase() + question.slice(1);
}

/** Whom and what her written life names otherwise. */
const TOLD_BY_LIFE = new Set(
  [
    'family',
    'mother',
    'father',
    'grandma',
    'friend',
    'pet',
    'team',
    'sign',
    'wake',
    'sleep',
    'teacher',
    'firstjob',
    'nickname',
    'fear',
  ].flatMap((kind) => [`my.${kind}`, `why.${kind}`, `to.${kind}`]),
);

type SlotInput = {
  request: ReplyRequest;
  fresh: readonly Fact[];
  state: DialogueState;
  analysis: Analysis;
  /** Titles of the topics a card may love by id. */
  titles: ReadonlyMap<string, string>;
  life: ReadyLife;
};

/** Everything a line may mention this turn. A line whose slot is missing here is simply not said. */
export function fillSlots({ request, fresh, state, analysis, titles, life }: SlotInput): Slots {
  const { character, facts } = request;
  const slots = factSlots(request, fresh, state);
  const name = [...facts, ...fresh].findLast((fact) => fact.relation === 'name')?.value ?? request.personName;
  const loves = character.loves.filter((love) => love.trim() !== '').map((love) => titles.get(love) ?? love);
  const hour = localHour(request.now);
  const hasOwnLife = life.owner !== undefined;
  const extras: [string, string | undefined][] = [
    ['name', character.name],
    ['city', character.city || undefined],
    ['in_city', character.city ? inCity(character.city) : undefined],
    ['occupation', lowerFirst(character.occupation) || undefined],
    ['age', String(character.age)],
    ['love', loves[state.turn % Math.max(1, loves.length)]?.replaceAll('-', ' ')],
    ['person', name],
    ['daypart', greetedWith(analysis) ?? daypart(hour)],
    ['answer', answerOf(analysis)],
    ['facts', listFacts(facts)],
    ['hers', herQuestion(request)],
    ['echo', echoOf(analysis.sentences.filter(({ asked }) => !asked))],
    ...momentSlots(request.now),
    ...tasteSlots(character).filter(([slot]) => !(hasOwnLife && TOLD_BY_LIFE.has(slot))),
    // Empty, and there only while no pet's name is known: a line that carries it is about not knowing.
    ['unknown.pet', facts.some((fact) => fact.relation === 'pet' && fact.value.includes('(')) ? undefined : ''],
  ];
  for (const [slot, value] of extras) if (value !== undefined) slots.values.set(slot, value);
  return slots;
}
