import '../../testing/console-guard.ts';
import { describe, expect, it } from 'vitest';
import { beadsOf, personalitySentence, strandsOf } from './personality-strands.ts';

const PERSONALITY = { boldness: 1, teasing: 0, intensity: 2, practicality: -1, playfulness: 1, attachment: -2 };

describe('the personality figure', () => {
  it('puts a bead on each value and passes the middle strand through all of them', () => {
    const beads = beadsOf(PERSONALITY);
    expect(beads.map((bead) => bead.x)).toEqual([140, 100, 180, 60, 140, 20]);
    const strands = strandsOf(beads);
    expect(strands).toHaveLength(9);
    for (const bead of beads) expect(strands[4]?.path).toContain(`${bead.x} ${bead.y}`);
  });

  it('says itself in a sentence', () => {
    expect(personalitySentence('Dandara', PERSONALITY)).toBe(
      'Jeito de Dandara: ousada, intensa, romântica, brincalhona e independente; equilibrada entre doce e provocadora',
    );
  });
});
