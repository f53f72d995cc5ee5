/** How pages of messages join what is already known of a conversation. Pure. */
import type { Message } from '@cafune/contract/chat';
import type { ConversationState } from './conversation-shape.ts';

/** Messages in order of position; `lastSeq` and the texts are one snapshot. */
export type Page = { items: readonly Message[]; lastSeq: number; hasMore: boolean };

/** Somewhere in a long conversation: what is around one message. */
export type Window = {
  items: readonly Message[];
  lastSeq: number;
  hasOlder: boolean;
  hasNewer: boolean;
  /** The message that was asked for; null when it is not there. */
  focusId: string | null;
};

/** From a position on, what is there now; with `hasMore` it goes on after that. */
export type Tail = { fromSeq: number; items: readonly Message[]; lastSeq: number | null; hasMore: boolean };

function withoutConfirmed(state: ConversationState, items: readonly Message[]): ConversationState['outgoing'] {
  const confirmed = new Set(items.map((message) => message.clientId));
  return state.outgoing.filter((item) => !confirmed.has(item.clientId));
}

/** What is known and stands before a page that names one of its messages: one message has only one way that leads to it. */
function keptBefore(state: ConversationState, items: readonly Message[]): Message[] {
  const first = items[0];
  const known = new Set(state.messages.map((message) => message.id));
  if (first === undefined || !items.some((item) => known.has(item.id))) return [];
  return state.messages.filter((message) => message.seq < first.seq);
}

/** A fresh newest page: it wins where it is newer. What does not join it goes, unless the reader is far from the end. */
export function foldPage(state: ConversationState, page: Page): ConversationState {
  if (state.isLoaded && page.lastSeq < state.lastSeq) return { ...state, hasGap: false, staleFrom: null };
  const kept = keptBefore(state, page.items);
  const read = { ...state, lastSeq: page.lastSeq, hasGap: false, staleFrom: null };
  const joins = page.items.some((item) => state.messages.some((message) => message.id === item.id));
  if (state.hasNewer && !joins) return { ...read, outgoing: withoutConfirmed(state, page.items) };
  return {
    ...read,
    isLoaded: true,
    messages: [...kept, ...page.items],
    hasOlder: kept.length > 0 ? state.hasOlder : page.hasMore,
    hasNewer: false,
    outgoing: withoutConfirmed(state, page.items),
  };
}

/** The newest page in place of whatever was on screen. */
export function foldEnd(state: ConversationState, page: Page): ConversationState {
  return foldPage({ ...state, messages: [], hasNewer: false, lastSeq: Math.min(state.lastSeq, page.lastSeq) }, page);
}

export function foldOlder(state: ConversationState, page: Omit<Page, 'lastSeq'>): ConversationState {
  const known = new Set(state.messages.map((message) => message.id));
  return {
    ...state,
    messages: [...page.items.filter((item) => !known.has(item.id)), ...state.messages],
    hasOlder: page.hasMore,
    isPrepended: true,
  };
}

export function foldNewer(state: ConversationState, page: Page): ConversationState {
  const known = new Set(state.messages.map((message) => message.id));
  return {
    ...state,
    messages: [...state.messages, ...page.items.filter((item) => !known.has(item.id))],
    lastSeq: page.hasMore ? state.lastSeq : Math.max(state.lastSeq, page.lastSeq),
    hasNewer: page.hasMore,
    outgoing: withoutConfirmed(state, page.items),
  };
}

export function foldWindow(state: ConversationState, window: Window): ConversationState {
  const { items, lastSeq, hasOlder, hasNewer, focusId } = window;
  return {
    ...state,
    isLoaded: true,
    messages: items,
    lastSeq: Math.max(state.lastSeq, lastSeq),
    hasOlder,
    hasNewer,
    hasGap: false,
    staleFrom: null,
    outgoing: withoutConfirmed(state, items),
    focus: focusId === null ? state.focus : { messageId: focusId },
  };
}

/** What stands after a position is another way now; what is before it stays. */
export function foldTail(state: ConversationState, tail: Tail): ConversationState {
  const { fromSeq, items, lastSeq, hasMore } = tail;
  return {
    ...state,
    messages: [...state.messages.filter((message) => message.seq <= fromSeq), ...items],
    lastSeq: Math.max(state.lastSeq, lastSeq ?? 0),
    hasNewer: hasMore,
    hasGap: lastSeq === null && state.hasGap,
    staleFrom: lastSeq === null ? state.staleFrom : null,
    outgoing: withoutConfirmed(state, items),
  };
}
