import '../../../testing/console-guard.ts';
import { RELATIONSHIPS } from '@cafune/contract/avatars';
import { AVATAR_LIMITS } from '@cafune/contract/avatars/definition';
import { describe, expect, it } from 'vitest';
import { greetingProposals } from './greeting-proposals.ts';

describe('proposed first messages', () => {
  it.each(RELATIONSHIPS)(
    '%s has three different ones, short enough, with the longest name and city',
    (relationship) => {
      const known = { name: 'a'.repeat(AVATAR_LIMITS.name), city: 'c'.repeat(AVATAR_LIMITS.city), relationship };
      const proposals = greetingProposals(known);
      expect(new Set(proposals).size).toBe(3);
      for (const proposal of proposals) expect(proposal.length).toBeLessThanOrEqual(AVATAR_LIMITS.greeting);
    },
  );

  it('say her name and her place where they are known', () => {
    const [first] = greetingProposals({ name: ' Aurora ', city: 'Olinda', relationship: 'amiga' });
    expect(first).toBe('Oi! Aqui é a Aurora. Aqui em Olinda está um daqueles dias de jogar conversa fora. Bora?');
  });

  it('leave out what is not known, and speak of cities as people do', () => {
    const place = (city: string) => greetingProposals({ name: '', city, relationship: 'amiga' })[0];
    expect(place('')).toBe('Oi! Por aqui está um daqueles dias de jogar conversa fora. Bora?');
    expect(place('Rio de Janeiro')).toContain('Aqui no Rio de Janeiro');
    expect(place('Rio Branco')).toContain('Aqui em Rio Branco');
  });
});
