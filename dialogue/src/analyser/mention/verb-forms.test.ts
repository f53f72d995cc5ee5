import { describe, expect, it } from 'vitest';
import { verbForms } from './verb-forms.ts';

describe('the forms of a verb', () => {
  it.each([
    ['ficar', 'fiquei'],
    ['chegar', 'cheguei'],
    ['dançar', 'dancei'],
    ['dormir', 'durmo'],
    ['fugir', 'foge'],
    ['seguir', 'sigo'],
    ['perder', 'perco'],
    ['ir', 'fui'],
    ['vir', 'vieram'],
    ['pôr', 'posto'],
    ['pagar', 'pago'],
    ['produzir', 'produz'],
    ['falar', 'falano'],
  ])('of %s there is "%s"', (infinitive, form) => {
    expect(verbForms(infinitive)).toContain(form);
  });

  it.each([
    ['ficar', 'ficei'],
    ['dormir', 'dormo'],
    ['produzir', 'produze'],
    ['fazer', 'fazi'],
    ['dar', 'daste'],
  ])('of %s there is no "%s"', (infinitive, form) => {
    expect(verbForms(infinitive)).not.toContain(form);
  });
});
