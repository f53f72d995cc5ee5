import '../../testing/console-guard.ts';
import { describe, expect, it } from 'vitest';
import { agesInWords, isNarrowed, readFilter, tidyFilter, toggleWord } from './catalogue-filter.ts';

describe('the address of the catalogue', () => {
  it('says all of the filter, and reading it gives the same again', () => {
    const filter = {
      q: 'são paulo',
      tags: 'mar,boa-ouvinte',
      traits: 'ousada,calma',
      minAge: 25,
      maxAge: 40,
      relationship: 'amiga',
      origin: 'community',
      sort: 'new',
    };
    expect(readFilter(filter)).toEqual(filter);
    expect(readFilter(readFilter(filter))).toEqual(filter);
  });

  it.each([
    [{ minAge: 17 }],
    [{ minAge: 'x', maxAge: 120 }],
    [{ maxAge: 30.5 }],
    [{ relationship: 'chefe', origin: 'nowhere', sort: 'price' }],
    [{ traits: 'perfeita', tags: '' }],
    [{ tags: ['mar'], q: '' }],
    [{ tag: 'mar', page: 2 }],
  ])('drops what it does not know: %j', (search) => {
    expect(readFilter(search)).toEqual({});
  });

  it('leaves out what goes without saying', () => {
    expect(readFilter({ sort: 'popular', minAge: 18, maxAge: 99 })).toEqual({});
    expect(tidyFilter({ q: undefined, sort: 'name' })).toEqual({ sort: 'name' });
  });

  it('drops an end of the ages that contradicts the other, and repeated words', () => {
    expect(readFilter({ minAge: 40, maxAge: 30 })).toEqual({ minAge: 40 });
    expect(readFilter({ tags: 'mar, mar ,serra' })).toEqual({ tags: 'mar,serra' });
  });

  it('reads a name that is a number', () => {
    expect(readFilter({ q: 25 })).toEqual({ q: '25' });
  });
});

describe('a list of words', () => {
  it('takes a word, and gives it up again', () => {
    expect(toggleWord(undefined, 'mar')).toBe('mar');
    expect(toggleWord('mar', 'serra')).toBe('mar,serra');
    expect(toggleWord('mar,serra', 'mar')).toBe('serra');
    expect(toggleWord('mar', 'mar')).toBeUndefined();
  });
});

describe('a filter in words', () => {
  it('tells the ages', () => {
    expect(agesInWords({ minAge: 25, maxAge: 40 })).toBe('25 a 40 anos');
    expect(agesInWords({ minAge: 25 })).toBe('A partir de 25 anos');
    expect(agesInWords({ maxAge: 40 })).toBe('Até 40 anos');
    expect(agesInWords({})).toBeUndefined();
  });

  it('an order narrows nothing', () => {
    expect(isNarrowed({ sort: 'new' })).toBe(false);
    expect(isNarrowed({ sort: 'new', q: 'a' })).toBe(true);
  });
});
