import '../../../testing/console-guard.ts';
import { describe, expect, it } from 'vitest';
import { deckCard } from '../../../testing/deck.ts';
import { DECK_PAGE } from './api.ts';
import { openDeck, putBack, swipeTop, takeCards } from './deck-state.ts';

const NOBODY = new Set<string>();
const FULL = Array.from({ length: DECK_PAGE }, (_, index) => deckCard(`a${index}`));
const names = (state: { cards: readonly { slug: string }[] }) => state.cards.map((card) => card.slug);

describe('the deck in hand', () => {
  it('takes new cards under the old ones, nobody twice and nobody whose swipe is still on its way', () => {
    const first = openDeck({ items: FULL, passedCount: 3 }, new Set(['id-a1']));
    expect(names(first)).toEqual(['a0', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9']);
    const swiped = swipeTop(first, 'like');
    const items = [...FULL.slice(0, 4), deckCard('b0'), deckCard('b1')];
    const more = takeCards(swiped, { items, passedCount: 5 }, new Set(['id-b1', 'id-a1']));
    expect(names(more).slice(-2)).toEqual(['a9', 'b0']);
    expect(new Set(names(more)).size).toBe(more.cards.length);
    expect(names(more)).not.toContain('a0');
    expect(more.passedCount).toBe(5);
  });

  it('knows that the server has nobody else by a page that is not full, or brings nobody new', () => {
    const full = openDeck({ items: FULL, passedCount: 0 }, NOBODY);
    expect(full.isSpent).toBe(false);
    expect(takeCards(full, { items: FULL, passedCount: 0 }, NOBODY).isSpent).toBe(true);
    expect(openDeck({ items: FULL.slice(1), passedCount: 0 }, NOBODY).isSpent).toBe(true);
  });

  it('goes several steps back, the last first, and counts what was passed', () => {
    let state = openDeck({ items: FULL.slice(0, 4), passedCount: 0 }, NOBODY);
    for (const kind of ['pass', 'like', 'pass'] as const) state = swipeTop(state, kind);
    expect(names(state)).toEqual(['a3']);
    expect(state.passedCount).toBe(2);
    for (const card of ['a2', 'a1', 'a0']) {
      state = putBack(state, state.history.at(-1)?.card.id);
      expect(names(state)[0]).toBe(card);
    }
    expect(names(state)).toEqual(['a0', 'a1', 'a2', 'a3']);
    expect(state.passedCount).toBe(0);
    expect(putBack(state, undefined)).toBe(state);
  });

  it('puts a refused card back on top, whatever was swiped since', () => {
    let state = openDeck({ items: FULL.slice(0, 4), passedCount: 0 }, NOBODY);
    for (const kind of ['super-like', 'pass'] as const) state = swipeTop(state, kind);
    state = putBack(state, 'id-a0');
    expect(names(state)).toEqual(['a0', 'a2', 'a3']);
    expect(state.history.map(({ card }) => card.slug)).toEqual(['a1']);
  });

  it('has nothing to swipe when it is empty', () => {
    const empty = openDeck({ items: [], passedCount: 0 }, NOBODY);
    expect(swipeTop(empty, 'like')).toBe(empty);
  });
});
