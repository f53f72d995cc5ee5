/** Shape of the written lives. The JSON files in `bank/` are the data: one of a character of the catalogue each. */
import { z } from 'zod';
import { WrittenExchange } from '../exchanges/schema.ts';

const STEPS = ' > ';
const CHOICES = ' / ';
/** Before a piece that any woman might tell: nothing in it is of her city, her work or her people. */
const ANYBODYS = '~ ';

/** "telling / telling > more / more": what she tells, in one way or another, and how it goes on step by step. */
const WrittenPiece = z.string().regex(/^[^>]+(?: > [^>]+)?$/u);

/** Subjects of love: never told where a child is spoken of, nor to who said they are a minor (safety.md P0). */
export const ROMANTIC_SUBJECTS: ReadonlySet<string> = new Set([
  'first-love',
  'first-kiss',
  'heartbreak',
  'attraction',
  'date',
  'single',
  'romantic',
]);

/** Whose it is, as in her card; what she tells when asked of a subject of `subjects.json`; what only she can be asked; what happened to her lately. */
export const Life = z.strictObject({
  name: z.string().min(1),
  occupation: z.string().min(1),
  city: z.string().min(1),
  told: z.record(z.string(), WrittenPiece),
  own: z.array(WrittenExchange),
  days: z.array(WrittenPiece),
});
export type Life = z.infer<typeof Life>;

/** "put / put > reply", by the piece it stands next to: its subject, the first way it is asked for, the words a day begins with, or "*". */
export const FollowUps = z.record(z.string(), z.array(z.string().regex(/^[^>]+ \/ [^>]+ > [^>/]+$/u)));
export type FollowUps = z.infer<typeof FollowUps>;

/** What whoever has no written life tells: of each subject a tender piece, a funny one, a dry one and a shy one, in this order. */
export const Anybody = z.strictObject({
  told: z.record(z.string(), z.array(WrittenPiece)),
  days: z.array(WrittenPiece),
});
export type Anybody = z.infer<typeof Anybody>;

export type Piece = { readonly say: readonly string[]; readonly more: readonly string[]; readonly isAnybodys: boolean };

export function readPiece(written: string): Piece {
  const isAnybodys = written.startsWith(ANYBODYS);
  const [say = '', more] = written.slice(isAnybodys ? ANYBODYS.length : 0).split(STEPS);
  return { say: say.split(CHOICES), more: more?.split(CHOICES) ?? [], isAnybodys };
}
