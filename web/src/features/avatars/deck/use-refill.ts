import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useOnline } from '../../../platform/use-online.ts';
import { readDeckPage } from './api.ts';
import { takeCards } from './deck-state.ts';
import { hasUnsentSwipes, subscribeToUnsentSwipes, unsentAvatarIds } from './swipe-store.ts';
import type { DeckActs } from './use-deck-acts.ts';

/** With these left, the next ones are asked for. */
const REFILL_AT = 4;

/** Asks for more while there still are some; again when the connection is back. */
export function useRefill({ state, taste, change, refillError, setRefillError }: DeckActs['deck']): void {
  const isOnline = useOnline();
  // The server deals again what it has not heard of: that goes first.
  const hasUnsent = useSyncExternalStore(subscribeToUnsentSwipes, hasUnsentSwipes);
  const isLow = state !== undefined && !state.isSpent && state.cards.length <= REFILL_AT;
  const isNeeded = isLow && isOnline && !hasUnsent && refillError === null;
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const answer = await readDeckPage(taste, signal);
      if (!signal.aborted) change((known) => takeCards(known, answer, unsentAvatarIds()));
    } catch (error) {
      if (!signal.aborted) setRefillError(error);
    }
  });
  useEffect(() => {
    if (!isNeeded) return;
    const leaving = new AbortController();
    void ask(leaving.signal);
    return () => leaving.abort();
  }, [isNeeded]);
  // A failure without a connection is no answer: the next connection asks again.
  const forget = useEffectEvent(() => setRefillError(null));
  useEffect(() => {
    if (isOnline) forget();
  }, [isOnline]);
}
