import type { DeckCard, SwipeKind } from '@cafune/contract/avatars/discovery';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../../auth/index.ts';
import { anticipateSpend, usePriceCoins } from '../../coins/index.ts';
import { type SentSwipe, useDeck } from './use-deck.ts';
import type { DeckAct } from './use-deck-keys.ts';

/** A card on its way out, or back. */
export type CardMove = { card: DeckCard; kind: SwipeKind };

/** What comes between two cards. */
export type DeckMoment = { kind: 'match'; card: DeckCard } | { kind: 'sign-up'; reason: 'likes' | 'super-like' };

/** The last like, for which a match is waited. */
export type AwaitedLike = SentSwipe & { atMs: number };

/** What fingers, buttons and keys do with the deck, all the same way. */
export function useDeckActs(onTalk: (card: DeckCard) => void) {
  const client = useQueryClient();
  const auth = useAuth();
  const deck = useDeck();
  const superLikeCoins = usePriceCoins('super-like');
  /** Nothing is spent whose price nobody could see. */
  const isPriceAwaited = auth.isAuthenticated && superLikeCoins === undefined;
  const [leaving, setLeaving] = useState<readonly CardMove[]>([]);
  const [returning, setReturning] = useState<CardMove | null>(null);
  const [moment, setMoment] = useState<DeckMoment | null>(null);
  const [awaited, setAwaited] = useState<AwaitedLike | null>(null);
  const stay = (cardId: string): void => setLeaving((moves) => moves.filter(({ card }) => card.id !== cardId));

  /** Whether a super like may go; a visitor is asked for an account instead. */
  const maySuperLike = (): boolean => {
    if (auth.isLoading || auth.isAuthenticated) return !isPriceAwaited;
    setMoment({ kind: 'sign-up', reason: 'super-like' });
    return false;
  };
  const swipe = (kind: SwipeKind): void => {
    if (kind === 'super-like' && !maySuperLike()) return;
    const sent = deck.swipe(kind);
    if (sent === undefined) return;
    setReturning(null);
    setLeaving((moves) => [...moves, { card: sent.card, kind }]);
    setAwaited(kind === 'pass' ? null : { ...sent, atMs: Date.now() });
    if (kind === 'super-like') anticipateSpend(client, superLikeCoins ?? 0);
  };
  const undo = (): void => {
    const undone = deck.undo();
    if (undone === undefined) return;
    setAwaited(null);
    stay(undone.card.id);
    setReturning(undone);
  };
  const act = (wanted: DeckAct): void => {
    const top = deck.state?.cards[0];
    if (wanted === 'undo') undo();
    else if (wanted !== 'talk') swipe(wanted);
    else if (top !== undefined) onTalk(top);
  };
  return {
    deck,
    superLikeCoins,
    isPriceAwaited,
    leaving,
    returning,
    moment,
    setMoment,
    awaited,
    act,
    swipe,
    undo,
    gone: (card: DeckCard): void => stay(card.id),
    /** A swipe was refused: the card is back on top. */
    takeBack: (avatarId: string): void => {
      stay(avatarId);
      deck.putBack(avatarId);
    },
  };
}
export type DeckActs = ReturnType<typeof useDeckActs>;
