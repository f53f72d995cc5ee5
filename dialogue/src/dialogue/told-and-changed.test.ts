import { describe, expect, it } from 'vitest';
import { gleanFacts } from '../gleaning/glean.ts';
import { mergeFacts } from '../gleaning/merge.ts';
import type { Fact } from '../request.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeRequest } from './sample-request.ts';

const library = loadLibrary();
const NOW = new Date('2026-11-23T15:00:00Z');

/** What is remembered after these messages, one after the other. */
function told(messages: readonly string[]): Fact[] {
  return messages.reduce<Fact[]>(
    (known, message) => mergeFacts(known, gleanFacts(message, { lastLine: undefined, known, now: NOW })),
    [],
  );
}

/** Asked in the middle of a talk, where a short question may hang on what she just said. */
function ask(question: string, facts: readonly Fact[]): string {
  const { state } = compose(library, makeRequest('fiz um bolo de fubá'));
  return compose(library, makeRequest(question, { facts, state })).text;
}

describe('a question of theirs', () => {
  it.each([
    ['namoro a Lorena há quatro anos', 'há quanto tempo eu namoro?', 'quatro anos'],
    ['a reunião com o banco é na quinta às três', 'quando é a reunião com o banco?', '26 de novembro'],
    ['tô lendo Torto Arado, devagarinho', 'que livro eu tava lendo?', 'Torto Arado'],
    ['parei de fumar faz dois anos', 'há quanto tempo larguei o cigarro?', 'dois anos'],
    ['a professora de yoga é a Cecília', 'quem dá aula de yoga pra mim?', 'Cecília'],
    ['quando pequeno eu queria ser astronauta', 'o que eu queria ser quando era pequeno?', 'astronauta'],
    ['comecei a fazer natação terça e quinta de manhã', 'em que dias eu nado mesmo?', 'terça e quinta'],
    ['ando de bicicleta, uma Caloi vermelha', 'que bicicleta é a minha?', 'Caloi'],
  ])('is met with what was told and not as one put to her: %s / %s', (tell, question, answer) => {
    expect(ask(question, told([tell]))).toContain(answer);
  });

  it('for a part of town is answered with a name', () => {
    const facts = told(['tô morando de aluguel na Vila Mariana', 'moro no segundo andar sem elevador']);
    expect(ask('em que bairro eu moro?', facts)).toContain('Vila Mariana');
  });

  it('put to her stays hers, whatever they told', () => {
    expect(ask('que livro você tá lendo?', told(['tô lendo Vidas Secas']))).not.toContain('Vidas Secas');
  });
});

describe('what changed', () => {
  it.each([
    [['meu voo sai às seis e vinte da manhã', 'adiaram meu voo pras nove'], 'a que horas é meu voo?', 'nove'],
    [
      ['o aniversário da minha irmã é dia 14 de março', 'errei, o aniversário dela é 16 de março'],
      'quando minha irmã faz anos?',
      '16',
    ],
    [
      ['tô lendo Torto Arado', 'larguei o Torto Arado e peguei Grande Sertão'],
      'que livro eu tava lendo?',
      'Grande Sertão',
    ],
  ])('is told as it is now: %s / %s', (messages, question, answer) => {
    expect(ask(question, told(messages))).toContain(answer);
  });

  it('is of what it names, and of nothing that shares a verb or a day with it', () => {
    const facts = told([
      'meu voo sai às seis da manhã',
      'minha esposa trabalha com seguros',
      'a reunião com o banco é na quinta',
      'faço natação terça e quinta',
      'minha esposa saiu dos seguros, abriu uma floricultura',
      'agora a natação passou pra segunda e quarta',
    ]);
    expect(ask('a que horas é meu voo?', facts)).toContain('seis');
    expect(ask('quando é a reunião com o banco?', facts)).toContain('26 de novembro');
    expect(ask('com o que minha mulher trabalha?', facts)).toContain('floricultura');
  });

  it.each([
    'vi no jornal que o dólar subiu de novo',
    'o filho da moça da farmácia passou em medicina',
    'terminei aquele livro! agora no ônibus comecei O Quinze',
  ])('is nothing that was told before: %s', (message) => {
    const before = ['durmo sempre às dez no meu quarto', 'a prova do concurso dos Correios é 15 de dezembro'];
    const values = told(before).map(({ value }) => value);
    expect(told([...before, message]).map(({ value }) => value)).toEqual(expect.arrayContaining(values));
  });

  it.each([
    'levei os documentos da casa pro banco agora, minha senha virou 9988',
    'os documentos não ficam mais no cofre. a senha dele agora é abacate',
    'mudei os documentos pro banco, meu cpf é 123.456.789-00',
  ])('is kept without a secret told beside it: %s', (message) => {
    const values = told(['guardo os documentos da casa no cofre', message]).map(({ value }) => value);
    expect(values.join()).not.toMatch(/senha|9988|abacate|cpf|123/u);
    expect(values.join()).toContain('documentos');
  });

  it('is told after what it changed, where it cannot stand in its place', () => {
    const facts: Fact[] = [
      { relation: 'told', value: 'tô juntando dinheiro pra uma viola caipira' },
      { relation: 'told', value: 'desisti da viola, agora a grana é pra moto' },
    ];
    expect(ask('pra que eu tô juntando dinheiro?', facts)).toMatch(/viola caipira, e depois .*moto/u);
  });
});

describe('whom a pronoun stands for', () => {
  it.each([
    [
      ['a minha preferida é uma samambaia que era da minha vó', 'ela se chamava Zulmira'],
      'qual era o nome da minha vó mesmo?',
      'Zulmira',
    ],
    [['sinto falta da minha vó', 'o nome dela era Zulmira'], 'como se chamava minha vó?', 'Zulmira'],
    [['tenho saudade da minha tia', 'ela era costureira'], 'o que minha tia fazia?', 'costureira'],
  ])('is whoever was named last, in passing too: %s', (messages, question, answer) => {
    expect(ask(question, told(messages))).toContain(answer);
  });

  it('is nobody of another gender', () => {
    const facts = told(['sinto falta da minha vó', 'ele se chamava Anselmo']);
    expect(facts.map(({ value }) => value).join(' ')).not.toContain('vó se chamava');
  });
});
