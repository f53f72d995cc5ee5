/** Gets what the person wrote to the server: in order, once; what does not get there waits for the sync (chat.md R1, R8, R12). */
import { uuidv7 } from 'uuidv7';
import { ApiError, isUnreachable, sentenceFor } from '../../platform/api-client/api-error.ts';
import { tellOtherTabs } from '../../platform/realtime/tab-channel.ts';
import { readOwner } from '../../platform/storage/owner.ts';
import { postMessage } from './api.ts';
import { readCached, savePage } from './conversation-cache.ts';
import type { ConversationSession } from './conversation-session.ts';
import type { Outgoing, OutgoingQuote } from './conversation-state.ts';
import { refresh, takeAnswer } from './conversation-sync.ts';
import {
  forgetMessage,
  isExpired,
  keepMessage,
  listUnsent,
  MAX_REFUSALS,
  markRefused,
  markSynced,
  markWanted,
  QUEUE_LIMIT,
} from './offline.ts';
import { isRefusal, refusalKind } from './refusal.ts';
import { isBeingSent, listenToSync, requestSync, type SyncEvent, setBeingSent } from './sync.ts';

type UnsentRecord = Awaited<ReturnType<typeof listUnsent>>[number];
type Refused = NonNullable<SyncEvent['refused']>;

const EXPIRED = 'Esperou mais de 7 dias e não vai mais sozinha. Toque pra mandar agora.';

/** Without a connection: what was seen of it last. @throws the failure when nothing was, or it says more than that */
export async function showSeen(session: ConversationSession, failure: unknown): Promise<void> {
  const { page } = isUnreachable(failure, session.signal) ? await readCached(session.conversationId) : {};
  if (page === undefined) throw failure;
  if (!session.getState().isLoaded) session.dispatch({ type: 'page-loaded', ...page });
}

/** What is on screen is kept for reading without a connection at most this long after it changed, a reply being written too. */
const KEEP_AFTER_MS = 1_000;

/** Until the session ends: takes what the sync got across, and keeps on this device what is on screen. */
export function attach(session: ConversationSession): void {
  const { signal, conversationId } = session;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    void keepPage(session);
  };
  const keepSoon = (): void => {
    timer ??= setTimeout(keep, KEEP_AFTER_MS);
  };
  const unsubscribe = session.subscribe(keepSoon);
  const unheard = listenToSync(async (event) => {
    if (event.conversationId === conversationId) await takeSynced(session, event);
  });
  addEventListener('pagehide', keep, { signal });
  const loseConnection = (): void => {
    keep();
    answerSoon(session);
  };
  addEventListener('offline', loseConnection, { signal });
  keepSoon();
  signal.addEventListener('abort', () => {
    unsubscribe();
    unheard();
    keep();
  });
}

/** Keeps the newest page on this device as it is now. */
async function keepPage(session: ConversationSession): Promise<void> {
  const { isLoaded, messages, lastSeq, hasOlder } = session.getState();
  // Another tab may have let somebody else in: what is still on screen here is not theirs.
  if (isLoaded && isOwnLogin(session))
    await savePage(session.conversationId, { items: messages, lastSeq, hasMore: hasOlder });
}

/** Draws what waits on this device for this conversation. */
export async function showUnsent(session: ConversationSession): Promise<void> {
  const records = await listUnsent(session.conversationId);
  if (session.signal.aborted) return;
  const { messages } = session.getState();
  for (const record of records) {
    if (messages.some((message) => message.clientId === record.clientId)) await markSynced(record);
    else if (!isBeingSent(record.clientId) && !isOnItsWay(session, record.clientId))
      session.dispatch({ type: 'outgoing-set', outgoing: toOutgoing(record) });
  }
  if (records.length > 0) answerSoon(session);
}

/** Without a connection she answers here; where her engine is not on this device, what waits only waits. */
function answerSoon(session: ConversationSession): void {
  import('./offline-engine/answer-waiting.ts')
    .then(({ answerWaiting }) => answerWaiting(session))
    .catch(() => undefined);
}

function toOutgoing(record: UnsentRecord): Outgoing {
  const { clientId, content, timestamp: createdAt, refusals = 0, quote, reply: kept } = record;
  const reason = record.reason ?? (isExpired(record) ? EXPIRED : null);
  const status = reason === null ? 'queued' : 'failed';
  const reply = kept && { text: kept.text, at: kept.at, isWhole: true };
  return { clientId, content, createdAt, status, reason, canRetry: refusals < MAX_REFUSALS, quote, reply };
}

function isOnItsWay(session: ConversationSession, clientId: string): boolean {
  return session.getState().outgoing.some((item) => item.clientId === clientId && item.status === 'sending');
}

type SendOptions = {
  quote?: OutgoingQuote | undefined;
  /** Called once: it is on this device, or as many wait already as may wait. */
  onTaken?: (isKept: boolean) => void;
  /** What has to be on screen before it. */
  before?: () => Promise<void>;
};

/** Sends something new: an id is made, and the text is kept on this device before it is on screen or first tried. */
export async function sendNew(
  session: ConversationSession,
  content: string,
  { quote, onTaken, before }: SendOptions = {},
): Promise<void> {
  const { conversationId } = session;
  const clientId = uuidv7();
  const createdAt = new Date().toISOString();
  setBeingSent(clientId, true);
  const isKept = await keepMessage({
    clientId,
    conversationId,
    content,
    timestamp: createdAt,
    ...(quote && { quote }),
  });
  onTaken?.(isKept);
  if (!isKept) {
    setBeingSent(clientId, false);
    const message = `Já há ${QUEUE_LIMIT} mensagens esperando pra ir.`;
    session.effects.onRefused({ kind: 'queue-full', message, content: '' });
    return;
  }
  await before?.();
  const waits = !navigator.onLine || session.getState().outgoing.some((item) => item.status === 'queued');
  const status = waits ? 'queued' : 'sending';
  session.dispatch({ type: 'outgoing-set', outgoing: { clientId, content, createdAt, status, reason: null, quote } });
  setBeingSent(clientId, !waits);
  if (waits) {
    requestSync();
    answerSoon(session);
  } else await drain(session);
}

/** The person asks: what waits goes now, what was refused is tried again under the same id. */
export async function sendAgain(session: ConversationSession, clientId: string): Promise<void> {
  const outgoing = session.getState().outgoing.find((item) => item.clientId === clientId);
  if (outgoing === undefined || outgoing.status === 'sending' || outgoing.canRetry === false) return;
  await markWanted({ clientId, conversationId: session.conversationId });
  session.dispatch({ type: 'outgoing-set', outgoing: { ...outgoing, status: 'queued', reason: null } });
  requestSync(0);
}

export async function discard(session: ConversationSession, clientId: string): Promise<void> {
  session.dispatch({ type: 'outgoing-removed', clientId });
  await forgetMessage({ clientId, conversationId: session.conversationId });
}

/** What this screen is to send now, oldest first, but for what the server has. */
function waiting(session: ConversationSession): Outgoing[] {
  const { stored } = session.queue;
  return session.getState().outgoing.filter((item) => item.status === 'sending' && !stored.has(item.clientId));
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
  if (queue.isRunning) return;
  queue.isRunning = true;
  const answers: Promise<void>[] = [];
  try {
    for (let item = nextWaiting(session); item !== undefined; item = nextWaiting(session)) {
      const failure = await deliver(session, item, answers);
      setBeingSent(item.clientId, false);
      if (failure === null) continue;
      if (isRefusal(failure) && !session.signal.aborted) await refuse(session, item, failure);
      else queueAll(session, failure);
    }
  } finally {
    queue.isRunning = false;
    // Whoever left the screen in between leaves the rest to the sync.
    if (waiting(session).length > 0) handOver(session);
  }
  await Promise.all(answers);
}

/** One attempt; the error of one that did not get there. */
async function deliver(session: ConversationSession, item: Outgoing, answers: Promise<void>[]): Promise<unknown> {
  const { conversationId, effects, signal } = session;
  const { clientId, content, createdAt, quote } = item;
  effects.onAsked();
  try {
    const body = { clientId, content, timestamp: createdAt, ...(quote && { quotedId: quote.messageId }) };
    const response = await postMessage(conversationId, body, signal);
    session.queue.stored.add(clientId);
    await markSynced({ clientId, conversationId });
    effects.onStored();
    tellOtherTabs({ type: 'conversation-changed', conversationId });
    answers.push(takeAnswer(session, response, clientId));
    return null;
  } catch (error) {
    return error ?? new Error('unknown');
  }
}

/** The network or the server did not take it: it and those behind it wait for the sync. */
function queueAll(session: ConversationSession, failure: unknown): void {
  handOver(session, failure instanceof ApiError ? (failure.retryAfterSeconds ?? 0) * 1_000 : 0);
  session.effects.onBalance();
}

function handOver(session: ConversationSession, afterMs = 0): void {
  for (const item of waiting(session)) {
    setBeingSent(item.clientId, false);
    session.dispatch({ type: 'outgoing-set', outgoing: { ...item, status: 'queued' } });
  }
  if (afterMs > 0) requestSync(afterMs);
  else requestSync();
  answerSoon(session);
}

async function refuse(session: ConversationSession, item: Outgoing, error: ApiError): Promise<void> {
  const { conversationId, effects } = session;
  const kind = refusalKind(error);
  const message = sentenceFor(error);
  effects.onBalance();
  // What is not about the message: it may go when the person is back.
  if (kind === null) await markRefused({ clientId: item.clientId, conversationId }, message, error.status !== 401);
  session.dispatch({ type: 'outgoing-set', outgoing: { ...item, status: 'failed' } });
  await takeRefusal(session, { kind, message, ...(kind === 'text' && { clientId: item.clientId }) });
}

/**
 * Coins or free replies are missing, or nobody may write to her: all that did not go comes back to the field; where only one
 * message is meant, that one. Otherwise the bubble says why.
 */
async function takeRefusal(session: ConversationSession, refused: Refused): Promise<void> {
  const { kind, message, clientId: only } = refused;
  if (kind === null) return showUnsent(session);
  const isBack = ({ clientId }: Outgoing) => !session.queue.stored.has(clientId) && (only ?? clientId) === clientId;
  const back = session.getState().outgoing.filter(isBack);
  for (const { clientId } of back) {
    setBeingSent(clientId, false);
    await discard(session, clientId);
  }
  session.effects.onRefused({ kind, message, content: back.map(({ content }) => content).join('\n') });
}

/** The sync got something of this conversation to the server, or was refused. */
async function takeSynced(session: ConversationSession, { refused }: SyncEvent): Promise<void> {
  if (refused !== undefined) return takeRefusal(session, refused);
  await refresh(session).catch(() => undefined);
}
