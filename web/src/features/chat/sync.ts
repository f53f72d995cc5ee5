/**
 * Sends what waits on this device, as spec §4 "Offline/online" says: one at a time, one sync at a time, marked when the
 * server answers ok; what fails stays for a later attempt. The same id makes a repeat harmless (chat.md R2).
 */
import { ApiError, isUnreachable, sentenceFor } from '../../platform/api-client/api-error.ts';
import { logFailure } from '../../platform/log.ts';
import { backoffMs } from '../../platform/realtime/backoff.ts';
import { tellOtherTabs } from '../../platform/realtime/tab-channel.ts';
import { postQueued } from './api.ts';
import { goesByItself, listUnsent, markRefused, markSynced } from './offline.ts';
import { isDayOver, isRefusal, type RefusalKind, refusalKind } from './refusal.ts';

/** Spec §9: a sync starts 1 s after something was queued. */
const SYNC_AFTER_QUEUING_MS = 1_000;
const RETRY = { firstMs: 1_000, capMs: 30_000 };
const LOCK = 'cafune-sync';

/** What became of one message: the server has it, or refused it; `kind` when that was not about the message. */
export type SyncEvent = {
  conversationId: string;
  /** With `clientId` it is about that message alone. */
  refused?: { kind: RefusalKind | null; message: string; clientId?: string };
};
type Listener = (event: SyncEvent) => Promise<void> | void;
type Waiting = Awaited<ReturnType<typeof listUnsent>>[number];

const listeners = new Set<Listener>();
/** What a screen is sending right now: not sent a second time from here. */
const beingSent = new Set<string>();
let isOpen = false;
let tellSignedOut = (): void => undefined;
let running: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let attempt = 0;
/** The last attempt did not reach the server. */
let isUnreached = false;

/** Hears what became of what waited, until the returned function is called. */
export function listenToSync(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A screen takes a message into its own hands, or gives it back. */
export function setBeingSent(clientId: string, isSending: boolean): void {
  if (isSending) beingSent.add(clientId);
  else beingSent.delete(clientId);
}

/** Whether a screen is sending it right now: the server may have it already. */
export function isBeingSent(clientId: string): boolean {
  return beingSent.has(clientId);
}

/**
 * Works off the queue from now on until the signal: at once, when the connection or the reader comes back.
 * `onSignedOut`: the session is over, and nothing goes until the person is back in.
 */
export function openSync(signal: AbortSignal, onSignedOut: () => void = () => undefined): void {
  isOpen = true;
  tellSignedOut = onSignedOut;
  const now = (): void => requestSync(0);
  addEventListener('online', now, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && now(), { signal });
  signal.addEventListener('abort', () => {
    isOpen = false;
    clearTimeout(timer);
  });
  now();
}

/** Syncs after a pause if there is a connection by then. */
export function requestSync(afterMs = SYNC_AFTER_QUEUING_MS): void {
  clearTimeout(timer);
  if (isOpen) timer = setTimeout(() => void sync(), afterMs);
}

/** Whether nothing gets to the server now, as far as is known. */
export function isCutOff(): boolean {
  return !navigator.onLine || isUnreached;
}

/** Does something while nothing is being sent, in whatever tab. */
export async function betweenSyncs<Value>(work: () => Promise<Value>): Promise<Value> {
  await running?.catch(() => undefined);
  return withLock(work);
}

/** One sync at a time, in this tab and among all of this browser. */
function sync(): Promise<void> {
  running ??= pass().finally(() => {
    running = null;
  });
  return running;
}

async function pass(): Promise<void> {
  if (!navigator.onLine) return;
  const failure = await withLock(sendAll).catch((error: unknown) => error ?? new Error('unknown'));
  isUnreached = failure !== null && isUnreachable(failure);
  if (failure === null) {
    attempt = 0;
    return;
  }
  // Spec §4: a failed sync is only logged; what waits goes again, later each time.
  logFailure('A sincronização não terminou.');
  if (isSignedOut(failure)) return tellSignedOut();
  const atLeastMs = failure instanceof ApiError ? (failure.retryAfterSeconds ?? 0) * 1_000 : 0;
  requestSync(Math.max(backoffMs(attempt, Math.random(), RETRY), atLeastMs));
  attempt += 1;
}

async function withLock<Value>(work: () => Promise<Value>): Promise<Value> {
  if (typeof navigator.locks === 'undefined') return work();
  return navigator.locks.request(LOCK, work);
}

/**
 * Oldest first, each once, but a crisis before all else; the failure that ended it, or null. What is not about the message stops its
 * conversation.
 */
async function sendAll(): Promise<unknown> {
  const tried = new Set<string>();
  const stopped = new Set<string>();
  const urgent = new Map<string, boolean>();
  const isReady = (message: Waiting): boolean =>
    goesByItself(message) && !tried.has(message.clientId) && !beingSent.has(message.clientId);
  while (isOpen) {
    // Read again each time: the person may have deleted one, or written more.
    const ready = (await listUnsent()).filter(isReady);
    const message = (await findUrgent(ready, urgent)) ?? ready.find((item) => !stopped.has(item.conversationId));
    if (message === undefined) return null;
    tried.add(message.clientId);
    const failure = await send(message, () => stopped.add(message.conversationId));
    if (failure !== null) return failure;
  }
  return null;
}

/** Where that cannot be told, all keep their order. */
async function findUrgent(ready: readonly Waiting[], known: Map<string, boolean>): Promise<Waiting | undefined> {
  if (ready.length === 0) return undefined;
  return import('./safety/crisis-check.ts').then(
    ({ findCrisis }) => findCrisis(ready, known),
    () => undefined,
  );
}

async function send(message: Waiting, stopConversation: () => void): Promise<unknown> {
  const { conversationId, clientId, content, timestamp, quote, reply } = message;
  try {
    await postQueued(conversationId, {
      clientId,
      content,
      timestamp,
      ...(quote && { quotedId: quote.messageId }),
      ...(reply && { offlineReply: { text: reply.text, at: reply.at } }),
    });
    await markSynced(message);
    tellOtherTabs({ type: 'conversation-changed', conversationId });
    await tell({ conversationId });
    return null;
  } catch (error) {
    if (!isRefusal(error) || isDayOver(error) || isSignedOut(error)) return error;
    const kind = refusalKind(error);
    const refused = { kind, message: sentenceFor(error), ...(kind === 'text' && { clientId }) };
    if (kind !== null && kind !== 'text') stopConversation();
    await markRefused(message, refused.message, refused.kind === null);
    await tell({ conversationId, refused });
    return null;
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

async function tell(event: SyncEvent): Promise<void> {
  await Promise.all([...listeners].map((listener) => listener(event)));
}
