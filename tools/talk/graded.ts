import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A reply as a stranger judged it: 2 good, 1 passable, 0 beside the point; `steps` are those that had spoken (docs/decisions/0043). */
type Graded = { round: number; steps: readonly string[]; grade: 0 | 1 | 2 };

const FILE = join(import.meta.dirname, '../../dialogue/training/graded.jsonl');

function readGraded(): Graded[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Graded);
}

/** How many were good, passable and beside the point, by whatever `keyOf` divides them by; the most beside the point first. */
export function countBy(graded: readonly Graded[], keyOf: (one: Graded) => string): string[] {
  const counts = new Map<string, [number, number, number]>();
  for (const one of graded) {
    const count = counts.get(keyOf(one)) ?? [0, 0, 0];
    count[one.grade] += 1;
    counts.set(keyOf(one), count);
  }
  return [...counts]
    .sort(([, one], [, other]) => other[0] - one[0])
    .map(([key, [beside, passable, good]]) => `${key}  good ${good}  passable ${passable}  beside the point ${beside}`);
}

/** Prints what strangers thought of her replies, by the round they were asked in and by the step that had spoken. */
export function printGraded(print: (line: string) => void): void {
  const graded = readGraded();
  for (const line of countBy(graded, ({ round }) => `round ${round}`)) print(line);
  print('');
  for (const line of countBy(graded, ({ steps }) => steps.join(' + ') || 'guard, or what was said before')) print(line);
}
