/** One reply without a connection, from what the device keeps: the engine of the server and its guard. Pure. */
import type { OfflineContext } from '@cafune/contract/chat/offline';
import { answer, type Library, readFacts, seedOf, typingRhythm, wholeCard } from '@cafune/dialogue';
import type { DialogueMessage, Fact, ReplyRequest } from '@cafune/dialogue/request';
import { checkMessage, checkWholeReply } from '@cafune/guard';

/** Where the engine stood after a reply given here, and what the person told since the context was read. */
export type OfflineEnd = { facts: readonly Fact[]; state: unknown; used: unknown };

export type OfflineQuestion = {
  context: OfflineContext;
  /** Oldest first, ending with the message that is answered. */
  history: readonly DialogueMessage[];
  /** After the last reply given here; null before the first. */
  after: OfflineEnd | null;
  /** The message's id, which the words are chosen by. */
  clientId: string;
  /** ISO 8601. */
  at: string;
};
/** `strokes` is the text as she types it. */
export type OfflineAnswer = {
  text: string;
  strokes: readonly { text: string; waitMs: number }[];
  after: OfflineEnd;
};

/** What a model is told of a conversation, on the server as well. */
const HISTORY = 40;

/**
 * The same words the server would find for the same request. Null where the guard would not let the message through as it is:
 * a crisis has its card, and the rest waits for the server.
 */
export function answerOffline(library: Library, question: OfflineQuestion): OfflineAnswer | null {
  const request = requestOf(question);
  const { history, now, seed } = request;
  const message = history.at(-1)?.text ?? '';
  const { verdict, declaresMinor } = checkMessage(message, { recent: history.slice(0, -1) }, now);
  if (verdict !== 'ok' || declaresMinor) return null;
  const { text, facts, state, used } = answer(library, request);
  if (checkWholeReply(text, { recent: history, now }) !== 'fit') return null;
  const told = [...(question.after?.facts ?? []), ...facts];
  return { text, strokes: typingRhythm(text, seed), after: { facts: told, state, used } };
}

function requestOf({ context, history: said, after, clientId, at }: OfflineQuestion): ReplyRequest {
  const history = said.slice(-HISTORY);
  const now = new Date(at);
  const kept = context.facts as readonly Fact[] | null;
  return {
    character: wholeCard(context.character),
    personName: context.personName ?? undefined,
    history,
    facts: kept === null ? readFacts(history, now) : [...kept, ...(after?.facts ?? [])],
    pinned: context.pinned,
    state: after === null ? context.state : after.state,
    used: after === null ? context.used : after.used,
    seed: seedOf(clientId),
    now,
  };
}
