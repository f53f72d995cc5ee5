/** The live state of the conversation on screen: a small store, and what moves it from outside. */
import type { Message } from '@cafune/contract/chat';
import { readOwner } from '../../platform/storage/owner.ts';
import {
  type ConversationAction,
  type ConversationState,
  EMPTY_CONVERSATION,
  isOpen,
  reduceConversation,
} from './conversation-state.ts';
import type { RefusalKind } from './refusal.ts';
import { createTextFeed, type TextFeed } from './text-feed.ts';

/** Why the server would not take a message: its sentence, and the text that goes back to the field. */
export type Refusal = { kind: RefusalKind | 'queue-full'; message: string; content: string };

/** What the rest of the app hears from a conversation. */
export type SessionEffects = {
  /** A reply was asked for: its price leaves the balance at once. `again`: another version of one, or going on. */
  onAsked: (kind?: 'again') => void;
  /** The server has the message: lists that show the last line are old now. */
  onStored: () => void;
  /** The balance as the server now has it, or unknown: ask again. */
  onBalance: (balanceCoins?: number) => void;
  /** A reply ended, well or not. */
  onReplyEnded: (message: Message) => void;
  /** She answered on this device. */
  onAnsweredHere: (text: string) => void;
  onRefused: (refusal: Refusal) => void;
};

/** The sending of what was just written: one message at a time, in order. */
export type SendQueue = {
  isRunning: boolean;
  /** The server has these, though their events have not come yet. */
  stored: Set<string>;
};

export type ConversationSession = {
  conversationId: string;
  /** Whose messages these are: under another login nothing goes (chat.md R10). */
  ownerId: string | null;
  signal: AbortSignal;
  effects: SessionEffects;
  /** As of the last event. */
  getState: () => ConversationState;
  /** As of the last change that is more than a reply growing; what a reply says meanwhile comes by `texts`. */
  getShape: () => ConversationState;
  texts: TextFeed;
  dispatch: (action: ConversationAction) => void;
  /** Hears of every new shape. */
  subscribe: (listener: () => void) => () => void;
  queue: SendQueue;
  /** The stream being followed, one at a time; settled when nothing is being written any more. */
  following: Promise<void> | null;
  isLoadingMore: boolean;
  /** What was asked for and may not have got there: the same request goes again under the same id (chat.md R2). */
  asked: Map<string, string>;
  /** What followed each alternative that was on screen, by message and alternative: going back to it is instant. */
  tails: Map<string, readonly Message[]>;
};

/** The replies that were being written before and are not any more, however that became known. */
function repliesEnded(before: ConversationState, after: ConversationState): Message[] {
  const open = new Set(before.messages.filter(isOpen).map((message) => message.id));
  return open.size === 0 ? [] : after.messages.filter((message) => open.has(message.id) && !isOpen(message));
}

/** Whether all that happened is that a reply already on screen grew. */
function onlyGrew(before: ConversationState, after: ConversationState, action: ConversationAction): boolean {
  if (action.type !== 'event' || action.event.type !== 'text-delta' || before.hasGap !== after.hasGap) return false;
  const { messageId } = action.event;
  const message = before.messages.findLast((item) => item.id === messageId);
  return message?.status === 'streaming' && message.content !== '' && !before.isPrepended;
}

export function createSession(
  conversationId: string,
  { signal }: { signal: AbortSignal },
  effects: SessionEffects,
): ConversationSession {
  let state = EMPTY_CONVERSATION;
  let shape = state;
  const listeners = new Set<() => void>();
  const texts = createTextFeed((id) => state.messages.findLast((message) => message.id === id)?.content);
  return {
    conversationId,
    ownerId: readOwner(),
    signal,
    effects,
    queue: { isRunning: false, stored: new Set() },
    following: null,
    isLoadingMore: false,
    asked: new Map(),
    tails: new Map(),
    texts,
    getState: () => state,
    getShape: () => shape,
    dispatch: (action) => {
      const before = state;
      state = reduceConversation(before, action);
      if (state === before) return;
      if (onlyGrew(before, state, action)) {
        texts.grown();
        return;
      }
      shape = state;
      for (const listener of listeners) listener();
      for (const message of repliesEnded(before, state)) effects.onReplyEnded(message);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
