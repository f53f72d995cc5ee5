/** "Não é gato, é cachorro": what was remembered, put right. */
import { foldWord } from '../analyser/fold.ts';
import type { Fact } from '../request.ts';
import { titleCase } from './capture.ts';

const NOT_THIS_BUT_THAT =
  /(?<!\p{L})n[aã]o (?:(?:é|eh|e|era|foi|sou|tenho) )?(?:(?:a|o|em|no|na|um|uma) )?([\p{L}\d+]+(?: [\p{L}\d+]+){0,2}?)(?: n[aã]o)?[,;.] ?(?:mas )?(?:é|eh|e sim|sim|era|foi|sou) (?:(?:a|o|em|no|na|um|uma) )?([\p{L}\d+]+(?: [\p{L}\d+]+){0,2})/iu;

/** The newest fact that holds the wrong word, with the right one in its place. */
export function gleanCorrection(text: string, known: readonly Fact[]): Fact | undefined {
  const [, wrong, right] = NOT_THIS_BUT_THAT.exec(text) ?? [];
  if (!wrong || !right || text.includes('?')) return undefined;
  const words = (value: string) => foldWord(value).split(/[^a-z0-9+]+/u);
  const fact = known.findLast(({ value }) => ` ${words(value).join(' ')} `.includes(` ${words(wrong).join(' ')} `));
  if (!fact) return undefined;
  const at = foldWord(fact.value).indexOf(foldWord(wrong));
  // Composed letters fold to one letter each, so that places in both are the same.
  const value =
    fact.value.slice(0, at) +
    (/\p{Lu}/u.test(fact.value.charAt(at)) ? titleCase(right) : right) +
    fact.value.slice(at + wrong.length);
  return { relation: fact.relation, value, replaces: fact.value };
}
