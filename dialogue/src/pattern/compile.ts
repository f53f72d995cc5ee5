/**
 * The pattern language of the topic packs. Words match whole tokens by any of their forms, so there is no regular
 * expression on the person's text and no backtracking.
 *
 *   gostar|amar          one token, either word (by fold, lemma, singular, expansion)
 *   bom_dia              two tokens in a row, also as an alternative
 *   muito?               optional
 *   *  **                up to 3, up to 12 tokens between
 *   <  >                 start, end of the sentence
 *   !rir                 none of these anywhere in the sentence
 *   +gostar -gostar      not negated, negated
 *   =matar               as written, not another form of the same word
 *   #laugh #number       concepts
 */
import { foldWord } from '../analyser/fold.ts';

export type WordElement = {
  kind: 'word';
  any: readonly (readonly string[])[];
  polarity: 'any' | 'affirmed' | 'negated';
  optional: boolean;
};
export type PatternElement = WordElement | { kind: 'gap'; reach: number } | { kind: 'start' } | { kind: 'end' };

export type CompiledPattern = {
  readonly source: string;
  readonly elements: readonly PatternElement[];
  readonly forbidden: readonly string[];
  /** How specific the pattern is: the number of required words. */
  readonly weight: number;
};

const POLARITY: Readonly<Record<string, WordElement['polarity']>> = { '+': 'affirmed', '-': 'negated' };

function compileWord(piece: string): WordElement {
  const polarity = POLARITY[piece[0] ?? ''] ?? 'any';
  const optional = piece.endsWith('?');
  const body = piece.slice(polarity === 'any' ? 0 : 1, optional ? -1 : undefined);
  return { kind: 'word', any: body.split('|').map((word) => foldWord(word).split('_')), polarity, optional };
}

function compileElement(piece: string): PatternElement {
  if (piece === '<') return { kind: 'start' };
  if (piece === '>') return { kind: 'end' };
  if (piece === '*') return { kind: 'gap', reach: 3 };
  if (piece === '**') return { kind: 'gap', reach: 12 };
  return compileWord(piece);
}

function isRequired(element: PatternElement): boolean {
  return element.kind === 'word' && !element.optional;
}

/** Compiles one pattern once, when the packs are loaded. */
export function compilePattern(source: string): CompiledPattern {
  const pieces = source.trim().split(/\s+/);
  const forbidden = pieces
    .filter((piece) => piece.startsWith('!'))
    .flatMap((piece) => piece.slice(1).split('|').map(foldWord));
  const elements = pieces.filter((piece) => !piece.startsWith('!')).map(compileElement);
  return { source, elements, forbidden, weight: elements.filter(isRequired).length };
}
