import { describe, expect, it } from 'vitest';
import { doubled, keptBack, refusedBesideAChild } from '../__fixtures__/line-checks.ts';
import { foldWord } from '../analyser/fold.ts';
import { compose } from '../dialogue/compose.ts';
import { loadLibrary } from '../dialogue/library.ts';
import { makeRequest, withoutExchanges } from '../dialogue/sample-request.ts';
import { rawAsides } from './bank.ts';
import { readAside, WrittenAside } from './schema.ts';

const asides = rawAsides.map((written) => readAside(WrittenAside.parse(written)));
const lines = asides.flatMap(({ say, trouble }) => [...say, ...trouble]);

describe('the asides', () => {
  it('are many, each with words of its own, two lines at least and one for trouble', () => {
    expect(asides.length).toBeGreaterThan(50);
    expect(
      asides.filter(({ words, say, trouble }) => words.length < 1 || say.length < 2 || trouble.length < 1),
    ).toEqual([]);
    expect(doubled(asides.flatMap(({ words }) => words.map(foldWord)))).toEqual([]);
    expect(asides.flatMap(({ words }) => words.filter((word) => /\s/u.test(word)))).toEqual([]);
  });

  it('have every line once, short, with one question at most and nothing to fill in', () => {
    expect(doubled(lines)).toEqual([]);
    expect(lines.filter((line) => line.length > 140 || /[{}]/u.test(line))).toEqual([]);
    expect(lines.filter((line) => (line.match(/\?/gu) ?? []).length > 1)).toEqual([]);
  });

  it('are nothing the guard would keep back', () => {
    expect(keptBack(lines)).toEqual([]);
  });

  it('make no romance of a child who is told of next (safety.md P0)', () => {
    expect(refusedBesideAChild(lines)).toEqual([]);
  });

  it('are said of the thing that is told of, and by another line where it is a trouble', () => {
    const library = withoutExchanges(loadLibrary());
    const feira = asides.find(({ words }) => words.includes('feira'));
    const known = { ...library, asides: loadLibrary().asides };
    const said = Array.from({ length: 20 }, (_, seed) =>
      compose(known, makeRequest('passei lá na feira hoje', { seed })).lines.join(' '),
    );
    expect(said.some((line) => feira?.say.some((own) => line.includes(own)))).toBe(true);
    expect(said.some((line) => feira?.trouble.some((own) => line.includes(own)))).toBe(false);
  });
});
