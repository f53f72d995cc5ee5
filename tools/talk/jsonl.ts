import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type Conversation, type ConversationStart, startConversation } from './conversation.ts';

/**
 * Reads `{"id": …, "text": "…", "conversation"?: …}` a line and writes `{"id", "reply"}` a line. Every distinct
 * `conversation` is one of its own, with fresh memory. Stops at the first line it cannot read. @returns the exit code
 */
export async function talkInLines(start: ConversationStart, input: Readable, output: Writable): Promise<number> {
  const conversations = new Map<string, Conversation>();
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    const message = readMessage(line);
    if (message === undefined) {
      console.error(`Line ${number} is not {"id": …, "text": "…"} in JSON.`);
      return 1;
    }
    const conversation = conversations.get(message.conversation) ?? startConversation(start);
    conversations.set(message.conversation, conversation);
    const answer = { id: message.id, reply: conversation.reply(message.text).text };
    if (!output.write(`${JSON.stringify(answer)}\n`)) await new Promise((resolve) => output.once('drain', resolve));
  }
  return 0;
}

type Message = { id: string | number; text: string; conversation: string };

function readMessage(line: string): Message | undefined {
  try {
    const { id, text, conversation } = JSON.parse(line) as Partial<Record<string, unknown>>;
    if ((typeof id !== 'string' && typeof id !== 'number') || typeof text !== 'string') return undefined;
    return { id, text, conversation: JSON.stringify(conversation ?? null) };
  } catch {
    return undefined;
  }
}
