import { describe, expect, it } from 'vitest';
import { madeWhole } from './leaning.ts';

describe('a question that leans on what was said before', () => {
  it.each([
    ['faz um bolo de fubá que é uma coisa', 'você gosta?', 'você gosta de bolo de fubá?'],
    ['fui no show do Djavan', 'vc já foi?', 'vc já foi em show do Djavan?'],
    ['comprei um violão', 'vc toca?', 'vc toca violão?'],
    ['meu cachorro chama Rex', 'vc tem?', 'vc tem cachorro?'],
    ['tenho medo de barata', 'vc tem?', 'vc tem medo de barata?'],
    ['tenho medo de barata', 'vc tem medo?', 'vc tem medo de barata?'],
    ['gosto de rock', 'vc curte também?', 'vc curte rock?'],
    ['e vc, o que fez hoje?', 'legal! e amanhã?', 'legal! e vc, o que vai fazer amanhã?'],
    ['o que vc vai fazer hoje?', 'e ontem?', 'o que vc fez ontem?'],
    ['a que horas você acorda?', 'e no fim de semana?', 'a que horas você acorda no fim de semana?'],
    ['o que você come no almoço?', 'e de sobremesa?', 'o que você come de sobremesa?'],
    ['você gosta de praia?', 'e montanha?', 'você gosta de montanha?'],
    ['qual sua comida favorita?', 'e a bebida?', 'qual sua bebida favorita?'],
    ['qual o nome da sua mãe?', 'e do seu pai?', 'qual o nome do seu pai?'],
    ['vc sabe cozinhar?', 'e dançar?', 'vc sabe dançar?'],
    ['minha cor favorita é azul', 'e a sua?', 'qual é a sua cor favorita?'],
    ['minha mãe é brava', 'e a sua?', 'como é a sua mãe?'],
  ])('after "%s": "%s"', (theirs, question, whole) => {
    expect(madeWhole(question, { theirs, hers: undefined })).toBe(whole);
  });

  it('leans on what she asked where the person only answered', () => {
    expect(madeWhole('e a sua?', { theirs: 'azul', hers: 'Qual é a sua cor favorita?' })).toBe(
      'qual é a sua cor favorita?',
    );
  });

  it.each([
    ['dormi mal', 'e vc?'],
    ['você já foi no Rio?', 'gostou?'],
    ['qual seu signo?', 'e agora?'],
    ['o que aconteceu?', 'e depois?'],
    ['gosto de rock', 'você gosta de samba?'],
    ['gosto de rock', 'e ela gosta'],
    ['fui no mercado', 'foi?'],
    ['meu tio me beijou', 'vc gosta?'],
  ])('is left as it is where it is whole or goes on by itself: "%s", "%s"', (theirs, message) => {
    expect(madeWhole(message, { theirs, hers: undefined })).toBe(message);
  });

  it('is left as it is at the beginning', () => {
    expect(madeWhole('você gosta?', { theirs: undefined, hers: undefined })).toBe('você gosta?');
  });
});
