import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastThreadMs } from '../../../tools/vitest/thread-time.ts';
import { splitSentences } from './split-sentences.ts';

function split(text: string, size = 1): string[] {
  const splitter = splitSentences();
  const signs = [...text];
  const pieces = Array.from({ length: Math.ceil(signs.length / size) }, (_, index) =>
    signs.slice(index * size, (index + 1) * size).join(''),
  );
  return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.flush()];
}

describe('a reply in pieces', () => {
  it.each([
    ['Oi! Tudo bem? Senta aqui.', ['Oi! ', 'Tudo bem? ', 'Senta aqui.']],
    ['Falei com o Dr. Paulo e a Sra. Lima. Foi bom.', ['Falei com o Dr. Paulo e a Sra. Lima. ', 'Foi bom.']],
    ['Custa R$ 1.500,00 por mês. Caro.', ['Custa R$ 1.500,00 por mês. ', 'Caro.']],
    ['Eu... não sei. Talvez…', ['Eu... não sei. ', 'Talvez…']],
    ['Que saudade! 😊💛 E você?', ['Que saudade! 😊💛 ', 'E você?']],
    ['*sorrio. olho pra você.* Vem cá.', ['*sorrio. olho pra você.* ', 'Vem cá.']],
    ['"Fica bem." Foi o que ela disse.', ['"Fica bem." ', 'Foi o que ela disse.']],
    ['Primeira linha\nSegunda linha', ['Primeira linha\n', 'Segunda linha']],
    ['Sem fim', ['Sem fim']],
  ])('%s', (text, sentences) => {
    expect(split(text)).toEqual(sentences);
    expect(split(text, 7)).toEqual(sentences);
  });

  it('lets a sentence go as soon as the next one begins', () => {
    const splitter = splitSentences();
    expect(splitter.push('Oi. ')).toEqual([]);
    expect(splitter.push('T')).toEqual(['Oi. ']);
    expect(splitter.flush()).toEqual(['T']);
    expect(splitter.flush()).toEqual([]);
  });

  it('never holds more than 240 signs back, and cuts between words', () => {
    const splitter = splitSentences();
    const whole = 'palavra '.repeat(100);
    let given = '';
    for (const sign of whole) {
      const sentences = splitter.push(sign);
      given += sentences.join('');
      for (const sentence of sentences) expect(sentence.endsWith(' ')).toBe(true);
    }
    expect(whole.length - given.length).toBeLessThanOrEqual(240);
  });

  it('C06: an endless asterisk, dots and one long word take no longer than their number', () => {
    for (const unit of ['*', '.', 'a', '. ', '… ', '😊']) {
      expect(leastThreadMs(() => split(unit.repeat(20_000), 4))).toBeLessThan(2_000);
    }
  });

  it('gives back every sign, however the reply was cut', () => {
    const signs = fc.constantFrom(...'aé.!?…\n *"😊,', 'Dr. ', '... ', 'oi ');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 400 }), fc.integer({ min: 1, max: 50 }), (parts, size) => {
        expect(split(parts.join(''), size).join('')).toBe(parts.join(''));
      }),
    );
  });
});
