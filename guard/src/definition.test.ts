import { describe, expect, it } from 'vitest';
import { leastThreadMs } from '../../tools/vitest/thread-time.ts';
import { CARDS_HARMLESS, CARDS_REFUSED } from './__fixtures__/definitions-cards.ts';
import { FIFTH_HELD_OUT_HARMLESS, FIFTH_HELD_OUT_REFUSED } from './__fixtures__/definitions-fifth-held-out.ts';
import { FOURTH_HELD_OUT_HARMLESS, FOURTH_HELD_OUT_REFUSED } from './__fixtures__/definitions-fourth-held-out.ts';
import { DEFINITIONS_HARMLESS } from './__fixtures__/definitions-harmless.ts';
import { HELD_OUT_HARMLESS, HELD_OUT_REFUSED } from './__fixtures__/definitions-held-out.ts';
import { INDIRECT_HARMLESS, INDIRECT_REFUSED } from './__fixtures__/definitions-indirect.ts';
import { NEAR_BENIGN_HARMLESS, NEAR_BENIGN_REFUSED } from './__fixtures__/definitions-near-benign.ts';
import {
  DEFINITIONS_OTHER_REFUSALS,
  DEFINITIONS_PERSONAL_DATA,
  DEFINITIONS_REAL_PEOPLE,
} from './__fixtures__/definitions-real-people.ts';
import { DEFINITIONS_REFUSED } from './__fixtures__/definitions-refused.ts';
import { SECOND_HELD_OUT_HARMLESS, SECOND_HELD_OUT_REFUSED } from './__fixtures__/definitions-second-held-out.ts';
import { SIXTH_HELD_OUT_HARMLESS, SIXTH_HELD_OUT_REFUSED } from './__fixtures__/definitions-sixth-held-out.ts';
import { THIRD_HELD_OUT_HARMLESS, THIRD_HELD_OUT_REFUSED } from './__fixtures__/definitions-third-held-out.ts';
import { checkDefinition, type DefinitionText } from './index.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const inBio = (text: string): DefinitionText => ({ field: 'bio', text });
const verdictOf = (text: DefinitionText) => checkDefinition([text], NOW).verdict;
const judged = (texts: readonly DefinitionText[], verdict: string) =>
  texts.filter((text) => verdictOf(text) === verdict).map(({ text }) => text);
const HARMLESS = [
  ...DEFINITIONS_HARMLESS,
  ...[
    ...HELD_OUT_HARMLESS,
    ...SECOND_HELD_OUT_HARMLESS,
    ...THIRD_HELD_OUT_HARMLESS,
    ...FOURTH_HELD_OUT_HARMLESS,
    ...FIFTH_HELD_OUT_HARMLESS,
    ...SIXTH_HELD_OUT_HARMLESS,
    ...CARDS_HARMLESS,
    ...INDIRECT_HARMLESS,
    ...NEAR_BENIGN_HARMLESS,
  ].map(inBio),
];
const AGES = [...DEFINITIONS_REFUSED, ...[...HELD_OUT_REFUSED, ...SECOND_HELD_OUT_REFUSED].map(inBio)];

describe('ages and what stands for them', () => {
  it('F02, F03, F04, F05: every disguise is caught, at least 98 % of them without a person', () => {
    expect(AGES.length).toBeGreaterThanOrEqual(300);
    expect(judged(AGES, 'accept')).toEqual([]);
    expect(judged(AGES, 'review').length).toBeLessThanOrEqual(AGES.length * 0.02);
  });

  it('F03: what borrows the words of everyday lines is caught as well', () => {
    const texts = NEAR_BENIGN_REFUSED.map(inBio);
    expect(judged(texts, 'accept')).toEqual([]);
    expect(judged(texts, 'review').length).toBeLessThanOrEqual(texts.length * 0.05);
  });

  it.each([
    ['the third', THIRD_HELD_OUT_REFUSED],
    ['the fourth', FOURTH_HELD_OUT_REFUSED],
    ['the fifth', FIFTH_HELD_OUT_REFUSED],
    ['the sixth', SIXTH_HELD_OUT_REFUSED],
    ['the cards', CARDS_REFUSED],
    ['the indirect', INDIRECT_REFUSED],
  ])('F02 to F05, G01 to G03, E02: %s held-out set is caught, at least 97 %% of it without a person', (_, set) => {
    const texts = set.map(inBio);
    expect(judged(texts, 'accept')).toEqual([]);
    expect(judged(texts, 'review').length).toBeLessThanOrEqual(texts.length * 0.03);
  });

  it.each(['description', 'greeting', 'exampleDialogue', 'scenario', 'persona', 'occupation'])(
    'F03: whatever the field, here %s',
    (field) => {
      for (const text of ['Tem dezessete anos.', 'É menor de idade.', 'Está no 8º ano.', 'Nascida em 2012.'])
        expect(checkDefinition([{ field, text }], NOW)).toMatchObject({ verdict: 'refuse', class: 'p0' });
    },
  );

  it('F04: names and tags are read more strictly than sentences', () => {
    for (const text of ['Bebezinha', 'Bia 16', 'menor', '15']) {
      expect(verdictOf({ field: 'name', text }), text).toBe('refuse');
      expect(verdictOf({ field: 'tags', text }), text).toBe('refuse');
    }
    expect(verdictOf({ field: 'bio', text: 'Mora no 15.' })).toBe('accept');
  });

  it('18 is an age like any other, in digits and in words', () => {
    for (const text of [
      'Tem 18 anos.',
      'Dezoito anos, caloura de direito.',
      'Fez 18 anos em março.',
      'Tem 300 anos e ar de rainha.',
    ])
      expect(verdictOf(inBio(text)), text).toBe('accept');
  });

  it('birth years are measured against today', () => {
    const born = inBio('Nascida em 2010.');
    expect(checkDefinition([born], NOW).verdict).toBe('refuse');
    expect(checkDefinition([born], new Date('2028-06-01T00:00:00Z')).verdict).toBe('review');
    expect(checkDefinition([born], new Date('2029-06-01T00:00:00Z')).verdict).toBe('accept');
  });

  it('what is written in invisible signs is read as models read it', () => {
    const hidden = [...'tem 16 anos'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
    expect(verdictOf(inBio(`Uma mulher tranquila.${hidden}`))).toBe('refuse');
  });

  it('safety.md: a benign reading counts no longer beside romance', () => {
    expect(verdictOf(inBio('Minha filha de 12 anos está com febre.'))).toBe('accept');
    expect(verdictOf(inBio('Minha filha de 12 anos é minha namorada.'))).toBe('refuse');
    expect(verdictOf(inBio('Aos 15 anos ganhou a primeira viola.'))).toBe('accept');
    expect(verdictOf(inBio('Aos 15 anos virou namorada dele.'))).toBe('refuse');
    expect(verdictOf(inBio('Sou sua irmã de 16 anos.'))).toBe('refuse');
  });
});

describe('real people and data that leads to somebody', () => {
  it('G01, G02: well-known people, also misspelt, and people the author knows', () => {
    const others = DEFINITIONS_REAL_PEOPLE.filter((text) => checkDefinition([text], NOW).class !== 'p1');
    expect(others).toEqual([]);
    expect(judged(DEFINITIONS_REAL_PEOPLE, 'refuse')).toHaveLength(DEFINITIONS_REAL_PEOPLE.length);
  });

  it('a first name alone is nobody, a common full name is a doubt, a fan is a fan', () => {
    for (const name of ['Bruna', 'Anita', 'Ludmila', 'Taylor', 'Juliana', 'Paola Ribeiro', 'Helena Gomes'])
      expect(verdictOf({ field: 'name', text: name }), name).toBe('accept');
    expect(verdictOf({ field: 'name', text: 'Marina Silva' })).toBe('review');
    expect(verdictOf(inBio('Fã da Anitta desde o primeiro disco.'))).toBe('accept');
    expect(verdictOf(inBio('Ela é a Anitta.'))).toBe('refuse');
    expect(verdictOf({ field: 'name', text: 'juliana.paes' })).toBe('refuse');
    expect(verdictOf(inBio('Uma cidade pequena do litoral.'))).toBe('accept');
  });

  it('G03: the area code of a telephone is no age, and inches are not', () => {
    for (const text of ['Me liga: (11) 98765-4321', 'Zap (16) 3333-4444'])
      expect(checkDefinition([inBio(text)], NOW), text).toMatchObject({ verdict: 'refuse', class: 'p1' });
    expect(verdictOf(inBio(`[Height("5'4")] [Age("24")]`))).toBe('accept');
    expect(verdictOf(inBio(`[Height("5'4")] [Age("14")]`))).toBe('refuse');
  });

  it('G03: documents, telephones, addresses, handles', () => {
    expect(judged(DEFINITIONS_PERSONAL_DATA, 'refuse')).toHaveLength(DEFINITIONS_PERSONAL_DATA.length);
    for (const text of ['Protocolo 12345678901', 'Em 1998-2004 morou no Chile.', 'Custa 1.500,00.'])
      expect(verdictOf(inBio(text)), text).toBe('accept');
  });
});

describe('what speaks to the system, and what nobody may publish', () => {
  it('E02, P3: refused under their class', () => {
    for (const { text, class: policyClass } of DEFINITIONS_OTHER_REFUSALS)
      expect(checkDefinition([inBio(text)], NOW), text).toMatchObject({ verdict: 'refuse', class: policyClass });
  });
});

describe('everyday texts', () => {
  it('F14: none is refused, at most 2 % wait for a person', () => {
    expect(HARMLESS.length).toBeGreaterThanOrEqual(450);
    expect(judged(HARMLESS, 'refuse')).toEqual([]);
    expect(judged(HARMLESS, 'review').length).toBeLessThanOrEqual(HARMLESS.length * 0.02);
  });
});

describe('the verdict', () => {
  it('names fields and rules and never holds a word of the text', () => {
    const texts = [
      { field: 'name', text: 'Bebezinha' },
      { field: 'bio', text: 'Tem 17 anos. Ligue (11) 98765-4321.' },
    ];
    const verdict = checkDefinition(texts, NOW);
    expect(verdict).toEqual({
      verdict: 'refuse',
      class: 'p0',
      findings: [
        { field: 'name', rule: 'minor-term', class: 'p0', verdict: 'refuse' },
        { field: 'bio', rule: 'age', class: 'p0', verdict: 'refuse' },
        { field: 'bio', rule: 'personal-data', class: 'p1', verdict: 'refuse' },
      ],
    });
  });
});

describe('C06: no text takes long', () => {
  const LENGTH = 50_000;
  const LIMIT_MS = 200;
  it.each([
    'a',
    '1',
    '7 ',
    'é',
    'а',
    '①',
    '@',
    '.',
    'a.',
    'a-',
    'a ',
    'de ',
    'dez e ',
    '17 anos ',
    '18 - ',
    'minha ',
    'rua a ',
    '(',
    '"',
    '\u0301',
    '👩‍🦰',
    'o 1 ',
    'ele tem ',
    'A a ',
    'Ana Maria ',
  ])('50,000 signs of "%s" in 200 ms', (unit) => {
    const text = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
    expect(leastThreadMs(() => checkDefinition([inBio(text)], NOW))).toBeLessThan(LIMIT_MS);
  });

  it('what is longer than anybody reads is refused', () => {
    expect(verdictOf(inBio('Gosta do mar. '.repeat(6_000)))).toBe('refuse');
  });
});
