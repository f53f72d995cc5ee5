import { analyse } from '../analyser/analyse.ts';
import { foldWord } from '../analyser/fold.ts';
import type { Sentence } from '../analyser/tokens.ts';
import type { Fact } from '../request.ts';
import { gleanDislikes, gleanFamily, gleanLikes, gleanPet, gleanPetAnswer, gleanPlan } from './belongings.ts';
import { clausesOf, tellsNothing } from './clauses.ts';
import { gleanCorrection } from './corrections.ts';
import { gleanCity, gleanJob, gleanName } from './identity.ts';
import { NOT_FACTS } from './lexicon.ts';
import { gleanParticulars, gleanSizes } from './particulars.ts';
import { gleanMany, gleanRelative } from './relatives.ts';

export type GleanContext = {
  /** Her line just before the message, which tells what a bare answer answers. */
  lastLine: string | undefined;
  known: readonly Fact[];
  now: Date;
};

const MAX_NEW_FACTS = 6;
/** The question itself, so that "quando quiser me dizer seu nome" does not turn the next word into one. */
const ASKS_NAME = /(?:te chamar|seu nome|voce se chama|te chamo)[^?.!]*\?/;
const ASKS_CITY = /onde voce (?:mora|fala|vive|ta|esta)|que cidade|qual cidade|sua cidade|de onde voce/;
const ASKS_PET = /nome (?:dele|dela|do bicho|da fera)|como (?:ele |ela |o bichinho )?se chama/;

/** Same kind, same value once case and accents are set aside; a bare species is no news once the pet has a name. */
function isKnown(fact: Fact, known: readonly Fact[]): boolean {
  const value = foldWord(fact.value);
  return known.some((other) => {
    if (other.relation !== fact.relation) return false;
    const old = foldWord(other.value);
    return old === value || (fact.relation === 'pet' && old.includes(`(${value})`)) || isShorterKin(fact, old);
  });
}

function isShorterKin(fact: Fact, old: string): boolean {
  return fact.relation === 'family' && old.startsWith(`${foldWord(fact.value)} `);
}

function isInstruction(sentence: Sentence): boolean {
  return [...NOT_FACTS].some((word) => sentence.forms.has(word));
}

function unnamedSpecies(known: readonly Fact[]): string | undefined {
  const pets = known.filter((fact) => fact.relation === 'pet');
  return pets.findLast((fact) => !fact.value.includes('('))?.value;
}

function gleanSentence(sentence: Sentence, text: string, context: GleanContext): Fact[] {
  const lastLine = foldWord(context.lastLine ?? '');
  const pet = ASKS_PET.test(lastLine) ? gleanPetAnswer(sentence, unnamedSpecies(context.known)) : undefined;
  const clauses = clausesOf(sentence);
  const single: [Fact['relation'], string | undefined][] = [
    ['name', gleanName(sentence, ASKS_NAME.test(lastLine))],
    ['city', gleanCity(sentence, ASKS_CITY.test(lastLine))],
    ['job', gleanJob(sentence)],
    ['pet', pet],
    ...clauses.map((clause): [Fact['relation'], string | undefined] => ['pet', pet ? undefined : gleanPet(clause)]),
    ...clauses.map((clause): [Fact['relation'], string | undefined] => ['family', gleanFamily(clause)]),
    ['plan', gleanPlan(sentence, text, context.now)],
  ];
  const facts = single.flatMap(([relation, value]) => (value === undefined ? [] : [{ relation, value }]));
  facts.push(...clauses.flatMap((clause) => [...gleanRelative(clause), ...gleanParticulars(clause, text)]));
  facts.push(...gleanMany(sentence), ...gleanSizes(sentence, text));
  const isFavorite = facts.some(({ relation, value }) => relation === 'favorite' && !value.startsWith('time:'));
  for (const value of isFavorite ? [] : gleanLikes(sentence)) facts.push({ relation: 'likes', value });
  for (const value of gleanDislikes(sentence)) facts.push({ relation: 'dislikes', value });
  return facts;
}

/**
 * Facts a person states about themselves in one message: only new ones, negation respected, instructions ignored.
 * Both adapters use it, so what is remembered does not depend on the model.
 */
export function gleanFacts(message: string, context: GleanContext): Fact[] {
  const fresh: Fact[] = [];
  const corrected = gleanCorrection(message, context.known);
  for (const sentence of analyse(message).sentences) {
    // Whoever slips an instruction in gets nothing stored from the whole message.
    if (isInstruction(sentence)) return [];
    if (tellsNothing(sentence)) continue;
    for (const fact of gleanSentence(sentence, message, context)) {
      if (!isKnown(fact, [...context.known, ...fresh])) fresh.push(fact);
    }
  }
  if (corrected && !isKnown(corrected, [...context.known, ...fresh])) fresh.push(corrected);
  return fresh.slice(0, MAX_NEW_FACTS);
}
