import { describe, expect, it } from 'vitest';
import { analyse } from '../analyser/analyse.ts';
import { soundsLikeAnswer } from './sounds-like-answer.ts';

const fits = (text: string, herLine: string) => soundsLikeAnswer(analyse(text).sentences, herLine);
const HOME = 'Ufa. Qual é a primeira coisa que você faz ao chegar em casa?';
const ODD = 'Vida de enfermeiro deve render história. Qual foi a mais improvável?';

describe('an answer to what she asked', () => {
  it.each([
    ['um banho bem demorado e cama', HOME],
    ['deitar no sofá sem falar com ninguém', HOME],
    ['tomo banho e vou direto pro videogame', HOME],
    ['eu chego e já ligo a tv', HOME],
    ['banho', HOME],
    ['acho que fazer carinho no cachorro', HOME],
    ['teve um senhorzinho que casou na enfermaria', ODD],
    ['um cara que trouxe um peru vivo', ODD],
  ])('is heard in "%s"', (text, herLine) => {
    expect(fits(text, herLine)).toBe(true);
  });

  it.each([
    ['tô morto, hoje foi puxado', HOME],
    ['hoje meu chefe gritou com todo mundo', HOME],
    ['ele foi caminhoneiro e conhece o país inteiro', HOME],
    ['comprei um violão', HOME],
    ['o servente faltou de novo', HOME],
    ['o susto foi grande demais', ODD],
    ['fui demitido faz umas duas semanas', HOME],
    ['minha mãe veio passar uns dias aqui', HOME],
  ])('is not heard in "%s"', (text, herLine) => {
    expect(fits(text, herLine)).toBe(false);
  });

  it('may be anything where she asked nothing', () => {
    expect(fits('hoje meu chefe gritou com todo mundo', 'Que dia bonito.')).toBe(true);
  });
});
