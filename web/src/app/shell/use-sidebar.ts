import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** visual.md §10 "Sidebar": it waits before it opens, so that passing over it opens nothing, and before it closes. */
const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 200;

type Sidebar = {
  isOpen: boolean;
  /** Closes it at once, pinned or not. */
  collapse: () => void;
  /** For the element of the sidebar. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
};

/** Open while pinned, under the pointer, or reached by the keyboard; Escape closes it until it is left and reached again. */
export function useSidebar(isPinned: boolean, unpin: () => void): Sidebar {
  const [isHovered, setHovered] = useState(false);
  const [isReached, setReached] = useState(false);
  const [isHushed, setHushed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOpen = isPinned || isHovered || (isReached && !isHushed);
  const hoverAfter = (hovered: boolean, delayMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHovered(hovered), delayMs);
  };

  const collapse = (): void => {
    clearTimeout(timer.current);
    setHovered(false);
    setHushed(true);
    unpin();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: collapse may differ at every render
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      // A dialog is the top layer: its Escape is not ours.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      collapse();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return {
    isOpen,
    collapse,
    handlers: {
      // A finger has no hover: it uses the top bar's toggle.
      onPointerEnter: (event) => {
        if (event.pointerType !== 'touch') hoverAfter(true, OPEN_AFTER_MS);
      },
      onPointerLeave: () => hoverAfter(false, CLOSE_AFTER_MS),
      onFocus: (event) => {
        if (event.target.matches(':focus-visible')) setReached(true);
      },
      onBlur: (event) => {
        if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
        setReached(false);
        setHushed(false);
      },
    },
  };
}
