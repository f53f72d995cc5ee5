/** Shape of the kinds of remarks. The JSON files in `kinds/` are the data. */
import { z } from 'zod';
import { Line } from '../packs/schema.ts';

const SAYINGS = ' / ';
const ANSWERS = ' > ';

/** "remark / remark > reply / reply": one situation, as people tell of it, and what she says to any of these. */
const Case = z.string().regex(/^[^>]+ > [^>]+$/u);

/** What a remark can mainly be: she always has something to say to it, and more to the cases she knows. */
export const RemarkKind = z.strictObject({
  kind: z.string().min(1),
  what: z.string().min(1),
  /** Whether it is good news or bad, where it is either; `grave` where a loss or an illness is told of. */
  tone: z.enum(['good', 'bad', 'grave']).optional(),
  /** Something heavy: she listens, brings nothing of hers, and stays gentle for a while. */
  hold: z.boolean().optional(),
  say: z.array(Line).min(1),
  /** None where the answers would have to be right, and not only fit. */
  cases: z.array(Case),
});
export type RemarkKind = z.infer<typeof RemarkKind>;
export type Tone = NonNullable<RemarkKind['tone']>;

/** How a case is told, and what is said to it. */
export function readCase(written: string): { told: readonly string[]; say: readonly string[] } {
  const [told = '', say = ''] = written.split(ANSWERS);
  return { told: told.split(SAYINGS), say: say.split(SAYINGS) };
}
