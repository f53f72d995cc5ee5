/** Gets what the person wrote to the server: in order, once, again by itself until it is there (chat.md R1, R8, R10, R12). */
import { uuidv7 } from 'uuidv7';
import { ApiError, sentenceFor } from '../../platform/api-client/api-error.ts';
import { backoffMs } from '../../platform/realtime/backoff.ts';
import { tellOtherTabs } from '../../platform/realtime/tab-channel.ts';
import { readOwner } from '../../platform/storage/owner.ts';
import { postMessage } from './api.ts';
import type { ConversationSession } from './conversation-session.ts';
import type { Outgoing } from './conversation-state.ts';
import { refresh, takeAnswer } from './conversation-sync.ts';
import {
  forgetMessage,
  keepMessage,
  listUnsent,
  markRefused,
  markSynced,
  type OfflineMessage,
  QUEUE_EXPIRY_MS,
  QUEUE_LIMIT,
} from './offline.ts';
import { isRefusal, refusalKind } from './refusal.ts';
import { waitForNextTry } from './retry-wait.ts';

const RETRY = { firstMs: 1_000, capMs: 30_000 };
/** R12: after as many refusals a message can only be deleted. */
const MAX_REFUSALS = 3;
const EXPIRED = 'Esperou mais de 7 dias e não vai mais sozinha. Toque pra mandar agora.';

/** First load: the newest page, and what was written here but never confirmed, which goes again by itself. */
export async function start(session: ConversationSession): Promise<void> {
  try {
    await refresh(session);
  } finally {
    if (!session.signal.aborted) await sendWaiting(session);
  }
}

/** Takes up what waits on this device for this conversation. */
export async function sendWaiting(session: ConversationSession): Promise<void> {
  for (const record of await listUnsent(session.conversationId)) {
    const { messages, outgoing } = session.getState();
    if (messages.some((message) => message.clientId === record.clientId)) await markSynced(record);
    else if (!outgoing.some((item) => item.clientId === record.clientId)) restore(session, record);
  }
  void drain(session);
}

function restore(session: ConversationSession, record: OfflineMessage): void {
  const { clientId, content, timestamp, refusals = 0 } = record;
  const isExpired = Date.now() - Date.parse(timestamp) > QUEUE_EXPIRY_MS;
  const reason = record.reason ?? (isExpired ? EXPIRED : null);
  session.queue.refusals.set(clientId, refusals);
  const canRetry = refusals < MAX_REFUSALS;
  const outgoing: Outgoing = { clientId, content, createdAt: timestamp, status: 'failed', reason, canRetry };
  session.dispatch({ type: 'outgoing-set', outgoing });
}

/** Sends something new: an id is made and the text is kept on this device before the first attempt. */
export async function sendNew(session: ConversationSession, content: string): Promise<void> {
  const { conversationId } = session;
  const clientId = uuidv7();
  const createdAt = new Date().toISOString();
  session.dispatch({
    type: 'outgoing-set',
    outgoing: { clientId, content, createdAt, status: 'sending', reason: null },
  });
  if (await keepMessage({ clientId, conversationId, content, timestamp: createdAt })) {
    await drain(session);
    return;
  }
  session.dispatch({ type: 'outgoing-removed', clientId });
  const message = `Já há ${QUEUE_LIMIT} mensagens esperando pra ir.`;
  session.effects.onRefused({ kind: 'queue-full', message, content });
}

/** Tries a failed one again at once, under the same id: the server keeps one and charges once. */
export async function sendAgain(session: ConversationSession, clientId: string): Promise<void> {
  const outgoing = session.getState().outgoing.find((item) => item.clientId === clientId);
  if (outgoing === undefined || outgoing.status === 'sending' || outgoing.canRetry === false) return;
  session.dispatch({ type: 'outgoing-set', outgoing: { ...outgoing, status: 'sending', reason: null } });
  await drain(session);
}

export async function discard(session: ConversationSession, clientId: string): Promise<void> {
  session.dispatch({ type: 'outgoing-removed', clientId });
  await forgetMessage({ clientId, conversationId: session.conversationId });
}

/** What may go now, oldest first: all but what the server has, and what waits for the person. */
function waiting(session: ConversationSession): Outgoing[] {
  const { stored } = session.queue;
  return session.getState().outgoing.filter((item) => item.reason === null && !stored.has(item.clientId));
}

function nextWaiting(session: ConversationSession): Outgoing | undefined {
  return session.signal.aborted || !isOwnLogin(session) ? undefined : waiting(session)[0];
}

function isOwnLogin(session: ConversationSession): boolean {
  session.ownerId ??= readOwner();
  return session.ownerId === readOwner();
}

/** One at a time until nothing waits; ends when the replies asked for were taken too. */
async function drain(session: ConversationSession): Promise<void> {
  const { queue } = session;
  if (queue.isRunning) {
    queue.wake?.();
    return;
  }
  queue.isRunning = true;
  const answers: Promise<void>[] = [];
  try {
    let failures = 0;
    for (let item = nextWaiting(session); item !== undefined; item = nextWaiting(session)) {
      const failure = await deliver(session, item, answers);
      failures = (await settle(session, item, { failure, failures })) ? failures + 1 : 0;
    }
  } finally {
    queue.isRunning = false;
  }
  await Promise.all(answers);
}

type Attempt = { failure: unknown; failures: number };

/** After one attempt: nothing to do, a refusal to show, or a pause; true when it is to be tried again. */
async function settle(session: ConversationSession, item: Outgoing, { failure, failures }: Attempt): Promise<boolean> {
  if (failure === null || session.signal.aborted) return false;
  if (isRefusal(failure)) {
    await refuse(session, item, failure);
    return false;
  }
  hold(session);
  await waitForNextTry(session, tryAfter(failure, failures));
  return true;
}

function tryAfter(failure: unknown, attempt: number): { ms: number; atLeastMs: number } {
  const atLeastMs = failure instanceof ApiError ? (failure.retryAfterSeconds ?? 0) * 1_000 : 0;
  return { ms: Math.max(backoffMs(attempt, Math.random(), RETRY), atLeastMs), atLeastMs };
}

/** One attempt; the error of one that did not get there. A repeat by itself leaves the bubble as it is until it did. */
async function deliver(session: ConversationSession, item: Outgoing, answers: Promise<void>[]): Promise<unknown> {
  const { conversationId, effects, signal } = session;
  const { clientId, content, createdAt } = item;
  const byItself = item.status === 'failed';
  if (!byItself) effects.onAsked();
  try {
    const response = await postMessage(conversationId, { clientId, content, timestamp: createdAt }, signal);
    session.queue.stored.add(clientId);
    if (byItself) {
      effects.onAsked();
      session.dispatch({ type: 'outgoing-set', outgoing: { ...item, status: 'sending' } });
    }
    await markSynced({ clientId, conversationId });
    effects.onStored();
    tellOtherTabs({ type: 'conversation-changed', conversationId });
    answers.push(takeAnswer(session, response, clientId));
    return null;
  } catch (error) {
    return error ?? new Error('unknown');
  }
}

/** The network or the server did not take it: it and those behind it say so, and will go by themselves. */
function hold(session: ConversationSession): void {
  const asked = waiting(session).filter((item) => item.status === 'sending');
  for (const item of asked) session.dispatch({ type: 'outgoing-set', outgoing: { ...item, status: 'failed' } });
  if (asked.length > 0) session.effects.onBalance();
}

async function refuse(session: ConversationSession, item: Outgoing, error: unknown): Promise<void> {
  const { conversationId, effects, queue } = session;
  const kind = refusalKind(error);
  const reason = sentenceFor(error);
  effects.onBalance();
  if (kind !== null && !session.inBackground) {
    const back = waiting(session);
    for (const { clientId } of back) await discard(session, clientId);
    effects.onRefused({ kind, message: reason, content: back.map(({ content }) => content).join('\n') });
    return;
  }
  // What is about the account is not about the message: it may go when the person is back.
  const aboutMessage = kind === null && error instanceof ApiError && error.status !== 401;
  const refusals = (queue.refusals.get(item.clientId) ?? 0) + (aboutMessage ? 1 : 0);
  queue.refusals.set(item.clientId, refusals);
  if (aboutMessage) await markRefused({ clientId: item.clientId, conversationId }, reason);
  const outgoing: Outgoing = { ...item, status: 'failed', reason, canRetry: refusals < MAX_REFUSALS };
  session.dispatch({ type: 'outgoing-set', outgoing });
}
