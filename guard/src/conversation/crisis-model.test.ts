import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkMessage } from '../conversation.ts';
import { readCues } from './crisis-cues.ts';
import { scoreCrisis } from './crisis-model.ts';
import { readPlain } from './plain.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const linesOf = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, '../../training', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const PLAIN_TALK = ['oi', 'cheguei do trabalho', 'fiz um café', 'meu gato derrubou a xícara', 'kkkk pois é'];
const shareHeard = (lines: readonly string[]): number =>
  lines.filter((line) => scoreCrisis(readPlain(line)) > 0).length / lines.length;

describe('the model of a crisis', () => {
  // Fails when the way messages are read as plain words was changed and the model was not trained again.
  it('fits what it was trained on: `npm run -s guard -- train` after a change of how words are read', () => {
    expect(shareHeard(linesOf('crisis.txt'))).toBeGreaterThan(0.88);
    expect(shareHeard(linesOf('plain.txt'))).toBeLessThan(0.01);
    expect(shareHeard(linesOf('talk.txt'))).toBeLessThan(0.01);
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

  it('waits for a second sign where what it hears is faint and the talk was plain', () => {
    const verdictAfter = (before: readonly string[], text: string) =>
      checkMessage(text, { recent: before.map((one) => ({ role: 'person', text: one })) }, NOW).verdict;
    const faint = linesOf('crisis.txt').filter((line) => {
      const score = scoreCrisis(readPlain(line));
      return score > 0.5 && score < 1 && readCues(readPlain(line)).size === 0 && verdictAfter([], line) === 'crisis';
    });
    // What is waited for stays little: most of what is heard alone is heard in the midst of plain talk as well.
    expect(shareHeard(linesOf('crisis.txt')) - faint.length / linesOf('crisis.txt').length).toBeGreaterThan(0.9);
    const waited = faint.filter((line) => verdictAfter(PLAIN_TALK, line) === 'ok').slice(0, 100);
    expect(waited.length).toBeGreaterThan(50);
    const heard = waited
      .slice(1)
      .filter((line, at) => verdictAfter([...PLAIN_TALK, waited[at] ?? ''], line) === 'crisis');
    expect(heard.length / (waited.length - 1)).toBeGreaterThan(0.9);
    expect(verdictAfter(PLAIN_TALK, 'acho que o mundo ia respirar melhor sem mim ocupando espaço')).toBe('crisis');
  });
});
