import { PERSONALITY_SLIDERS, RELATIONSHIPS } from '@cafune/contract/avatars';
import { checkDefinition } from '@cafune/guard';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../dialogue/hash.ts';
import { type CharacterSketch, type Personality, WRITABLE_FIELDS, type WriteRequest } from '../request.ts';
import * as sentences from './sentences.ts';
import { writeFields } from './write.ts';

const LIMITS = { tagline: 80, bio: 1_200, greeting: 600, scenario: 800, exampleDialogue: 2_000 };
const NOW = new Date('2026-11-21T12:00:00Z');

function makeSketch(changes: Partial<CharacterSketch> = {}): CharacterSketch {
  return {
    name: 'Lua',
    age: 27,
    relationship: 'crush',
    occupation: 'Ceramista',
    city: 'Recife',
    speech: '',
    loves: ['barro', 'café forte'],
    hobbies: ['nadar no mar'],
    personality: null,
    written: {},
    ...changes,
  };
}

function write(changes: Partial<CharacterSketch> = {}, seed = 1) {
  const request: WriteRequest = { sketch: makeSketch(changes), wanted: [...WRITABLE_FIELDS], maxLength: LIMITS, seed };
  return writeFields(request);
}

/** Many people: every relationship, ages of every season, sliders by chance, with and without what may be missing. */
function makeSketchOf(seed: number): Partial<CharacterSketch> {
  const random = seededRandom(seed, 'sketch');
  const sliders = PERSONALITY_SLIDERS.map(({ id }) => [id, Math.floor(random() * 5) - 2]);
  const isBare = (field: number) => seed % field === 0;
  return {
    age: 18 + (seed % 60),
    relationship: RELATIONSHIPS[seed % RELATIONSHIPS.length] ?? null,
    personality: Object.fromEntries(sliders) as Personality,
    ...(isBare(3) && { city: '', occupation: '' }),
    ...(isBare(4) && { loves: [], hobbies: [] }),
    ...(isBare(7) && { personality: null, relationship: null, age: null }),
    ...(isBare(11) && { name: '' }),
  };
}

describe('the embedded writer', () => {
  it('has at least forty sentences for a story', () => {
    const { ORIGINS, WORKS, LIKINGS, MANNERS, BONDS, SEASONS } = sentences;
    const sides = Object.values(MANNERS).flatMap(({ low, high }) => [...low, ...high]);
    const all = [ORIGINS, WORKS, LIKINGS, sides, ...Object.values(BONDS), ...Object.values(SEASONS)].flat();
    expect(new Set(all).size).toBeGreaterThanOrEqual(40);
  });

  it('writes every field for anybody, within limits, without an open place, and as the guard accepts', () => {
    for (let seed = 0; seed < 150; seed += 1) {
      const written = write(makeSketchOf(seed), seed);
      for (const field of WRITABLE_FIELDS) {
        const text = written[field] ?? '';
        expect([field, text.length > 0 && text.length <= LIMITS[field]]).toEqual([field, true]);
        expect(text).not.toMatch(/[{}]|undefined|null/u);
        expect([text, checkDefinition([{ field, text }], NOW).verdict]).toEqual([text, 'accept']);
      }
    }
  });

  it('knows her name, city, work and what she loves', () => {
    const texts = Array.from({ length: 30 }, (_, seed) => Object.values(write({}, seed)).join(' ')).join(' ');
    for (const word of ['Lua', 'no Recife', 'ceramista', 'barro', 'nadar no mar']) expect(texts).toContain(word);
  });

  it('follows the sliders and what she is to the person', () => {
    const bold = { boldness: 2, teasing: 0, intensity: 0, practicality: 0, playfulness: 0, attachment: 0 };
    for (let seed = 0; seed < 20; seed += 1) {
      const { bio = '' } = write({ personality: bold, relationship: 'esposa' }, seed);
      expect(sentences.MANNERS.boldness.high.some((sentence) => bio.includes(sentence))).toBe(true);
      expect(sentences.BONDS.esposa?.some((sentence) => bio.includes(sentence))).toBe(true);
    }
  });

  it('has at most one narration in a greeting, and three exchanges in an example', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { greeting = '', exampleDialogue = '' } = write({}, seed);
      expect(greeting.match(/\*[^*]+\*/gu)?.length ?? 0).toBeLessThanOrEqual(1);
      const speakers = exampleDialogue.split('\n').map((line) => line.split(':')[0]);
      expect(speakers).toEqual(['Você', 'Lua', 'Você', 'Lua', 'Você', 'Lua']);
    }
  });

  it('is the same for the same seed, and varied over seeds', () => {
    expect(write({}, 5)).toEqual(write({}, 5));
    const bios = new Set(Array.from({ length: 60 }, (_, seed) => write({}, seed).bio));
    expect(bios.size).toBeGreaterThan(55);
  });
});
