import { expect, it } from 'vitest';
import { readLore } from './lore.ts';

it('reads the book of a card: named and constant entries, names in place of macros, nothing that is off or empty', () => {
  const entries = [
    { keys: ['ateliê'], content: '{{char}} tem um ateliê em Olinda.', enabled: true },
    { keys: [], content: 'O mar fica a duas ruas.', enabled: true, constant: true },
    { keys: ['x'], content: 'desligada', enabled: false },
    { keys: [], content: 'sem chave nem sempre', enabled: true },
    { keys: ['y'], content: '   ', enabled: true },
    'lixo',
  ];
  expect(readLore({ spec: 'chara_card_v2', data: { character_book: { entries } } }, 'Tainá')).toEqual([
    { keys: ['ateliê'], text: 'Tainá tem um ateliê em Olinda.', isConstant: false },
    { keys: [], text: 'O mar fica a duas ruas.', isConstant: true },
  ]);
});

it.each([null, 7, 'x', [], {}, { data: 3 }, { data: { character_book: { entries: {} } } }])(
  'finds none in %j',
  (card) => {
    expect(readLore(card, 'Tainá')).toEqual([]);
  },
);
