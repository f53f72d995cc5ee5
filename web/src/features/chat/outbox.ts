/** Sends what waits in conversations that are not on screen: on load, and when one is left with messages waiting. */
import { createSession, type SessionEffects } from './conversation-session.ts';
import { sendWaiting } from './delivery.ts';
import { listUnsent, tidyUp } from './offline.ts';

type Outbox = { effects: SessionEffects; signal: AbortSignal };

let outbox: Outbox | null = null;
const onScreen = new Set<string>();
const sending = new Map<string, AbortController>();

/** The conversation's own screen sends from now on. */
export function enterConversation(conversationId: string): void {
  onScreen.add(conversationId);
  sending.get(conversationId)?.abort();
  sending.delete(conversationId);
}

export function leaveConversation(conversationId: string): void {
  onScreen.delete(conversationId);
  if (outbox !== null) void sendFromAfar(outbox, conversationId);
}

async function sendFromAfar({ effects, signal }: Outbox, conversationId: string): Promise<void> {
  if (signal.aborted || onScreen.has(conversationId) || sending.has(conversationId)) return;
  const abort = new AbortController();
  sending.set(conversationId, abort);
  signal.addEventListener('abort', () => enterNobody(conversationId, abort));
  await sendWaiting(createSession(conversationId, { signal: abort.signal, inBackground: true }, effects));
}

function enterNobody(conversationId: string, abort: AbortController): void {
  abort.abort();
  if (sending.get(conversationId) === abort) sending.delete(conversationId);
}

type Account = { accountId: string; isGuest: boolean };

/** Opens the outbox of an account until the signal. */
export async function openOutbox(account: Account, box: Outbox): Promise<void> {
  await tidyUp(account.accountId, account.isGuest, Date.now());
  if (box.signal.aborted) return;
  outbox = box;
  box.signal.addEventListener('abort', () => {
    if (outbox === box) outbox = null;
  });
  const conversations = new Set((await listUnsent()).map((message) => message.conversationId));
  for (const conversationId of conversations) void sendFromAfar(box, conversationId);
}
