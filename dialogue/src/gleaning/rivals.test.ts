import { describe, expect, it } from 'vitest';
import { isRival } from './rivals.ts';

describe('what was said later', () => {
  it.each([
    ['treino na terça', 'mudaram pra sexta, que bom'],
    ['meu voo é em março', 'abril!!! eu sempre erro'],
    ['tenho 4 vasos na janela', 'errei, são 6'],
    ['pago 60 de academia', 'veio o boleto: 75 a partir de agora'],
    ['trabalho de tarde', 'me passaram pra noite, ninguém merece'],
    ['tomo chá de boldo', 'o médico tirou esse, vou de camomila'],
    ['meu peixe se chama nemo', 'o nemo morreu, trouxe outro e batizei de dori'],
  ])('%s / %s gives another value to it when it was said just after', (told, later) => {
    expect(isRival(later, told, true)).toBe(true);
  });

  it.each([
    ['vou pra natal em junho', 'natal acabou não rolando, fechamos recife'],
    ['meu cachorro é um beagle', 'beagle nada, é vira-lata mesmo'],
    ['torço pro avaí', 'esquece o que eu disse do avaí, sou figueirense'],
    ['estudo alemão', 'desisti do alemão e fui pro francês'],
  ])('%s / %s names the old value as over, however much later', (told, later) => {
    expect(isRival(later, told, false)).toBe(true);
  });

  it.each([
    ['tenho 4 vasos na janela', 'vi 3 filmes ontem e gostei de todos'],
    ['treino na terça', 'minha prima casa na sexta, vai ser lindo'],
    ['meu peixe se chama nemo', 'o nemo comeu a ração toda hoje'],
    ['moro em natal', 'hoje choveu a tarde inteira'],
    ['minha preferida é a samambaia que era da minha vó', 'não fala o que sente'],
    ['treino na terça', 'será que mudaram pra sexta?'],
    ['pago 60 de academia', 'kkkk'],
  ])('%s / %s says nothing of it', (told, later) => {
    expect(isRival(later, told, true)).toBe(false);
  });

  it('a value of the same type is of something else when it comes long after', () => {
    expect(isRival('errei, são 6', 'tenho 4 vasos na janela', false)).toBe(false);
  });
});
