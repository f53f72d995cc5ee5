import { describe, expect, it } from 'vitest';
import { mentions } from '../mention.ts';

describe('a word in a name', () => {
  it.each([
    ['vinho', 'derramei vinho na camisa'],
    ['médico', 'o médico é meu amigo'],
    ['ônibus', 'o ônibus é lento'],
  ])('"%s" is in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(true);
  });

  it.each([
    ['vinho', 'comprei uma camisa cor vinho'],
    ['café', 'pintei de cor café'],
    ['médico', 'médico de família é uma série'],
    ['irmão', 'irmãos coragem foi novela boa'],
    ['palmeira', 'fica na rua palmeira'],
  ])('"%s" is not in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(false);
  });
});
