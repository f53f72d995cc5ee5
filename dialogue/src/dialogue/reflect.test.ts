import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { reflectionOf } from './reflect.ts';
import { makeRequest } from './sample-request.ts';

const whole = loadLibrary();
/** What is told of is no deed she knows, and in no mood she has a line for. */
const library = {
  ...whole,
  deeds: { doneIn: () => [] },
  generic: { ...whole.generic, moods: new Map<string, never[]>() },
};
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

  it('is met gently and not joked about where it may be bad news', () => {
    const { toned, said, details } = library.generic;
    const hooks = library.hooks.of({ detail: 'chorou no balcão', message: 'chorou no balcão' });
    const heard = [
      ...[toned, said, details].flatMap((lists) => lists.get('wary') ?? []),
      ...hooks.flatMap((hook) => hook.lines('bad')),
    ].map(({ say }) => say);
    for (const seed of seeds) {
      const { lines } = compose(library, makeRequest('o orçamento deu 1.400, quase chorei no balcão', { seed }));
      const isHeard = heard.some((line) => {
        const [before = '', after = ''] = line.split('{said}').map((part) => part.toLowerCase());
        const first = lines[0]?.toLowerCase() ?? '';
        return first.startsWith(before) && first.endsWith(after);
      });
      expect(isHeard, lines[0]).toBe(true);
    }
  });

  it('meets what she has no answer of her own for', () => {
    for (const seed of seeds) {
      const { text } = compose(library, makeRequest('o sistema do convênio voltou às três e meia', { seed }));
      expect(text).toMatch(/sistema do convênio/iu);
    }
  });

  it('is not said of what the guard would not let her say', () => {
    for (const seed of seeds) {
      const { text } = compose(library, makeRequest('minha vizinha ficou pelada na janela ontem', { seed }));
      expect(text).not.toMatch(/pelada/iu);
    }
  });
});

/** What she says to this, in a conversation that has begun. */
function replyTo(text: string, seed: number): string {
  const { state } = compose(library, makeRequest('oi', { seed }));
  return compose(library, makeRequest(text, { seed, state: JSON.parse(JSON.stringify(state)) })).text;
}

describe('what is told', () => {
  it('is laughed at with who laughs', () => {
    const replies = seeds.map((seed) => replyTo('a minha geladeira parece um trator kkkk', seed));
    expect(replies.filter((reply) => /kkk|ri|rindo|riso/iu.test(reply)).length).toBeGreaterThan(seeds.length / 2);
  });

  it('has its number said back', () => {
    const replies = seeds.map((seed) => replyTo('o trem de carga passou com 48 vagões', seed));
    expect(replies.some((reply) => /48 vagões/u.test(reply))).toBe(true);
  });

  it('of a death is met as such before anything else is', () => {
    for (const text of ['fiquei viúvo faz 3 anos, a Lourdes que lia comigo', 'a planta era da minha finada esposa']) {
      for (const seed of seeds) {
        const { state } = compose(library, makeRequest(text, { seed }));
        expect([text, seed, state.soft > 0]).toEqual([text, seed, true]);
      }
    }
  });

  it.each([
    ['tô tão feliz que nem dor nas costas sinto mais', /consulta|m[ée]dico|rem[ée]dio/iu],
    ['a danada comeu meu chinelo, na hora eu gritei kkk', /estouro|explod|raiva/iu],
    ['uma cliente terminou o casamento por telefone na minha frente', /terminar|superar|ex(?!\p{L})|saiu perdeu/iu],
    ['hoje meu cachorro comeu meu sapato novo', /como se chama/iu],
  ])('is not met for a word of it: %s', (text, wrong) => {
    for (const seed of seeds) expect(replyTo(text, seed)).not.toMatch(wrong);
  });
});

describe('sadness', () => {
  it.each(['não tô feliz, tô muito triste', 'eu só queria ser feliz um dia, tô triste demais'])(
    'is heard beside a happy word that is not meant: %s',
    (text) => {
      for (const seed of seeds) {
        const { state } = compose(library, makeRequest(text, { seed }));
        expect([text, seed, state.soft > 0]).toEqual([text, seed, true]);
      }
    },
  );
});

describe('who died', () => {
  it('is met first, whatever else is told', () => {
    const text = 'isso, merendeira. mungunzá aqui a gente chama de canjica. sou viúva faz 4 anos';
    for (const seed of seeds) {
      const reply = compose(library, makeRequest(text, { seed }));
      expect(reply.text.toLowerCase()).not.toContain('canjica');
      expect(reply.state.soft).toBeGreaterThan(0);
    }
  });
});
