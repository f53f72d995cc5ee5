import { make } from '@cafune/portrait';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, CATALOGUE_TAGS, type CatalogueCharacter } from './index.ts';

const STATES = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

/** Words that blur age, promise what she is not, or leave romance behind. Whole words, accents included. */
const FORBIDDEN = [
  /menin[ao]s?|garot[ao]s?|novinh[ao]s?|mocinhas?|moleca|colegia(l|is)|lolita|ninfeta|adolescen(te|tes|cia)/,
  /criança|crianças|infantil|infância|bebês?|escola|escolas|escolar|alun[ao]s?|uniforme|mochila|maria-chiquinha/,
  /sex[yo]|sexual|sexuais|nuas?|(?<!olho )nus?|pelad[ao]|tesão|gozar|transar|transa|lingerie|calcinha|sutiã|seios?|bunda/,
  /humana|humano|ser humano|consciente|usuári[ao]s?|premium|assinatura|assinar|moedas?|vip|plano pago/,
].map((words) => new RegExp(`(?<!\\p{L})(${words.source})(?!\\p{L})`, 'iu'));

function textsOf(character: CatalogueCharacter): string[] {
  const { name, occupation, tagline, bio, speech, greeting, loves, hobbies, starters } = character;
  return [name, occupation, tagline, bio, speech, greeting, ...loves, ...hobbies, ...starters];
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+(?=[\p{Lu}“*(])/u);
}

function sequencesOf(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
}

describe('catalogue', () => {
  it('has 24 characters with their own slug, name, tagline and greeting', () => {
    expect(CATALOGUE).toHaveLength(24);
    for (const key of ['slug', 'name', 'tagline', 'greeting', 'bio', 'speech'] as const) {
      expect(new Set(CATALOGUE.map((character) => character[key])).size, key).toBe(24);
    }
  });

  it('never shows two neighbours in the same light or with the same hair', () => {
    CATALOGUE.slice(1).forEach((character, index) => {
      const before = CATALOGUE[index];
      expect(character.portrait.palette, character.slug).not.toBe(before?.portrait.palette);
      expect(character.portrait.hair, character.slug).not.toBe(before?.portrait.hair);
    });
  });

  it('offers every kind of relationship and uses every tag', () => {
    expect(new Set(CATALOGUE.map(({ relationship }) => relationship)).size).toBe(5);
    expect(new Set(CATALOGUE.flatMap(({ tags }) => tags))).toEqual(new Set(CATALOGUE_TAGS));
  });

  it('repeats no six words in a row between two characters', () => {
    const owners = new Map<string, string>();
    const repeated: string[] = [];
    for (const { slug, bio, greeting, speech } of CATALOGUE) {
      for (const sequence of [bio, greeting, speech].flatMap((text) => sequencesOf(text, 6))) {
        const owner = owners.get(sequence) ?? slug;
        owners.set(sequence, owner);
        if (owner !== slug) repeated.push(`${owner}, ${slug}: ${sequence}`);
      }
    }
    expect(repeated).toEqual([]);
  });

  it('opens and closes no two greetings with the same three words', () => {
    const edges = CATALOGUE.flatMap(({ greeting }) => {
      const sequences = sequencesOf(greeting, 3);
      return [`first: ${sequences[0]}`, `last: ${sequences.at(-1)}`];
    });
    expect(new Set(edges).size).toBe(edges.length);
  });
});

describe.each(CATALOGUE.map((character) => ({ slug: character.slug, character })))('$slug', ({ character }) => {
  it('is an adult from a place in Brazil', () => {
    expect(Number.isInteger(character.age) && character.age >= 23 && character.age <= 99).toBe(true);
    expect(STATES).toContain(character.state);
    expect(character.city.length).toBeGreaterThan(2);
    expect(character.slug).toBe(character.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  });

  it('has texts of the right length', () => {
    expect(character.tagline.length).toBeLessThanOrEqual(44);
    expect(character.bio.length).toBeGreaterThanOrEqual(300);
    expect(character.bio.length).toBeLessThanOrEqual(700);
    expect(sentencesOf(character.bio).length).toBeGreaterThanOrEqual(3);
    expect(sentencesOf(character.bio).length).toBeLessThanOrEqual(6);
    expect(sentencesOf(character.speech).length).toBeLessThanOrEqual(2);
    expect(character.greeting.length).toBeGreaterThanOrEqual(80);
    expect(character.greeting.length).toBeLessThanOrEqual(260);
    for (const starter of character.starters) expect(starter.length, starter).toBeLessThanOrEqual(40);
  });

  it('greets with a question and at most one narration', () => {
    expect(character.greeting).toMatch(/\?$/);
    const asterisks = character.greeting.match(/\*/g)?.length ?? 0;
    expect([0, 2]).toContain(asterisks);
  });

  it('fills her lists without repeating herself', () => {
    const sizes = { loves: [5, 7], hobbies: [3, 5], tags: [3, 5], starters: [3, 3] } as const;
    for (const [key, [least, most]] of Object.entries(sizes)) {
      const list = character[key as keyof typeof sizes];
      expect(list.length, key).toBeGreaterThanOrEqual(least);
      expect(list.length, key).toBeLessThanOrEqual(most);
      expect(new Set(list).size, key).toBe(list.length);
    }
    for (const tag of character.tags) expect(CATALOGUE_TAGS).toContain(tag);
  });

  it('has a temper of her own', () => {
    const sliders = Object.values(character.personality);
    expect(sliders).toHaveLength(6);
    for (const slider of sliders) expect([-2, -1, 0, 1, 2]).toContain(slider);
    expect(sliders.some((slider) => slider !== 0)).toBe(true);
  });

  it('keeps to the words of the house', () => {
    for (const text of textsOf(character)) {
      for (const words of FORBIDDEN) expect(text).not.toMatch(words);
      expect(text).not.toMatch(/\p{Extended_Pictographic}|[<>{}#"]|\s{2}|^\s|\s$/u);
    }
    expect(textsOf(character).join(' ').match(/!/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('has a portrait that needs no correction', () => {
    expect(make(character.portrait)).toMatchObject(character.portrait);
  });
});
