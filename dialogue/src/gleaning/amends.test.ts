import { describe, expect, it } from 'vitest';
import type { Fact } from '../request.ts';
import { gleanFacts } from './glean.ts';
import { mergeFacts } from './merge.ts';

const NOW = new Date('2026-02-03T21:00:00Z');

/** What is known once something was told and a message came after it. */
function after(told: string, fix: string, before: readonly Fact[] = []): string[] {
  const glean = (text: string, known: readonly Fact[]) => gleanFacts(text, { lastLine: undefined, known, now: NOW });
  const known = mergeFacts(before, glean(told, before));
  return mergeFacts(known, glean(fix, known)).map(({ value }) => value);
}

describe('what is otherwise now', () => {
  it.each([
    ['uso o perfume Kaiak', 'acabou o Kaiak, agora uso Malbec', 'Malbec', 'Kaiak'],
    ['meu celular é um Motorola', 'o Motorola morreu, comprei um Samsung', 'Samsung', 'Motorola'],
    ['vou pintar a sala de azul', 'minha mulher vetou o azul, vai ser areia', 'areia', 'azul'],
    ['dou plantão no hospital Santa Marta', 'saí do Santa Marta, fui pro Tide', 'Tide', 'Marta'],
    ['minha planta da sala é uma jiboia', 'morreu a jiboia, pus uma samambaia', 'samambaia', 'jiboia'],
    ['minha aula de canto é terça e quinta', 'na real mudou: agora é segunda e sexta', 'segunda e sexta', 'terça'],
    ['minha meta é juntar dez mil até dezembro', 'aumentei a meta pra quinze mil', 'quinze mil', 'dez mil'],
    ['meu avô lutou na segunda guerra', 'não lutou nada, só serviu no quartel', 'serviu no quartel', 'guerra'],
  ])('takes the place of what was told: %s / %s', (told, fix, ...[fresh, stale]) => {
    const known = after(told, fix).join(' | ');
    expect(known).toContain(fresh);
    expect(known).not.toContain(stale);
  });

  it('is put where the old stood, its article and preposition with it', () => {
    expect(after('meu filho estuda no colégio com o Renan', 'o Renan saiu, entrou a Sueli')).toEqual([
      'filho: estuda no colégio com a Sueli',
    ]);
  });

  it.each([
    ['meu sogro joga dominó', 'nada pra fazer'],
    ['meu sogro joga dominó', 'às vezes'],
    ['sou intolerante a lactose', '❤️'],
    ['toco na banda da igreja', 'o voo sai às 17h'],
    ['moro numa casa em cima da padaria', 'ele é ciumento'],
    ['quem me ensinou a costurar foi minha madrinha', 'troquei o lençol, o cachorro sujou'],
    ['uso o perfume Kaiak', 'acabou o café, vou no mercado'],
    ['minha planta da sala é uma jiboia', 'você prefere jiboia ou samambaia?'],
    ['minha sogra mora em Goiânia', 'na verdade moro em Niterói'],
    ['domingo peguei uma traíra de 2 quilos', 'ela brigou uns 5 minutos'],
  ])('is not heard in what only passes: %s / %s', (told, passing) => {
    const [first] = after(told, '');
    expect(after(told, passing)).toContain(first);
  });
});
