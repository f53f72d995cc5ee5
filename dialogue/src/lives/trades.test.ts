import { describe, expect, it } from 'vitest';
import { foldWord } from '../analyser/fold.ts';
import { lives } from './bank.ts';
import subjects from './subjects.json' with { type: 'json' };
import { waysOfWork } from './trades.ts';

const shared = new Map(
  Object.entries(subjects).flatMap(([subject, ways]) => ways.map((way) => [foldWord(way), subject])),
);

describe('the words of a trade', () => {
  it('make ways of asking for every character, of subjects that all have', () => {
    for (const slug of Object.keys(lives)) {
      const ways = waysOfWork(slug);
      expect({ slug, isMany: ways.length > 150 }).toEqual({ slug, isMany: true });
      expect(ways.filter(({ subject }) => !Object.hasOwn(subjects, subject))).toEqual([]);
      expect(ways.filter(({ text }) => /[{}]/u.test(text))).toEqual([]);
    }
  });

  it('ask for one subject each', () => {
    for (const slug of Object.keys(lives)) {
      const found = new Map<string, string>();
      for (const { subject, text } of waysOfWork(slug)) {
        const known = found.get(foldWord(text)) ?? shared.get(foldWord(text)) ?? subject;
        expect([slug, text, known]).toEqual([slug, text, subject]);
        found.set(foldWord(text), subject);
      }
    }
  });

  it('are of nobody who is not of the catalogue', () => {
    expect(waysOfWork('ninguem')).toEqual([]);
  });
});

describe('the ways of asking', () => {
  it('are many for every subject, and of one subject each', () => {
    const thin = Object.entries(subjects).filter(([, ways]) => ways.length < 15);
    expect(thin.map(([subject]) => subject)).toEqual([]);
    const all = Object.values(subjects).flat().map(foldWord);
    expect(all.length - new Set(all).size).toBe(0);
  });
});
