import { describe, expect, it } from 'vitest';
import type { Fact } from '../request.ts';
import { gleanAppositions } from './appositions.ts';
import { gleanFacts } from './glean.ts';
import { gleanSidelong } from './sidelong.ts';
import { spelledOut } from './spelling.ts';

const NOW = new Date('2026-02-03T21:00:00Z');

function told(message: string, known: readonly Fact[] = []): string[] {
  return gleanFacts(message, { lastLine: undefined, known, now: NOW }).map(
    ({ relation, value }) => `${relation} ${value}`,
  );
}

describe('whoever is named beside what they are', () => {
  it.each([
    ['o bolinha, meu hamster, fugiu da gaiola', 'Bolinha (hamster)'],
    ['minha vizinha de baixo, a jurema, briga com todo mundo', 'vizinha Jurema'],
    ['tenho uma irmã que mora em Feira, a Cláudia', 'irmã Cláudia'],
    ['tenho um irmão mais novo que é bombeiro, o Caio', 'irmão Caio'],
    ['ganhei um coelho branco, o algodão', 'Algodão (coelho)'],
    ['adotei uma gatinha, a pantufa', 'Pantufa (gata)'],
    ['a dona zuleica, minha sogra, é fogo', 'sogra Zuleica'],
    ['pedro, meu colega de baia, canta o dia todo', 'colega Pedro'],
    ['a zefa, minha vira lata, late demais', 'Zefa (vira-lata)'],
  ])('has that name: %s', (message, value) => {
    expect(gleanAppositions(message).map((fact) => fact.value)).toEqual([value]);
  });

  it.each([
    'a doida, minha irmã, me ligou',
    'a rua, minha amiga, tá cheia',
    'comprei um vaso, o maior',
    'o meu gato, coitado, caiu',
    'a faculdade, meu amor, acabou',
    'amiga, minha irmã, que dia',
  ])('is not made up of what is said of them: %s', (message) => {
    expect(gleanAppositions(message)).not.toContainEqual(expect.objectContaining({ relation: 'pet' }));
    expect(gleanAppositions(message)).not.toContainEqual(expect.objectContaining({ relation: 'family' }));
  });
});

describe('what is told sidelong', () => {
  it.each([
    ['o filme que marcou minha infância foi rei leão', 'favorite filme: rei leão'],
    ['dark é minha série da vida', 'favorite série: dark'],
    ['meu livro da vida é o quinze', 'favorite livro: quinze'],
    ['nada melhor que um acarajé quentinho', 'likes acarajé quentinho'],
    ['não tem nada melhor que uma moqueca, se eu pudesse comia sempre', 'likes moqueca'],
    ['se tivesse campeonato de fã de pastel eu ganhava', 'likes pastel'],
    ['to no 3º semestre de fonoaudiologia', 'study curso: fonoaudiologia'],
    ['cobra eu saio correndo', 'fear cobra'],
    ['sofro pelo juventude desde os tempos do meu avô', 'favorite time: Juventude'],
  ])('is heard: %s', (message, fact) => {
    expect(told(message)).toContain(fact);
  });

  it.each([
    'minha mãe é a mulher da minha vida',
    'nada melhor que dormir',
    'não tem nada melhor que você',
    'to no segundo ano da faculdade',
    'vi uma cobra e o cachorro correu',
    'qual é sua série da vida?',
  ])('is not heard where nothing is: %s', (message) => {
    expect(gleanSidelong(message).filter(({ value }) => !value.includes('?'))).toEqual([]);
  });
});

describe('short forms', () => {
  it('are written out, and nothing else is', () => {
    expect(spelledOut('hj vc n vem pq o q ele disse nao é vdd, blz')).toBe(
      'hoje você não vem pq o que ele disse não é verdade, blz',
    );
    expect(spelledOut('o vitamina N e a Q, a@q.com, n-1')).toBe('o vitamina N e a Q, a@q.com, n-1');
  });
});

describe('what is no telling', () => {
  it.each([
    'eu tenho cachorro?',
    'será q eu ia gostar de morar em palmas?',
    'a manicure tava falando q tem pavor de rato',
    'eu? torcer pro avaí? jamais',
    'minha namorada imaginária chama úrsula',
    'tenho 300 anos e contando',
    'meu sonho era ter sido bailarina',
    'acho que sou alérgica a segunda',
    'meu nome é pressa hoje',
    'casei com meu sofá',
    'quase comprei uma moto',
    'quando eu ficar rica vou ter um haras',
    'se pá eu viro crossfiteira',
    'tenho alergia a gente falsa',
    'tô namorando aquele bolo',
  ])('leaves no memory: %s', (message) => {
    expect(told(message)).toEqual([]);
  });

  it('is told by whoever guesses for her', () => {
    expect(told('adivinha quem virou madrinha do sobrinho? euzinha').join()).toContain('madrinha do sobrinho');
  });
});
