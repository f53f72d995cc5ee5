import { describe, expect, it } from 'vitest';
import { leastThreadMs } from '../../../tools/vitest/thread-time.ts';
import { MENTIONS_EIGHTH } from '../__fixtures__/mentions-eighth.ts';
import { MENTIONS_FIFTH } from '../__fixtures__/mentions-fifth.ts';
import { MENTIONS_FIRST, type Mentions, textsIn } from '../__fixtures__/mentions-first.ts';
import { MENTIONS_FOURTH } from '../__fixtures__/mentions-fourth.ts';
import { MENTIONS_NINTH } from '../__fixtures__/mentions-ninth.ts';
import { MENTIONS_SECOND } from '../__fixtures__/mentions-second.ts';
import { MENTIONS_SEVENTH } from '../__fixtures__/mentions-seventh.ts';
import { MENTIONS_SIXTH } from '../__fixtures__/mentions-sixth.ts';
import { MENTIONS_THIRD } from '../__fixtures__/mentions-third.ts';
import { mentions } from './mention.ts';

type Judged = { pair: string; is: boolean; said: boolean };

function judge(list: Mentions): Judged[] {
  const pairs = (key: string, texts: string, is: boolean) =>
    textsIn(texts).map((text) => ({ pair: `${key} ← ${text}`, is, said: mentions(key, text) }));
  return list.flatMap(([key, yes, no]) => [...pairs(key, yes, true), ...pairs(key, no, false)]);
}

describe.each([
  ['first', MENTIONS_FIRST],
  ['second', MENTIONS_SECOND],
  ['third', MENTIONS_THIRD],
  ['ninth', MENTIONS_NINTH],
] as const)('the %s list of labelled pairs', (_, list) => {
  const judged = judge(list);
  const hits = judged.filter(({ is, said }) => is && said).length;

  it('is found with a precision of 98 %', () => {
    expect(hits / judged.filter(({ said }) => said).length).toBeGreaterThanOrEqual(0.98);
  });

  it('is found with a recall of 98 %', () => {
    expect(hits / judged.filter(({ is }) => is).length).toBeGreaterThanOrEqual(0.98);
  });
});

describe.each([
  ['fourth', MENTIONS_FOURTH, { precision: 0.96, recall: 0.97 }],
  ['fifth, looked at only as a number,', MENTIONS_FIFTH, { precision: 0.85, recall: 0.93 }],
  ['sixth', MENTIONS_SIXTH, { precision: 0.95, recall: 0.95 }],
  ['seventh', MENTIONS_SEVENTH, { precision: 0.95, recall: 0.97 }],
  ['eighth', MENTIONS_EIGHTH, { precision: 0.94, recall: 0.94 }],
] as const)('the %s list of slang, paraphrase and homographs', (_, list, least) => {
  const judged = judge(list);
  const hits = judged.filter(({ is, said }) => is && said).length;

  it('keeps its precision', () => {
    expect(hits / judged.filter(({ said }) => said).length).toBeGreaterThanOrEqual(least.precision);
  });

  it('keeps its recall', () => {
    expect(hits / judged.filter(({ is }) => is).length).toBeGreaterThanOrEqual(least.recall);
  });
});

describe('mentions', () => {
  it('has more than a thousand labelled pairs, each once', () => {
    const pairs = [
      MENTIONS_FIRST,
      MENTIONS_SECOND,
      MENTIONS_THIRD,
      MENTIONS_FOURTH,
      MENTIONS_FIFTH,
      MENTIONS_SIXTH,
      MENTIONS_SEVENTH,
      MENTIONS_EIGHTH,
    ]
      .flatMap(judge)
      .map(({ pair }) => pair);
    expect(pairs.length).toBeGreaterThan(1_000);
    expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
  });

  it.each([
    ['Jo', 'João chegou'],
    ['ana', 'comi banana'],
    ['Bia', 'fui pra Bahia'],
    ['Bia', 'eu não sabia'],
    ['casa', 'comprei um casaco'],
    ['mar', 'a maré subiu'],
    ['sol', 'que solidão'],
    ['rio', 'eu rio demais'],
  ])('%s is not in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(false);
  });

  it.each([
    ['caro', 'tudo carissimo nesse mercado'],
    ['feliz', 'tô felicíssima'],
    ['leite', 'um leitinho quente'],
    ['doce', 'que docinho'],
    ['nariz', 'o bebê tem o narigão do pai'],
    ['foto', 'olha as fotinhas da viagem'],
    ['gelado', 'uma água geladinha salva'],
    ['jogar xadrez', 'jogo xadrez com meu pai desde pequeno'],
    ['alergia a camarão', 'não posso comer, tenho alergia de camarão'],
    ['café com leite', 'tomo um café bem clarinho com leite toda manhã'],
    ['irmã mais velha', 'minha irmã é dois anos mais velha e manda em mim'],
    ['dor nas costas', 'minhas costas tão com uma dor chata'],
    ['pneu furado', 'furou o pneu do meu carro de novo'],
    ['ser', 'nós éramos muito unidos'],
    ['fácil', 'a prova tava facílima'],
    ['pequeno', 'o quarto é pequenininho'],
    ['livro', 'li dois livros esse mês'],
    ['tocar violão', 'o violão que eu toco é do meu pai'],
    ['passear no parque', 'no parque a gente passeava todo domingo'],
    ['carro novo', 'meu novo carro chega sexta'],
    ['gato preto', 'um gatinho todo preto me seguiu até em casa'],
    ['plantar tomate', 'meu vô planta uns tomatinhos'],
    ['pôr do sol', 'o por do sol no lago foi lindo'],
    ['fim do namoro', 'meu namoro chegou ao fim ontem'],
  ])('finds "%s" in its other forms and orders: "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(true);
  });

  it.each([
    ['pele', 'assisti um jogo antigo do pelé'],
    ['foca', 'foca no estudo que dá certo'],
    ['cerveja', 'adoro refri bem gelado'],
    ['mercado', 'mercada não existe'],
    ['pão de queijo', 'comi pão com manteiga e queijo'],
    ['carro vermelho', 'o carro tá na rua da casa vermelha'],
    ['ficar em casa', 'casa para ficar'],
    ['tomar café', 'café tomado pela poeira? chá'],
    ['xadrez', 'jogo de camisa quadriculada'],
  ])('takes nothing else for "%s": "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(false);
  });

  it('finds nothing in nothing, and names no key that is empty', () => {
    expect(mentions('', 'qualquer coisa')).toBe(false);
    expect(mentions('irmã', '')).toBe(false);
    expect(mentions('o', 'o mar')).toBe(false);
  });

  it.each([
    ['one letter', 'a'.repeat(50_000)],
    ['words', 'minha irmã '.repeat(5_000)],
    ['a hashtag', `#${'partiu'.repeat(9_000)}`],
    ['hyphens', 'a-'.repeat(25_000)],
    ['points', 'a.'.repeat(25_000)],
    ['marks', `o${'\u0301'.repeat(50_000)}`],
  ])('C06 %s: 50,000 characters in 200 ms', (_, text) => {
    const readAll = () => {
      for (const key of ['irmã', 'pão de queijo', 'Rio de Janeiro', 'ir à academia']) mentions(key, text);
    };
    expect(leastThreadMs(readAll)).toBeLessThan(200);
  });
});
