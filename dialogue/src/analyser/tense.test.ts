import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { tenseOf } from './tense.ts';

describe('the tense of a remark', () => {
  it.each([
    ['ontem choveu e eu perdi a hora', 'told'],
    ['fiz bolo de cenoura', 'told'],
    ['ele chegou tarde', 'told'],
    ['o vento derrubou a placa', 'told'],
    ['os meninos escorregaram no barro', 'told'],
    ['vou fazer vitamina', 'planned'],
    ['a gente vai viajar, vamos amanhã cedo', 'planned'],
    ['tô pensando em pedir aumento', 'planned'],
    ['amanhã tem mais telhado', 'planned'],
    ['o ônibus tá cheio', 'now'],
    ['o grou é um bicho bonito', 'now'],
    ['moro num prédio sem elevador', 'now'],
    ['meu rei, que calor', 'now'],
    ['sou de Goiânia e vou a pé', 'now'],
  ])('%s: %s', (text, tense) => {
    expect(tenseOf(analyse(text).sentences)).toBe(tense);
  });
});
