import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { reflectionOf } from './reflect.ts';
import { makeRequest } from './sample-request.ts';

const library = loadLibrary();
const seeds = Array.from({ length: 8 }, (_, seed) => seed);

describe('a clause said back', () => {
  it.each([
    [
      'terminou comigo comendo coxinha fria no balcão as 4 da tarde rs',
      'terminou com você comendo coxinha fria no balcão às 4 da tarde',
    ],
    ['ele era caminhoneiro, a gente quase n via', 'vocês quase não viam'],
    ['marisa monte é demais, minha mãe tinha o disco', 'sua mãe tinha o disco'],
    ['pior q meu chefe me ligou no domingo kkk', 'seu chefe te ligou no domingo'],
    ['aqui de fim de semana eu quase n saio', 'aqui de fim de semana você quase não sai'],
    ['tô pensando numa feijoada, viu', 'você tá pensando numa feijoada'],
    ['meu coração ficou em paz', 'seu coração ficou em paz'],
  ])('has its persons turned and its short forms written out: %s', (text, said) => {
    expect(reflectionOf(text)).toBe(said);
  });

  it.each([
    'vc é engraçada',
    'gostei do que tu falou',
    'não sei',
    'kkkkk',
    'quando eu era pequeno',
    'leva chinelo que lá é chão de terra',
    'meu chefe é um idiota',
    'ele disse "volta amanhã" pra mim',
    'o que tem de bom pra fazer aí?',
  ])('is not found where nothing can be said back: %s', (text) => {
    expect(reflectionOf(text)).toBeUndefined();
  });

  it('meets what she has no answer of her own for', () => {
    for (const seed of seeds) {
      const { text } = compose(library, makeRequest('o sistema do convênio voltou às três e meia', { seed }));
      expect(text).toMatch(/o sistema do convênio voltou às três e meia/iu);
    }
  });

  it('is not said of what the guard would not let her say', () => {
    for (const seed of seeds) {
      const { text } = compose(library, makeRequest('minha vizinha ficou pelada na janela ontem', { seed }));
      expect(text).not.toMatch(/pelada/iu);
    }
  });
});
