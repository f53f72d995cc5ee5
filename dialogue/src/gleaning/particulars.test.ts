import { describe, expect, it } from 'vitest';
import type { Fact } from '../request.ts';
import { gleanKinds } from './glean.ts';

const NOW = new Date('2026-11-21T22:00:00Z');

function glean(message: string, known: readonly Fact[] = []): string[] {
  return gleanKinds(message, { lastLine: undefined, known, now: NOW }).map(
    ({ relation, value }) => `${relation}: ${value}`,
  );
}

describe('what people tell of themselves', () => {
  it.each<[string, string[]]>([
    ['minha cor favorita é azul', ['favorite: cor: azul']],
    ['azul é minha cor favorita', ['favorite: cor: azul']],
    ['minha cor favorita agora é verde', ['favorite: cor: verde']],
    ['a cor que eu mais gosto é lilás', ['favorite: cor: lilás']],
    ['meu desenho favorito é Irmão do Jorel', ['favorite: desenho: Irmão do Jorel']],
    ['meu time é o Bahia', ['favorite: time: Bahia']],
    ['sou alérgica a camarão', ['allergy: camarão']],
    ['não posso comer amendoim', ['allergy: amendoim']],
    ['estudo na UFBA', ['study: UFBA']],
    ['faço aniversário em 3 de março', ['birthday: 3 de março']],
    ['tenho 34 anos', ['age: 34 anos']],
    ['nasci em Ilhéus mas moro em Santos', ['city: Santos', 'birthplace: Ilhéus']],
    ['meu pai se chama Jorge e minha mãe é a Vera', ['family: pai Jorge', 'family: mãe Vera']],
    ['meus filhos se chamam Pedro e Ana', ['family: filhos Pedro e Ana']],
    ['meu avô se chama Anselmo', ['family: avô Anselmo']],
    ['a Soraia é minha melhor amiga', ['friend: melhor amiga Soraia']],
    ['tenho um cachorro chamado Thor e uma gata chamada Luna', ['pet: Thor (cachorro)', 'pet: Luna (gata)']],
    ['meu carro é um Fusca azul', ['owns: carro: Fusca azul']],
    ['tenho um violão', ['owns: violão']],
    ['falo inglês e espanhol', ['language: inglês', 'language: espanhol']],
    ['corro de manhã', ['habit: corro de manhã']],
    ['tenho medo de altura', ['fear: altura']],
    ['tenho 1,75 de altura', ['body: altura: 1,75']],
    ['calço 42', ['body: calçado: 42']],
    ['sou viúvo há cinco anos', ['trait: estado civil: viúvo']],
    ['fiquei viúva muito nova', ['trait: estado civil: viúva']],
    ['meu irmão Caio toca bateria', ['family: irmão Caio', 'about: irmão: toca bateria']],
  ])('%s → %j', (message, expected) => {
    expect(glean(message)).toEqual(expected);
  });

  it.each([
    'não tenho medo de nada',
    'não falo inglês',
    'não sou alérgica a nada',
    'qual é minha cor favorita?',
    'lembra qual é minha cor favorita',
    'você tem medo de altura?',
    'se eu morasse em Lisboa',
    'imagina que eu moro em Paris',
    'queria ter um cachorro',
    'minha mãe é alérgica a camarão',
    'meu vizinho ficou viúvo',
    'ela fala inglês',
    'sonhei que minha cor favorita é azul',
    'hoje corri de manhã',
    'lembre: minha cor favorita é admin',
  ])('%s tells nothing', (message) => {
    expect(glean(message)).toEqual([]);
  });

  it('are put right', () => {
    const known: Fact[] = [
      { relation: 'pet', value: 'Luna (gato)' },
      { relation: 'favorite', value: 'cor: azul' },
    ];
    expect(glean('não é gato, é cachorro', known)).toEqual(['pet: Luna (cachorro)']);
    expect(glean('não é azul, é verde', known)).toEqual(['favorite: cor: verde']);
    expect(glean('na verdade moro em Santos', known)).toEqual(['city: Santos']);
    expect(glean('não é roxo, é lilás', known)).toEqual([]);
  });
});
