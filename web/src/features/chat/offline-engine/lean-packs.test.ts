// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutExamples } from '../../../../vite-plugins/lean-packs.ts';

const PACKS = join(import.meta.dirname, '../../../../../dialogue/src/packs');

/** Every text of hers in a pack, by where it stands. */
function linesOf(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isPattern = 'match' in value && Array.isArray(value.match) && typeof value.match[0] === 'string';
  return Object.entries(value).flatMap(([key, part]) => {
    if (isPattern && key === 'no') return [];
    return typeof part === 'string' ? [`${place}/${key}: ${part}`] : linesOf(part, `${place}/${key}`);
  });
}

describe('the packs a browser loads', () => {
  it('have every line and pattern, what it means, and none of the examples it must not match', () => {
    for (const file of readdirSync(PACKS).filter((name) => name.endsWith('.json'))) {
      const whole = readFileSync(join(PACKS, file), 'utf8');
      const lean = withoutExamples(whole);
      expect(linesOf(JSON.parse(lean)), file).toEqual(linesOf(JSON.parse(whole)));
      expect(lean.length, file).toBeLessThanOrEqual(JSON.stringify(JSON.parse(whole)).length);
    }
    const lean = withoutExamples(
      '{"hits":[{"match":["praia"],"yes":["vou à praia"],"no":["rua"]}],"asks":{"a":{"yes":["Que bom."]}}}',
    );
    expect(JSON.parse(lean)).toEqual({
      hits: [{ match: ['praia'], yes: ['vou à praia'] }],
      asks: { a: { yes: ['Que bom.'] } },
    });
  });
});
