import { linesOfLives } from '../lives/lives.ts';
import type { Library, ReadyLine } from './library.ts';
import { readState, settleSpent, spend } from './state.ts';
import { contentWords } from './turn.ts';

/** Shorter lines are said by anybody, and have no words of their own. */
const FEWEST_WORDS = 3;
const SAME_WORDS = 0.7;
/** Parts of the packs without a line of hers. */
const WITHOUT_LINES = new Set(['hits', 'patterns', 'source', 'exchanges']);

let lines: readonly { key: string; words: ReadonlySet<string> }[] | undefined;

function isLine(value: object): value is ReadyLine {
  return 'key' in value && 'say' in value && typeof value.say === 'string';
}

function linesIn(value: unknown): ReadyLine[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLine(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(linesIn);
  const parts = value instanceof Map ? [...value] : Object.entries(value);
  return parts.flatMap(([name, part]) => (WITHOUT_LINES.has(String(name)) ? [] : linesIn(part)));
}

function linesOfExchanges({ exchanges }: Library): ReadyLine[] {
  return [...exchanges.byKey.values()].flatMap(({ say, more }) => [...say(), ...more()]);
}

function linesOf(library: Library): NonNullable<typeof lines> {
  lines ??= [...linesIn(library), ...linesOfExchanges(library), ...linesOfLives()]
    .map(({ key, say }) => ({ key, words: contentWords(say.replace(/\{[A-Za-z_.]+\}/gu, ' ')) }))
    .filter(({ words }) => words.size >= FEWEST_WORDS);
  return lines;
}

/**
 * Marks the lines a text is made of as spent, for a reply of which nothing but its words is known. Lines are told by most of
 * their words, as the engine tells near-duplicates: her manner may have changed the rest.
 * @returns what is not said again (`used` of an answer)
 */
export function spendSaid(library: Library, used: unknown, text: string): unknown {
  const state = readState(typeof used === 'object' && used !== null ? { ...readState(undefined), ...used } : undefined);
  const said = contentWords(text);
  for (const { key, words } of linesOf(library)) {
    const count = [...words].filter((word) => said.has(word)).length;
    if (count / words.size > SAME_WORDS) spend(state, key);
  }
  settleSpent(state);
  return { spent: state.spent, asked: state.asked };
}
