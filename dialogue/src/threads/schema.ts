/** Shape of the threads. The JSON files in `bank/` are the data. */
import { z } from 'zod';

/** What a piece of a story tells: of another, of whoever writes, good news, bad news, how something is, what is to come. */
export const MOVES = ['they', 'self', 'good', 'bad', 'detail', 'plan'] as const;
export type Move = (typeof MOVES)[number];

const Lines = z.array(z.string().min(1)).min(5);

/** A subject of stories: the words that show it, and what she says to each move of a story about it, whatever it tells. */
export const WrittenThread = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/u),
  /** Single words, with their accents, parted by spaces. */
  words: z.string(),
  they: Lines,
  self: Lines,
  good: Lines,
  bad: Lines,
  detail: Lines,
  plan: Lines,
});
export type WrittenThread = z.infer<typeof WrittenThread>;
