import { describe, expect, it } from 'vitest';
import { doubled, gendered, keptBack, refusedBesideAChild } from '../__fixtures__/line-checks.ts';
import { foldWord } from '../analyser/fold.ts';
import { singularOf } from '../analyser/stems.ts';
import { compose } from '../dialogue/compose.ts';
import { loadLibrary } from '../dialogue/library.ts';
import { makeRequest } from '../dialogue/sample-request.ts';
import rawWhims from './whims.json' with { type: 'json' };
import { readyWhims } from './whims.ts';

const lines = rawWhims.flatMap(({ say }) => say);
const seeds = Array.from({ length: 8 }, (_, seed) => seed);

describe('the small answers', () => {
  it('are many, each kind by words of its own and with more answers than one', () => {
    expect(rawWhims.length).toBeGreaterThan(100);
    expect(doubled(rawWhims.flatMap(({ of }) => of.map((word) => singularOf(foldWord(word)))))).toEqual([]);
    expect(rawWhims.filter(({ say }) => say.length < 5)).toEqual([]);
  });

  it('are each there once, short, with one question at most, and nothing to fill in', () => {
    expect(doubled(lines)).toEqual([]);
    expect(lines.filter((line) => line.length > 130 || /[{}<>/]/u.test(line) || /\?.*\?/u.test(line))).toEqual([]);
  });

  it('are nothing the guard would keep back, take nobody for a man or a woman, and make no romance of a child (safety.md P0)', () => {
    expect(keptBack(lines)).toEqual([]);
    expect(gendered(lines)).toEqual([]);
    expect(refusedBesideAChild(lines)).toEqual([]);
  });

  it('are the same of the same thing whenever one of them is asked, and not the same of all', () => {
    const whims = readyWhims();
    const of = (name: string) => whims.answerOf('sopa', name)?.map(({ say }) => say) ?? [];
    expect(of('Helena')).toHaveLength(1);
    expect(
      readyWhims()
        .answerOf('sopas', 'Helena')
        ?.map(({ say }) => say),
    ).toEqual(of('Helena'));
    expect(
      new Set(['Helena', 'Bruna', 'Sol', 'Yumi', 'Rosa', 'Iara', 'Nina', 'Jade'].flatMap(of)).size,
    ).toBeGreaterThan(1);
  });
});

describe('what is asked of a thing of hers', () => {
  const library = loadLibrary();
  const answers = new Set(lines.map((line) => line.toLowerCase()));
  const saidTo = (text: string, seed: number) =>
    compose(library, makeRequest(text, { seed })).lines.some((line) => answers.has(line.toLowerCase()));

  it.each(['sabonete de quê?', 'qual o seu sabonete?', 'que sabonete vc usa?', 'e o seu sabonete?'])(
    'has its small answer: %s',
    (text) => {
      for (const seed of seeds) expect([seed, saidTo(text, seed)]).toEqual([seed, true]);
    },
  );

  it.each(['que sopa eu faço?', 'a minha sopa é de quê?', 'tomei uma sopa hoje'])('is not of theirs: %s', (text) => {
    for (const seed of seeds) expect([seed, saidTo(text, seed)]).toEqual([seed, false]);
  });
});
