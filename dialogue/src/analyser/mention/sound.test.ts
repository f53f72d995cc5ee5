import { describe, expect, it } from 'vitest';
import { mentions } from '../mention.ts';

describe('a mention that is spelt as it sounds, or slipped', () => {
  it.each([
    ['Thiago', 'o tiago atrasou'],
    ['Anitta', 'saiu música nova da anita'],
    ['yoga', 'ioga me acalma'],
    ['pizza', 'rolou uma pitza ontem'],
    ['faculdade', 'hj n vou na faculdadi'],
    ['cirurgia', 'minha cirugia é amanhã'],
    ['Marina', 'a marina me ligou'],
    ['Beatriz', 'a bia veio hoje'],
    ['viagem', 'viajo sexta cedo'],
    ['futebol', 'fut hoje às 8'],
    ['cerveja', 'a cervja tava quente'],
    ['arroz', 'queimei o aroz kkkk'],
    ['guarda-roupa', 'o guardaroupa não passa na porta'],
    ['Floripa', 'tô pensando em morar em florianópolis'],
    ['BH', 'vou pra belo horizonte no feriado'],
    ['chuva', 'choveu a noite inteira'],
  ])('"%s" is in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(true);
  });

  it.each([
    ['contrato', 'perdi o contato dele'],
    ['carrinho', 'ele me trata com carinho'],
    ['parte', 'eu parti cedo'],
    ['Mariana', 'a marina me ligou'],
    ['Ana', 'anã vermelha é um tipo de estrela'],
    ['Caio', 'eu caio da bike toda hora'],
    ['Lia', 'quando criança ela lia gibi'],
    ['carro', 'custou caro'],
    ['cerveja', 'tem cereja no bolo?'],
    ['chuva', 'tá chovendo mensagem no grupo'],
    ['Leandro', 'le isso aqui depois'],
    ['Fernanda', 'tenho fé em você'],
  ])('"%s" is not in "%s"', (key, text) => {
    expect(mentions(key, text)).toBe(false);
  });
});
