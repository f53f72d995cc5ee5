import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { isQuestion } from './questions.ts';

describe('a question', () => {
  it.each([
    ['quem te ensinou', true],
    ['quem foi o primeiro presidente do brasil', true],
    ['quem sabe abre outra data', false],
    ['quem rouba pra comprar ração tem cachorro fino', false],
    ['quando você nasceu', true],
    ['quando chegar em Macaé vou tirar o sapato', false],
    ['é, quando eu falo em voz alta fica mais claro', false],
    ['e quando puder me avisa', false],
    ['quem rouba pra comprar ração tem cachorro fino?', true],
  ])('is told from what begins like one, without its mark: %s', (text, asks) => {
    expect(analyse(text).sentences.some(isQuestion)).toBe(asks);
  });
});
