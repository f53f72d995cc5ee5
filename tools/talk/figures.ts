import { type Library, loadLibrary } from '@cafune/dialogue';
import type { CharacterCard } from '@cafune/dialogue/request';
import { seededRandom } from '../../dialogue/src/dialogue/hash.ts';
import { contentWords } from '../../dialogue/src/dialogue/turn.ts';
import { listCharacters } from './characters.ts';
import { startConversation } from './conversation.ts';
import { measureNewcomers, tellNewcomers } from './newcomers/measure.ts';
import { PERSON_LINES } from './person-lines.ts';

const TURNS = 500;
const SAME_WITHIN = 200;
const ALIKE_WITHIN = 50;
/** Two replies are alike when this share of the content words of the shorter is in the other. */
const ALIKE = 0.7;
const DAY_MS = 86_400_000;

export type Figures = {
  /** Lines said again, word for word, within 200 turns. */
  repeatedLines: number;
  /** Replies said again, word for word, within 200 turns. */
  repeatedReplies: number;
  /** Replies that share most of their words with one of the 50 before. */
  alikeReplies: number;
  distinctLines: number;
  slowestMs: number;
  p95Ms: number;
  largestState: number;
};

function shuffled(list: readonly string[], random: () => number): string[] {
  return list
    .map((item) => ({ item, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** What the person says: the whole list in an order by chance, then again in another. */
export function personLines(seed: number, count: number): string[] {
  const random = seededRandom(seed, 'person');
  const lines: string[] = [];
  while (lines.length < count) lines.push(...shuffled(PERSON_LINES, random));
  return lines.slice(0, count);
}

function isAlike(words: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const small = Math.min(words.size, other.size);
  if (small < 4) return false;
  return [...words].filter((word) => other.has(word)).length / small >= ALIKE;
}

function countRepeats(turns: readonly (readonly string[])[]): number {
  const lastTurn = new Map<string, number>();
  let repeats = 0;
  for (const [turn, texts] of turns.entries()) {
    for (const text of texts) {
      if (turn - (lastTurn.get(text) ?? Number.NEGATIVE_INFINITY) <= SAME_WITHIN) repeats += 1;
      lastTurn.set(text, turn);
    }
  }
  return repeats;
}

/** Plays one long conversation and counts what came twice. */
export function measure(library: Library, character: CharacterCard, seed: number): Figures {
  const start = Date.UTC(2026, 1, 2, 12);
  let turn = 0;
  // Ten messages a day, so that weekdays, nights and holidays pass by.
  const now = () => new Date(start + turn * (DAY_MS / 10));
  const conversation = startConversation({ library, character, seed, now });
  const times: number[] = [];
  let largestState = 0;
  const replies = personLines(seed, TURNS).map((line) => {
    const before = performance.now();
    const reply = conversation.reply(line);
    times.push(performance.now() - before);
    largestState = Math.max(largestState, JSON.stringify(reply.state).length);
    turn += 1;
    return reply;
  });
  const words = replies.map(({ text }) => contentWords(text));
  const alike = words.filter((own, at) =>
    words.slice(Math.max(0, at - ALIKE_WITHIN), at).some((other) => isAlike(own, other)),
  );
  times.sort((one, other) => one - other);
  return {
    repeatedLines: countRepeats(replies.map(({ lines }) => lines)),
    repeatedReplies: countRepeats(replies.map(({ text }) => [text])),
    alikeReplies: alike.length,
    distinctLines: new Set(replies.flatMap(({ lines }) => lines)).size,
    slowestMs: times.at(-1) ?? 0,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
    largestState,
  };
}

/** Prints the figures of every character, and of all of them. */
export function printFigures(print: (line: string) => void): void {
  const started = performance.now();
  const library = loadLibrary();
  print(
    `library loaded in ${(performance.now() - started).toFixed(0)} ms; ${PERSON_LINES.length} messages of a person`,
  );
  const all = listCharacters().map((character, index) => {
    const figures = measure(library, character, index + 1);
    print(`${character.name.padEnd(10)}${sentenceOf(figures, TURNS)}`);
    return figures;
  });
  const total = (pick: (figures: Figures) => number) => all.reduce((sum, figures) => sum + pick(figures), 0);
  const most = (pick: (figures: Figures) => number) => Math.max(...all.map(pick));
  const sum: Figures = {
    repeatedLines: total((one) => one.repeatedLines),
    repeatedReplies: total((one) => one.repeatedReplies),
    alikeReplies: total((one) => one.alikeReplies),
    distinctLines: most((one) => one.distinctLines),
    slowestMs: most((one) => one.slowestMs),
    p95Ms: most((one) => one.p95Ms),
    largestState: most((one) => one.largestState),
  };
  print(`${'all'.padEnd(10)}${sentenceOf(sum, TURNS * all.length)}`);
  print(tellNewcomers(measureNewcomers(library)));
}

function sentenceOf(figures: Figures, turns: number): string {
  const { repeatedLines, repeatedReplies, alikeReplies, distinctLines, slowestMs, p95Ms, largestState } = figures;
  return (
    `${turns} turns  same line within ${SAME_WITHIN}: ${repeatedLines}  same reply: ${repeatedReplies}  ` +
    `alike within ${ALIKE_WITHIN}: ${((100 * alikeReplies) / turns).toFixed(2)} %  distinct lines: ${distinctLines}  ` +
    `p95 ${p95Ms.toFixed(1)} ms  slowest ${slowestMs.toFixed(1)} ms  state ${largestState} bytes`
  );
}
