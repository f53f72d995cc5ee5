import { describe, expect, it } from 'vitest';
import { mentions } from '../mention.ts';

describe('an animal that somebody is only like', () => {
  it.each([
    ['tartaruga', 'minha tartaruga comeu alface'],
    ['cachorro', 'meu cachorro latiu'],
    ['formiga', 'tem formiga no açúcar'],
  ])('"%s" is in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(true);
  });

  it.each([
    ['tartaruga', 'a internet tá uma tartaruga hoje'],
    ['cachorro', 'ele me tratou feito cachorro'],
    ['formiga', 'sou uma formiga com doce'],
    ['papagaio', 'ela repete tudo feito papagaio'],
    ['cachorro', 'tô num mato sem cachorro'],
  ])('"%s" is not in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(false);
  });
});

describe('food that is something else', () => {
  it.each([
    ['pão', 'comprei pão francês'],
    ['bolo', 'fiz um bolo de fubá'],
    ['pimenta', 'botei pimenta na moqueca'],
  ])('"%s" is in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(true);
  });

  it.each([
    ['pão', 'comi o pão q o diabo amassou'],
    ['bolo', 'levei um bolo do crush no encontro'],
    ['pimenta', 'pimentão recheado'],
    ['coxinha', 'coxinha e petralha brigando'],
    ['sogra', 'comprei língua de sogra pra festa'],
  ])('"%s" is not in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(false);
  });
});

describe('things of every day that are something else', () => {
  it.each([
    ['aluguel', 'o aluguel subiu'],
    ['bateria', 'comprei uma bateria nova pro ensaio'],
    ['reforma', 'a reforma do banheiro acabou'],
  ])('"%s" is in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(true);
  });

  it.each([
    ['aluguel', 'para de me alugar'],
    ['bateria', 'a bateria do celular acabou'],
    ['reforma', 'reforma tributária passou'],
    ['concurso', 'ganhei o concurso de fantasia'],
    ['corrida', 'a semana foi corrida'],
  ])('"%s" is not in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(false);
  });
});

describe('a noun with the letters of a verb', () => {
  it.each([
    ['bateria', 'toco bateria na banda'],
    ['pescaria', 'a pescaria de domingo rendeu'],
  ])('"%s" is in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(true);
  });

  it.each([
    ['bateria', 'ela bateu o carro'],
    ['vestibular', 'eu vesti uma blusa'],
  ])('"%s" is not in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(false);
  });
});

describe('spellings of haste', () => {
  it.each([
    ['aluguel', 'atrasei o alugel'],
    ['vestibular', 'vou prestar vest'],
    ['Bahia', 'vou pra baiha'],
  ])('"%s" is in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(true);
  });
});
