import { expect, it } from 'vitest';
import { describeVoice } from './voice-words.ts';

it('says how a voice sounds', () => {
  expect(describeVoice({ timbre: 'grave', rate: 0.9, pitch: 1 })).toBe('Voz grave e sem pressa');
  expect(describeVoice({ timbre: 'media', rate: 1, pitch: 1 })).toBe('Voz média e tranquila');
  expect(describeVoice({ timbre: 'aguda', rate: 1.2, pitch: 1 })).toBe('Voz aguda e animada');
});
