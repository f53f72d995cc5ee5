/** Turning at a message: other versions, rewriting, going on, deleting, reacting (chat.md "Data"). */
import type { Message, Reaction } from '@cafune/contract/chat';
import { uuidv7 } from 'uuidv7';
import { hasCode, isJson, sentenceFor } from '../../platform/api-client/api-error.ts';
import { showToast } from '../../ui/toast-store.ts';
import * as api from './branches/api.ts';
import type { ConversationSession } from './conversation-session.ts';
import { refresh, takeAnswer } from './conversation-sync.ts';
import { goTo, goToEnd } from './going.ts';
import { isRefusal, refusalKind } from './refusal.ts';

const EDIT_WAITS = 'Não foi. Veja a conexão e tente de novo.';

function find(session: ConversationSession, messageId: string): Message | undefined {
  return session.getState().messages.find((message) => message.id === messageId);
}

function tailKey(messageId: string, variant: number): string {
  return `${messageId}:${variant}`;
}

/** Keeps what is on screen from a message on, if all of it is here: going back to it shows it at once. */
function keepTail(session: ConversationSession, message: Message): void {
  const { messages, hasNewer } = session.getState();
  if (hasNewer) return;
  const tail = messages.filter((item) => item.seq >= message.seq);
  session.tails.set(tailKey(message.id, message.variant.index), tail);
}

/** The same request has the same id until the server has taken or refused it. */
function idFor(session: ConversationSession, request: string): string {
  const known = session.asked.get(request) ?? uuidv7();
  session.asked.set(request, known);
  return known;
}

type Asking = {
  /** The server has it; the answer is still to come. */
  onTaken?: (() => void) | undefined;
  /** Names the request: asked again, it goes under the same id. */
  request: string;
  kind?: 'again';
  open: (clientId: string) => Promise<Response>;
};

/** Asks for something that she answers, and takes the answer. @returns why it was not taken, in words; null when it was */
async function ask(session: ConversationSession, asking: Asking): Promise<string | null> {
  const { request, kind, open, onTaken } = asking;
  session.effects.onAsked(kind);
  try {
    const response = await open(idFor(session, request));
    session.asked.delete(request);
    onTaken?.();
    session.effects.onStored();
    await takeAnswer(session, response, null);
    return null;
  } catch (error) {
    if (session.signal.aborted) return null;
    session.effects.onBalance();
    if (!isRefusal(error)) return EDIT_WAITS;
    session.asked.delete(request);
    const refused = refusalKind(error);
    const message = sentenceFor(error);
    if (refused !== null) session.effects.onRefused({ kind: refused, message, content: '' });
    else if (hasCode(error, 'chat.reply-under-way')) await refresh(session).catch(() => undefined);
    return message;
  }
}

/** What only has to be said: the sentence as a toast, but for what a card above the field says already. */
function tell(title: string, sentence: string | null): void {
  if (sentence !== null) showToast({ kind: 'error', title, description: sentence });
}

/** Another version of a reply of hers. */
export async function regenerate(session: ConversationSession, messageId: string): Promise<void> {
  const message = find(session, messageId);
  if (message === undefined) return;
  keepTail(session, message);
  const params = { id: session.conversationId, messageId };
  const sentence = await ask(session, {
    request: `again:${messageId}:${message.variant.count}`,
    kind: 'again',
    open: (clientId) => api.postRegenerate(params, clientId, session.signal),
  });
  tell('A outra versão não saiu', sentence);
}

/** She goes on after her own last message. */
export async function goOn(session: ConversationSession): Promise<void> {
  await goToEnd(session);
  const last = session.getState().messages.at(-1);
  const sentence = await ask(session, {
    request: `continue:${last?.id}`,
    kind: 'again',
    open: (clientId) => api.postContinue(session.conversationId, clientId, session.signal),
  });
  tell('Ela não continuou', sentence);
}

type Rewrite = { messageId: string; content: string; onTaken: () => void };

/** Rewrites a message. @returns why it was not taken, in words; null when it was */
export async function edit(session: ConversationSession, rewrite: Rewrite): Promise<string | null> {
  const { messageId, content, onTaken } = rewrite;
  const message = find(session, messageId);
  if (message === undefined) return null;
  const params = { id: session.conversationId, messageId };
  const request = `edit:${messageId}:${content}`;
  if (message.role === 'character') return rewriteHers(session, { ...rewrite, request });
  keepTail(session, message);
  return ask(session, {
    request,
    onTaken,
    open: (clientId) => api.postEdit(params, { clientId, content }, session.signal),
  });
}

/** Hers only changes: nothing is asked for and nothing is paid. */
async function rewriteHers(session: ConversationSession, rewrite: Rewrite & { request: string }) {
  const { messageId, content, request, onTaken } = rewrite;
  const params = { id: session.conversationId, messageId };
  try {
    const response = await api.postEdit(params, { clientId: idFor(session, request), content }, session.signal);
    if (isJson(response)) await response.json();
    session.asked.delete(request);
    onTaken();
    await refreshFrom(session, find(session, messageId));
    return null;
  } catch (error) {
    return session.signal.aborted ? null : sentenceFor(error);
  }
}

/** Shows another version of a message and what follows it: at once when it was seen before. */
export async function choose(session: ConversationSession, messageId: string, variant: number): Promise<void> {
  const message = find(session, messageId);
  if (message !== undefined) keepTail(session, message);
  const fromSeq = message === undefined ? null : message.seq - 1;
  const known = session.tails.get(tailKey(messageId, variant));
  if (known !== undefined && fromSeq !== null)
    session.dispatch({ type: 'tail-shown', fromSeq, items: known, lastSeq: null, hasMore: false });
  try {
    const tail = await api.postChoice({ id: session.conversationId, messageId }, variant, session.signal);
    const first = tail.items[0];
    if (first === undefined) return await refresh(session);
    session.dispatch({ type: 'tail-shown', fromSeq: first.seq - 1, ...tail });
    session.effects.onStored();
  } catch (error) {
    if (session.signal.aborted) return;
    showToast({ kind: 'error', title: 'Não deu pra trocar agora', description: sentenceFor(error) });
    const before = message && session.tails.get(tailKey(messageId, message.variant.index));
    if (before !== undefined && fromSeq !== null)
      session.dispatch({ type: 'tail-shown', fromSeq, items: before, lastSeq: null, hasMore: false });
  }
}

/** Goes to a version of a message that may be on another way, and takes the reader there. */
export async function goDownPath(
  session: ConversationSession,
  place: { messageId: string; seq: number; variant: number },
) {
  await choose(session, place.messageId, place.variant);
  await goTo(session, place);
}

/** Deletes at once on screen; for ten seconds a toast brings it back. */
export async function remove(session: ConversationSession, messageId: string): Promise<void> {
  const message = find(session, messageId);
  const params = { id: session.conversationId, messageId };
  session.dispatch({ type: 'removed', messageId });
  try {
    await api.deleteMessage(params, session.signal);
    session.effects.onStored();
    session.tails.clear();
    const undo = { label: 'Desfazer', act: () => void restore(session, messageId, message) };
    showToast({ kind: 'success', title: 'Mensagem apagada', action: undo });
  } catch (error) {
    if (session.signal.aborted) return;
    showToast({ kind: 'error', title: 'A mensagem não foi apagada', description: sentenceFor(error) });
    await refreshFrom(session, message);
  }
}

async function restore(session: ConversationSession, messageId: string, message: Message | undefined): Promise<void> {
  try {
    await api.restoreMessage({ id: session.conversationId, messageId }, session.signal);
    session.effects.onStored();
    await refreshFrom(session, message);
  } catch (error) {
    if (session.signal.aborted) return;
    showToast({ kind: 'error', title: 'A mensagem não voltou', description: sentenceFor(error) });
  }
}

/** Reads what stands from a message on. */
async function refreshFrom(session: ConversationSession, message: Message | undefined): Promise<void> {
  if (message !== undefined) session.dispatch({ type: 'went-stale', fromSeq: message.seq - 1 });
  await refresh(session).catch(() => undefined);
}

/** Leaves a reaction on what she said, or takes it back: on screen at once. */
export async function react(session: ConversationSession, messageId: string, reaction: Reaction | null): Promise<void> {
  const before = find(session, messageId)?.reaction ?? null;
  session.dispatch({ type: 'reacted', messageId, reaction });
  try {
    await api.putReaction({ id: session.conversationId, messageId }, reaction, session.signal);
  } catch (error) {
    if (session.signal.aborted) return;
    session.dispatch({ type: 'reacted', messageId, reaction: before });
    showToast({ kind: 'error', title: 'A reação não foi', description: sentenceFor(error) });
  }
}

/** Takes the reader to what a message answers. */
export async function goToQuoted(
  session: ConversationSession,
  quote: { messageId: string; excerpt: string | null },
): Promise<void> {
  const { messageId, excerpt } = quote;
  if (find(session, messageId) !== undefined) return goTo(session, { messageId, seq: 1 });
  const q = excerpt?.slice(0, 60).trim() ?? '';
  const found = q === '' ? [] : (await api.searchMessages(session.conversationId, { q }, session.signal)).items;
  const place = found.find((item) => item.messageId === messageId);
  if (place !== undefined) return goTo(session, place);
  showToast({ kind: 'info', title: 'Essa mensagem não está neste caminho da conversa' });
}
