import { compose, type Library } from '@cafune/dialogue';
import type { CharacterCard, DialogueMessage, Fact, FactRelation } from '@cafune/dialogue/request';

/** A person has one of each; a new one takes the place of the old, as in the product's memory. */
const SINGLE: readonly FactRelation[] = ['name', 'city', 'job'];
const HISTORY = 40;

export type Conversation = { reply(text: string): Reply };
/** `lines` are the sentences the reply was put together from. */
export type Reply = { text: string; lines: readonly string[]; state: unknown };
export type ConversationStart = { library: Library; character: CharacterCard; seed: number; now(): Date };

function remember(known: readonly Fact[], fresh: readonly Fact[]): Fact[] {
  let facts = [...known];
  for (const fact of fresh) {
    if (SINGLE.includes(fact.relation)) facts = facts.filter(({ relation }) => relation !== fact.relation);
    facts.push(fact);
  }
  return facts;
}

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
      facts = remember(facts, reply.facts);
      history.push({ role: 'character', text: reply.text });
      return { text: reply.text, lines: reply.lines, state };
    },
  };
}
