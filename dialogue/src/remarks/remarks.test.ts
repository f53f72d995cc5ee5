import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { alike, doubled, gendered, keptBack, refusedBesideAChild } from '../__fixtures__/line-checks.ts';
import { sensesOf } from '../analyser/stems.ts';
import { kindSharesOf, likeliestKinds } from './kind-of.ts';
import { readyRemarks } from './kinds.ts';
import { rawKinds } from './lists.ts';
import { nearestCases } from './nearest.ts';
import { RemarkKind, readCase } from './schema.ts';
import { KINDS } from './weights.ts';

/** Kinds that are of the two of them, or of love. */
const ROMANTIC = new Set(['fond', 'shy', 'teases-her', 'secret', 'met-someone']);
const kinds = rawKinds.map((raw) => RemarkKind.parse(raw));
const cases = kinds.flatMap(({ kind, cases: written }) => written.map((one) => ({ kind, ...readCase(one) })));
const told = cases.flatMap((one) => one.told.map((text) => ({ kind: one.kind, text })));
const lines = [
  ...kinds.flatMap(({ kind, say }) =>
    say.map((line) => ({ place: kind, text: typeof line === 'string' ? line : line.say })),
  ),
  ...cases.flatMap(({ kind, say }) => say.map((text) => ({ place: kind, text }))),
];
const texts = lines.map(({ text }) => text);

describe('the kinds of remarks', () => {
  it('have general answers in every temperament and situations with answers of their own', () => {
    expect(kinds.length).toBeGreaterThan(140);
    const thin = kinds
      .filter(({ kind, say, cases: own }) => say.length < 12 || (own.length < 12 && kind !== 'ask-fact'))
      .map(({ kind }) => kind);
    expect(thin).toEqual([]);
  });

  it('tell each situation in several ways and answer it in several', () => {
    const thin = cases.filter((one) => one.told.length < 2 || one.say.length < 2);
    expect(thin).toEqual([]);
  });

  it('are known to the model of those it was trained on: `npm run -s talk -- train` after a change', () => {
    expect([...KINDS].sort()).toEqual(kinds.map(({ kind }) => kind).sort());
    const right = told.filter(({ kind, text }) => likeliestKinds(kindSharesOf(text), 1)[0]?.kind === kind);
    expect(right.length / told.length).toBeGreaterThan(0.7);
  });

  it('cost less than 300 KiB on the way to a device', () => {
    expect(gzipSync(readFileSync(join(import.meta.dirname, 'weights.ts'))).length).toBeLessThan(300 * 1024);
  });
});

describe('the situation a remark comes nearest to', () => {
  const { tellings } = readyRemarks();

  it('is the one that shares what is rare', () => {
    const nearness = (text: string, told: string) =>
      nearestCases(text, [{ told: [sensesOf(told)] }], tellings)[0]?.nearness ?? 0;
    const text = 'meu bolo de cenoura ficou uma delícia';
    expect(nearness(text, text)).toBeCloseTo(1);
    const near = nearness(text, 'fiz um bolo de cenoura que ficou bom');
    expect(near).toBeGreaterThan(0.5);
    expect(nearness(text, 'comi um churrasco que ficou bom')).toBeLessThan(near / 2);
  });
});

describe('what she says to remarks', () => {
  it('is written once, and short', () => {
    expect(doubled(texts)).toEqual([]);
    expect(texts.filter((text) => text.length > 140)).toEqual([]);
  });

  it('hardly resembles itself', () => {
    expect(alike(texts, 0.7)).toEqual([]);
  });

  it('is nothing the guard would keep back', () => {
    expect(keptBack(texts)).toEqual([]);
  });

  it('makes no romance of a child who is told of next (safety.md P0)', () => {
    const plain = lines.filter(({ place }) => !ROMANTIC.has(place));
    expect(refusedBesideAChild(plain.map(({ text }) => text))).toEqual([]);
  });

  it('takes nobody for a man or a woman', () => {
    expect(gendered(texts)).toEqual([]);
    expect(texts.filter((text) => /\bbem-vind[oa]\b|\bmeu bem\b/iu.test(text))).toEqual([]);
  });
});
