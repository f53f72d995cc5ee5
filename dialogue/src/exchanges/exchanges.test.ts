import { checkMessage, checkReply } from '@cafune/guard';
import { describe, expect, it } from 'vitest';
import { foldWord } from '../analyser/fold.ts';
import { tasteSlots } from '../dialogue/tastes.ts';
import { contentWords } from '../dialogue/turn.ts';
import { rawExchanges } from './bank.ts';
import { isDemand } from './demands.ts';
import { readyExchanges } from './exchanges.ts';
import { featuresOf } from './features.ts';
import { finderOf } from './nearest.ts';
import { readExchange, WrittenExchange } from './schema.ts';

const NOW = new Date('2026-11-25T15:00:00Z');
const exchanges = rawExchanges.map((written) => readExchange(WrittenExchange.parse(written)));
const lines = exchanges.flatMap(({ say, more }) => [...say, ...more]);
const puts = exchanges.flatMap(({ put }) => put);

function doubled(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

type Read = { line: string; words: ReadonlySet<string> };

/** Pairs of lines that share three quarters of their words; only lines with a word in common are compared. */
function alikeAmong(read: readonly Read[]): string[] {
  const holders = new Map<string, Read[]>();
  const alike: string[] = [];
  for (const one of read) {
    const others = new Set([...one.words].flatMap((word) => holders.get(word) ?? []));
    for (const other of others) if (shareOf(one.words, other.words) >= 0.75) alike.push(`${other.line} = ${one.line}`);
    for (const word of one.words) holders.set(word, [...(holders.get(word) ?? []), one]);
  }
  return alike;
}

/** Words of both among those of either. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}

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
    const read = lines.map((line) => ({ line, words: contentWords(line) })).filter(({ words }) => words.size >= 4);
    expect(alikeAmong(read)).toEqual([]);
  });

  it('are found by every way they are put', () => {
    const { find } = readyExchanges();
    const lost = exchanges.flatMap(({ put, say }) =>
      put.filter((text) => find(text, 1)[0]?.item.exchange.say[0]?.say !== say[0]).map((text) => `${text} → ${say[0]}`),
    );
    expect(lost.length / puts.length).toBeLessThan(0.03);
  });
});

describe('what she says in them', () => {
  it('is nothing the guard would keep back', () => {
    const recent = [{ role: 'person' as const, text: 'oi' }];
    expect(lines.filter((line) => checkReply(line, { recent, now: NOW }).action !== 'keep')).toEqual([]);
  });

  it('takes nobody for a man or a woman', () => {
    const gendered =
      /\bvoc[êe] (?:t[áa]|est[áa]|ficou|fica|foi|[ée]|parece|anda|chegou|saiu|acordou|dormiu) (?:(?:bem|mais|muito|meio|t[ãa]o|tudo) )?(?:cansad|sozinh|animad|preocupad|nervos|perdid|content|ansios|chatead|orgulhos|apaixonad|curios|prepara|acordad|molhad|livre d)[oa]\b|\bmeu (?:querido|lindo)\b|\bminha (?:querida|linda)\b/iu;
    expect(lines.filter((line) => gendered.test(line))).toEqual([]);
  });

  it('makes no romance of a child who is told of next, where it is not of the two of them (safety.md P0)', () => {
    const refused = exchanges
      .filter(({ isRomantic }) => !isRomantic)
      .flatMap(({ say, more }) => [...say, ...more])
      .filter((text) => {
        const recent = [
          { role: 'person' as const, text: 'tô em casa' },
          { role: 'character' as const, text },
        ];
        return checkMessage('meu sobrinho de 9 anos vem aqui', { recent }, NOW).verdict !== 'ok';
      });
    expect(refused).toEqual([]);
  });
});

describe('what comes near to what', () => {
  it('is told by the words that are rare, and by whom they are about', () => {
    const texts = ['tô com medo da prova', 'tô com sono', 'fiz uma prova de roupa', 'você tem medo de prova?'];
    const { find } = finderOf(texts.map((text) => ({ text, item: text })));
    expect(find('to com mt medo dessa prova', 1)[0]?.item).toBe('tô com medo da prova');
    expect(find('vc tem medo das provas', 1)[0]?.item).toBe('você tem medo de prova?');
    expect(find('nada disso', 1)).toEqual([]);
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
  ])('knows a demand from a remark: %s', (text, wanted) => {
    expect(isDemand(text)).toBe(wanted);
  });
});
