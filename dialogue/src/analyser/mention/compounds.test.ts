import { describe, expect, it } from 'vitest';
import { mentions } from '../mention.ts';

describe('parts of a key that stand apart', () => {
  it.each([
    ['casamento da irmã', 'minha mana sobe no altar em maio'],
    ['morte do avô', 'meu vô faleceu'],
    ['aniversário do pai', 'meu velho faz 60 domingo'],
    ['dor no joelho', 'meu joelho tá inchado e doendo'],
    ['seguro do carro', 'acionei o seguro do carango'],
    ['aula de violão', 'comecei a aprender violão'],
    ['time de vôlei', 'hj tem treino com as meninas do volei'],
  ])('"%s" is in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(true);
  });

  it.each([
    ['fim de semana', 'a semana no fim cansa'],
    ['casamento da irmã', 'minha irmã briga muito'],
    ['dor de cabeça', 'cabeça erguida sem dor'],
    ['seguro do carro', 'fiz um seguro de vida'],
    ['dor de cabeça', 'esse cliente só me dá dor de cabeça'],
  ])('"%s" is not in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(false);
  });
});

describe('somebody called by role and name', () => {
  it.each([
    ['tia Marlene', 'a Marlene mandou doce de leite'],
    ['tia Marlene', 'falei com a marlene ontem'],
    ['cachorra Mel', 'levei a Mel no veterinário'],
  ])('"%s" is in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(true);
  });

  it.each([
    ['tia Marlene', 'a vizinha Marlene saiu'],
    ['tia Marlene', 'a marlene do rh me ligou'],
    ['tia Marlene', 'vi a Marlene Mattos na tv'],
    ['cachorra Mel', 'comi mel com banana'],
  ])('"%s" is not in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(false);
  });
});
