import { gleanFacts } from '../gleaning/glean.ts';
import { mergeFacts } from '../gleaning/merge.ts';
import type { CharacterCard, DialogueMessage, Fact, ReplyRequest } from '../request.ts';
import { mannerWords } from '../speaking/manner.ts';
import { compose } from './compose.ts';
import type { Library } from './library.ts';
import { readState } from './state.ts';

/** One whole reply. `state` is its place in the branch, `used` what is not said again whichever branch goes on. */
export type Answer = { text: string; facts: readonly Fact[]; state: unknown; used: unknown };

/** One reply as it is asked for and kept: on the server, and without a connection on the device. Pure. */
export function answer(library: Library, request: ReplyRequest): Answer {
  const { text, facts, state } = compose(library, { ...request, state: joinState(request) });
  // What was said once stays said whichever branch the conversation takes; where it stood belongs to the branch.
  const { spent, asked, ...place } = state;
  return { text, facts, state: place, used: { spent, asked } };
}

function joinState({ state, used }: ReplyRequest): unknown {
  if (typeof used !== 'object' || used === null) return undefined;
  return { ...(typeof state === 'object' && state !== null ? state : readState(undefined)), ...used };
}

/**
 * Without a yes to memory she still knows what stands in the messages before the one she answers; nothing of it is kept.
 * What that one tells is news to her.
 */
export function readFacts(history: readonly DialogueMessage[], now: Date): Fact[] {
  let known: Fact[] = [];
  let before: string | undefined;
  for (const [index, { role, text }] of history.slice(0, -1).entries()) {
    if (role !== 'person') continue;
    const lastLine = history[index - 1]?.text;
    known = mergeFacts(known, gleanFacts(text, { lastLine, before, known, now }));
    before = text;
  }
  return known;
}

/** A positive 31-bit number from the random end of an id. */
export function seedOf(id: string): number {
  return Number.parseInt(id.slice(-8), 16) & 0x7fff_ffff;
}

/** The parts of a card the engine reads: what her maker wrote for models alone stays behind. */
export type PublicCard = Pick<CharacterCard, 'name' | 'age' | 'city' | 'occupation' | 'speech' | 'personality'> & {
  loves: string[];
};

/** The card for a device of whoever talks with her: the engine says the same with it as with the whole. */
export function publicCard({ name, age, city, occupation, speech, loves, personality }: CharacterCard): PublicCard {
  return { name, age, city, occupation, speech: mannerWords(speech), loves: [...loves], personality };
}

/** The other way: a card the engine can read. */
export function wholeCard(card: PublicCard): CharacterCard {
  return { ...card, id: '', bio: '', greeting: '', scenario: '', exampleDialogue: '' };
}
