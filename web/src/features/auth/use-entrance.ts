import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Goes to a path of this site after the delay spec §4 gives each transition. Leaving the screen first cancels it. */
export function useEntrance(): (path: string, delayMs: number) => void {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (path, delayMs) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => router.history.push(path), delayMs);
  };
}
