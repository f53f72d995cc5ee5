import { describe, expect, it } from 'vitest';
import { leastThreadMs } from '../../../tools/vitest/thread-time.ts';
import { loadLibrary } from '../dialogue/library.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence, matchWeight } from '../pattern/match.ts';
import { analyse } from './analyse.ts';

function matches(pattern: string, text: string): boolean {
  const compiled = compilePattern(pattern);
  return analyse(text).sentences.some((sentence) => matchesSentence(compiled, sentence));
}

function acts(text: string): string[] {
  return [...analyse(text).acts];
}

describe('words', () => {
  it.each([
    ['sim', 'siiiim'],
    ['não', 'NAAAO'],
    ['você', 'vc'],
    ['você', 'cê'],
    ['também', 'tbm'],
    ['por que', 'pq'],
    ['estou', 'tô'],
    ['saudade', 'sdds'],
    ['em', 'na'],
    ['de', 'do'],
    ['cachorro', 'cachorrinho'],
    ['gata', 'gatinhas'],
    ['café', 'cafezinho'],
    ['viagem', 'viagens'],
    ['animal', 'animais'],
    ['irmão', 'irmãos'],
    ['coração', 'corações'],
    ['gostar', 'gostei'],
    ['ficar', 'fiquei'],
    ['fazer', 'fiz'],
    ['ir', 'fui'],
    ['irmã', 'irma'],
    ['matar', 'm4tar'],
    ['ação', 'AC\u0327A\u0303O'],
    ['oi', 'o\u200bi'],
    ['oi', 'ｏｉ'],
    ['#laugh', 'kkkkkk'],
    ['#laugh', 'rsrs'],
    ['#laugh', 'hahahaha'],
    ['#heart', '❤️'],
  ])('%s is found in "%s"', (pattern, text) => {
    expect(matches(pattern, text)).toBe(true);
  });

  it.each([
    ['ana', 'banana'],
    ['jo', 'João'],
    ['=matar', 'matou'],
    ['rir', 'sorriso'],
    ['carinho', 'caro'],
    ['vizinha', 'viz'],
    ['constructor', 'oi'],
  ])('%s is not found in "%s"', (pattern, text) => {
    expect(matches(pattern, text)).toBe(false);
  });

  it('knows what is negated', () => {
    expect(matches('+gostar', 'não gosto de café')).toBe(false);
    expect(matches('-gostar', 'não gosto de café')).toBe(true);
    expect(matches('+gostar', 'não, gosto de café')).toBe(true);
    expect(matches('+gostar', 'não moro aqui mas gosto')).toBe(true);
  });

  it('survives words that are also properties of objects', () => {
    expect(acts('constructor toString __proto__ hasOwnProperty')).toEqual(['statement']);
  });
});

describe('acts', () => {
  it.each([
    ['oi', 'greeting'],
    ['eai', 'greeting'],
    ['bom dia!', 'greeting'],
    ['voltei!', 'greeting'],
    ['tchau', 'goodbye'],
    ['preciso ir', 'goodbye'],
    ['vou dormir', 'goodbye'],
    ['flw', 'goodbye'],
    ['dorme bem, viu', 'goodbye'],
    ['bons sonhos', 'goodbye'],
    ['vlw', 'thanks'],
    ['sim', 'yes'],
    ['aham', 'yes'],
    ['nn', 'no'],
    ['ainda não', 'no'],
    ['sei lá', 'dunno'],
    ['pq?', 'why'],
    ['por quê?', 'why'],
    ['bem e vc', 'and-you'],
    ['vc gosta de pizza', 'question'],
    ['qual seu time', 'question'],
    ['kkkkk', 'laughter'],
    ['kkkk verdade', 'laughter'],
    ['nossa, que legal', 'ack'],
    ['hoje fui ao centro', 'statement'],
  ])('%s: %s', (text, act) => {
    expect(acts(text)).toContain(act);
  });

  it.each(['voltei de pé no chão', 'voltei pra casa com a sacola rasgada'])('is no greeting: %s', (text) => {
    expect(acts(text)).not.toContain('greeting');
  });
});

describe('hostile lengths', () => {
  const library = loadLibrary();
  const everyPattern = [...library.topics.values()]
    .flatMap((topic) => [...topic.hits, ...topic.responders, ...[...topic.asks.values()].flatMap((ask) => ask.match)])
    .concat(library.generic.catchAll)
    .map((pattern) => pattern.patterns);

  it.each([
    ['one letter', 'a'.repeat(50_000)],
    ['spaced letters', 'a '.repeat(25_000)],
    ['laughter', 'k'.repeat(50_000)],
    ['almost laughter', `${'ha'.repeat(25_000)}x`],
    ['marks', `o${'\u0301'.repeat(50_000)}`],
    ['negations', 'não '.repeat(12_500)],
    ['a word of many patterns', 'eu quero me '.repeat(4_000)],
    ['emoji', '❤️'.repeat(20_000)],
    ['question marks', '?'.repeat(50_000)],
  ])('C06 %s: 50,000 characters through every pattern in 200 ms', (_, text) => {
    const readAll = () => {
      const { sentences } = analyse(text);
      for (const patterns of everyPattern) matchWeight(patterns, sentences);
    };
    expect(leastThreadMs(readAll)).toBeLessThan(200);
  });
});
