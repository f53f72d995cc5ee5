import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTurns } from '../../guard/src/__fixtures__/read-turns.ts';

const TRAINING = join(import.meta.dirname, '../../guard/training');
const LISTS = join(import.meta.dirname, '../../guard/src/__fixtures__');

/** The groups of lines of a file of guard/training, an empty line between them. */
export function readGroups(file: string): string[][] {
  return readFileSync(join(TRAINING, file), 'utf8')
    .split('\n\n')
    .map((group) => group.split('\n').filter((line) => line !== ''));
}

export function readLines(file: string): string[] {
  return readGroups(file).flat();
}

/** Lines of the project's own lists whose export has such a name: of turns, the last. */
export async function readLists(named: RegExp): Promise<string[]> {
  const files = readdirSync(LISTS)
    .filter((file) => file.startsWith('conversation-'))
    .sort();
  const lists = await Promise.all(files.map((file) => import(join(LISTS, file)) as Promise<Record<string, unknown>>));
  return lists
    .flatMap((list) => Object.entries(list))
    .filter(([name, lines]) => named.test(name) && Array.isArray(lines))
    .flatMap(([, lines]) => lines as string[])
    .map((line) => readTurns(line).text);
}
