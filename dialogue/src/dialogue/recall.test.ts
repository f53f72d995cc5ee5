import { describe, expect, it } from 'vitest';
import rawLines from '../packs/recall.json' with { type: 'json' };
import type { Fact } from '../request.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeRequest } from './sample-request.ts';

const library = loadLibrary();
const FACTS: readonly Fact[] = [
  { relation: 'city', value: 'Santos' },
  { relation: 'pet', value: 'Thor (cachorro)' },
  { relation: 'pet', value: 'Luna (gata)' },
  { relation: 'favorite', value: 'cor: azul' },
  { relation: 'favorite', value: 'cor: verde' },
  { relation: 'allergy', value: 'camarão' },
  { relation: 'birthday', value: '10 de maio' },
  { relation: 'family', value: 'irmã Bia' },
  { relation: 'about', value: 'irmã: mora em Natal' },
  { relation: 'owns', value: 'carro: Fusca' },
  { relation: 'likes', value: 'jiló' },
  { relation: 'dislikes', value: 'jiló' },
];
const PINNED = ['a chave reserva fica com a Neusa do 302', 'o voo sai às 22h40'];

function ask(text: string): string {
  return compose(library, makeRequest(text, { facts: FACTS, pinned: PINNED })).text;
}

describe('what was told', () => {
  it.each([
    ['qual é o nome do meu cachorro?', 'Thor'],
    ['como se chama minha gata?', 'Luna'],
    ['onde eu moro?', 'Santos'],
    ['qual é minha cor favorita?', 'verde'],
    ['do que eu sou alérgica?', 'camarão'],
    ['lembra quando é meu aniversário?', '10 de maio'],
    ['o que eu te contei da minha irmã?', 'Natal'],
    ['eu gosto de jiló?', 'não gosta de jiló'],
    ['com quem fica a chave reserva?', 'Neusa do 302'],
    ['que horas sai o voo?', '22h40'],
    ['o que eu te pedi pra lembrar?', '22h40'],
  ])('%s → %s', (text, expected) => {
    expect(ask(text)).toContain(expected);
  });

  it('is said as it was told last', () => {
    expect(ask('qual é minha cor favorita?')).not.toContain('azul');
  });
});

describe('what was told in words of its own', () => {
  const OWN: readonly Fact[] = [
    { relation: 'told', value: 'fumo desde os 18, já tentei parar umas 5 vezes e nada' },
    { relation: 'told', value: 'cresci em Quixadá, só vim pra capital com 17' },
    { relation: 'told', value: 'tô guardando 200 por mês pra dar entrada num terreno em Luziânia' },
    { relation: 'about', value: 'meu chefe seu osvaldo me deu esporro na frente de todo mundo' },
    { relation: 'about', value: 'minha prima toca bateria o dia todo' },
    { relation: 'told', value: 'perdi um bebê em maio' },
    { relation: 'told', value: 'acordo às quatro da manhã' },
  ];
  const askOwn = (text: string) => compose(library, makeRequest(text, { facts: OWN })).text;

  it.each([
    ['qual vício eu não consigo largar?', 'fuma desde os 18'],
    ['onde eu passei a infância?', 'Quixadá'],
    ['pra que é o dinheiro que eu tô juntando?', 'terreno'],
    ['como é o nome do meu patrão?', 'osvaldo'],
  ])('is found by what it is of: %s → %s', (text, expected) => {
    expect(askOwn(text)).toContain(expected);
  });

  it.each(['que instrumento eu toco?', 'qual é meu barco?', 'quem é meu afilhado?', 'qual é minha rua favorita?'])(
    'answers nothing else: %s',
    (text) => {
      expect(askOwn(text)).not.toMatch(/bateria|Quixadá|osvaldo|terreno|fuma/u);
    },
  );
});

describe('what is supposed', () => {
  it.each([
    ['e se eu perder o emprego?', 'perdi o emprego em maio'],
    ['e se eu furar o paciente errado?', 'furei o paciente errado no estágio'],
  ])('is not asked of her memory: %s', (text, value) => {
    const said = compose(library, makeRequest(text, { facts: [{ relation: 'told', value }] })).text;
    expect(said).not.toMatch(/maio|estágio/u);
  });
});

describe('what was never told', () => {
  it.each([
    'qual é o nome do meu papagaio?',
    'qual é meu filme favorito?',
    'qual é a placa do meu carro?',
    'onde eu estudo?',
    'quem é meu marido?',
    'qual é a minha religião?',
    'que horas eu almoço?',
  ])('%s is admitted', (text) => {
    const said = ask(text);
    expect([said, rawLines.untold.some((line) => said.includes(line.slice(0, 14)))]).toEqual([said, true]);
  });

  it.each(['qual é a sua cor favorita?', 'você tem cachorro?', 'onde você mora?'])('%s is asked of her', (text) => {
    const said = ask(text);
    expect(said).not.toMatch(/verde|Thor|Santos|ainda não me contou/u);
  });
});

describe('the plans of a day', () => {
  // The sample's day is 2025-11-19.
  const facts: readonly Fact[] = [
    { relation: 'plan', value: 'reunião com o chefe (20/11/2025)' },
    { relation: 'plan', value: 'dentista (25/11/2025)' },
  ];

  it.each(['lembra o que eu tenho amanhã?', 'o que eu vou fazer amanhã?', 'qual meu compromisso de amanhã?'])(
    'are told as one would: %s',
    (text) => {
      expect(compose(library, makeRequest(text, { facts })).text).toMatch(/amanhã você tem reunião com o chefe/iu);
    },
  );

  it('are none where nothing was told of that day', () => {
    expect(compose(library, makeRequest('o que eu tenho na sexta?', { facts })).text).not.toMatch(/reunião|dentista/iu);
  });
});

describe('who tells and asks of it', () => {
  const facts: readonly Fact[] = [
    { relation: 'job', value: 'enfermeira' },
    { relation: 'told', value: 'minha prova é de banco de dados' },
  ];

  it.each([
    'tenho uma samambaia que tá ficando com a ponta marrom, sabe o que pode ser?',
    'quando aparece barata eu subo na cadeira e ligo pra minha mãe',
    'comprei um telescópio mês passado. por onde eu começo?',
  ])('wants no memory: %s', (text) => {
    const remembered = [...rawLines.told, ...rawLines.clause, ...rawLines.nearest, ...rawLines.untold].map(
      (line) => line.split(/\{[^}]*\}/u).toSorted((one, other) => other.length - one.length)[0] ?? '',
    );
    for (const seed of [1, 2, 3, 4]) {
      const { text: reply } = compose(library, makeRequest(text, { facts, seed }));
      expect(remembered.filter((part) => part.length > 8 && reply.includes(part))).toEqual([]);
    }
  });
});
