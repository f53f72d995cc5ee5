/** A conversation on screen as its parts see it, for tests that draw one of them. */
import type { Conversation } from '@cafune/contract/chat';
import { vi } from 'vitest';
import { EMPTY_CONVERSATION } from '../features/chat/conversation-state.ts';
import type { ConversationActions, LiveConversation } from '../features/chat/use-conversation.ts';
import type { Desk } from '../features/chat/use-desk.ts';

export function makeConversation(over: Partial<Conversation> = {}): Conversation {
  return {
    id: '00000000-0000-7000-8000-000000000001',
    avatar: {
      id: '00000000-0000-7000-8000-000000000002',
      slug: 'lua',
      name: 'Lua',
      age: 27,
      city: 'Olinda',
      occupation: 'ceramista',
      tagline: '',
      tags: [],
      images: { card360: '', card720: '', face160: '', face320: '' },
      ambient: '.5 .1 20',
    },
    starters: ['Oi?'],
    change: null,
    isPaused: false,
    isFrozen: false,
    readSeq: 1,
    lastSeq: 1,
    provider: null,
    reopensAt: null,
    replyPrice: { coins: 2, againCoins: 1, freeRepliesLeft: null },
    createdAt: '2026-11-21T12:00:00.000Z',
    lastActivity: '2026-11-21T12:00:00.000Z',
    ...over,
  };
}

export function makeActions(over: Partial<ConversationActions> = {}): ConversationActions {
  return {
    reload: vi.fn(),
    send: vi.fn(),
    sendAgain: vi.fn(),
    discard: vi.fn(),
    retryReply: vi.fn(),
    stop: vi.fn(),
    loadOlder: vi.fn(),
    loadNewer: vi.fn(),
    goTo: vi.fn(),
    goToEnd: vi.fn(),
    goToQuoted: vi.fn(),
    regenerate: vi.fn(),
    goOn: vi.fn(),
    edit: vi.fn(async () => null),
    choose: vi.fn(),
    goDownPath: vi.fn(),
    remove: vi.fn(),
    react: vi.fn(),
    ...over,
  };
}

export function makeLive(over: Partial<LiveConversation> = {}): LiveConversation {
  return {
    state: EMPTY_CONVERSATION,
    texts: { read: () => undefined, grown: () => undefined, subscribe: () => () => undefined },
    loadError: null,
    refusal: null,
    announcement: '',
    actions: makeActions(),
    ...over,
  };
}

export function makeDesk(over: Partial<Desk> = {}): Desk {
  return {
    prices: { reply: '2 moedas', again: '1 moeda' },
    openMenu: vi.fn(),
    closeMenu: vi.fn(),
    startEdit: vi.fn(),
    cancelEdit: vi.fn(),
    saveEdit: vi.fn(async () => null),
    turn: vi.fn(),
    again: vi.fn(),
    dismissAgain: vi.fn(),
    goOn: vi.fn(),
    retry: vi.fn(),
    remove: vi.fn(),
    react: vi.fn(),
    quote: vi.fn(),
    goToQuoted: vi.fn(),
    ...over,
  };
}
