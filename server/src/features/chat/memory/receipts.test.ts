import { expect, it } from 'vitest';
import { traceMemories } from './receipts.ts';
import { tellMemory } from './words.ts';

const KNOWN = [
  { id: 'flat', value: 'divido apartamento com a Thaís' },
  { id: 'rent', value: 'pago 900 de aluguel' },
  { id: 'pet', value: 'Paçoca (gato)' },
];

it('traces a clause she says back with its persons turned', () => {
  const reply = 'Você me contou que você divide apartamento com a Thaís.';
  expect(traceMemories(KNOWN, { question: 'quem mora comigo?', reply })).toEqual([{ id: 'flat', isSaid: true }]);
});

it('traces a clause the message is about, and a name as it is', () => {
  const texts = { question: 'o aluguel de 900 venceu e o Paçoca fugiu', reply: 'Respira, eu tô aqui.' };
  expect(traceMemories(KNOWN, texts)).toEqual([
    { id: 'rent', isSaid: false },
    { id: 'pet', isSaid: false },
  ]);
});

it('tells a clause as the person said it', () => {
  expect(tellMemory('told', 'pago 900 de aluguel')).toBe('Você contou: “pago 900 de aluguel”');
  expect(tellMemory('about', 'minha prima adotou um gato')).toBe(
    'Da sua gente, você contou: “minha prima adotou um gato”',
  );
  expect(tellMemory('about', 'irmã: mora em Natal')).toBe('Da vida da sua gente: irmã: mora em Natal');
});
