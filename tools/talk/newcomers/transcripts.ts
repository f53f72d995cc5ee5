import type { Library } from '@cafune/dialogue';
import { findCharacter } from '../characters.ts';
import { type Reply, startConversation } from '../conversation.ts';
import { messagesOf, NEWCOMERS } from './scripts.ts';

/** Six temperaments, from shy to bold and from tender to teasing. */
const LISTENERS: readonly string[] = ['livia', 'dandara', 'clarice', 'yumi', 'rosa', 'maya'];
const START = Date.UTC(2026, 1, 3, 21);
const MESSAGE_MS = 60_000;

export type Exchange = { said: string; reply: Reply };
export type Transcript = { newcomer: string; listener: string; greeting: string; exchanges: readonly Exchange[] };

function play(library: Library, newcomer: string, slug: string): Transcript {
  const character = findCharacter(slug);
  if (!character) throw new Error(`nobody is called ${slug}`);
  let turn = 0;
  const now = () => new Date(START + turn * MESSAGE_MS);
  const seed = Object.keys(NEWCOMERS).indexOf(newcomer) * 10_000 + LISTENERS.indexOf(slug) * 1000 + 1;
  const conversation = startConversation({ library, character, seed, now });
  const exchanges = messagesOf(NEWCOMERS[newcomer] ?? '').map((said) => {
    const reply = conversation.reply(said);
    turn += 1;
    return { said, reply };
  });
  return { newcomer, listener: character.name, greeting: character.greeting, exchanges };
}

/** Every script with every listener; the same words each time. */
export function playAll(library: Library, listeners: readonly string[] = LISTENERS): readonly Transcript[] {
  return Object.keys(NEWCOMERS).flatMap((newcomer) => listeners.map((slug) => play(library, newcomer, slug)));
}

/** Prints what was said in every one of them. */
export function printTranscripts(library: Library, print: (line: string) => void): void {
  for (const { newcomer, listener, greeting, exchanges } of playAll(library)) {
    print(`\n## ${newcomer} & ${listener}\n${listener}: ${greeting}`);
    for (const { said, reply } of exchanges) print(`  > ${said}\n${listener}: ${reply.text}`);
  }
}
