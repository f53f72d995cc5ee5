import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { checkDefinition, checkMessage } from '@cafune/guard';

/** What lines are read as: texts of a definition, or messages of a conversation. */
export type Reading = 'definition' | 'chat';
type Streams = { input: Readable; output: Writable };
type Answer = { verdict: string; class: string | null };
type Message = { role: 'person' | 'character'; text: string };

/**
 * Reads `{"id": …, "text": "…"}` a line and writes `{"id", "verdict", "class"}` a line, `class` null where a definition is
 * accepted. A message may have a `context`: what was said before it, oldest first, each `{"role", "text"}` or a plain string,
 * which is taken for the person's. Stops at the first line it cannot read. @returns the exit code
 */
export async function checkLines({ input, output }: Streams, reading: Reading, now: Date): Promise<number> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const item = readItem(line);
    if (item === undefined) {
      console.error(`Line ${number} is not {"id": …, "text": "…"} in JSON.`);
      return 1;
    }
    const answer = { id: item.id, ...READERS[reading](item, now) };
    if (!output.write(`${JSON.stringify(answer)}\n`)) await new Promise((resolve) => output.once('drain', resolve));
  }
  return 0;
}

type Item = { id: string | number; field: string; text: string; context: Message[] };

const READERS: Record<Reading, (item: Item, now: Date) => Answer> = {
  definition: ({ field, text }, now) => {
    const { verdict, class: policyClass } = checkDefinition([{ field, text }], now);
    return { verdict, class: verdict === 'accept' ? null : policyClass };
  },
  chat: ({ text, context }, now) => {
    const { verdict, class: policyClass } = checkMessage(text, { recent: context }, now);
    return { verdict, class: policyClass };
  },
};

function readContext(context: unknown): Message[] | undefined {
  if (!Array.isArray(context)) return undefined;
  const messages = context.map(readMessage);
  return messages.every((message) => message !== undefined) ? messages : undefined;
}

function readMessage(entry: unknown): Message | undefined {
  if (typeof entry === 'string') return { role: 'person', text: entry };
  if (typeof entry !== 'object' || entry === null || !('text' in entry) || typeof entry.text !== 'string')
    return undefined;
  return { role: 'role' in entry && entry.role === 'character' ? 'character' : 'person', text: entry.text };
}

function readItem(line: string): Item | undefined {
  try {
    const item: unknown = JSON.parse(line);
    if (typeof item !== 'object' || item === null || !('id' in item) || !('text' in item)) return undefined;
    const { id, text } = item;
    if ((typeof id !== 'string' && typeof id !== 'number') || typeof text !== 'string') return undefined;
    const context = 'context' in item ? readContext(item.context) : [];
    if (context === undefined) return undefined;
    return { id, text, context, field: 'field' in item && typeof item.field === 'string' ? item.field : 'bio' };
  } catch {
    return undefined;
  }
}
