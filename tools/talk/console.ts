import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type ConversationStart, startConversation } from './conversation.ts';

/** A conversation at the keyboard, until the input ends or "/sair". @returns the exit code */
export async function talkAtConsole(start: ConversationStart, input: Readable, output: Writable): Promise<number> {
  const { name, greeting } = start.character;
  const conversation = startConversation(start);
  const lines = createInterface({ input, output });
  const ask = () => output.write('você: ');
  output.write(`${name}: ${greeting}\n`);
  ask();
  for await (const line of lines) {
    if (line.trim() === '/sair') break;
    if (line.trim() !== '') output.write(`${name}: ${conversation.reply(line).text}\n`);
    ask();
  }
  lines.close();
  return 0;
}
