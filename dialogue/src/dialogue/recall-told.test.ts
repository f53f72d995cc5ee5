import { describe, expect, it } from 'vitest';
import rawLines from '../packs/recall.json' with { type: 'json' };
import type { Fact } from '../request.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeRequest } from './sample-request.ts';

const library = loadLibrary();
const TOLD: readonly Fact[] = [
  { relation: 'told', value: 'quebrei o braço andando de patins em 2015' },
  { relation: 'told', value: 'pago 900 de aluguel' },
  { relation: 'told', value: 'divido apartamento com a Thaís' },
  { relation: 'told', value: 'meu time de vôlei treina na quarta' },
  { relation: 'told', value: 'ganhei esse relógio do meu avô' },
  { relation: 'told', value: 'torço pelo Náutico por causa do meu tio' },
  { relation: 'told', value: 'tenho asma desde pequena' },
  { relation: 'about', value: 'minha avó nasceu na Itália' },
  { relation: 'about', value: 'meu filho mais novo tem sete anos' },
  { relation: 'family', value: 'primo Otávio' },
  { relation: 'about', value: 'meu primo conserta relógios' },
  { relation: 'age', value: '34 anos' },
];

function ask(text: string, facts: readonly Fact[] = TOLD): string {
  return compose(library, makeRequest(text, { facts })).text;
}

describe('what was told in own words', () => {
  it.each([
    ['em que ano quebrei o braço?', '2015'],
    ['como foi que eu quebrei o braço?', 'patins'],
    ['qual é o valor do meu aluguel?', '900'],
    ['quem mora comigo no apê?', 'Thaís'],
    ['que dia meu time treina?', 'quarta'],
    ['quem me deu o relógio?', 'avô'],
    ['por que eu torço pelo Náutico?', 'tio'],
    ['que doença eu tenho?', 'asma'],
    ['de que país é a minha avó?', 'Itália'],
    ['quantos anos tem meu caçula?', 'sete'],
    ['o que o Otávio conserta?', 'relógios'],
    ['quantos anos eu tenho?', '34'],
  ])('%s → %s', (question, answer) => {
    expect(ask(question)).toContain(answer);
  });

  it.each([
    ['nao como coentro de jeito nenhum', 'que tempero eu detesto?', 'coentro'],
    ['tenho enxaqueca desde menina, apago a luz toda', 'que dor eu tenho desde nova?', 'enxaqueca'],
    ['comprei uma Fan 160 zero', 'qual é a minha moto?', 'Fan'],
    ['sou do candomblé, filho de Oxóssi', 'quem é meu orixá?', 'Oxóssi'],
    ['perdi 9 quilos só na caminhada', 'como eu emagreci?', 'caminhada'],
    ['tenho consulta com a cardiologista na quinta', 'quando eu vou na cardio?', 'quinta'],
    ['queria muito conhecer a neve antes dos 50', 'o que eu quero conhecer antes dos cinquenta?', 'neve'],
    ['aluguei um quitinete na Boa Vista', 'qual é o meu bairro?', 'Boa Vista'],
  ])('%s: %s → %s', (told, question, answer) => {
    expect(ask(question, [{ relation: 'told', value: told }])).toContain(answer);
  });

  it.each(['em que ano eu quebrei o braço', 'eu quebrei o braço em que ano', 'diz aí em que ano eu quebrei o braço'])(
    'is asked without a mark: %s',
    (question) => {
      expect(ask(question)).toContain('2015');
    },
  );

  it('is a name to be called by', () => {
    expect(ask('me chama pelo nome, vai', [{ relation: 'name', value: 'Olívia' }])).toContain('Olívia');
  });

  it('is said to whoever told it', () => {
    expect(ask('quem mora comigo no apê?')).toMatch(/(?:você divide|tu divides?) apartamento/iu);
  });

  it('is found among a thousand others, the newest of equals', () => {
    const others = Array.from(
      { length: 1_000 },
      (_, at): Fact => ({ relation: 'told', value: `vendi ${at} rifas na rua ${at}` }),
    );
    const again: Fact = { relation: 'told', value: 'agora meu time de vôlei treina na sexta' };
    expect(ask('quem me deu o relógio?', [...TOLD, ...others])).toContain('avô');
    expect(ask('que dia meu time de vôlei treina?', [...TOLD, ...others, again])).toContain('sexta');
  });

  it.each([
    'qual é o nome do meu papagaio?',
    'quem é meu marido?',
    'qual é a minha rua favorita?',
    'qual é a placa do meu carro?',
    'onde meu chefe mora?',
  ])('answers nothing else: %s', (question) => {
    const said = ask(question);
    expect([said, rawLines.untold.some((line) => said.includes(line.slice(0, 14)))]).toEqual([said, true]);
  });

  it('is not said of her', () => {
    expect(ask('quem mora com você?')).not.toContain('Thaís');
  });
});
