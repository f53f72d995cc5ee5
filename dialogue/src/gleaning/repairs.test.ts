import { describe, expect, it } from 'vitest';
import type { Fact } from '../request.ts';
import { gleanFacts } from './glean.ts';
import { mergeFacts } from './merge.ts';
import { goesOnFrom } from './sequels.ts';

const NOW = new Date('2026-02-03T21:00:00Z');

/** What is known after these messages, one after the other. */
function after(...messages: readonly string[]): string {
  return messages
    .reduce<Fact[]>(
      (known, message) => mergeFacts(known, gleanFacts(message, { lastLine: undefined, known, now: NOW })),
      [],
    )
    .map(({ value }) => value)
    .join(' | ');
}

describe('what is taken back in a few words', () => {
  it.each([
    [['minha vizinha se chama kátia', 'comprei um vaso', '*cátia'], 'Cátia', 'Kátia'],
    [['meu sorvete preferido é de flocos', 'choveu', 'minto, de pistache'], 'pistache', 'flocos'],
    [['visto 42', 'quer dizer, 44, engordei'], '44', '42'],
    [['meu irmão é eletricista', 'encanador! eletricista é meu tio'], 'irmão: é encanador', 'eletricista'],
    [
      ['minha chefe é a rosângela', 'confundi, rosângela é a do rh, minha chefe é a sueli'],
      'minha chefe é a sueli|chefe sueli|chefe Sueli',
      'osângela',
    ],
    [['minha cor favorita é verde', 'aliás, azul'], 'azul', 'verde'],
    [['meu avô se chamava geraldo', 'com j mesmo: jeraldo'], 'jeraldo', ' geraldo'],
    [['meu bar se chama cantinho doce', 'mudou o dono, nome novo: recanto azul'], 'recanto azul', 'cantinho'],
    [['minha nora é enfermeira', 'enfermeira não, biomédica'], 'biomédica', 'enfermeira'],
    [['minha tia se chama marlúcia', 'marlúcia com z, aliás: marlúzia'], 'tia Marlúzia', 'Marlúcia'],
    [['meu filho se chama caetano', 'opa, digitei errado: é gaetano, com g'], 'filho Gaetano', 'Caetano'],
    [['minha gata se chama lasanha', 'lasanha nada, o nome dela agora é nhoque'], 'Nhoque \\(gata\\)', 'Lasanha'],
    [['meu chefe é o wanderley', 'wanderley foi demitido, entrou a ivonete no lugar'], 'chefe Ivonete', 'Wanderley'],
    [['meu livro preferido é dom casmurro', 'terminei vidas secas e virou meu preferido'], 'vidas secas', 'casmurro'],
    [['lost é minha série da vida', 'repensei: fleabag desbancou lost'], 'série: fleabag', 'série: lost'],
    [['comprei uma calopsita, a kika', 'disse que é macho, então virou kiko'], 'Kiko', 'Kika'],
    [['torço pro ceará', 'virei a casaca, agora sou fortaleza'], 'time: fortaleza', 'time: ceará'],
    [['minha namorada é de touro', 'gêmeos na verdade, nasceu 25 de maio'], 'é de gêmeos', 'touro'],
    [['meu cachorro tem 3 anos', 'achei a carteirinha dele, na verdade tem 5'], 'tem 5 anos', '3 anos'],
    [['meço 1,75', 'opa, tenho 1,74'], '1,74', '1,75'],
    [['corro toda segunda às 6h', 'mudaram o treino, agora é na quarta'], 'toda quarta às 6h', 'segunda'],
    [['meu tio mora em bagé', 'ele tá falando que é em lavras, bagé foi só a infância'], 'em lavras', 'bagé'],
    [['minha prova é dia 12', 'confundi, dia 12 é a consulta, a prova ficou pro 19'], 'prova \\(19/', 'prova \\(12/'],
  ])('is put right, whatever was said in between: %s', (messages, fresh, stale) => {
    const known = after(...messages);
    expect(known).toMatch(new RegExp(fresh, 'u'));
    expect(known).not.toContain(stale);
  });

  it.each([
    'mingau é o mais lindo, um príncipe',
    'na verdade é difícil',
    'desculpa a demora',
    'opa, salve',
    'pensando bem vou dormir',
    'minto pra caramba',
    'errei feio',
    'desculpa, amor',
    'mingau não, hoje não vi',
    'quer dizer o quê?',
    'digo sempre isso',
    'ou melhor, esquece',
    '*suspira*',
    'agora é sexta, graças a deus',
    'terminei o café e virou meu vício',
    'meu irmão saiu, entrou o frio',
    'com a mesma roupa: que horror',
  ])('is not heard in what takes nothing back: %s', (passing) => {
    expect(after('meu gato é o mingau', passing)).toContain('Mingau (gato)');
  });
});

describe('who is introduced', () => {
  it.each([
    ['minha dentista é a jandira', 'dentista Jandira'],
    ['meu tio é o jurandir, mora longe', 'tio Jurandir'],
  ])('has a name however it is written: %s', (message, name) => {
    expect(after(message)).toContain(name);
  });

  it.each(['minha irmã é a caçula', 'meu chefe é o cara', 'minha mãe é a melhor do mundo'])(
    'has none in what they are: %s',
    (message) => {
      expect(after(message)).not.toMatch(/(?:irmã|chefe|mãe) \p{Lu}/u);
    },
  );
});

describe('what goes on from something told', () => {
  const told = (value: string): Fact => ({ relation: 'told', value });
  it.each([
    ['nos mudamos pra uma chácara', told('moro em apartamento no centro')],
    ['ela virou doceira', { relation: 'about', value: 'prima: é manicure' }],
    ['entrei no coreano', told('faço aula de francês')],
    ['fui contratada numa transportadora, entrei ontem no emprego', { relation: 'job', value: 'recepcionista' }],
    ['pintei de turquesa', { relation: 'trait', value: 'cabelo: castanho' }],
    ['agora é noiva', { relation: 'family', value: 'namorada Iolanda' }],
    ['repintei de salmão', told('meu quarto é azul')],
    ['tranquei a faculdade', told('faço faculdade de moda')],
    ['troquei de psicóloga, agora é a Rute', told('minha terapia é com a Neide')],
  ] as const)('shares its subject and turns: %s', (text, fact) => {
    expect(goesOnFrom(text, fact)).toBe(true);
  });

  it.each([
    ['ele virou doceiro', told('sou manicure')],
    ['virei doceira', { relation: 'about', value: 'prima: é manicure' }],
    ['ele abriu uma cerveja', { relation: 'about', value: 'marido: é bombeiro' }],
    ['me chamaram no portão', { relation: 'job', value: 'recepcionista' }],
    ['comprei um violão', told('moro em apartamento no centro')],
    ['pintei de turquesa', told('faço aula de francês')],
    ['o francês é difícil', told('faço aula de francês')],
  ] as const)('is of nobody else and of nothing else: %s', (text, fact) => {
    expect(goesOnFrom(text, fact)).toBe(false);
  });
});
