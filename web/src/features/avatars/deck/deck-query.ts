import { avatarDiscoveryRoutes } from '@cafune/contract/avatars/discovery';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { preload } from 'react-dom';
import type { Taste } from '../catalogue-filter.ts';
import { readDeckPage } from './api.ts';
import { openDeck } from './deck-state.ts';
import { unsentAvatarIds } from './swipe-store.ts';
import { readTaste } from './taste.ts';

/** Whoever comes back from a profile or a conversation finds the same card on top, and what can be undone. */
const DECK_KEPT_MS = 30 * 60_000;

/** The deck in hand. It is dealt once; from then on the screen changes it. */
export function deckQuery(taste: Taste) {
  return queryOptions({
    queryKey: [avatarDiscoveryRoutes.deck.path, taste],
    queryFn: async ({ signal }) => {
      const answer = await readDeckPage(taste, signal);
      const deck = openDeck(answer, unsentAvatarIds());
      const [top] = deck.cards;
      // The largest thing on the screen: on its way before the screen that shows it.
      if (top !== undefined) preload(top.images.card720, { as: 'image', fetchPriority: 'high' });
      return deck;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: DECK_KEPT_MS,
  });
}

/** Deals while the screen's code is still on its way. */
export function prefetchDeck(client: QueryClient): void {
  void client.prefetchQuery(deckQuery(readTaste()));
}
