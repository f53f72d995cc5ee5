import { describe, expect, it } from 'vitest';
import { doubled, keptBack, refusedBesideAChild } from '../__fixtures__/line-checks.ts';
import { compose } from '../dialogue/compose.ts';
import { loadLibrary } from '../dialogue/library.ts';
import { makeRequest } from '../dialogue/sample-request.ts';
import type { DialogueMessage, Fact } from '../request.ts';
import { rawHooks } from './bank.ts';
import { readyHooks } from './hooks.ts';
import { HOOK_SIDES, MARKS, WrittenHook } from './schema.ts';

const hooks = rawHooks.map((hook) => WrittenHook.parse(hook));
const lines = hooks.flatMap((hook) => HOOK_SIDES.flatMap((side) => hook[side] ?? []));

describe('the hooks', () => {
  it('are many, each by words of its own', () => {
    expect(hooks.length).toBeGreaterThan(150);
    expect(doubled(hooks.flatMap(({ of }) => of))).toEqual([]);
    const marks = hooks.flatMap(({ of }) => of.filter((word) => word.startsWith('#')));
    expect(marks.filter((mark) => !(mark in MARKS))).toEqual([]);
  });

  it('have every line once, short, with one question at most, and nothing to fill in', () => {
    expect(doubled(lines)).toEqual([]);
    expect(lines.filter((line) => line.length > 90 || /[{}]/u.test(line))).toEqual([]);
    expect(lines.filter((line) => /\?.*\?/u.test(line))).toEqual([]);
  });

  it('are nothing the guard would keep back, and make no romance of a child who is told of next (safety.md P0)', () => {
    expect(keptBack(lines)).toEqual([]);
    expect(refusedBesideAChild(lines)).toEqual([]);
  });
});

/** The words of the hook a detail is met with. */
function metWith(detail: string, message = detail): readonly string[] {
  const [found] = readyHooks().of({ detail, message });
  const first = found?.lines('told')[0]?.say;
  return hooks.find(({ told }) => first?.endsWith(` ${told[0]}`))?.of ?? [];
}

describe('advice', () => {
  const advice = hooks.flatMap((hook) => hook.advice ?? []);

  it('is given on most of them, every line once, and answers no yes or no that nobody asked', () => {
    expect(hooks.filter((hook) => hook.advice !== undefined).length).toBeGreaterThan(200);
    expect(doubled(advice)).toEqual([]);
    expect(advice.filter((line) => line.length > 170 || /[{}]/u.test(line) || /\?.*\?/u.test(line))).toEqual([]);
    expect(advice.filter((line) => /^(?:sim|não|depende|nunca|claro)(?!\p{L})/iu.test(line))).toEqual([]);
  });

  it('is nothing the guard would keep back, and makes no romance of a child who is told of next (safety.md P0)', () => {
    expect(keptBack(advice)).toEqual([]);
    expect(refusedBesideAChild(advice)).toEqual([]);
  });
});

describe('what a detail is of', () => {
  it.each([
    ['cantou até ficar rouca', 'cantar'],
    ['dois violões velhos', 'violão'],
    ['jogos de tabuleiro', 'tabuleiro'],
  ])('"%s" is of "%s"', (detail, word) => {
    expect(metWith(detail)).toContain(word);
  });

  it.each([
    ['5 da manhã', '#hora'],
    ['às 7', '#hora'],
    ['relatório das 17h50', '#hora'],
    ['rodou 700 km', '#km'],
    ['2.800 reais', '#dinheiro'],
    ['dez minutos', '#duracao'],
    ['9 anos', '#tempo'],
    ['3 vasilhas', '#quantidade'],
  ])('"%s" is a number of the kind "%s"', (detail, mark) => {
    expect(MARKS[mark]?.test(detail)).toBe(true);
  });

  it('that always weighs is met lightly in no mood', () => {
    const weighing = hooks.filter(({ weighs }) => weighs);
    expect(weighing.length).toBeGreaterThan(10);
    expect(weighing.filter(({ bad }) => bad === undefined)).toEqual([]);
    const [found] = readyHooks().of({ detail: 'um assalto', message: 'um assalto' });
    expect(found?.lines('laughed').map(({ say }) => say)).toEqual(found?.lines('bad').map(({ say }) => say));
  });

  it('is told by the word itself and by no other of its stem', () => {
    expect(metWith('sair do plantão')).not.toContain('planta');
  });

  it('is what more of the message speaks of', () => {
    expect(metWith('o forno do bolo', 'o forno do bolo de aniversário, com brigadeiro')).toContain('brigadeiro');
  });

  it('stands behind it with one mark, and with a laugh where it was told with one', () => {
    const [found] = readyHooks().of({ detail: 'um bolo', message: 'um bolo' });
    const [told, laughed] = [found?.lines('told') ?? [], found?.lines('laughed') ?? []];
    expect(told.filter(({ say }) => /\?.*\?/u.test(say))).toEqual([]);
    expect(laughed.length).toBe(told.length);
    expect(laughed.filter(({ say }) => !/kkk/iu.test(say))).toEqual([]);
  });
});

describe('what she says behind a detail', () => {
  const library = loadLibrary();
  const talk: DialogueMessage[] = [
    { role: 'person', text: 'oi' },
    { role: 'character', text: 'Oi! Conta.' },
  ];
  const replyTo = (text: string, seed: number, facts: readonly Fact[] = []) =>
    compose(library, makeRequest(text, { seed, facts, history: [...talk, { role: 'person', text }] })).text;
  const behind = (word: string) =>
    hooks.filter(({ of }) => of.includes(word)).flatMap((hook) => HOOK_SIDES.flatMap((side) => hook[side] ?? []));

  it('is of just that', () => {
    const lines = behind('sanfona');
    for (const seed of [1, 2, 3, 4]) {
      const text = replyTo('minha irmã toca sanfona na varanda todo domingo', seed);
      expect(lines.some((line) => text.includes(line))).toBe(true);
    }
  });

  it('is nothing light where somebody is gravely ill', () => {
    const light = hooks.flatMap(({ told }) => told);
    for (const text of ['minha mãe tá na UTI desde ontem', 'meu pai começa a quimio amanhã'])
      for (const seed of [1, 2, 3, 4]) {
        const reply = replyTo(text, seed);
        expect(light.filter((line) => reply.includes(line))).toEqual([]);
      }
  });

  it('is of no dish where a cat is called after one', () => {
    const lines = behind('farofa');
    const facts: Fact[] = [{ relation: 'pet', value: 'gata Farofa' }];
    for (const seed of [1, 2, 3, 4]) {
      const text = replyTo('farofa derrubou o copo da mesa', seed, facts);
      expect(lines.filter((line) => text.includes(line))).toEqual([]);
    }
  });
});
