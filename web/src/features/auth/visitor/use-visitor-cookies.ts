import { useEffect, useState } from 'react';
import { readCookie } from '../../../platform/storage/cookies.ts';
import { subscribeToVisitorCookies } from './visitor-cookies.ts';

/** Other tabs write them too, and they end by themselves. */
const LOOK_AGAIN_MS = 1_000;

/** The values of some cookies as they are now; null for one that is not set. */
export function useVisitorCookies<Key extends string>(names: Record<Key, string>): Record<Key, string | null> {
  const read = (): Record<Key, string | null> => {
    const pairs = Object.entries<string>(names).map(([key, name]) => [key, readCookie(name)]);
    return Object.fromEntries(pairs) as Record<Key, string | null>;
  };
  const [values, setValues] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are constants
  useEffect(() => {
    const readAgain = (): void => setValues(read());
    const stop = subscribeToVisitorCookies(readAgain);
    const timer = setInterval(readAgain, LOOK_AGAIN_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, []);
  return values;
}
