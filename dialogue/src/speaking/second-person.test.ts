import { expect, it } from 'vitest';
import { turnToYou } from './second-person.ts';

it.each([
  ['divido apartamento com a Thaís', 'você divide apartamento com a Thaís'],
  ['minha irmã mora em Olinda', 'sua irmã mora em Olinda'],
  ['nunca andei de avião', 'você nunca andou de avião'],
  ['não bebo álcool desde 2020', 'você não bebe álcool desde 2020'],
  ['me formei em 2012', 'você se formou em 2012'],
  ['camarão me dá coceira', 'camarão te dá coceira'],
  ['no domingo almoço na minha sogra', 'no domingo você almoça na sua sogra'],
  ['moramos no quinto andar', 'vocês moram no quinto andar'],
  ['a gente mora no quinto andar', 'vocês moram no quinto andar'],
  ['meus pais se separaram quando eu tinha dez anos', 'seus pais se separaram quando você tinha dez anos'],
  ['fico nervosa quando falo em público', 'você fica nervosa quando fala em público'],
  ['saí de casa com 17 anos', 'você saiu de casa com 17 anos'],
  ['meu voo sai quinta', 'seu voo sai quinta'],
  ['meu trabalho é perto de casa', 'seu trabalho é perto de casa'],
  ['não como carne', 'você não come carne'],
  ['conheço o Pará', 'você conhece o Pará'],
  ['a Bruna cuida de mim', 'a Bruna cuida de você'],
])('%s → %s', (told, said) => {
  expect(turnToYou(told)).toBe(said);
});
