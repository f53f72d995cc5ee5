/** What is known of one conversation, and how each thing that happens changes it. Pure. */
import type { Message, StreamEvent } from '@cafune/contract/chat';

/** A message of the person's that the server has not confirmed yet. */
export type Outgoing = {
  clientId: string;
  content: string;
  createdAt: string;
  /** `queued` waits on this device and goes by itself; `failed` waits for the person. */
  status: 'sending' | 'queued' | 'failed';
  /** Why it waits for the person, in words. */
  reason: string | null;
  /** False when it was refused as often as it may be: it can only be deleted. */
  canRetry?: boolean;
};

export type ConversationState = {
  isLoaded: boolean;
  /** In order of position. */
  messages: readonly Message[];
  /** Sequence of the last event folded in. */
  lastSeq: number;
  hasOlder: boolean;
  outgoing: readonly Outgoing[];
  /** An event did not follow the last one: ask the server for a fresh page. */
  hasGap: boolean;
  /** Why a reply failed, by message id. */
  failures: Readonly<Record<string, string>>;
  /** True right after older messages came in front, so that the list keeps its place. */
  isPrepended: boolean;
};

export type ConversationAction =
  | { type: 'page-loaded'; items: readonly Message[]; lastSeq: number; hasMore: boolean }
  | { type: 'older-loaded'; items: readonly Message[]; hasMore: boolean }
  | { type: 'event'; seq: number; event: StreamEvent }
  | { type: 'event-unreadable' }
  | { type: 'outgoing-set'; outgoing: Outgoing }
  | { type: 'outgoing-removed'; clientId: string }
  | { type: 'reply-refused'; messageId: string; message: string };

export const EMPTY_CONVERSATION: ConversationState = {
  isLoaded: false,
  messages: [],
  lastSeq: 0,
  hasOlder: false,
  outgoing: [],
  hasGap: false,
  failures: {},
  isPrepended: false,
};

export function reduceConversation(before: ConversationState, action: ConversationAction): ConversationState {
  const state = before.isPrepended ? { ...before, isPrepended: false } : before;
  switch (action.type) {
    case 'page-loaded':
      return foldPage(state, action);
    case 'older-loaded':
      return {
        ...state,
        messages: [
          ...action.items.filter((item) => !state.messages.some((known) => known.id === item.id)),
          ...state.messages,
        ],
        hasOlder: action.hasMore,
        isPrepended: true,
      };
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

type Page = { items: readonly Message[]; lastSeq: number; hasMore: boolean };

/** A fresh newest page: it wins where it is newer, and replaces everything when it does not join what is known. */
function foldPage(state: ConversationState, page: Page): ConversationState {
  if (state.isLoaded && page.lastSeq < state.lastSeq) return { ...state, hasGap: false };
  const first = page.items[0];
  const joins = first !== undefined && state.messages.some((message) => message.seq >= first.seq);
  const kept = joins ? state.messages.filter((message) => message.seq < first.seq) : [];
  const confirmed = new Set(page.items.map((message) => message.clientId));
  return {
    ...state,
    isLoaded: true,
    messages: [...kept, ...page.items],
    lastSeq: page.lastSeq,
    hasOlder: kept.length > 0 ? state.hasOlder : page.hasMore,
    outgoing: state.outgoing.filter((item) => !confirmed.has(item.clientId)),
    hasGap: false,
  };
}

/** Repeats are ignored; an event out of order is ignored too, and marks the gap. */
function foldEvent(state: ConversationState, seq: number, event: StreamEvent): ConversationState {
  if (seq <= state.lastSeq) return state;
  if (seq > state.lastSeq + 1) return { ...state, hasGap: true };
  const next = { ...state, lastSeq: seq };
  if (event.type === 'message-added') return addMessage(next, event.message);
  if (event.type === 'message-removed')
    return { ...next, messages: state.messages.filter((message) => message.id !== event.messageId) };
  // What stands there instead is in no event: a fresh page has it.
  if (event.type === 'path-changed')
    return {
      ...next,
      messages: state.messages.filter((message) => message.seq <= event.fromSeq),
      hasGap: event.hasTail,
    };
  const index = state.messages.findLastIndex((message) => message.id === event.messageId);
  const message = state.messages[index];
  if (message === undefined) return next;
  const messages = state.messages.with(index, foldReply(message, event));
  if (event.type === 'error')
    return { ...next, messages, failures: { ...state.failures, [message.id]: event.message } };
  return { ...next, messages };
}

function addMessage(state: ConversationState, message: Message): ConversationState {
  const known = state.messages.some((item) => item.id === message.id);
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
