/** Questions met by what they are of: "como eu ganho a vida?" and "rodo de Uber" share no word (docs/decisions/0034). */
import { LIGHT, senseOf, sensibleWords } from '../analyser/stems.ts';
import { affinityOf, isSpecific, likeliest } from '../aspects/aspects.ts';
import { isOwnWords } from '../gleaning/propositions.ts';
import type { Fact } from '../request.ts';
import { FAVOURITE, type Found, type Match, matchOf, type Question, type Sought } from './recall-told.ts';

/** These are of somebody in the person's life: what is told of that one answers. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  'best_friend',
  'boss_coworkers',
  'children',
  'ex',
  'father',
  'grandparents',
  'in_laws',
  'mother',
  'mourning',
  'neighbours',
  'other_relatives',
  'partner',
  'pregnancy',
  'relative_birthday_event',
  'siblings',
]);

/** "minha véia": somebody, whatever the word; "perdi um bebê" is of nobody else. */
const SOMEBODY_OF_THEIRS = /(?<!\p{L})(?:meus?|minhas?) \p{L}{3,}/iu;

/** "Quem é meu afilhado?" is not answered with a colleague; one's boss is "patrão" and "chefe". */
function isOfAnother({ roles, text }: Question, { relation, value }: Fact, match: Match): boolean {
  const isOfOther = relation === 'about' || match.isOfOther;
  if (roles.length === 0) return isOfOther && !OF_PEOPLE.has(likeliest('asked', text).aspect);
  if (match.roles.size === 0)
    return !isOfOther && !(SOMEBODY_OF_THEIRS.test(value) && OF_PEOPLE.has(likeliest('told', value).aspect));
  const asked = new Set(roles.map((role) => likeliest('told', role).aspect));
  return ![...match.roles].some((role) => roles.includes(role) || asked.has(likeliest('told', role).aspect));
}

/** Things that a question names: "qual é meu barco?" is not answered with the car, though both are vehicles. */
function thingsIn({ text }: Question): readonly string[] {
  return sensibleWords(text).filter((word) => !LIGHT.has(senseOf(word)) && isSpecific(word));
}

type Asked = { question: Question; things: readonly string[] };

/** Who asks at what hour they have lunch is not told when they get up. */
const OF_ONE_DOING: ReadonlySet<Sought> = new Set(['hour', 'duration']);
/** In somebody's own words "seu Osvaldo" is a man, and nothing of hers. */
const HONOURED = /(?<!\p{L})(?:seu|sra?) \p{L}{3,}/iu;
const FITS = 1.2;
/** Where a day or a place is asked for, a thing of the same aspect may be meant: said with its doubt. */
const DOUBTED = 0.15;
const MISFITS = 0.6;
/** Without one of these nothing was answered; names are known by their capitals, which not everybody types. */
const NEEDED: Readonly<Partial<Record<NonNullable<Sought>, number>>> = { name: 0.25, day: 0, number: 0, hour: 0 };

/** How likely a text of the aspect is the answer that is sought, for what it holds. */
function fitOfSought({ sought }: Question, { value }: Fact, match: Match): number {
  if (sought === undefined) return 1;
  if (OF_ONE_DOING.has(sought) && match.shared === 0) return 0;
  return match.holdsAnswer || HONOURED.test(value) ? FITS : (NEEDED[sought] ?? MISFITS);
}

/** The same; 0 where it lacks what the question names. */
function fitOf({ question, things }: Asked, fact: Fact, match: Match): number {
  if (FAVOURITE.test(question.text) || match.lacksAttribute) return 0;
  if (things.every(match.has)) return fitOfSought(question, fact, match);
  return question.sought !== 'name' && match.holdsAnswer ? DOUBTED : 0;
}

function nearnessOf(asked: Asked, fact: Fact): number {
  const { question } = asked;
  const affinity = affinityOf(question.text, fact.value);
  if (affinity === 0) return 0;
  const match = matchOf(question, fact.value);
  return isOfAnother(question, fact, match) ? 0 : affinity * fitOf(asked, fact, match);
}

/** Of what is nearly as near, the newest: people change. */
const NEARLY = 0.8;

/** What is nearest to what is asked for by its aspect, from `least` (0 to 1) on; undefined where nothing is. */
export function findByAspect(facts: readonly Fact[], question: Question, least: number): Found | undefined {
  const asked = { question, things: thingsIn(question) };
  const found = facts
    .filter(isOwnWords)
    .map((fact) => ({ fact, score: nearnessOf(asked, fact) }))
    .filter(({ score }) => score >= least);
  const highest = Math.max(...found.map(({ score }) => score));
  return found.findLast(({ score }) => score >= highest * NEARLY);
}
