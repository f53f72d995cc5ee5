/** The live state of the conversation on screen: a small store, and what moves it from outside. */
import type { Message } from '@cafune/contract/chat';
import {
  type ConversationAction,
  type ConversationState,
  EMPTY_CONVERSATION,
  isOpen,
  reduceConversation,
} from './conversation-state.ts';

/** Why the server would not take a message: its sentence, and the text that goes back to the field. */
export type Refusal = { kind: 'coins' | 'guest-limit'; message: string; content: string };

/** What the rest of the app hears from a conversation. */
export type SessionEffects = {
  /** A reply was asked for: its price leaves the balance at once. */
  onAsked: () => void;
  /** The server has the message: lists that show the last line are old now. */
  onStored: () => void;
  /** The balance as the server now has it, or unknown: ask again. */
  onBalance: (balanceCoins?: number) => void;
  /** A reply ended, well or not. */
  onReplyEnded: (message: Message) => void;
  onRefused: (refusal: Refusal) => void;
};

export type ConversationSession = {
  conversationId: string;
  signal: AbortSignal;
  effects: SessionEffects;
  getState: () => ConversationState;
  dispatch: (action: ConversationAction) => void;
  subscribe: (listener: () => void) => () => void;
  /** Whether the stream is already being followed; one at a time. */
  isFollowing: boolean;
  isLoadingOlder: boolean;
};

/** The replies that were being written before and are not any more, however that became known. */
function repliesEnded(before: ConversationState, after: ConversationState): Message[] {
  const open = new Set(before.messages.filter(isOpen).map((message) => message.id));
  return open.size === 0 ? [] : after.messages.filter((message) => open.has(message.id) && !isOpen(message));
}

export function createSession(
  conversationId: string,
  signal: AbortSignal,
  effects: SessionEffects,
): ConversationSession {
  let state = EMPTY_CONVERSATION;
  const listeners = new Set<() => void>();
  return {
    conversationId,
    signal,
    effects,
    isFollowing: false,
    isLoadingOlder: false,
    getState: () => state,
    dispatch: (action) => {
      const next = reduceConversation(state, action);
      if (next === state) return;
      const ended = repliesEnded(state, next);
      state = next;
      for (const listener of listeners) listener();
      for (const message of ended) effects.onReplyEnded(message);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
