import { loadLibrary } from '@cafune/dialogue';
import { describe, expect, it } from 'vitest';
import { listCharacters } from '../characters.ts';
import { HELD_APART } from './held-apart.ts';
import { measureHeldApart, measureRecall, PLANTS } from './measure.ts';

const library = loadLibrary();
const [character] = listCharacters();
if (!character) throw new Error('the catalogue is empty');

describe('the script', () => {
  it('plants 200 facts of more than 15 kinds, 20 pinned, 30 put right later', () => {
    expect(PLANTS.length).toBeGreaterThanOrEqual(200);
    expect(new Set(PLANTS.map(({ relation }) => relation)).size).toBeGreaterThan(15);
    expect(PLANTS.filter(({ relation }) => relation === 'pinned').length).toBeGreaterThanOrEqual(20);
    expect(PLANTS.filter(({ newValue }) => newValue).length).toBeGreaterThanOrEqual(30);
  });

  it('is remembered, a fifth of it here: all that is pinned, 95 % of the rest, nothing made up', () => {
    const plants = PLANTS.filter((_, at) => at % 5 === 0);
    const recall = measureRecall({ library, character, seed: 3, plants, late: 150 });
    for (const { asked, right } of Object.values(recall.pinned)) expect([asked > 0, right]).toEqual([true, asked]);
    for (const { asked, right } of Object.values(recall.others)) expect(right / asked).toBeGreaterThanOrEqual(0.95);
    expect(recall.invented).toEqual([]);
  });
});

it('knows most of what is told in other words', () => {
  expect(measureHeldApart(library, character).length / HELD_APART.length).toBeLessThanOrEqual(0.3);
});
