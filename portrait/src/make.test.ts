import { describe, expect, it } from 'vitest';
import { DEFAULTS, make, OPTIONS, portrait, surprise } from './index.ts';

const LONG = 'ondas'.repeat(100_000);
const MARKUP = '"/><script>alert(1)</script>';

const JUNK: unknown[] = [
  null,
  undefined,
  0,
  -1,
  NaN,
  Infinity,
  '',
  LONG,
  MARKUP,
  [],
  ['ondas'],
  {},
  true,
  () => 'ondas',
];

function everyKey(value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, value]));
}

describe('make', () => {
  it('returns the defaults when nothing is given', () => {
    expect(make({})).toEqual(DEFAULTS);
    expect(make(null)).toEqual(DEFAULTS);
    expect(make(undefined)).toEqual(DEFAULTS);
  });

  it.each(JUNK.map((value, index) => ({ index, value })))('survives junk in every field ($index)', ({ value }) => {
    const params = make(everyKey(value));
    for (const [key, values] of Object.entries(OPTIONS)) {
      expect(values).toContain(params[key as keyof typeof OPTIONS]);
    }
    expect(['esquerda', 'direita']).toContain(params.facing);
    expect(Math.abs(params.tilt)).toBeLessThanOrEqual(7);
    expect(Number.isSafeInteger(params.seed) && params.seed > 0).toBe(true);
    expect(portrait(params, { detail: 'thumb' })).not.toMatch(/NaN|undefined|script/);
  });

  it('drops what is not a parameter and never touches the prototype', () => {
    const params = make(JSON.parse('{"__proto__":{"polluted":1},"constructor":"x","toString":"y","hair":"pixie"}'));
    expect(Object.keys(params).sort()).toEqual(Object.keys(DEFAULTS).sort());
    expect(params.hair).toBe('pixie');
    expect({}).not.toHaveProperty('polluted');
  });

  it('leaves the defaults alone', () => {
    const before = structuredClone(DEFAULTS);
    make({ hair: 'pixie', eyes: 'redondo', lids: 'abertos' });
    expect(DEFAULTS).toEqual(before);
  });

  it('clamps the tilt and turns any seed into a positive integer', () => {
    expect(make({ tilt: 90 }).tilt).toBe(7);
    expect(make({ tilt: -90 }).tilt).toBe(-7);
    expect(make({ seed: -12.7 }).seed).toBe(12);
    expect(make({ seed: 0 }).seed).toBe(1);
    expect(make({ seed: Number.MAX_VALUE }).seed).toBeLessThan(2147483647);
  });

  it.each([
    { given: { eyes: 'redondo', lids: 'abertos' }, kept: { lids: 'serenos' } },
    { given: { eyes: 'redondo', makeup: 'nenhuma' }, kept: { makeup: 'leve' } },
    { given: { expression: 'riso', lids: 'fechados' }, kept: { lids: 'sorrindo' } },
    { given: { headwear: 'fones', hair: 'black-power' }, kept: { headwear: 'nenhum' } },
    { given: { headwear: 'tiara', hair: 'trancas' }, kept: { headwear: 'flores' } },
    { given: { headwear: 'tiara', hair: 'cachos-medios' }, kept: { headwear: 'flores' } },
    { given: { glasses: 'redondo', makeup: 'esfumado' }, kept: { makeup: 'delineado' } },
  ])('keeps $given adult and clean', ({ given, kept }) => {
    expect(make(given)).toMatchObject(kept);
  });

  it('changes nothing in what it already made', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const params = surprise(seed);
      expect(make(params)).toEqual(params);
    }
  });
});
