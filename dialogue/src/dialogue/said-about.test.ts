import { describe, expect, it } from 'vitest';
import type { Aside } from '../asides/asides.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { readyLines } from './ready.ts';
import { makeRequest, withoutExchanges } from './sample-request.ts';

const library = loadLibrary();
const seeds = Array.from({ length: 8 }, (_, seed) => seed);

/** The packs and kinds, and of asides these alone. */
function knowing(asides: readonly [string, Aside][]) {
  return { ...withoutExchanges(library), asides: new Map(asides) };
}

function linesOf(asides: readonly [string, Aside][], text: string, seed: number): readonly string[] {
  return compose(knowing(asides), makeRequest(text, { seed })).lines;
}

const OF_HAND = readyLines(['A mão entrega a gente. É das duas?']);
const OF_TEACHER = readyLines(['Professor bom a gente não esquece. Ele é dos bravos?']);
const HAND: [string, Aside] = ['mao', { say: OF_HAND, trouble: OF_HAND }];
const TEACHER: [string, Aside] = ['professor', { say: OF_TEACHER, trouble: OF_TEACHER }];

describe('what she has to say of a thing', () => {
  it('is of what was told, and not of who told it', () => {
    for (const seed of seeds) {
      const lines = linesOf([TEACHER, HAND], 'o professor falou que minha mão treme', seed);
      expect(OF_HAND.map(({ say }) => say)).toContain(lines[0]);
    }
    for (const seed of seeds)
      expect(linesOf([TEACHER], 'o professor falou que minha mão treme', seed)).not.toContain(OF_TEACHER[0]?.say);
  });

  it.each([
    ['minha mão é grande', true],
    ['fui na mão dele', true],
    ['fui pra mão dele', true],
    ['a chave ficou na mão do porteiro', false],
    ['relógio de mão é bobagem', false],
    ['bati mão nisso', false],
  ])('is said where the message is about it, and not where it only places something: %s', (text, isAbout) => {
    const isSaid = seeds.some((seed) => linesOf([HAND], text, seed)[0] === OF_HAND[0]?.say);
    expect(isSaid).toBe(isAbout);
  });

  it('of the grandmother is not said of the grandfather, nor of a thing somebody is only likened to', () => {
    const OF_HER = readyLines(['Avó mede tudo no olho. A sua também?']);
    const said = (text: string) =>
      seeds.some((seed) =>
        linesOf([['avo', { say: OF_HER, trouble: OF_HER }], HAND], text, seed).includes(OF_HER[0]?.say ?? ''),
      );
    expect([said('a avó é grande'), said('o avô é grande')]).toEqual([true, false]);
    expect(seeds.some((seed) => linesOf([HAND], 'ele é uma mão de vaca', seed)[0] === OF_HAND[0]?.say)).toBe(false);
  });

  it('leaves the message to what comes after it where nothing is left to say', () => {
    const nothing: Aside = { say: [], trouble: [] };
    for (const seed of seeds) {
      const greeted = linesOf([], 'oi! passei lá na feira hoje', seed);
      expect(linesOf([['feira', nothing]], 'oi! passei lá na feira hoje', seed)).toEqual(greeted);
    }
  });
});
