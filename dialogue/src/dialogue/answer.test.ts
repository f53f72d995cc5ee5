import { describe, expect, it } from 'vitest';
import { mannerOf } from '../speaking/manner.ts';
import { answer, publicCard, readFacts, wholeCard } from './answer.ts';
import { loadLibrary } from './library.ts';
import { spendSaid } from './said.ts';
import { makeCharacter, makeRequest } from './sample-request.ts';

const library = loadLibrary();
const spentOf = (used: unknown): string[] =>
  (used as { spent: string }).spent.replaceAll('-', '').match(/.{4}/gu) ?? [];

describe('an answer', () => {
  it('goes on from where the last one stood', () => {
    const first = answer(library, makeRequest('oi, tudo bem?'));
    const second = answer(library, makeRequest('gosto de praia', { state: first.state, used: first.used }));
    expect(second.state).toMatchObject({ turn: 2 });
    expect(spentOf(second.used)).toEqual(expect.arrayContaining(spentOf(first.used)));
  });
});

describe('the card for a device', () => {
  const speeches = [
    '',
    'Fala baixo e pensa muito antes.',
    'Solta um “oxe” e um “visse” quando se empolga; odeia ser interrompida.',
    'Trata por “tu” e usa o “tu” errado de propósito, e diz "bah".',
  ];

  it.each(speeches)('speaks in the same manner, without the maker’s words: %s', (speech) => {
    for (const city of ['Recife', 'Porto Alegre', 'Brasília']) {
      const card = makeCharacter({ speech, city });
      expect(mannerOf(wholeCard(publicCard(card)))).toEqual(mannerOf(card));
    }
    expect(publicCard(makeCharacter({ speech })).speech).not.toMatch(/baixo|odeia|propósito/u);
  });

  it('leads to the same words as the whole card', () => {
    const character = makeCharacter({
      bio: 'Cresceu em Itapuã.',
      lore: [{ keys: ['mar'], text: 'Tem medo.', isConstant: true }],
    });
    for (const text of ['oi', 'você mora onde?', 'tô triste hoje', 'o que você gosta de fazer?']) {
      const whole = answer(library, makeRequest(text, { character }));
      expect(answer(library, makeRequest(text, { character: wholeCard(publicCard(character)) }))).toEqual(whole);
    }
  });
});

describe('lines of which only the words are known', () => {
  it('count as spent, so that she does not say them again', () => {
    for (const text of ['tô com saudade de viajar', 'me fala de música', 'tenho medo de barata']) {
      const said = answer(library, makeRequest(text));
      const used = spendSaid(library, null, said.text);
      const again = answer(library, makeRequest(text, { used }));
      expect(spentOf(used).some((key) => spentOf(said.used).includes(key))).toBe(true);
      expect(again.text).not.toBe(said.text);
    }
  });

  it('leave what was spent before as it was', () => {
    const { used } = answer(library, makeRequest('oi, tudo bem?'));
    expect(spentOf(spendSaid(library, used, 'Hum.'))).toEqual(spentOf(used));
  });
});

describe('what she knows without a yes to memory', () => {
  it('stands in the messages before the one she answers', () => {
    const history = [
      { role: 'person' as const, text: 'eu moro em Olinda' },
      { role: 'character' as const, text: 'Que lindo.' },
      { role: 'person' as const, text: 'tenho um gato chamado Paçoca' },
    ];
    const facts = readFacts(history, new Date('2025-11-19T18:00:00Z'));
    expect(facts).toEqual([{ relation: 'city', value: 'Olinda' }]);
  });
});
