import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import reactions from '../packs/reactions.json' with { type: 'json' };
import { rawKinds } from '../remarks/lists.ts';
import { MOODS } from '../remarks/mood-weights.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeRequest } from './sample-request.ts';

const library = loadLibrary();
const seeds = Array.from({ length: 6 }, (_, seed) => seed);

describe('the moods', () => {
  it('are known to the model of those it was trained on: `npm run -s talk -- train moods` after a change', () => {
    expect(MOODS.filter((mood) => mood !== 'hers').toSorted()).toEqual(Object.keys(reactions.moods).toSorted());
  });

  it('have many lines each, and every kind of remark is of one at the most', () => {
    const thin = Object.entries(reactions.moods).filter(([, { say }]) => say.length < 12);
    expect(thin.map(([mood]) => mood)).toEqual([]);
    const kinds = Object.values(reactions.moods).flatMap((mood): string[] => mood.kinds);
    const known = new Set((rawKinds as readonly { kind: string }[]).map(({ kind }) => kind));
    expect(kinds.filter((kind) => !known.has(kind))).toEqual([]);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('cost less than 120 KiB on the way to a device', () => {
    const weights = readFileSync(join(import.meta.dirname, '../remarks/mood-weights.ts'));
    expect(gzipSync(weights).length).toBeLessThan(120 * 1024);
  });

  it.each([
    ['tenho medo de travar na hora de falar, tô muito nervoso', ['worried']],
    ['gosto de ficar quieto no meu canto, sou meio tímido', ['traits', 'facts']],
  ])('tell how what is told is met: %s', (text, moods) => {
    const fitting = new Set(moods.flatMap((mood) => library.generic.moods.get(mood) ?? []).map(({ say }) => say));
    const met = seeds
      .map((seed) => compose(library, makeRequest(text, { seed })).lines)
      .filter((lines) =>
        lines.some((line) => [...library.generic.moods.values()].flat().some(({ say }) => say === line)),
      );
    for (const lines of met) expect([lines, lines.some((line) => fitting.has(line))]).toEqual([lines, true]);
  });
});
