import { describe, expect, it } from 'vitest';
import { alike, doubled, gendered, keptBack, refusedBesideAChild } from '../__fixtures__/line-checks.ts';
import { foldWord } from '../analyser/fold.ts';
import { tasteSlots } from '../dialogue/tastes.ts';
import { rawExchanges } from './bank.ts';
import { isDemand } from './demands.ts';
import { readyExchanges } from './exchanges.ts';
import { featuresOf } from './features.ts';
import { finderOf } from './nearest.ts';
import { readExchange, WrittenExchange } from './schema.ts';

const exchanges = rawExchanges.map((written) => readExchange(WrittenExchange.parse(written)));
const lines = exchanges.flatMap(({ say, more }) => [...say, ...more]);
const puts = exchanges.flatMap(({ put }) => put);

describe('the exchanges', () => {
  it('are many, each put in some ways and answered in some', () => {
    expect(exchanges.length).toBeGreaterThan(1_500);
    const thin = exchanges.filter(({ put, say }) => put.length < 1 || say.length < 2);
    expect(thin).toEqual([]);
  });

  it('have every text once, and no answer longer than 140 characters', () => {
    expect(doubled(lines)).toEqual([]);
    expect(doubled(puts.map((put) => foldWord(put)))).toEqual([]);
    expect(lines.filter((line) => line.length > 140)).toEqual([]);
    expect(lines.filter((line) => (line.match(/\?/gu) ?? []).length > 1)).toEqual([]);
  });

  it('name nothing but what she can fill in', () => {
    const card = { name: 'Nina', occupation: 'tatuadora', loves: [] };
    const known = new Set(['name', 'age', 'city', 'in_city', 'occupation', ...tasteSlots(card).map(([slot]) => slot)]);
    const unknown = lines.filter((line) =>
      [...line.matchAll(/\{([^}]*)\}/gu)].some(([, slot = '']) => !known.has(slot)),
    );
    expect(unknown).toEqual([]);
    expect(puts.filter((put) => put.includes('{'))).toEqual([]);
  });

  it('hardly resemble each other', () => {
    expect(alike(lines, 0.75)).toEqual([]);
  });

  it('are told apart by their keys', () => {
    expect(readyExchanges().byKey.size).toBe(exchanges.length);
  });

  it('are found by every way they are put', () => {
    const { find } = readyExchanges();
    const lost = exchanges.flatMap(({ put, say }) =>
      put.filter((text) => find(text)[0]?.item.say()[0]?.say !== say[0]).map((text) => `${text} → ${say[0]}`),
    );
    expect(lost.length / puts.length).toBeLessThan(0.03);
  });
});

describe('what she says in them', () => {
  it('is nothing the guard would keep back', () => {
    expect(keptBack(lines)).toEqual([]);
  });

  it('takes nobody for a man or a woman', () => {
    expect(gendered(lines)).toEqual([]);
  });

  it('makes no romance of a child who is told of next, where it is not of the two of them (safety.md P0)', () => {
    const plain = exchanges.filter(({ isRomantic }) => !isRomantic).flatMap(({ say, more }) => [...say, ...more]);
    expect(refusedBesideAChild(plain)).toEqual([]);
  });
});

describe('what comes near to what', () => {
  it('is told by the words that are rare, and by whom they are about', () => {
    const texts = ['tô com medo da prova', 'tô com sono', 'fiz uma prova de roupa', 'você tem medo de prova?'];
    const { find } = finderOf(texts.map((text) => ({ text, item: text })));
    expect(find('to com mt medo dessa prova')[0]?.item).toBe('tô com medo da prova');
    expect(find('vc tem medo das provas')[0]?.item).toBe('você tem medo de prova?');
    expect(find('nada disso')).toEqual([]);
  });

  it('reads chat slang as what it stands for', () => {
    expect(featuresOf('vc tá triste pq?')).toEqual(featuresOf('você está triste por que'));
  });

  it.each([
    ['me faz rir', true],
    ['inventa um nome pro meu gato', true],
    ['quero um conselho', true],
    ['faz um mês que não saio', false],
    ['conta de luz veio alta', false],
    ['me deu uma fome', false],
    ['me dá um aperto ver ela chegar', false],
    ['dá uma melancolia', false],
    ['me dá um conselho', true],
  ])('knows a demand from a remark: %s', (text, wanted) => {
    expect(isDemand(text)).toBe(wanted);
  });
});
