import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { checkDefinition } from '@cafune/guard';

/**
 * Reads `{"id": …, "text": "…"}` a line and writes `{"id", "verdict", "class"}` a line, `class` null where it accepts.
 * Stops at the first line it cannot read. @returns the exit code
 */
export async function checkLines(input: Readable, output: Writable, now: Date): Promise<number> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const item = readItem(line);
    if (item === undefined) {
      console.error(`Line ${number} is not {"id": …, "text": "…"} in JSON.`);
      return 1;
    }
    const { verdict, class: policyClass } = checkDefinition([{ field: item.field, text: item.text }], now);
    const answer = { id: item.id, verdict, class: verdict === 'accept' ? null : policyClass };
    if (!output.write(`${JSON.stringify(answer)}\n`)) await new Promise((resolve) => output.once('drain', resolve));
  }
  return 0;
}

type Item = { id: string | number; field: string; text: string };

function readItem(line: string): Item | undefined {
  try {
    const item: unknown = JSON.parse(line);
    if (typeof item !== 'object' || item === null || !('id' in item) || !('text' in item)) return undefined;
    const { id, text } = item;
    if ((typeof id !== 'string' && typeof id !== 'number') || typeof text !== 'string') return undefined;
    return { id, text, field: 'field' in item && typeof item.field === 'string' ? item.field : 'bio' };
  } catch {
    return undefined;
  }
}
