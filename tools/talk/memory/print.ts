import { loadLibrary } from '@cafune/dialogue';
import { listCharacters } from '../characters.ts';
import { HELD_APART } from './held-apart.ts';
import { measureHeldApart, measureRecall, type Score } from './measure.ts';

function share({ asked, right }: Score): string {
  return `${right}/${asked} (${((100 * right) / Math.max(1, asked)).toFixed(1)} %)`;
}

/** Prints how much of what was told is said back, and what was not. */
export function printRecall(print: (line: string) => void, seed: number): void {
  const library = loadLibrary();
  const [character] = listCharacters();
  if (!character) throw new Error('the catalogue is empty');
  const recall = measureRecall({ library, character, seed });
  const { facts, relations, corrected, messages } = recall;
  print(
    `${facts} facts of ${relations} kinds, ${corrected} put right later, over ${facts * 5} messages of ${messages}`,
  );
  for (const moment of ['+10', '+100', '+900', 'new chat'] as const)
    print(`${moment.padEnd(9)} pinned ${share(recall.pinned[moment])}  others ${share(recall.others[moment])}`);
  print(`invented  ${recall.invented.length}/${recall.unknown}`);
  const apart = measureHeldApart(library, character);
  print(`held apart ${share({ asked: HELD_APART.length, right: HELD_APART.length - apart.length })}`);
  const seen = new Set<string>();
  for (const { moment, relation, asked, wanted, said } of [...recall.misses, ...apart]) {
    if (seen.has(asked)) continue;
    seen.add(asked);
    print(`  missed at ${moment} (${relation}): ${asked} [${wanted}] ${said}`);
  }
  for (const line of recall.invented) print(`  invented: ${line}`);
}
