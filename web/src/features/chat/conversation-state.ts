/** What is known of one conversation, and how each thing that happens changes it. Pure. */
import type { Message, Reaction, StreamEvent } from '@cafune/contract/chat';
import {
  foldEnd,
  foldNewer,
  foldOlder,
  foldPage,
  foldTail,
  foldWindow,
  type Page,
  type Tail,
  type Window,
} from './conversation-pages.ts';
import type { ConversationState, OfflineWords, Outgoing, OutgoingQuote } from './conversation-shape.ts';

export type { ConversationState, OfflineWords, Outgoing, OutgoingQuote };

export type ConversationAction =
  | ({ type: 'page-loaded' } & Page)
  | ({ type: 'end-loaded' } & Page)
  | { type: 'older-loaded'; items: readonly Message[]; hasMore: boolean }
  | ({ type: 'newer-loaded' } & Page)
  | ({ type: 'window-loaded' } & Window)
  | ({ type: 'tail-shown' } & Tail)
  | { type: 'focused'; messageId: string }
  | { type: 'event'; seq: number; event: StreamEvent }
  | { type: 'event-unreadable' }
  /** What stands after a position has to be read again. */
  | { type: 'went-stale'; fromSeq: number }
  | { type: 'reacted'; messageId: string; reaction: Reaction | null }
  | { type: 'removed'; messageId: string }
  | { type: 'outgoing-set'; outgoing: Outgoing }
  | { type: 'outgoing-removed'; clientId: string }
  | { type: 'reply-refused'; messageId: string; message: string };

export const EMPTY_CONVERSATION: ConversationState = {
  isLoaded: false,
  messages: [],
  lastSeq: 0,
  hasOlder: false,
  hasNewer: false,
  outgoing: [],
  hasGap: false,
  staleFrom: null,
  failures: {},
  isPrepended: false,
  focus: null,
};

export function reduceConversation(before: ConversationState, action: ConversationAction): ConversationState {
  const state = before.isPrepended ? { ...before, isPrepended: false } : before;
  switch (action.type) {
    case 'page-loaded':
      return foldPage(state, action);
    case 'end-loaded':
      return foldEnd(state, action);
    case 'older-loaded':
      return foldOlder(state, action);
    case 'newer-loaded':
      return foldNewer(state, action);
    case 'window-loaded':
      return foldWindow(state, action);
    case 'tail-shown':
      return foldTail(state, action);
    case 'focused':
      return { ...state, focus: { messageId: action.messageId } };
    case 'went-stale':
      return { ...state, hasGap: true, staleFrom: action.fromSeq };
    case 'reacted':
      return changeMessage(state, action.messageId, (message) => ({ ...message, reaction: action.reaction }));
    case 'removed':
      return { ...state, messages: state.messages.filter((message) => message.id !== action.messageId) };
    case 'event':
      return foldEvent(state, action.seq, action.event);
    case 'event-unreadable':
      return { ...state, hasGap: true };
    case 'outgoing-set':
      return { ...state, outgoing: setOutgoing(state.outgoing, action.outgoing) };
    case 'outgoing-removed':
      return { ...state, outgoing: state.outgoing.filter((item) => item.clientId !== action.clientId) };
    case 'reply-refused':
      return { ...state, failures: { ...state.failures, [action.messageId]: action.message } };
  }
}

/** Whether a reply is waited for or being written. */
export function isReplying(state: ConversationState): boolean {
  return state.messages.some((message) => message.role === 'character' && isOpen(message));
}

export function isOpen(message: Message): boolean {
  return message.status === 'queued' || message.status === 'streaming';
}

function setOutgoing(all: readonly Outgoing[], outgoing: Outgoing): Outgoing[] {
  return all.some((item) => item.clientId === outgoing.clientId)
    ? all.map((item) => (item.clientId === outgoing.clientId ? outgoing : item))
    : [...all, outgoing];
}

function changeMessage(
  state: ConversationState,
  messageId: string,
  change: (message: Message) => Message,
): ConversationState {
  const index = state.messages.findLastIndex((message) => message.id === messageId);
  const message = state.messages[index];
  return message === undefined ? state : { ...state, messages: state.messages.with(index, change(message)) };
}

/** Repeats are ignored; an event out of order is ignored too, and marks the gap. */
function foldEvent(state: ConversationState, seq: number, event: StreamEvent): ConversationState {
  if (seq <= state.lastSeq) return state;
  if (seq > state.lastSeq + 1) return { ...state, hasGap: true };
  const next = { ...state, lastSeq: seq };
  if (event.type === 'message-added') return addMessage(next, event.message);
  if (event.type === 'message-removed')
    return { ...next, messages: state.messages.filter((message) => message.id !== event.messageId) };
  if (event.type === 'path-changed') return leaveWay(next, event);
  const changed = changeMessage(next, event.messageId, (message) => foldReply(message, event));
  if (event.type !== 'error' || changed === next) return changed;
  return { ...changed, failures: { ...state.failures, [event.messageId]: event.message } };
}

/** What stands there instead is in no event: it has to be read. Far behind the reader nothing changes. */
function leaveWay(state: ConversationState, event: { fromSeq: number; hasTail: boolean }): ConversationState {
  const last = state.messages.at(-1);
  if (state.hasNewer && last !== undefined && last.seq <= event.fromSeq) return state;
  const messages = state.messages.filter((message) => message.seq <= event.fromSeq);
  if (!event.hasTail) return { ...state, messages, hasNewer: false };
  return { ...state, messages, hasGap: true, staleFrom: messages.length > 0 ? event.fromSeq : null };
}

function addMessage(state: ConversationState, message: Message): ConversationState {
  const known = state.messages.some((item) => item.id === message.id);
  if (!known && state.hasNewer) return state;
  return {
    ...state,
    messages: known
      ? state.messages.map((item) => (item.id === message.id ? message : item))
      : [...state.messages, message],
    outgoing: state.outgoing.filter((item) => item.clientId !== message.clientId),
  };
}

type ChangeOfMessage = Exclude<StreamEvent, { type: 'message-added' | 'message-removed' | 'path-changed' }>;

/** A reply's text only grows while it streams; only `text-end` has the last word. A new attempt starts empty. */
function foldReply(message: Message, event: ChangeOfMessage): Message {
  switch (event.type) {
    case 'message-changed':
      return { ...message, reaction: event.reaction };
    case 'text-start':
      return { ...message, status: 'streaming', content: isOpen(message) ? message.content : '' };
    case 'text-delta':
      return { ...message, status: 'streaming', content: message.content + event.text };
    case 'text-end':
      return { ...message, status: event.status, content: event.text, isFallback: event.isFallback };
    case 'error':
      return { ...message, status: message.content === '' ? 'failed' : 'interrupted' };
  }
}
