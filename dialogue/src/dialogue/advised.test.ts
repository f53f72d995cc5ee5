import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeRequest } from './sample-request.ts';

const library = loadLibrary();
const seeds = Array.from({ length: 8 }, (_, seed) => seed);
const stances = (library.generic.asked.get('stance') ?? []).map(({ say }) => say.split('{said}'));
const isStance = (line: string): boolean =>
  stances.some(([before = '', after = '']) => line.startsWith(before) && line.endsWith(after));

describe('what they mean to do', () => {
  it.each([
    ['tô pensando em abrir minha própria barbearia. o que vc acha?', 'abrir sua própria barbearia'],
    ['amanhã tenho reunião, acho que vou pedir aumento. o que vc acha?', 'pedir aumento'],
  ])('is said back with what she thinks of it: %s', (text, said) => {
    for (const seed of seeds) {
      const { lines } = compose(library, makeRequest(text, { seed }));
      const stance = lines.find(isStance);
      expect(stance?.toLowerCase()).toContain(said);
    }
  });

  it.each([
    'tô com medo, vou operar o joelho. o que vc acha?',
    'o que você acha de mim?',
    'vou dar um nome pra ela. o que vc acha?',
  ])('is no such thing where it weighs, or is of another kind: %s', (text) => {
    for (const seed of seeds) expect(compose(library, makeRequest(text, { seed })).lines.some(isStance)).toBe(false);
  });
});

describe('a tip', () => {
  it.each([
    ['me dá uma dica de nadar', 'nadar'],
    ['tenho uma samambaia com a ponta marrom, sabe o que pode ser?', 'samambaia'],
  ])('is of what stands beside the question: %s', (text, word) => {
    const tips = new Set(library.hooks.advising(word)[0]?.map(({ say }) => say.toLowerCase()));
    expect(tips.size).toBeGreaterThan(1);
    for (const seed of seeds) {
      const { lines } = compose(library, makeRequest(text, { seed }));
      expect([seed, lines.some((line) => tips.has(line.toLowerCase()))]).toEqual([seed, true]);
    }
  });
});
