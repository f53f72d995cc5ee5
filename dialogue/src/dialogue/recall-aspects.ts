/** Questions met by what they are of: "como eu ganho a vida?" and "rodo de Uber" share no word (docs/decisions/0034). */
import { affinityOf, likeliest } from '../aspects/aspects.ts';
import { isOwnWords } from '../gleaning/propositions.ts';
import type { Fact } from '../request.ts';
import { answerFit, type Found, isOfSomebodyElse, type Question } from './recall-told.ts';

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

/** Of what is nearly as near, the newest: people change. */
const NEARLY = 0.8;

function nearnessOf(question: Question, fact: Fact): number {
  if (question.roles.length > 0) {
    if (!isOfSomebodyElse(fact) && !OF_PEOPLE.has(likeliest('told', fact.value).aspect)) return 0;
  } else if (isOfSomebodyElse(fact) && !OF_PEOPLE.has(likeliest('asked', question.text).aspect)) return 0;
  return affinityOf(question.text, fact.value) * answerFit(question, fact.value);
}

/** What is nearest to what is asked for by its aspect, from `least` (0 to 1) on; undefined where nothing is. */
export function findByAspect(facts: readonly Fact[], question: Question, least: number): Found | undefined {
  const found = facts
    .filter(isOwnWords)
    .map((fact) => ({ fact, score: nearnessOf(question, fact) }))
    .filter(({ score }) => score >= least);
  const highest = Math.max(...found.map(({ score }) => score));
  return found.findLast(({ score }) => score >= highest * NEARLY);
}
