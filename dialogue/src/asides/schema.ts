/** Shape of the asides. The JSON files in `bank/` are the data. */
import { z } from 'zod';

const PARTS = ' > ';
const CHOICES = ' / ';

/** "word / word > line / line > trouble line / trouble line": a thing by its names, and what she says of it. */
export const WrittenAside = z.string().regex(/^[^>]+ > [^>]+ > [^>]+$/u);

export type WrittenParts = {
  readonly words: readonly string[];
  readonly say: readonly string[];
  readonly trouble: readonly string[];
};

export function readAside(written: string): WrittenParts {
  const [words = '', say = '', trouble = ''] = written.split(PARTS);
  return { words: words.split(CHOICES), say: say.split(CHOICES), trouble: trouble.split(CHOICES) };
}
