import { useEffect, useEffectEvent } from 'react';

export type FeedAct = 'next' | 'previous' | 'like' | 'comment' | 'follow' | 'share';

/** Keys that are no letters work also where single-letter shortcuts are off. */
const MOVES: Readonly<Record<string, FeedAct>> = {
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowUp: 'previous',
  PageUp: 'previous',
};
const LETTERS: Readonly<Record<string, FeedAct>> = {
  j: 'next',
  k: 'previous',
  l: 'like',
  c: 'comment',
  f: 'follow',
  s: 'share',
};

/** Where letters are text. */
const WRITES = 'input, textarea, select, [contenteditable="true"]';
/** What scrolls or moves by arrows of its own. */
const TAKES_ARROWS = `${WRITES}, [role="tab"], .feed-comments, .menu`;

function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
}

/** The act a key stands for; null while writing, in a dialog or a menu, held down, or with another key. */
export function feedActOf(event: KeyboardEvent, withLetters: boolean): FeedAct | null {
  const move = MOVES[event.key];
  const act = move ?? (withLetters ? LETTERS[event.key.toLowerCase()] : undefined);
  if (act === undefined || event.defaultPrevented || event.repeat || hasModifier(event)) return null;
  if (document.querySelector('dialog[open], .menu-panel') !== null) return null;
  const isTaken =
    event.target instanceof Element && event.target.closest(move === undefined ? WRITES : TAKES_ARROWS) !== null;
  return isTaken ? null : act;
}

/** Arrows, and letters where they are on, for the post on screen. */
export function useFeedKeys(withLetters: boolean, onAct: (act: FeedAct) => void): void {
  const act = useEffectEvent(onAct);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const wanted = feedActOf(event, withLetters);
      if (wanted === null) return;
      event.preventDefault();
      act(wanted);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [withLetters]);
}
