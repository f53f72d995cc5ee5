/** Keeps a session in step with the server: pages, streams, stops (chat.md R7, R8, R11). */
import { ApiError, hasCode, isJson, sentenceFor } from '../../platform/api-client/api-error.ts';
import { backoffMs, pause } from '../../platform/realtime/backoff.ts';
import { readEvents } from '../../platform/realtime/read-events.ts';
import { tellOtherTabs } from '../../platform/realtime/tab-channel.ts';
import { openConversationStream, postRetry, postStop, readMessages, readStreamEvent } from './api.ts';
import type { ConversationSession } from './conversation-session.ts';
import { isReplying } from './conversation-state.ts';
import { refusalKind } from './refusal.ts';

/** At most what one answer brings (contract). */
const TAIL_LIMIT = 200;

/** The newest page, or what stands where the way changed; then, if a reply is on its way, the stream from there. */
export async function refresh(session: ConversationSession): Promise<void> {
  await readAgain(session);
  if (isReplying(session.getState())) void follow(session);
}

async function readAgain(session: ConversationSession): Promise<void> {
  const { conversationId, signal } = session;
  const { staleFrom } = session.getState();
  if (staleFrom === null)
    return session.dispatch({ type: 'page-loaded', ...(await readMessages(conversationId, { signal })) });
  const tail = await readMessages(conversationId, { after: staleFrom, limit: TAIL_LIMIT, signal });
  session.dispatch({ type: 'tail-shown', fromSeq: staleFrom, ...tail });
}

/** One page at a time, on either end. */
async function loadOnce(session: ConversationSession, load: () => Promise<void>): Promise<void> {
  if (session.isLoadingMore) return;
  session.isLoadingMore = true;
  try {
    await load();
  } finally {
    session.isLoadingMore = false;
  }
}

export async function loadOlder(session: ConversationSession): Promise<void> {
  const { hasOlder, messages } = session.getState();
  const first = messages[0];
  if (!hasOlder || first === undefined) return;
  await loadOnce(session, async () => {
    const page = await readMessages(session.conversationId, { before: first.seq, signal: session.signal });
    // The reader may have gone elsewhere meanwhile.
    if (session.getState().messages[0]?.id === first.id)
      session.dispatch({ type: 'older-loaded', items: page.items, hasMore: page.hasMore });
  });
}

export async function loadNewer(session: ConversationSession): Promise<void> {
  const { hasNewer, messages } = session.getState();
  const last = messages.at(-1);
  if (!hasNewer || last === undefined) return;
  await loadOnce(session, async () => {
    const page = await readMessages(session.conversationId, { after: last.seq, signal: session.signal });
    if (session.getState().messages.at(-1)?.id === last.id) session.dispatch({ type: 'newer-loaded', ...page });
  });
  if (!session.getState().hasNewer && isReplying(session.getState())) void follow(session);
}

/** Folds one stream in until nothing is being written; true when that was reached, false when the stream broke. */
async function consume(session: ConversationSession, response: Response): Promise<boolean> {
  if (response.body === null) return false;
  for await (const part of readEvents(response.body)) {
    const read = readStreamEvent(part);
    session.dispatch(read === null ? { type: 'event-unreadable' } : { type: 'event', ...read });
    if (session.getState().hasGap) return false;
    if (read?.event.type === 'text-end' || read?.event.type === 'error') {
      session.effects.onBalance(read.event.balanceCoins);
      if (!isReplying(session.getState())) return true;
    }
  }
  return false;
}

/** One pass: a fresh page if events were missed, then the stream from the last one seen. */
async function followOnce(session: ConversationSession): Promise<void> {
  const { conversationId, signal } = session;
  if (session.getState().hasGap) {
    await readAgain(session);
  }
  if (!isReplying(session.getState())) return;
  await consume(session, await openConversationStream(conversationId, session.getState().lastSeq, signal));
}

/** A refusal that asking again will not change. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

/** Follows the conversation until no reply is being written, through broken connections. */
export function follow(session: ConversationSession): Promise<void> {
  session.following ??= followThrough(session).finally(() => {
    session.following = null;
  });
  return session.following;
}

async function followThrough(session: ConversationSession): Promise<void> {
  for (let attempt = 0; !session.signal.aborted; attempt += 1) {
    const before = session.getState().lastSeq;
    const failure: unknown = await followOnce(session).then(
      () => null,
      (error: unknown) => error,
    );
    const { lastSeq, hasGap } = session.getState();
    if (isFinal(failure) || (!hasGap && !isReplying(session.getState()))) return;
    if (lastSeq > before) attempt = 0;
    await pause(backoffMs(attempt, Math.random()), session.signal);
  }
}

/** Past this point the message is stored: whatever breaks, only following is needed. */
export async function takeAnswer(
  session: ConversationSession,
  response: Response,
  clientId: string | null,
): Promise<void> {
  try {
    const ended = isJson(response) ? false : await consume(session, response);
    if (ended) {
      tellOtherTabs({ type: 'conversation-changed', conversationId: session.conversationId });
      return;
    }
  } catch {
    // A broken stream: the reply goes on being written on the server.
  }
  if (session.signal.aborted) return;
  const unseen = clientId === null || session.getState().outgoing.some((item) => item.clientId === clientId);
  if (unseen || isJson(response)) session.dispatch({ type: 'event-unreadable' });
  void follow(session);
}

/** Asks again for a reply that failed or was cut. */
export async function retryReply(session: ConversationSession, messageId: string): Promise<void> {
  session.effects.onAsked();
  try {
    const response = await postRetry(session.conversationId, messageId, session.signal);
    await takeAnswer(session, response, null);
  } catch (error) {
    if (session.signal.aborted) return;
    session.effects.onBalance();
    const kind = refusalKind(error);
    if (kind !== null) session.effects.onRefused({ kind, message: sentenceFor(error), content: '' });
    else if (hasCode(error, 'chat.nothing-to-retry')) await refresh(session);
    else session.dispatch({ type: 'reply-refused', messageId, message: sentenceFor(error) });
  }
}

/** Stops the reply: exactly what is on screen stays. */
export async function stop(session: ConversationSession): Promise<void> {
  const { stopped } = await postStop(session.conversationId, session.getState().lastSeq, session.signal);
  if (!stopped) await refresh(session);
}
