import type { Sentence, Token } from '../analyser/tokens.ts';
import type { CompiledPattern, PatternElement, WordElement } from './compile.ts';

function tokenHas(token: Token | undefined, word: string): boolean {
  return token?.forms.has(word) ?? false;
}

function polarityFits(token: Token | undefined, polarity: WordElement['polarity']): boolean {
  if (polarity === 'any') return true;
  return token?.negated === (polarity === 'negated');
}

function wordEnds(tokens: readonly Token[], element: WordElement, from: number): number[] {
  if (!polarityFits(tokens[from], element.polarity)) return [];
  const ends: number[] = [];
  for (const words of element.any) {
    if (words.every((word, index) => tokenHas(tokens[from + index], word))) ends.push(from + words.length);
  }
  return ends;
}

function spread(frontier: ReadonlySet<number>, reach: number, limit: number): Set<number> {
  const next = new Set<number>();
  for (const position of frontier) {
    for (let step = 0; step <= reach && position + step <= limit; step += 1) next.add(position + step);
  }
  return next;
}

/** Advances every reachable position by one element: positions are a set, so the work is linear in the tokens. */
function advance(tokens: readonly Token[], element: PatternElement, frontier: ReadonlySet<number>): Set<number> {
  if (element.kind === 'start') return new Set(frontier.has(0) ? [0] : []);
  if (element.kind === 'end') return new Set(frontier.has(tokens.length) ? [tokens.length] : []);
  if (element.kind === 'gap') return spread(frontier, element.reach, tokens.length);
  const next = new Set<number>(element.optional ? frontier : []);
  for (const position of frontier) for (const end of wordEnds(tokens, element, position)) next.add(end);
  return next;
}

function couldMatch(pattern: CompiledPattern, sentence: Sentence): boolean {
  if (pattern.forbidden.some((word) => sentence.forms.has(word))) return false;
  return pattern.elements.every(
    (element) =>
      element.kind !== 'word' || element.optional || element.any.some((words) => sentence.forms.has(words[0] ?? '')),
  );
}

/** Where a match ends (the first token after it), or undefined. With several, the earliest. */
export function matchEnd(pattern: CompiledPattern, sentence: Sentence): number | undefined {
  if (!couldMatch(pattern, sentence)) return undefined;
  let frontier: ReadonlySet<number> = new Set([...sentence.tokens.keys(), sentence.tokens.length]);
  for (const element of pattern.elements) {
    frontier = advance(sentence.tokens, element, frontier);
    if (frontier.size === 0) return undefined;
  }
  return Math.min(...frontier);
}

/** Whether the pattern occurs in this sentence. */
export function matchesSentence(pattern: CompiledPattern, sentence: Sentence): boolean {
  return matchEnd(pattern, sentence) !== undefined;
}

/** Weight of the heaviest of these patterns found in any sentence; 0 when none is. */
export function matchWeight(patterns: readonly CompiledPattern[], sentences: readonly Sentence[]): number {
  let best = 0;
  for (const pattern of patterns) {
    if (pattern.weight > best && sentences.some((sentence) => matchesSentence(pattern, sentence)))
      best = pattern.weight;
  }
  return best;
}
