import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../port.ts';
import { pour } from './budget.ts';
import { rankFacts } from './retrieval.ts';

describe('sharing out the characters of a prompt', () => {
  it('gives every minimum, never more than was wished, and never more than there is', () => {
    const block = fc.record({
      name: fc.constant('b'),
      min: fc.nat(500),
      wish: fc.nat(5_000),
      share: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 2_000, max: 20_000 }), fc.array(block, { maxLength: 4 }), (total, blocks) => {
        const amounts = pour(total, blocks);
        for (const [index, amount] of amounts.entries()) {
          expect(amount).toBeGreaterThanOrEqual(Math.min(blocks[index]?.min ?? 0, blocks[index]?.wish ?? 0));
          expect(amount).toBeLessThanOrEqual(blocks[index]?.wish ?? 0);
        }
        const sum = amounts.reduce((all, amount) => all + amount, 0);
        expect(sum).toBeLessThanOrEqual(total);
        // Nothing stays unused while somebody could use it.
        const wished = blocks.reduce((all, one) => all + one.wish, 0);
        expect(sum).toBeGreaterThanOrEqual(Math.min(total, wished) - blocks.length);
      }),
    );
  });
});

describe('which facts matter', () => {
  const facts: Fact[] = [
    { relation: 'pet', value: 'Paçoca (gato)' },
    { relation: 'city', value: 'Recife' },
    ...Array.from({ length: 30 }, (_, index): Fact => ({ relation: 'likes', value: `assunto ${index}` })),
  ];

  it('named ones come first, however old; the others by age, with one by chance', () => {
    expect(rankFacts(facts, 'e o gatinho, tá bem?', 1)[0]?.value).toBe('Paçoca (gato)');
    expect(rankFacts(facts, 'recife tem carnaval', 1)[0]?.value).toBe('Recife');
    expect(rankFacts(facts, 'pois é', 1)[0]?.value).toBe('assunto 29');
    expect(rankFacts(facts, 'pois é', 1)[7]).not.toEqual(rankFacts(facts, 'pois é', 5)[7]);
    expect(rankFacts(facts, 'pois é', 3).toSorted()).toHaveLength(facts.length);
  });
});
