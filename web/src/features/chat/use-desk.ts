/** What the rows of a conversation can ask for, and what is open because of it: a menu, a field, a question. */
import type { Conversation, Message } from '@cafune/contract/chat';
import { useState } from 'react';
import type { OutgoingQuote } from './conversation-state.ts';
import { type Prices, pricesOf } from './price-words.ts';
import type { ConversationActions } from './use-conversation.ts';

/** Where a menu opens: the box of what was pressed, in the window. */
export type Anchor = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export type DeskView = {
  menu: { messageId: string; anchor: Anchor } | null;
  /** The message being rewritten. */
  editingId: string | null;
  /** Another version of this message was asked for by a gesture: its price is told first. */
  askingAgainId: string | null;
};
const NOTHING_OPEN: DeskView = { menu: null, editingId: null, askingAgainId: null };

export type Desk = {
  prices: Prices;
  openMenu: (messageId: string, anchor: Anchor) => void;
  closeMenu: () => void;
  startEdit: (messageId: string) => void;
  cancelEdit: () => void;
  saveEdit: ConversationActions['edit'];
  /** The version before or after; past the last of hers, the question whether to write another. */
  turn: (message: Message, step: 1 | -1) => void;
  /** Another version, its price having been seen. */
  again: (messageId: string) => void;
  dismissAgain: () => void;
  goOn: () => void;
  retry: (messageId: string) => void;
  remove: (messageId: string) => void;
  react: ConversationActions['react'];
  quote: (quote: OutgoingQuote) => void;
  goToQuoted: ConversationActions['goToQuoted'];
};

type DeskOptions = {
  conversation: Conversation;
  actions: ConversationActions;
  onQuote: (quote: OutgoingQuote) => void;
};

export function useDesk({ conversation, actions, onQuote }: DeskOptions): { desk: Desk; view: DeskView } {
  const [view, setView] = useState(NOTHING_OPEN);
  const { coins, againCoins, freeRepliesLeft } = conversation.replyPrice;
  const desk: Desk = {
    prices: pricesOf({ coins, againCoins, freeRepliesLeft }),
    openMenu: (messageId, anchor) => setView((now) => ({ ...now, menu: { messageId, anchor } })),
    closeMenu: () => setView((now) => ({ ...now, menu: null })),
    startEdit: (editingId) => setView({ ...NOTHING_OPEN, editingId }),
    cancelEdit: () => setView(NOTHING_OPEN),
    saveEdit: actions.edit,
    turn: (message, step) => {
      const { index, count } = message.variant;
      const wanted = index + step;
      if (wanted >= 1 && wanted <= count) actions.choose(message.id, wanted);
      else if (wanted > count && canBeDoneAgain(message)) setView({ ...NOTHING_OPEN, askingAgainId: message.id });
    },
    again: (messageId) => {
      setView(NOTHING_OPEN);
      actions.regenerate(messageId);
    },
    dismissAgain: () => setView(NOTHING_OPEN),
    goOn: actions.goOn,
    retry: actions.retryReply,
    remove: actions.remove,
    react: actions.react,
    quote: onQuote,
    goToQuoted: actions.goToQuoted,
  };
  return { desk, view };
}

const GREETING_SEQ = 1;

/** Her own words, whole: another version can be asked for. Greetings and photos are not done again. */
export function canBeDoneAgain({ role, status, seq, attachment }: Message): boolean {
  const isWhole = status === 'complete' || status === 'stopped' || status === 'interrupted';
  return role === 'character' && isWhole && seq !== GREETING_SEQ && attachment === null;
}
