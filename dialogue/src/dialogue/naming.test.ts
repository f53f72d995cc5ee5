import { describe, expect, it } from 'vitest';
import type { DialogueMessage, Fact } from '../request.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { withNames } from './naming.ts';
import { makeRequest } from './sample-request.ts';
import { beginTurn } from './turn.ts';

const library = loadLibrary();
const seeds = Array.from({ length: 12 }, (_, seed) => seed);

describe('their name', () => {
  it('is greeted where it stands beside something else', () => {
    for (const seed of seeds)
      expect(
        compose(library, makeRequest('prazer, sou o caio. hoje tirei a carteira de motorista', { seed })).text,
      ).toContain('Caio');
  });

  it('is asked for once, where nothing else is asked', () => {
    const asked = new Set(
      (library.topics.get('name')?.gambits ?? []).filter(({ ask }) => ask === 'name').map(({ say }) => say),
    );
    const counts = seeds.map((seed) => {
      let state: unknown;
      const history: DialogueMessage[] = [];
      let count = 0;
      for (const text of TOLD) {
        history.push({ role: 'person', text });
        const reply = compose(library, makeRequest(text, { history: [...history], seed, state }));
        state = JSON.parse(JSON.stringify(reply.state));
        history.push({ role: 'character', text: reply.text });
        count += reply.lines.filter((line) => asked.has(line)).length;
      }
      return count;
    });
    expect(Math.max(...counts)).toBe(1);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(seeds.length / 2);
  });
});

const TOLD = [
  'hoje lavei o carro na rua',
  'comprei um pão quentinho na volta',
  'pintei a sala no fim de semana',
  'dormi no sofá depois do almoço',
  'fiz um bolo de fubá pra vizinha',
  'consertei a torneira da cozinha',
  'plantei manjericão na varanda',
  'subi a serra de bicicleta',
];

describe('whom they named', () => {
  const facts: Fact[] = [
    { relation: 'family', value: 'mãe Cida' },
    { relation: 'pet', value: 'Paçoca (cachorro)' },
  ];
  const called = (said: string) => withNames(beginTurn(library, makeRequest('oi', { facts })), said);

  it('is called so from then on, where they are said back and there is but one', () => {
    expect(called('sua mãe pintou o portão')).toBe('a Cida pintou o portão');
    expect(called('dormiu com seu cachorro')).toBe('dormiu com o Paçoca');
    expect(called('sua mãe Cida pintou o portão')).toBe('sua mãe Cida pintou o portão');
    expect(called('sua tia pintou o portão')).toBe('sua tia pintou o portão');
  });
});
