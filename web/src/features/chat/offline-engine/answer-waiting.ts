/**
 * She answers on this device what waits for a connection: one message after the other, each once, kept beside it (decision
 * 0018). What is not answered here waits as ever.
 */
import type { OfflineContext } from '@cafune/contract/chat/offline';
import type { DialogueMessage } from '@cafune/dialogue/request';
import { pause } from '../../../platform/realtime/backoff.ts';
import type { OfflineMessage } from '../../../platform/storage/offline-db.ts';
import { readOwner } from '../../../platform/storage/owner.ts';
import { readCached } from '../conversation-cache.ts';
import type { ConversationSession } from '../conversation-session.ts';
import { isReplying, type OfflineWords } from '../conversation-state.ts';
import { isAhead } from '../day-label.ts';
import { goesByItself, keepReply, listUnsent } from '../offline.ts';
import { betweenSyncs, isBeingSent, isCutOff } from '../sync.ts';
import type { OfflineAnswer, OfflineEnd } from './answer-offline.ts';
import { askEngine } from './engine.ts';

/** A connection that stumbles is waited for: what waits may be with the server in a moment. */
const GRACE_MS = 4_000;
/** Strands rise and fall before her first word. */
const THINKING_MS = 700;

const running = new WeakSet<ConversationSession>();
const wanted = new WeakSet<ConversationSession>();

/** Answers what waits in a conversation, until nothing is left that can be answered here. */
export async function answerWaiting(session: ConversationSession): Promise<void> {
  wanted.add(session);
  if (running.has(session)) return;
  running.add(session);
  try {
    while (wanted.delete(session)) while (await answerNext(session));
  } finally {
    running.delete(session);
  }
}

/** @returns whether one was answered, and there may be another */
async function answerNext(session: ConversationSession): Promise<boolean> {
  if (navigator.onLine) await pause(GRACE_MS, session.signal);
  if (!isCutOff() || !isOpen(session)) return false;
  const waiting = await listUnsent(session.conversationId);
  const next = nextToAnswer(waiting);
  const context = next && (await readContext(session));
  if (next === undefined || context === undefined) return false;
  const at = new Date().toISOString();
  const answered = waiting.slice(0, waiting.indexOf(next));
  const after = (answered.at(-1)?.reply?.after ?? null) as OfflineEnd | null;
  const history = [...said(session), ...answered.flatMap(exchange), { role: 'person' as const, text: next.content }];
  const answer = await askEngine({ context, history, after, clientId: next.clientId, at });
  if (answer === null || !isOpen(session)) return false;
  return give(session, next, { answer, at });
}

/**
 * In order and without gaps: one that is not answered holds back what was written after it. What a screen is sending may be with
 * the server; once that has failed, this is asked for again.
 */
function nextToAnswer(waiting: readonly OfflineMessage[]): OfflineMessage | undefined {
  const next = waiting.find(({ reply }) => reply === undefined);
  const before = next === undefined ? [] : waiting.slice(0, waiting.indexOf(next) + 1);
  return before.every((record) => goesByItself(record) && !isBeingSent(record.clientId)) ? next : undefined;
}

/** What she needs, where she could be written to at all when the device last heard of it. */
async function readContext(session: ConversationSession): Promise<OfflineContext | undefined> {
  const { context, conversation } = await readCached(session.conversationId);
  if (conversation === undefined || conversation.isFrozen || conversation.isPaused) return undefined;
  const isDayOver = isAhead(conversation.reopensAt);
  return isDayOver || conversation.replyPrice.freeRepliesLeft === 0 ? undefined : context;
}

/** Nobody left or came in, the end is on screen, and she has nothing to say first. */
function isOpen(session: ConversationSession): boolean {
  const state = session.getState();
  const isOwn = session.ownerId === null || session.ownerId === readOwner();
  return isOwn && !session.signal.aborted && state.isLoaded && !state.hasNewer && !isReplying(state);
}

function said(session: ConversationSession): DialogueMessage[] {
  return session.getState().messages.flatMap(({ role, content: text, reaction }) => {
    if (role === 'notice' || text === '') return [];
    return [{ role, text, ...(reaction !== null && { reaction }) }];
  });
}

function exchange({ content, reply }: OfflineMessage): DialogueMessage[] {
  const asked = { role: 'person' as const, text: content };
  return reply === undefined ? [asked] : [asked, { role: 'character' as const, text: reply.text }];
}

type Given = { answer: OfflineAnswer; at: string };

/** Kept first, then typed: whoever leaves meanwhile finds it whole. */
async function give(session: ConversationSession, message: OfflineMessage, { answer, at }: Given): Promise<boolean> {
  const { clientId } = message;
  const { text, strokes, after } = answer;
  // While something is being sent it may be this message: then the server answers it.
  if (!(await betweenSyncs(() => keepReply(message, { text, at, after })))) return false;
  let typed = '';
  if (!show(session, clientId, { text: typed, at, isWhole: false })) return true;
  await pause(THINKING_MS, session.signal);
  for (const stroke of strokes) {
    await pause(stroke.waitMs, session.signal);
    typed += stroke.text;
    if (!show(session, clientId, { text: typed, at, isWhole: false })) return true;
  }
  if (show(session, clientId, { text, at, isWhole: true })) session.effects.onAnsweredHere(text);
  return true;
}

/** @returns false once it is whole on screen, or its message is not waiting any more */
function show(session: ConversationSession, clientId: string, reply: OfflineWords): boolean {
  const outgoing = session.getState().outgoing.find((item) => item.clientId === clientId);
  if (outgoing === undefined || outgoing.reply?.isWhole || session.signal.aborted) return false;
  session.dispatch({ type: 'outgoing-set', outgoing: { ...outgoing, reply } });
  return true;
}
