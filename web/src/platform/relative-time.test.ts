import '../testing/console-guard.ts';
import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = new Date(2026, 10, 21, 12, 0, 0);

function ago(seconds: number): string {
  return relativeTime(new Date(NOW.getTime() - seconds * 1_000), NOW);
}

describe('relative time', () => {
  it.each([
    [0, 'agora'],
    [59, 'agora'],
    [60, '1min'],
    [59 * 60 + 59, '59min'],
    [3_600, '1h'],
    [86_399, '23h'],
    [86_400, '20/11'],
  ])(
    'spec §4: "Relative time: under 60 s "agora"; under 60 min "{n}min"; under 24 h "{n}h"; otherwise day/month in pt-BR.": %i seconds ago is "%s"',
    (seconds, words) => {
      expect(ago(seconds)).toBe(words);
    },
  );

  it('a clock that runs ahead is still "agora"', () => {
    expect(ago(-30)).toBe('agora');
  });
});
