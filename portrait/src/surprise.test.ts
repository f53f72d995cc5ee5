import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import approved from './__fixtures__/surprise.json' with { type: 'json' };
import { OPTIONS, portrait, surprise } from './index.ts';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

describe('surprise', () => {
  it('keeps giving the same people for the same seeds', () => {
    const people = Array.from({ length: approved.seeds }, (_, index) => surprise(index * 7919));
    const pictures = people.map((params, index) => portrait(params, { detail: index % 2 ? 'thumb' : 'full' }));
    expect(sha256(JSON.stringify(people))).toBe(approved.params);
    expect(sha256(pictures.join('\n'))).toBe(approved.pictures);
  });

  it('respects what it is told to keep', () => {
    for (let seed = 1; seed <= 50; seed++) {
      expect(surprise(seed, { skin: 'ebano', hair: 'trancas', tilt: 2 })).toMatchObject({
        skin: 'ebano',
        hair: 'trancas',
        tilt: 2,
        seed,
      });
    }
  });

  it('reaches every skin, face and hair', () => {
    const people = Array.from({ length: 1500 }, (_, seed) => surprise(seed));
    for (const key of ['skin', 'face', 'hair', 'hairColor', 'headwear'] as const) {
      expect(new Set(people.map((params) => params[key])).size, key).toBe(OPTIONS[key].length);
    }
  });
});
