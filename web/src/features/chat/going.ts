/** Going elsewhere in a long conversation, and catching up with other devices; brought when that is first done. */
import { readEvents } from '../../platform/realtime/read-events.ts';
import { openConversationStream, readMessages, readStreamEvent } from './api.ts';
import type { ConversationSession } from './conversation-session.ts';
import { isReplying } from './conversation-state.ts';
import { follow, refresh } from './conversation-sync.ts';

/** Messages on each side of the one the reader goes to. */
const AROUND = 30;
/** What another device did comes within this, or a fresh page is read. */
const CATCH_UP_MS = 4_000;

/** A place in the conversation; without an id, the first message from the position on. */
export type Place = { seq: number; messageId?: string | undefined };

/** Takes the reader to a place, with what is around it. */
export async function goTo(session: ConversationSession, { seq, messageId }: Place): Promise<void> {
  const { messages } = session.getState();
  const known = messageId !== undefined && messages.some((message) => message.id === messageId);
  if (known) return session.dispatch({ type: 'focused', messageId });
  const { conversationId, signal } = session;
  const [before, after] = await Promise.all([
    readMessages(conversationId, { before: seq, limit: AROUND, signal }),
    readMessages(conversationId, { after: seq - 1, limit: AROUND, signal }),
  ]);
  const target = after.items.find((message) => message.id === messageId) ?? after.items[0] ?? before.items.at(-1);
  session.dispatch({
    type: 'window-loaded',
    items: [...before.items, ...after.items],
    lastSeq: Math.max(before.lastSeq, after.lastSeq),
    hasOlder: before.hasMore,
    hasNewer: after.hasMore,
    focusId: target?.id ?? null,
  });
}

/** Back to the newest messages from anywhere. */
export async function goToEnd(session: ConversationSession): Promise<void> {
  if (!session.getState().hasNewer) return;
  const page = await readMessages(session.conversationId, { signal: session.signal });
  session.dispatch({ type: 'end-loaded', ...page });
  if (isReplying(session.getState())) void follow(session);
}

/**
 * Reads what another device or tab did, up to a number of the sequence, or to where the server is by now: the events themselves,
 * so that what changed far above changes on screen too; a fresh page where they are gone.
 */
export async function catchUp(session: ConversationSession, told?: number): Promise<void> {
  // What is followed already ends with the reply: what came behind it is still to be read.
  await session.following;
  const seq = told ?? (await readLastSeq(session));
  if (session.signal.aborted || session.getState().lastSeq >= seq) return;
  await readEventsUntil(session, seq).catch(() => undefined);
  if (session.signal.aborted) return;
  const { hasGap, lastSeq } = session.getState();
  if (hasGap || lastSeq < seq) await refresh(session);
  else if (isReplying(session.getState())) void follow(session);
}

async function readLastSeq({ conversationId, getState, signal }: ConversationSession): Promise<number> {
  return (await readMessages(conversationId, { after: getState().lastSeq, limit: 1, signal })).lastSeq;
}

async function readEventsUntil(session: ConversationSession, seq: number): Promise<void> {
  const over = new AbortController();
  const end = (): void => over.abort();
  session.signal.addEventListener('abort', end);
  const timer = setTimeout(end, CATCH_UP_MS);
  try {
    const { body } = await openConversationStream(session.conversationId, session.getState().lastSeq, over.signal);
    for await (const part of readEvents(body ?? new ReadableStream())) {
      const read = readStreamEvent(part);
      session.dispatch(read === null ? { type: 'event-unreadable' } : { type: 'event', ...read });
      if (session.getState().hasGap || session.getState().lastSeq >= seq) return;
    }
  } finally {
    clearTimeout(timer);
    end();
    session.signal.removeEventListener('abort', end);
  }
}
