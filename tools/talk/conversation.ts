import { compose, type Library, mergeFacts } from '@cafune/dialogue';
import type { CharacterCard, DialogueMessage, Fact } from '@cafune/dialogue/request';

const HISTORY = 40;

export type Conversation = { reply(text: string): Reply };
/** `lines` are the sentences the reply was put together from. */
export type Reply = { text: string; lines: readonly string[]; state: unknown };
export type ConversationStart = { library: Library; character: CharacterCard; seed: number; now(): Date };

/** One conversation with the embedded engine, from her greeting on, with the memory of this conversation alone. */
export function startConversation({ library, character, seed, now }: ConversationStart): Conversation {
  let history: DialogueMessage[] = [{ role: 'character', text: character.greeting }];
  let facts: Fact[] = [];
  let state: unknown;
  let turn = 0;
  return {
    reply(text) {
      history = [...history, { role: 'person' as const, text }].slice(-HISTORY);
      const request = { character, personName: undefined, history, facts, state, seed: seed + turn, now: now() };
      const reply = compose(library, request);
      turn += 1;
      // The state travels as JSON between two replies.
      state = JSON.parse(JSON.stringify(reply.state));
      facts = mergeFacts(facts, reply.facts);
      history.push({ role: 'character', text: reply.text });
      return { text: reply.text, lines: reply.lines, state };
    },
  };
}
