import '../../testing/console-guard.ts';
import { describe, expect, it } from 'vitest';
import { firstSentence, quoteOf, spokenLine } from './spoken-lines.ts';

describe('what she says', () => {
  it('is said without what she does', () => {
    expect(spokenLine('*abre a porta* Que bom.  *ri* Entra.')).toBe('Que bom. Entra.');
  });

  it.each([
    ['*sorri* Que bom que você veio. Entra.', 'Que bom que você veio.'],
    ['Vixe, cara nova por aqui! Aviso logo.', 'Vixe, cara nova por aqui!'],
    ['Como vai? *ri*', 'Como vai?'],
    ['Sem ponto no fim', 'Sem ponto no fim'],
    ['Hum... conta mais.', 'Hum...'],
    ['', ''],
  ])('begins with the first sentence of %j', (greeting, sentence) => {
    expect(firstSentence(greeting)).toBe(sentence);
  });

  it('is how she calls herself on a card, or how she begins', () => {
    expect(quoteOf({ tagline: 'Desenho casas', greeting: 'Oi.' })).toBe('Desenho casas');
    expect(quoteOf({ tagline: '', greeting: '*acena* Oi. Tudo bem?' })).toBe('Oi.');
  });
});
