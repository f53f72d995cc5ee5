/** Shape of the exchanges. The JSON files in `bank/` are the data. */
import { z } from 'zod';

const PARTS = ' > ';
const CHOICES = ' / ';

/** "put / put / put > say / say / say > more", after "♥ " where it is of the two of them: what is said or asked, as people put it, and what she says to any of these. */
export const WrittenExchange = z.string().regex(/^[^>]+ > [^>]+(?: > [^>]+)?$/u);

/** `more` goes on from any of the answers, where she is asked why or for more. */
export type Exchange = {
  readonly put: readonly string[];
  readonly say: readonly string[];
  readonly more: readonly string[];
  /** Of the two of them: not said where a child is spoken of (safety.md P0). */
  readonly isRomantic: boolean;
};

const ROMANTIC = '♥ ';

export function readExchange(written: string): Exchange {
  const isRomantic = written.startsWith(ROMANTIC);
  const [put = '', say = '', more] = written.slice(isRomantic ? ROMANTIC.length : 0).split(PARTS);
  return { put: put.split(CHOICES), say: say.split(CHOICES), more: more?.split(CHOICES) ?? [], isRomantic };
}
