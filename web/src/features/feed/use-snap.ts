import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** As much of a slot has to be on screen for it to be the one. */
const SHOWN = 0.6;

export type Snap = {
  scroller: RefObject<HTMLDivElement | null>;
  /** Key of the slot that fills the screen. */
  active: string | undefined;
  /** Scrolls to a slot; it is the active one from now on, whatever passes by on the way. */
  goTo: (key: string) => void;
};

function slotOf(scroller: HTMLElement | null, key: string | undefined): HTMLElement | undefined {
  return [...(scroller?.children ?? [])].find(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset.slot === key,
  );
}

function shownKey({ isIntersecting, intersectionRatio, target }: IntersectionObserverEntry): string | undefined {
  const isShown = isIntersecting && intersectionRatio >= SHOWN;
  return isShown && target instanceof HTMLElement ? target.dataset.slot : undefined;
}

/** Follows which of the children of a snapping scroller (each with `data-slot`) is on screen. Begins at `start`. */
export function useSnap(keys: readonly string[], start: string | undefined): Snap {
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(start !== undefined && keys.includes(start) ? start : keys[0]);
  const target = useRef<string | null>(null);
  const [first] = useState(active);
  const list = keys.join(' ');

  useLayoutEffect(() => {
    const slot = slotOf(scroller.current, first);
    if (slot !== undefined && slot.offsetTop > 0)
      scroller.current?.scrollTo({ top: slot.offsetTop, behavior: 'instant' });
  }, [first]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other children to watch
  useEffect(() => {
    const root = scroller.current;
    if (root === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const key = entries.map(shownKey).findLast((shown) => shown !== undefined);
        if (key === undefined || (target.current !== null && target.current !== key)) return;
        target.current = null;
        setActive(key);
      },
      { root, threshold: SHOWN },
    );
    for (const slot of root.children) observer.observe(slot);
    return () => observer.disconnect();
  }, [list]);

  // A hand on the page goes where it wants.
  useEffect(() => {
    const root = scroller.current;
    const take = (): void => {
      target.current = null;
    };
    root?.addEventListener('wheel', take, { passive: true });
    root?.addEventListener('touchstart', take, { passive: true });
    return () => {
      root?.removeEventListener('wheel', take);
      root?.removeEventListener('touchstart', take);
    };
  }, []);

  const goTo = (key: string): void => {
    const slot = slotOf(scroller.current, key);
    if (slot === undefined) return;
    target.current = key;
    setActive(key);
    // How it moves (smoothly, or at once for who wants calm) is said by the style sheet.
    scroller.current?.scrollTo({ top: slot.offsetTop });
  };
  return { scroller, active, goTo };
}
