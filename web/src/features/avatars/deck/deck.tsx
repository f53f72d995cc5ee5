import type { DeckCard, SwipeKind } from '@cafune/contract/avatars/discovery';
import { type ReactNode, useEffect, useRef } from 'react';
import { SwipeCard } from './swipe-card.tsx';
import type { CardMove } from './use-deck-acts.ts';
import { useDeckDrag } from './use-deck-drag.ts';

/** Portraits fetched before their card is drawn. */
const AHEAD = 3;
/** The two that are drawn fetch their own. */
const DRAWN = 2;

function usePortraitsAhead(cards: readonly DeckCard[]): void {
  const ahead = cards
    .slice(DRAWN, DRAWN + AHEAD)
    .map((card) => card.images.card720)
    .join(' ');
  useEffect(() => {
    for (const address of ahead.split(' ').filter(Boolean)) {
      const portrait = new Image();
      portrait.fetchPriority = 'low';
      portrait.src = address;
    }
  }, [ahead]);
}

type DeckProps = {
  cards: readonly DeckCard[];
  leaving: readonly CardMove[];
  returning: CardMove | null;
  onSwipe: (kind: SwipeKind) => void;
  onGone: (card: DeckCard) => void;
  /** Controls over the card. */
  floats: ReactNode;
  /** Where nobody is left. */
  empty: ReactNode;
};

/** The card on top, the one under it, and those that are still leaving. */
export function Deck({ cards, leaving, returning, onSwipe, onGone, floats, empty }: DeckProps) {
  const ref = useRef<HTMLDivElement>(null);
  useDeckDrag(ref, onSwipe);
  usePortraitsAhead(cards);
  const [top, next] = cards;
  return (
    <div className="deck" ref={ref}>
      {top === undefined && empty}
      {[next, top].map(
        (card) =>
          card !== undefined && (
            <SwipeCard
              key={card.id}
              card={card}
              place={card === top ? 'top' : 'next'}
              entrance={returning?.card.id === card.id ? returning.kind : undefined}
              onGone={onGone}
            />
          ),
      )}
      {leaving.map(({ card, kind }) => (
        <SwipeCard key={card.id} card={card} place="gone" exit={kind} onGone={onGone} />
      ))}
      {top !== undefined && <div className="deck-floats">{floats}</div>}
      {top !== undefined && (
        <p className="visually-hidden" role="status">
          {top.name}, {top.age} anos
        </p>
      )}
    </div>
  );
}
