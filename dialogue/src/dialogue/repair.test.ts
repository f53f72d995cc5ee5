import { describe, expect, it } from 'vitest';
import type { DialogueMessage } from '../request.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeRequest } from './sample-request.ts';
import { readState } from './state.ts';

const library = loadLibrary();
const seeds = Array.from({ length: 8 }, (_, seed) => seed);
const sorry = new Set(library.generic.sorry.map(({ say }) => say.replace(/, \{person\}/u, '')));

/** What she says after a message of theirs, a reply of hers, and what they say to that. */
function linesAfter([told, hers, text]: readonly [string, string, string], seed: number): readonly string[] {
  const history: DialogueMessage[] = [
    { role: 'person', text: told },
    { role: 'character', text: hers },
    { role: 'person', text },
  ];
  return compose(library, makeRequest(text, { history, seed })).lines;
}

const win = library.remarks.kinds.get('win');
const ofWin = new Set(
  [...(win?.say ?? []), ...(win?.cases ?? []).flatMap(({ say }) => say)].map(({ say }) => say.toLowerCase()),
);
const ofExchange = library.exchanges
  .find('passei no concurso da prefeitura')
  .slice(0, 3)
  .flatMap(({ item }) => item.say().map(({ say }) => say.toLowerCase()));
const isOfWin = (line = ''): boolean => ofWin.has(line.toLowerCase()) || ofExchange.includes(line.toLowerCase());
const isSorry = ([first = '']: readonly string[]): boolean => sorry.has(first);

describe('what was not meant', () => {
  it.each([
    ['passei no concurso da prefeitura', 'A lua é a mesma pra nós dois.', 'oxe, nada a ver'],
    [
      'passei no concurso da prefeitura',
      'A parede não tem culpa, deixa ela inteira.',
      'parede? ninguém falou de parede',
    ],
    ['passei no concurso da prefeitura', 'Fim é um luto sem velório.', 'e que luto?'],
    ['passei no concurso da prefeitura', 'Conta um jeito, uma mania.', 'do que vc tá falando?'],
    ['passei no concurso da prefeitura', 'Que pena. Te deram algum retorno?', 'vc tá viajando kkk'],
    ['passei no concurso da prefeitura', 'A lua é a mesma pra nós dois.', 'você não respondeu'],
  ])('is taken back, and the message before is answered: %s / %s / %s', (...said) => {
    for (const seed of seeds) {
      const lines = linesAfter(said, seed);
      expect(isSorry(lines)).toBe(true);
      expect(isOfWin(lines[1])).toBe(true);
    }
  });

  it('is answered with what is said instead, where something is', () => {
    for (const seed of seeds) {
      const lines = linesAfter(
        ['me chamaram lá', 'Que pena. Te deram algum retorno?', 'que pena o quê? passei no concurso!'],
        seed,
      );
      expect(isSorry(lines)).toBe(true);
      expect(isOfWin(lines[1])).toBe(true);
    }
  });

  const takenBack = new Set(library.generic.corrected.map(({ say }) => say));
  const takesBack = (said: readonly [string, string, string], seed: number): boolean =>
    linesAfter(said, seed).some((line) => takenBack.has(line.replace(/“.*”/u, '{corrected}')));

  it.each([
    ['vou pra serra amanhã', 'Que bom, praia!', 'eu disse serra'],
    ['vou pra serra amanhã', 'Que bom, praia!', 'me expressei mal, é serra'],
    ['vou pra serra amanhã', 'Que bom, praia!', 'nada disso, é frio que eu quero'],
  ])('is put right where it was said before: %s / %s / %s', (...said) => {
    for (const seed of seeds) expect(takesBack(said, seed)).toBe(true);
  });

  it.each([
    'eu disse bom dia seu Armando',
    'falei pro rapaz da portaria que eu subia sozinho',
    'eu falei que ia chover e choveu',
  ])('is nothing that was said to somebody else: %s', (text) => {
    for (const seed of seeds) expect(takesBack(['tô em casa', 'Que bom te ver por aqui.', text], seed)).toBe(false);
  });

  it.each([
    'não entendi nada da prova de hoje',
    'eu perguntei pro meu chefe se podia sair cedo',
    'ninguém falou comigo na festa',
    'que livro?',
  ])('is no complaint where something else is told or asked: %s', (text) => {
    for (const seed of seeds) {
      const lines = linesAfter(['tô em casa', 'Que bom te ver por aqui.', text], seed);
      expect(isSorry(lines)).toBe(false);
    }
  });
});

describe('what she took for something else', () => {
  const putRight = library.generic.putRight.map(({ say }) => say.split('{said}')[0] ?? '');

  it.each([
    ['que dia? tô falando do Lucas', 'o Lucas'],
    ['ué, que criança? tava falando da minha mãe kkk', 'a sua mãe'],
  ])('is put right by its name: %s', (text, said) => {
    for (const seed of seeds) {
      const [line = ''] = linesAfter(['ele quer largar a faculdade', 'Coisa boa de esperar.', text], seed);
      expect(line.toLowerCase()).toContain(said.toLowerCase());
      expect(putRight.some((start) => line.toLowerCase().startsWith(start.toLowerCase()))).toBe(true);
    }
  });

  it('is nothing where they only tell of having spoken', () => {
    for (const seed of seeds) {
      const [line = ''] = linesAfter(['oi', 'Oi!', 'ontem fiquei falando do Lucas com a minha irmã'], seed);
      expect(putRight.some((start) => start !== '' && line.startsWith(start))).toBe(false);
    }
  });
});

describe('what was meant in earnest', () => {
  const earnest = new Set(library.generic.earnest.map(({ say }) => say));

  it.each([
    'eita, vc falou isso como se fosse fofoca kkk tava falando sério, tava triste',
    'tava falando sério',
    'isso não tem graca',
  ])('gets an apology for the tone, and a gentler voice for a while: %s', (text) => {
    for (const seed of seeds) {
      const history: DialogueMessage[] = [
        { role: 'person', text: 'hoje deu um nó na garganta no ônibus' },
        { role: 'character', text: 'No ônibus! Agora eu quero o resto.' },
        { role: 'person', text },
      ];
      const state = { ...readState(undefined), turn: 3 };
      const reply = compose(library, makeRequest(text, { history, seed, state }));
      expect([seed, reply.lines.some((line) => earnest.has(line)), reply.state.soft > 0]).toEqual([seed, true, true]);
    }
  });
});

describe('a complaint that says nothing of what was meant', () => {
  it('goes back to the last thing they told', () => {
    for (const seed of seeds) {
      const lines = linesAfter(
        ['comprei um violão usado', 'A parede não tem culpa, deixa ela inteira.', 'parede de quê?'],
        seed,
      );
      expect(isSorry(lines)).toBe(true);
      expect(lines.length).toBeGreaterThan(1);
    }
  });
});
