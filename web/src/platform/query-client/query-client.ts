import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { readPath } from '../api-client/api-client.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

/** Spec §7: exponential from 1 s, capped at 30 s. */
export function genericRetryDelayMs(attempt: number): number {
  return Math.min(1_000 * 2 ** attempt, 30_000);
}

/** The default read: a GET on the first element of the key. */
function readFirstOfKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return readPath(String(queryKey[0]), signal);
}

/** Spec §7: fresh 5 min, discarded after 5 min unused, no retries, no refetching and no polling unless a query says so. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readFirstOfKey,
        staleTime: FIVE_MINUTES_MS,
        gcTime: FIVE_MINUTES_MS,
        retry: false,
        retryDelay: genericRetryDelayMs,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, retryDelay: genericRetryDelayMs, networkMode: 'always' },
    },
  });
}
