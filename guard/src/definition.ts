import type { PolicyClass } from '@cafune/contract/safety';
import { foldCharacters } from './folding/characters.ts';
import { readText } from './folding/readings.ts';
import { checkAgeHints } from './rules/age-hints.ts';
import { checkAges, checkShortText } from './rules/ages.ts';
import { checkBirthYears } from './rules/birth-years.ts';
import { checkDependence } from './rules/dependence.ts';
import { checkMaturity } from './rules/maturity.ts';
import { checkChildNames, checkMinorTerms } from './rules/minor-terms.ts';
import { checkNotAllowed } from './rules/not-allowed.ts';
import { checkPersonalData } from './rules/personal-data.ts';
import { checkPromptAttacks } from './rules/prompt-attacks.ts';
import { checkAcquaintances, checkKnownPeople, checkNamedPeople } from './rules/real-people.ts';
import { checkSchoolYears } from './rules/school-years.ts';
import type { Sighting } from './rules/sighting.ts';
import {
  type DefinitionFinding,
  type DefinitionRule,
  type DefinitionText,
  type DefinitionVerdict,
  summarize,
} from './verdict.ts';

/** UTF-16 code units read of one text; no field of a definition is as long, and nobody reads on after it. */
const TEXT_MAX_LENGTH = 60_000;
/** Few words and no sentence: what they say, they say of the character. */
const SHORT_FIELDS = new Set(['name', 'tags', 'tag']);

const CLASS_OF: Record<DefinitionRule, PolicyClass> = {
  age: 'p0',
  'birth-year': 'p0',
  'school-year': 'p0',
  'minor-term': 'p0',
  'not-allowed': 'p3',
  'real-person': 'p1',
  'personal-data': 'p1',
  'prompt-attack': 'p5',
  'too-long': 'p5',
};

/**
 * Reads every text of a definition in all its disguises and says whether it may be published (safety.md "The guard",
 * layer 2). Pure, local, linear in the length of the texts. Benign readings count only where the text plainly speaks of
 * somebody or something else. `now` is what birth years are measured against.
 */
export function checkDefinition(texts: readonly DefinitionText[], now: Date): DefinitionVerdict {
  return summarize(texts.flatMap((text) => checkText(text, now.getUTCFullYear())));
}

function checkText({ field, text }: DefinitionText, year: number): DefinitionFinding[] {
  const read = text.slice(0, TEXT_MAX_LENGTH);
  const isShort = SHORT_FIELDS.has(field);
  const folded = foldCharacters(read);
  const sightings: Sighting[] = [
    ...readText(read).flatMap(({ sentences }) => checkSentences(sentences, { isShort, year, folded })),
    ...checkPersonalData(folded, read),
    ...checkNamedPeople(read),
  ];
  if (text.length > TEXT_MAX_LENGTH) sightings.push({ rule: 'too-long', verdict: 'refuse' });
  return toFindings(field, sightings);
}

type Reading = { isShort: boolean; year: number; folded: string };

function checkSentences(sentences: readonly string[], { isShort, year, folded }: Reading): Sighting[] {
  return [
    ...checkAges(sentences),
    ...checkAgeHints(sentences),
    ...checkMaturity(sentences),
    ...checkDependence(sentences),
    ...checkBirthYears(sentences, year),
    ...checkSchoolYears(sentences),
    ...checkMinorTerms(sentences),
    ...(isShort ? [...checkShortText(sentences), ...checkChildNames(sentences)] : []),
    ...checkNotAllowed(sentences),
    ...checkKnownPeople([...sentences, ...listDottedNames(folded)], isShort),
    ...checkAcquaintances(sentences),
    ...checkPromptAttacks(sentences, folded),
  ];
}

/** Words held together by full stops, which end a sentence elsewhere: "juliana.paes". */
function listDottedNames(folded: string): string[] {
  return (folded.match(/(?<![a-z])[a-z]{2,20}(?:\.[a-z]{2,20}){1,3}(?![a-z])/gu) ?? []).map((name) =>
    name.replaceAll('.', ' '),
  );
}

/** One finding for each rule and verdict, however often it was seen. */
function toFindings(field: string, sightings: readonly Sighting[]): DefinitionFinding[] {
  const distinct = new Map(sightings.map((sighting) => [`${sighting.rule} ${sighting.verdict}`, sighting]));
  return [...distinct.values()].map(({ rule, verdict }) => ({ field, rule, class: CLASS_OF[rule], verdict }));
}
