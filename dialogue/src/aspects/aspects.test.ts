import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { affinityOf, likeliest } from './aspects.ts';

const LINES = readFileSync(join(import.meta.dirname, '../../training/aspects.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t'));

describe('which aspect of a life a text is of', () => {
  it.each([
    ['asked', 0.85],
    ['told', 0.65],
  ] as const)(
    'is known of what is %s and was trained on: `npm run -s talk -- train` after a change of how words are read',
    (side, least) => {
      const lines = LINES.filter(([, kind]) => kind === side);
      const right = lines.filter(([aspect, , text = '']) => likeliest(side, text).aspect === aspect);
      expect(right.length / lines.length).toBeGreaterThan(least);
    },
  );

  // Of a list that nothing was trained on.
  it.each([
    ['qual vício eu não consigo largar?', 'fumo desde os 18, ja tentei parar umas 5 vez e nada'],
    ['pra que é o dinheiro que eu tô juntando?', 'to guardando 200 por mes pra dar entrada num terreno'],
    ['onde eu passei a infância?', 'cresci em quixadá, so vim pra capital com 17'],
  ])('brings "%s" to what shares no word with it', (question, told) => {
    const others = ['tomo café sem açúcar', 'minha irmã casou em maio', 'torço pro Remo desde pequeno'];
    const [near, ...far] = [told, ...others].map((text) => affinityOf(question, text));
    expect(near).toBeGreaterThan(0.2);
    for (const other of far) expect(other).toBeLessThan((near ?? 0) / 4);
  });

  it('costs less than 140 KiB', () => {
    expect(gzipSync(readFileSync(join(import.meta.dirname, 'weights.ts'))).length).toBeLessThan(140 * 1024);
  });
});
