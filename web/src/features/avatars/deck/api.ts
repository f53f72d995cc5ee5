/** The deck's part of the API, apart from the catalogue's: the first page has it alone. */
import { avatarDiscoveryRoutes, type SwipeKind } from '@cafune/contract/avatars/discovery';
import { call, type RouteOutput } from '../../../platform/api-client/api-client.ts';
import type { Taste } from '../catalogue-filter.ts';

export const DECK_PAGE = 10;

export type DeckAnswer = RouteOutput<typeof avatarDiscoveryRoutes.deck>;

/** The next cards of the deck that the server has not heard a swipe of. */
export function readDeckPage(taste: Taste, signal?: AbortSignal): Promise<DeckAnswer> {
  return call(avatarDiscoveryRoutes.deck, {
    query: { ...taste, limit: DECK_PAGE },
    ...(signal === undefined ? {} : { signal }),
  });
}

export type SwipeAnswer = RouteOutput<typeof avatarDiscoveryRoutes.swipe>;

export function postSwipe(avatarId: string, kind: SwipeKind): Promise<SwipeAnswer> {
  return call(avatarDiscoveryRoutes.swipe, { body: { avatarId, kind } });
}

export async function deleteSwipe(avatarId: string): Promise<void> {
  await call(avatarDiscoveryRoutes.undoSwipe, { params: { avatarId } });
}

/** Brings back everybody who was passed. */
export async function postDeckRestart(): Promise<void> {
  await call(avatarDiscoveryRoutes.restartDeck, {});
}
