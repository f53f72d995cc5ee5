import type { DefinitionRule, Verdict } from '../verdict.ts';

/** What one rule saw in one text. */
export type Sighting = { rule: DefinitionRule; verdict: Exclude<Verdict, 'accept'> };

/**
 * A pattern over one sentence of a reading. `unless` is what the same sentence says when it plainly speaks of somebody or
 * something else; it does not count beside a romantic cue.
 */
export type Pattern = { of: RegExp; verdict: Exclude<Verdict, 'accept'>; unless?: RegExp; softens?: RegExp };

/** Romance in a sentence: whoever is spoken of there is more than somebody's child. */
const ROMANTIC =
  /\b(?:namor(?:ad[oa]s?|ar|ando|a|o|ou|ei)|beij\w{1,8}|sedu[zct]\w{0,8}|sensual\w{0,6}|sexy|sexo|sexual|flert\w{0,6}|paquer\w{0,6}|ficante|amante|romance|romantic[oa]s?|erotic[oa]|tesao|provocante|safad[oa]s?|noiv[oa]|te quer|quer voce|(?:apaixonad[oa]|louc[oa]|doid[oa]) por (?:voce|vc|ti|mim)|desej\w{1,6} (?:por )?(?:voce|vc|te|ti)|girlfriend|boyfriend|lover|novia)\b/u;

export function isRomantic(sentence: string): boolean {
  return ROMANTIC.test(sentence);
}

/** The verdict of the first pattern that fits the sentence, benign readings considered. */
export function matchPatterns(sentence: string, patterns: readonly Pattern[]): Sighting['verdict'] | undefined {
  let doubt: 'review' | undefined;
  for (const { of, verdict, unless, softens } of patterns) {
    if (!of.test(sentence)) continue;
    const hasRomance = isRomantic(sentence);
    if (unless?.test(sentence) && !hasRomance) continue;
    if (verdict === 'refuse' && !(softens?.test(sentence) && !hasRomance)) return 'refuse';
    doubt = 'review';
  }
  return doubt;
}
