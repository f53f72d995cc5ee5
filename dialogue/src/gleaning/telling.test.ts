import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gleanFacts } from './glean.ts';
import { scoreCorrection, scoreLasting } from './telling.ts';

const linesOf = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, '../../training', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const share = (lines: readonly string[], holds: (line: string) => boolean): number =>
  lines.filter(holds).length / lines.length;
const told = (text: string): string[] =>
  gleanFacts(text, { lastLine: undefined, known: [], now: new Date('2026-02-03T21:00:00Z') }).map(({ value }) => value);

describe('the models of what is told', () => {
  // Fails when the way clauses are read was changed and the models were not trained again.
  it('fit what they were trained on: `npm run -s talk -- train` after a change of how words are read', () => {
    const lasts = (line: string): boolean => scoreLasting(line) > 0;
    expect(share(linesOf('lasting.txt'), lasts)).toBeGreaterThan(0.97);
    expect(share(linesOf('passing.txt'), lasts)).toBeLessThan(0.25);
    const corrects = (line: string): boolean => scoreCorrection(line) > 2;
    expect(share(linesOf('correction.txt'), corrects)).toBeGreaterThan(0.8);
    expect(share(linesOf('passing.txt'), corrects)).toBeLessThan(0.05);
  });

  it('read a clause of each list but once: no line is both', () => {
    const lasting = new Set(linesOf('lasting.txt'));
    expect(linesOf('passing.txt').filter((line) => lasting.has(line))).toEqual([]);
  });

  it('cost less than 30 KiB', () => {
    const weights = readFileSync(join(import.meta.dirname, 'telling-weights.ts'));
    expect(gzipSync(weights).length).toBeLessThan(30 * 1024);
  });
});

describe('a message of the moment', () => {
  it.each([
    'meu cérebro pediu férias e não me avisou',
    'eu venderia um rim por um ar condicionado agora',
    'a gente podia fugir pra lua',
    'passei a tarde organizando foto',
  ])('leaves nothing behind: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it.each([
    'guardo dinheiro numa lata de biscoito em cima da geladeira',
    'toda terça levo minha avó na fisioterapia',
    'aprendi a nadar só com trinta anos',
    'perdi dois dentes caindo de patins em 1998',
    'crio abelha sem ferrão no quintal',
  ])('but a fact of theirs is kept: %s', (text) => {
    expect(told(text).length).toBeGreaterThan(0);
  });
});
