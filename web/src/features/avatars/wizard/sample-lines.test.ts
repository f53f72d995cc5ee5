import '../../../testing/console-guard.ts';
import { PERSONALITY_SLIDERS, type Personality } from '@cafune/contract/avatars';
import { describe, expect, it } from 'vitest';
import { CODAS, LEANING_LINES, PAIR_LINES } from './sample-line-texts.ts';
import { sampleLine, sliderText } from './sample-lines.ts';

const EVEN: Personality = { boldness: 0, teasing: 0, intensity: 0, practicality: 0, playfulness: 0, attachment: 0 };

describe('the sample line', () => {
  it('is the same for the same temperament', () => {
    const bold = { ...EVEN, boldness: 2 };
    expect(sampleLine(bold)).toBe(sampleLine({ ...bold }));
  });

  it.each(PERSONALITY_SLIDERS)('changes with every step of $low and $high alone', ({ id }) => {
    const lines = [-2, -1, 0, 1, 2].map((value) => sampleLine({ ...EVEN, [id]: value }));
    expect(new Set(lines).size).toBe(5);
  });

  it.each(PERSONALITY_SLIDERS)('an end of $low and $high is heard in one of its own three lines', ({ id }) => {
    expect(LEANING_LINES[`${id}:low`]).toContain(sampleLine({ ...EVEN, [id]: -2 }));
    expect(LEANING_LINES[`${id}:high`]).toContain(sampleLine({ ...EVEN, [id]: 2 }));
  });

  it('of two leanings, the stronger one speaks and the other ends the sentence', () => {
    const line = sampleLine({ ...EVEN, boldness: 2, intensity: -1 });
    expect(LEANING_LINES['boldness:high'].some((own) => line.startsWith(own))).toBe(true);
    expect(line.endsWith(CODAS['intensity:low'])).toBe(true);
  });

  it('a pair that has a line of its own says it, and a third leaning ends it', () => {
    const pair = PAIR_LINES['teasing:low practicality:low'];
    expect(sampleLine({ ...EVEN, teasing: -2, practicality: -1 })).toBe(pair);
    expect(sampleLine({ ...EVEN, teasing: -1, practicality: -2 })).toBe(pair);
    expect(sampleLine({ ...EVEN, teasing: -2, practicality: -2, playfulness: 1 })).toBe(
      `${pair} ${CODAS['playfulness:high']}`,
    );
  });

  it('no two lines are the same, none is long, none presses', () => {
    const lines = [...Object.values(LEANING_LINES).flat(), ...Object.values(CODAS), ...Object.values(PAIR_LINES)];
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(110);
      expect(line).not.toMatch(/não vá|não vai embora|sem você|última chance|humana|de verdade eu/iu);
    }
  });
});

describe('a slider in words', () => {
  it('says how far she leans', () => {
    const [boldness] = PERSONALITY_SLIDERS;
    expect([-2, -1, 0, 1, 2].map((value) => sliderText(boldness, value))).toEqual([
      'Muito tímida',
      'Um pouco tímida',
      'Entre tímida e ousada',
      'Um pouco ousada',
      'Muito ousada',
    ]);
  });
});
