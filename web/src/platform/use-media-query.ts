import { useState, useSyncExternalStore } from 'react';

/** Whether a media query matches now. */
export function useMediaQuery(query: string): boolean {
  // One list per use: making one at every render makes the browser lay the page out each time.
  const [list] = useState(() => matchMedia(query));
  return useSyncExternalStore(
    (listener) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => list.matches,
    () => false,
  );
}
