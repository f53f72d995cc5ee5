/** What is in hand and what was swiped: the deck of this device, apart from what the server has heard of it. */
import type { DeckCard, SwipeKind } from '@cafune/contract/avatars/discovery';
import { DECK_PAGE, type DeckAnswer } from './api.ts';

export type Swiped = { card: DeckCard; kind: SwipeKind };

export type DeckState = {
  /** The first is on top. */
  cards: readonly DeckCard[];
  /** The last is the newest, which is undone first. */
  history: readonly Swiped[];
  /** Cards that were passed and could be brought back. */
  passedCount: number;
  /** The server has nobody else. */
  isSpent: boolean;
};

/** Steps that can be undone. */
const HISTORY_LIMIT = 60;

const EMPTY: DeckState = { cards: [], history: [], passedCount: 0, isSpent: false };

/** A first hand. `unsent` are swipes the server has not heard of: it may still deal those cards. */
export function openDeck(answer: DeckAnswer, unsent: ReadonlySet<string>): DeckState {
  return takeCards(EMPTY, answer, unsent);
}

/** Takes new cards under those in hand, nobody twice. */
export function takeCards(state: DeckState, answer: DeckAnswer, unsent: ReadonlySet<string>): DeckState {
  const known = new Set([...state.cards, ...state.history.map(({ card }) => card)].map((card) => card.id));
  const fresh = answer.items.filter((card) => !known.has(card.id) && !unsent.has(card.id));
  return {
    ...state,
    cards: [...state.cards, ...fresh],
    passedCount: answer.passedCount,
    isSpent: fresh.length === 0 || answer.items.length < DECK_PAGE,
  };
}

export function swipeTop(state: DeckState, kind: SwipeKind): DeckState {
  const [card, ...cards] = state.cards;
  if (card === undefined) return state;
  return {
    ...state,
    cards,
    history: [...state.history, { card, kind }].slice(-HISTORY_LIMIT),
    passedCount: state.passedCount + (kind === 'pass' ? 1 : 0),
  };
}

/** Puts the card of one swipe back on top: the last, or that of a swipe that was refused. */
export function putBack(state: DeckState, avatarId: string | undefined): DeckState {
  const swiped = state.history.findLast(({ card }) => card.id === avatarId);
  if (swiped === undefined) return state;
  return {
    ...state,
    cards: [swiped.card, ...state.cards],
    history: state.history.filter((other) => other !== swiped),
    passedCount: Math.max(0, state.passedCount - (swiped.kind === 'pass' ? 1 : 0)),
  };
}
