import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How people tell of an aspect of their life (`told`), of somebody else's (`other`), and how they ask for it later (`asked`). */
export type AspectLine = { aspect: string; kind: 'told' | 'other' | 'asked'; text: string };

const FILE = join(import.meta.dirname, '../../dialogue/training/aspects.tsv');

/** The lines of dialogue/training/aspects.tsv. */
export function readAspectLines(): AspectLine[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [aspect = '', kind, text = ''] = line.split('\t');
      if (kind !== 'told' && kind !== 'other' && kind !== 'asked') throw new Error(`aspects.tsv: "${line}"`);
      return { aspect, kind, text };
    });
}
