/** How new facts join what is remembered. */
import { foldWord } from '../analyser/fold.ts';
import type { Fact, FactRelation } from '../request.ts';

/** A person has one of each. */
const SINGLE: ReadonlySet<FactRelation> = new Set(['name', 'city', 'job', 'birthday', 'age', 'birthplace']);
/** Of these a person has one of each kind, which the value starts with: "cor: azul". */
const SINGLE_BY_KIND: ReadonlySet<FactRelation> = new Set(['favorite', 'body', 'trait']);

function takesPlaceOf(fresh: Fact, old: Fact): boolean {
  if (fresh.relation !== old.relation) return false;
  if (foldWord(fresh.value) === foldWord(old.value) || fresh.replaces === old.value) return true;
  if (SINGLE.has(fresh.relation)) return true;
  const at = SINGLE_BY_KIND.has(fresh.relation) ? fresh.value.indexOf(': ') : -1;
  return at > 0 && old.value.startsWith(fresh.value.slice(0, at + 2));
}

/** What is remembered once these were told too, oldest first. */
export function mergeFacts(known: readonly Fact[], fresh: readonly Fact[]): Fact[] {
  let facts = [...known];
  for (const fact of fresh) facts = [...facts.filter((old) => !takesPlaceOf(fact, old)), fact];
  return facts;
}
