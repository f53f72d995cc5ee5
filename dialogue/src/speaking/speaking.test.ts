import { describe, expect, it } from 'vitest';
import { compose } from '../dialogue/compose.ts';
import { loadLibrary } from '../dialogue/library.ts';
import { makeCharacter, makeRequest } from '../dialogue/sample-request.ts';
import { flavour, mannerOf, speak } from './manner.ts';
import { addressAs } from './pronouns.ts';

describe('"tu" with the verb of "você"', () => {
  it.each([
    ['Você vai?', 'Tu vai?'],
    ['E você, como tá?', 'E tu, como tá?'],
    ['Gosto do seu jeito.', 'Gosto do teu jeito.'],
    ['Sua rua é bonita.', 'Tua rua é bonita.'],
    ['Isso é pra você.', 'Isso é pra ti.'],
    ['Pra você escolher.', 'Pra tu escolher.'],
    ['Falo com você amanhã.', 'Falo contigo amanhã.'],
    ['Gostei de você.', 'Gostei de ti.'],
    ['Cuida bem de você por mim.', 'Cuida bem de ti por mim.'],
    ['Bom ouvir você.', 'Bom te ouvir.'],
    ['Seu Osvaldo chegou.', 'Seu Osvaldo chegou.'],
    ['O mar tá calmo.', 'O mar tá calmo.'],
    ['Cada um come do seu jeito. E o seu?', 'Cada um come do seu jeito. E o teu?'],
  ])('%s → %s', (line, said) => {
    expect(addressAs(line, 'tu-loose')).toBe(said);
  });
});

describe('"tu" with its own verb', () => {
  it.each([
    ['Você vai?', 'Tu vais?'],
    ['O que você tem?', 'O que tu tens?'],
    ['Você gosta de chuva?', 'Tu gostas de chuva?'],
    ['Você já viu o mar?', 'Tu já viste o mar?'],
    ['Você chegou cedo.', 'Tu chegaste cedo.'],
    ['Você nunca me contou.', 'Tu nunca me contaste.'],
    ['Como você tá?', 'Como tu tás?'],
    ['Você era criança.', 'Tu eras criança.'],
    ['Você comeu tudo?', 'Tu comeste tudo?'],
    ['E você?', 'E tu?'],
    ['Só você mesmo.', 'Só tu mesmo.'],
  ])('%s → %s', (line, said) => {
    expect(addressAs(line, 'tu-exact')).toBe(said);
  });
});

it('leaves "você" alone elsewhere', () => {
  expect(addressAs('Você gosta do seu bairro?', 'voce')).toBe('Você gosta do seu bairro?');
});

describe('manner of a card', () => {
  it.each([
    ['Porto Alegre', 'tu-loose'],
    ['Recife', 'tu-loose'],
    ['Belém', 'tu-exact'],
    ['São Luís', 'tu-exact'],
    ['Salvador', 'voce'],
    ['Rio de Janeiro', 'voce'],
    ['', 'voce'],
  ])('%s: %s', (city, address) => {
    expect(mannerOf(makeCharacter({ city })).address).toBe(address);
  });

  it('takes the words a card quotes, and those of the city where it says nothing', () => {
    const quoted = mannerOf(makeCharacter({ city: 'São Paulo', speech: 'Sarcástica, com “mano” e “tipo”.' }));
    expect(quoted.words.map(({ say }) => say)).toEqual(['Mano', 'mano']);
    expect(mannerOf(makeCharacter({ city: 'Rio de Janeiro' })).words.map(({ say }) => say)).toEqual(['Mermão']);
    expect(mannerOf(makeCharacter({ city: 'São Paulo', speech: 'Fala baixo.' })).words).toEqual([]);
  });

  it('hears "tu" in a description', () => {
    const card = makeCharacter({ city: 'Vitória', speech: 'Trata por “tu” com naturalidade.' });
    expect(mannerOf({ ...card, speech: 'trata por “tu” com naturalidade' }).address).toBe('tu-loose');
  });
});

describe('a word of her region', () => {
  it('opens a sentence or closes it, where it fits', () => {
    expect(flavour('Que notícia boa.', { say: 'Oxe', at: 'start' })).toBe('Oxe, que notícia boa.');
    expect(flavour('O violão já tem nome?', { say: 'Bah', at: 'start' })).toBe('Bah, o violão já tem nome?');
    expect(flavour('Gostei de saber disso.', { say: 'visse?', at: 'end' })).toBe('Gostei de saber disso, visse?');
    expect(flavour('Rafa, que bom.', { say: 'Oxe', at: 'start' })).toBeUndefined();
    expect(flavour('Vai chover?', { say: 'uai', at: 'end' })).toBeUndefined();
  });

  it('is rare: one in five at most, and never twice within four replies', () => {
    const library = loadLibrary();
    const character = makeCharacter({ city: 'Belo Horizonte' });
    const replies: boolean[] = [];
    let state: unknown;
    for (let turn = 0; turn < 120; turn += 1) {
      const reply = compose(library, makeRequest(`hoje andei ${turn}`, { character, state, seed: turn }));
      replies.push(/\buai\b/iu.test(reply.text) && !reply.lines.some((line) => /\buai\b/iu.test(line)));
      state = reply.state;
    }
    const at = replies.flatMap((spiced, turn) => (spiced ? [turn] : []));
    expect(at.length).toBeGreaterThan(2);
    expect(at.length).toBeLessThan(120 / 5);
    for (const [index, turn] of at.entries()) expect(turn - (at[index - 1] ?? -10)).toBeGreaterThanOrEqual(4);
  });

  it('is never there while something heavy is', () => {
    const manner = mannerOf(makeCharacter({ city: 'Salvador' }));
    expect(speak('Que dia o seu.', manner, 0).text).toBe('Oxe, que dia o seu.');
    const library = loadLibrary();
    for (let seed = 0; seed < 40; seed += 1) {
      const reply = compose(library, makeRequest('minha mãe morreu', { seed }));
      expect(reply.text).not.toMatch(/^Oxe/u);
    }
  });
});
