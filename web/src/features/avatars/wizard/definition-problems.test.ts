import '../../../testing/console-guard.ts';
import { AvatarDefinition } from '@cafune/contract/avatars/definition';
import { describe, expect, it } from 'vitest';
import { changeNoteProblem, counterOf, listProblems, wordProblem } from './definition-problems.ts';
import { definitionOf, freshDraft, type WizardFields } from './draft-fields.ts';

const GOOD: WizardFields = { ...freshDraft().fields, name: 'Aurora', age: 27 };

/** The contract's own sentence for each field, first one first. */
function contractSentences(fields: WizardFields): Record<string, string> {
  const sent = { ...definitionOf(fields), age: fields.age, state: fields.state };
  const { error } = AvatarDefinition.safeParse(sent);
  const found: Record<string, string> = {};
  for (const issue of error?.issues ?? []) found[String(issue.path[0])] ??= issue.message;
  return found;
}

function ownSentences(fields: WizardFields): Record<string, string> {
  return Object.fromEntries(listProblems(fields).map(({ field, message }) => [field, message]));
}

const WRONG: readonly (readonly [string, Partial<WizardFields>])[] = [
  ['no name', { name: '' }],
  ['a name of invisible signs', { name: '\u200b \u2060' }],
  ['a name too long', { name: 'a'.repeat(41) }],
  ['a name that is just short enough once cleaned', { name: `  ${'a'.repeat(40)}  ` }],
  ['a control character', { name: 'Au\u0000rora' }],
  ['half a sign', { city: '\ud83d' }],
  ['no age', { age: null }],
  ['an age below 18', { age: 17 }],
  ['half a year', { age: 18.5 }],
  ['the oldest age', { age: 99 }],
  ['an age above 99', { age: 100 }],
  ['an unknown state', { state: 'XX' }],
  ['an occupation too long', { occupation: 'a'.repeat(61) }],
  ['a city too long', { city: 'a'.repeat(61) }],
  ['a tagline too long', { tagline: 'a'.repeat(81) }],
  ['a way of speaking too long', { speech: 'a'.repeat(301) }],
  ['a story too long', { bio: 'a'.repeat(1_201) }],
  ['an empty greeting', { greeting: ' \n ' }],
  ['a greeting too long', { greeting: 'a'.repeat(601) }],
  ['a scenario too long', { scenario: 'a'.repeat(801) }],
  ['an example too long', { exampleDialogue: 'a'.repeat(2_001) }],
  ['too many loves', { loves: Array.from({ length: 9 }, (_, index) => `coisa ${index}`) }],
  ['an empty hobby', { hobbies: ['ler', ' '] }],
  ['a tag too long', { tags: ['a'.repeat(25)] }],
  ['too many starters', { starters: ['a', 'b', 'c', 'd'] }],
  ['several at once', { name: '', age: 12, greeting: '' }],
];

describe('what is not right in a definition', () => {
  it('is nothing for a name, an age and the defaults of everything else', () => {
    expect(listProblems(GOOD)).toEqual([]);
    expect(AvatarDefinition.safeParse(definitionOf(GOOD)).success).toBe(true);
  });

  it.each(WRONG)("%s is told in the contract's words", (_what, change) => {
    const fields = { ...GOOD, ...change };
    expect(ownSentences(fields)).toEqual(contractSentences(fields));
  });

  it('F01: an age below 18 is refused with the sentence of the abuse suite', () => {
    expect(ownSentences({ ...GOOD, age: 17 }).age).toBe('Personagens precisam ter 18 anos ou mais.');
  });

  it('comes in the order of the steps, each with its step', () => {
    const problems = listProblems({ ...GOOD, name: '', speech: 'a'.repeat(301), greeting: '' });
    expect(problems.map(({ field, step }) => [field, step])).toEqual([
      ['name', 'essencia'],
      ['speech', 'jeito'],
      ['greeting', 'historia'],
    ]);
  });

  it('a word is looked at before it joins its list, a note before it is sent', () => {
    expect(wordProblem('tags', 'a'.repeat(24))).toBeNull();
    expect(wordProblem('tags', 'a'.repeat(25))).toBe('Etiquetas: use até 24 caracteres.');
    expect(changeNoteProblem('')).toBeNull();
    expect(changeNoteProblem('a'.repeat(141))).toBe('A nota: use até 140 caracteres.');
  });
});

describe('the counter of a field', () => {
  it('shows from 80 % of the limit on', () => {
    expect(counterOf(63, 80)).toBeNull();
    expect(counterOf(64, 80)).toBe('64 de 80');
    expect(counterOf(1_000, 1_200)).toBe('1.000 de 1.200');
  });
});
