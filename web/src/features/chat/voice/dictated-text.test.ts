import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf } from '../draft.ts';
import { beginDictatedText } from './dictated-text.ts';

beforeEach(() => localStorage.clear());

function begin(before: string) {
  const draft = draftOf('c1');
  draft.write(before);
  const takenOver = vi.fn();
  return { draft, takenOver, text: beginDictatedText(draft, takenOver) };
}

describe('dictated words', () => {
  it.each([
    ['', 'oi tudo bem', 'Oi tudo bem'],
    ['Boa noite', 'como foi o dia', 'Boa noite como foi o dia'],
    ['Boa noite.', 'como foi', 'Boa noite. Como foi'],
    ['Olha:\n', 'cheguei', 'Olha:\ncheguei'],
  ])('after %j, %j read %j', (before, words, shown) => {
    const { draft, text } = begin(before);
    text.write(words);
    expect(draft.read()).toBe(shown);
  });

  it('take the place of what was heard at first', () => {
    const { draft, text } = begin('Então:');
    for (const words of ['hoje', 'hoje fui', 'hoje fui à praia']) text.write(words);
    expect(draft.read()).toBe('Então: hoje fui à praia');
  });

  it('give back what stood there, and leave what was typed since', () => {
    const { draft, text } = begin('Boa noite');
    text.write('amor');
    text.giveBack();
    expect(draft.read()).toBe('Boa noite');
    const { draft: typed, text: late, takenOver } = begin('Boa noite');
    late.write('amor');
    typed.write('Boa noite amora');
    expect(takenOver).toHaveBeenCalledTimes(1);
    late.giveBack();
    expect(typed.read()).toBe('Boa noite amora');
  });

  it('come after what is typed while nothing was understood yet', () => {
    const { draft, text, takenOver } = begin('');
    draft.write('Oi, Lívia.');
    text.write('cheguei');
    expect([draft.read(), takenOver.mock.calls.length]).toEqual(['Oi, Lívia. Cheguei', 0]);
  });
});
