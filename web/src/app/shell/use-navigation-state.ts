import { useEffect, useState } from 'react';
import { listen } from '../../platform/realtime/event-bus.ts';
import { useMediaQuery } from '../../platform/use-media-query.ts';

/** Spec §2 and §9: below this width the toggle opens the mobile menu instead of the sidebar. */
const SIDEBAR_BREAKPOINT_PX = 1024;

export type NavLayer = 'menu' | 'resources';

type NavigationState = {
  isPinned: boolean;
  unpin: () => void;
  /** What is over the page on phones and tablets. */
  layer: NavLayer | null;
  setLayer: (layer: NavLayer | null) => void;
};

/** Spec §4 "Sidebar": collapsed or expanded; mobile menu open or closed; all-features panel open or closed. */
export function useNavigationState(): NavigationState {
  const isWide = useMediaQuery(`(min-width: ${SIDEBAR_BREAKPOINT_PX}px)`);
  const [isPinned, setPinned] = useState(false);
  const [layer, setLayer] = useState<NavLayer | null>(null);
  useEffect(
    () =>
      listen('toggle_sidebar', () => {
        if (isWide) setPinned((now) => !now);
        else setLayer((now) => (now === null ? 'menu' : null));
      }),
    [isWide],
  );
  return {
    isPinned: isPinned && isWide,
    unpin: () => setPinned(false),
    layer: isWide ? null : layer,
    setLayer,
  };
}
