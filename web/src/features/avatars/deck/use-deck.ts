import type { DeckCard, SwipeKind } from '@cafune/contract/avatars/discovery';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Taste } from '../catalogue-filter.ts';
import { deckQuery } from './deck-query.ts';
import { type DeckState, putBack, type Swiped, swipeTop } from './deck-state.ts';
import { addSwipe, addUndo } from './swipe-store.ts';
import { readTaste, writeTaste } from './taste.ts';

export type SentSwipe = { id: string; card: DeckCard };

/** The deck in hand, and what can be done with it. Swipes are seen at once and sent in their turn. */
export function useDeck() {
  const client = useQueryClient();
  const [taste, setTaste] = useState(readTaste);
  const options = deckQuery(taste);
  const query = useQuery(options);
  const state = query.data;
  const change = (become: (state: DeckState) => DeckState): void => {
    client.setQueryData(options.queryKey, (known) => known && become(known));
  };
  const [refillError, setRefillError] = useState<unknown>(null);

  return {
    query,
    state,
    taste,
    change,
    /** Why nobody else came; null clears it and has it tried again. */
    refillError,
    setRefillError,
    chooseTaste: (next: Taste): void => {
      writeTaste(next);
      // A deck that was dealt before holds cards that were swiped since.
      client.removeQueries({ queryKey: [options.queryKey[0]] });
      setTaste(next);
    },
    /** Undefined when there is no card. */
    swipe: (kind: SwipeKind): SentSwipe | undefined => {
      const card = state?.cards[0];
      if (card === undefined) return undefined;
      change((known) => swipeTop(known, kind));
      return { card, id: addSwipe(card.id, kind) };
    },
    /** The swipe that was taken back, if there was one. */
    undo: (): Swiped | undefined => {
      const last = state?.history.at(-1);
      if (last === undefined) return undefined;
      change((known) => putBack(known, last.card.id));
      addUndo(last.card.id);
      return last;
    },
    putBack: (avatarId: string): void => change((known) => putBack(known, avatarId)),
    /** Deals anew. */
    reset: (): Promise<void> => client.resetQueries({ queryKey: options.queryKey }),
  };
}
