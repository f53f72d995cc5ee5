import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { mentions } from '@cafune/dialogue';

/**
 * Reads `{"id": …, "a": "…", "b": "…"}` a line and writes `{"id", "same"}` a line: whether the text `b` mentions what `a` names.
 * Stops at the first line it cannot read. @returns the exit code
 */
export async function analyseLines(input: Readable, output: Writable): Promise<number> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const pair = readPair(line);
    if (pair === undefined) {
      console.error(`Line ${number} is not {"id": …, "a": "…", "b": "…"} in JSON.`);
      return 1;
    }
    const answer = { id: pair.id, same: mentions(pair.a, pair.b) };
    if (!output.write(`${JSON.stringify(answer)}\n`)) await new Promise((resolve) => output.once('drain', resolve));
  }
  return 0;
}

type Pair = { id: string | number; a: string; b: string };

function readPair(line: string): Pair | undefined {
  try {
    const { id, a, b } = JSON.parse(line) as Partial<Record<string, unknown>>;
    if ((typeof id !== 'string' && typeof id !== 'number') || typeof a !== 'string' || typeof b !== 'string')
      return undefined;
    return { id, a, b };
  } catch {
    return undefined;
  }
}
