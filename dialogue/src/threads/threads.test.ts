import { describe, expect, it } from 'vitest';
import { doubled, keptBack, refusedBesideAChild } from '../__fixtures__/line-checks.ts';
import { rawThreads } from './bank.ts';
import { MOVES, WrittenThread } from './schema.ts';
import { readyThreads } from './threads.ts';

const threads = rawThreads.map((written) => WrittenThread.parse(written));
const lines = threads.flatMap((thread) => MOVES.flatMap((move) => thread[move]));

describe('the threads of stories', () => {
  it('are each of a subject of its own, known by words of its own', () => {
    expect(doubled(threads.map(({ id }) => id))).toEqual([]);
    expect(doubled(threads.flatMap(({ words }) => words.split(' ')))).toEqual([]);
    expect(threads.filter(({ words }) => words.split(' ').length < 10)).toEqual([]);
  });

  it('are found by each of their words', () => {
    const { namedIn } = readyThreads();
    const lost = threads.flatMap(({ id, words }) =>
      words
        .split(' ')
        .filter((word) => namedIn(word)[0]?.id !== id)
        .map((word) => `${id}: ${word}`),
    );
    expect(lost).toEqual([]);
  });

  it('have every line once, short, with one question at most, which ends it, and nothing to fill in', () => {
    expect(doubled(lines)).toEqual([]);
    expect(lines.filter((line) => line.length > 120 || /[{}]/u.test(line))).toEqual([]);
    expect(lines.filter((line) => /\?(?!$)/u.test(line))).toEqual([]);
  });

  it('tell at least as often as they ask, so that no story becomes an interview', () => {
    const asking = threads.flatMap((thread) =>
      MOVES.filter((move) => thread[move].filter((line) => line.includes('?')).length * 2 > thread[move].length),
    );
    expect(asking).toEqual([]);
  });

  it('are nothing the guard would keep back, and make no romance of a child who is told of next (safety.md P0)', () => {
    expect(keptBack(lines)).toEqual([]);
    expect(refusedBesideAChild(lines)).toEqual([]);
  });
});
