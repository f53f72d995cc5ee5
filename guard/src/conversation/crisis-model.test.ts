import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkMessage } from '../conversation.ts';
import { scoreCrisis } from './crisis-model.ts';
import { readPlain } from './plain.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const linesOf = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, '../../training', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const shareHeard = (lines: readonly string[]): number =>
  lines.filter((line) => scoreCrisis(readPlain(line)) > 0).length / lines.length;

describe('the model of a crisis', () => {
  // Fails when the way messages are read as plain words was changed and the model was not trained again.
  it('fits what it was trained on: `npm run -s guard -- train` after a change of how words are read', () => {
    expect(shareHeard(linesOf('crisis.txt'))).toBeGreaterThan(0.88);
    expect(shareHeard(linesOf('plain.txt'))).toBeLessThan(0.01);
  });

  it('hears hints that are in no list', () => {
    for (const text of [
      'deixei as senhas todas num papel, a chave do cofre também, caso eu não volte',
      'acho que o mundo ia respirar melhor sem mim ocupando espaço',
      'queria deitar e não precisar levantar nunca mais',
    ])
      expect(checkMessage(text, { recent: [] }, NOW).verdict, text).toBe('crisis');
  });

  it('leaves plain talk alone', () => {
    for (const text of [
      'oi, tudo bem? fiz um café e lembrei de você',
      'amanhã entrego as chaves do apê antigo, mudança chata demais',
      'meu time me mata do coração todo domingo',
      'tô morrendo de vontade de comer pastel',
      'deixei a senha do wifi na geladeira pra visita',
    ])
      expect(checkMessage(text, { recent: [] }, NOW).verdict, text).toBe('ok');
  });
});
