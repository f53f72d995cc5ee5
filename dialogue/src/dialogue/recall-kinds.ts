/** Which facts of the kinds that are kept answer a question. */
import { foldWord } from '../analyser/fold.ts';
import type { Sentence } from '../analyser/tokens.ts';
import type { Fact, FactRelation } from '../request.ts';
import { fits, subjectOf } from './recall-fits.ts';
import { stemsOf, type Wanted } from './recall-questions.ts';
import { partsOf } from './recall-words.ts';

/** A pet that got another kind, or a name another role, is told as it was told last. */
function withoutSuperseded(facts: readonly Fact[]): readonly Fact[] {
  const nameOf = ({ relation, value }: Fact) =>
    relation === 'pet' ? foldWord(value.replace(/ \(.*$/u, '')) : undefined;
  return facts.filter((fact, at) => {
    const name = nameOf(fact);
    return name === undefined || !facts.slice(at + 1).some((later) => nameOf(later) === name);
  });
}

function opposed(facts: readonly Fact[], fact: Fact, at: number): boolean {
  const other = fact.relation === 'likes' ? 'dislikes' : fact.relation === 'dislikes' ? 'likes' : undefined;
  return (
    other !== undefined &&
    facts.slice(at + 1).some((later) => later.relation === other && foldWord(later.value) === foldWord(fact.value))
  );
}

const SEVERAL = 12;

/** Where a word of the value in the question picks one of many. */
const NARROWED: ReadonlySet<FactRelation> = new Set(['habit', 'plan', 'about', 'allergy', 'fear']);

export function sharesWord({ relation, value }: Fact, stems: ReadonlySet<string>): boolean {
  const told = relation === 'habit' ? value.replace(/^\S+ /u, '') : partsOf(value)[1];
  return [...stemsOf(told)].some((stem) => stems.has(stem));
}

export function asksMore(stems: ReadonlySet<string>, found: readonly Fact[]): boolean {
  const own = new Set(found.flatMap(({ value }) => [...stemsOf(value)]));
  return [...stems].some(
    (stem) => !own.has(stem) && !/^(?:instr|bicho|cacho|cadel|pet|pets|anima|quais|passa|ave)/.test(stem),
  );
}

/** "Eu gosto de jiló?" is about jiló, whatever became of it. */
function tastesFrom(facts: readonly Fact[], relation: FactRelation, stems: ReadonlySet<string>): readonly Fact[] {
  const tastes = facts.filter((fact) => fact.relation === 'likes' || fact.relation === 'dislikes');
  if (stems.size > 0) return tastes.filter((fact) => sharesWord(fact, stems)).slice(-1);
  return tastes.filter((fact) => fact.relation === relation).slice(-SEVERAL);
}

function newest(found: readonly Fact[], wanted: Wanted): readonly Fact[] {
  return wanted.all ? found.slice(-SEVERAL) : found.slice(-1);
}

/** Of a parrot and a cockatiel, both birds, the one that was named. */
function namedFirst(standing: readonly Fact[], relation: FactRelation, subject: string | undefined): readonly Fact[] {
  const found = standing.filter((fact) => fits(fact, relation, subject));
  const named = found.filter((fact) => subject !== undefined && foldWord(subjectOf(fact)) === foldWord(subject));
  return named.length > 0 ? named : found;
}

function foundFor(standing: readonly Fact[], wanted: Wanted): readonly Fact[] {
  const groups = wanted.relations.map((relation) => namedFirst(standing, relation, wanted.subject));
  return wanted.all ? groups.flat() : (groups.find((group) => group.length > 0) ?? []);
}

/** Those of what was found that a word of the question picks out. */
function narrowed(found: readonly Fact[], wanted: Wanted, stems: ReadonlySet<string>): readonly Fact[] {
  const [relation = 'name'] = wanted.relations;
  const named = found.filter((fact) => NARROWED.has(fact.relation) && sharesWord(fact, stems));
  if (relation === 'about') return named.length > 0 || !stems.has('faz') ? named : found.slice(-1);
  return newest(named.length > 0 && NARROWED.has(relation) ? named : found, wanted);
}

/** Facts that answer the question, oldest first. */
export function answerFrom(facts: readonly Fact[], wanted: Wanted, sentence: Sentence): readonly Fact[] {
  const standing = withoutSuperseded(facts).filter((fact, at, all) => !opposed(all, fact, at));
  const [relation] = wanted.relations;
  const stems = stemsOf(sentence.tokens.map(({ raw }) => raw).join(' '));
  if (relation === 'likes' || relation === 'dislikes') return tastesFrom(standing, relation, stems);
  const found = foundFor(standing, wanted);
  // "qual é a placa do meu carro?" is not answered with the car.
  if (relation === 'owns' || relation === 'pet') return asksMore(stems, found) ? [] : newest(found, wanted);
  return narrowed(found, wanted, stems);
}
