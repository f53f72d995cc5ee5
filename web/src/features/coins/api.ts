import {
  BALANCE_POLL_MS,
  coinRoutes,
  LOW_BALANCE_COINS,
  MID_BALANCE_COINS,
  type PriceId,
} from '@cafune/contract/coins';
import { infiniteQueryOptions, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, callOrNull } from '../../platform/api-client/api-client.ts';
import { emit, listen } from '../../platform/realtime/event-bus.ts';
import { usePollLeader } from '../../platform/realtime/poll-leader.ts';
import type { BalanceState } from '../../ui/coin-pill.tsx';
import { useAuth } from '../auth/index.ts';

/** Spec §7: only with a person, asked again on focus and mount, three retries; polled by `useBalanceUpdates`. */
export const balanceQuery = queryOptions({
  queryKey: [coinRoutes.balance.path],
  queryFn: ({ signal }) => callOrNull(coinRoutes.balance, { signal }),
  refetchOnWindowFocus: true,
  refetchOnMount: true,
  staleTime: 0,
  retry: 3,
});

/** The whole table, what is still to come included. */
export const pricesQuery = queryOptions({
  queryKey: [coinRoutes.prices.path],
  queryFn: async ({ signal }) => (await call(coinRoutes.prices, { signal })).items,
});

/** What the next one costs this person, in coins; undefined while unknown. */
export function usePriceCoins(id: PriceId): number | undefined {
  return useQuery({ ...pricesQuery, select: (prices) => prices.find((price) => price.id === id)?.forYou.coins }).data;
}

/** Something that may be counted was done: the next one may cost something else. */
export function refreshPrices(client: QueryClient): void {
  if (client.getQueryData(pricesQuery.queryKey)?.some(({ forYou }) => forYou.freeLeft !== null) === true)
    void client.invalidateQueries({ queryKey: pricesQuery.queryKey });
}

export const statementQuery = infiniteQueryOptions({
  queryKey: [coinRoutes.statement.path],
  queryFn: ({ pageParam, signal }) => call(coinRoutes.statement, { query: { cursor: pageParam }, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  refetchOnMount: true,
  staleTime: 0,
});

/** What is left of all that came, in the order in which it is spent. */
export const lotsQuery = infiniteQueryOptions({
  queryKey: [coinRoutes.lots.path],
  queryFn: ({ pageParam, signal }) => call(coinRoutes.lots, { query: { cursor: pageParam }, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  refetchOnMount: true,
  staleTime: 0,
});

/** The person's coins, or null while unknown or for visitors. */
export function useBalance(): number | null {
  const { isAuthenticated } = useAuth();
  const query = useQuery({ ...balanceQuery, enabled: isAuthenticated });
  return isAuthenticated ? (query.data ?? null) : null;
}

/**
 * Keeps the balance up to date, once for all who show it: polled every 5 s (spec §9), and at once by a balance_updated
 * event, which overwrites what is shown and asks the server again (spec §4).
 */
export function useBalanceUpdates(): void {
  const client = useQueryClient();
  const { isAuthenticated } = useAuth();
  const isPolling = usePollLeader();
  // Every reader with an interval of its own would poll for itself.
  useQuery({
    ...balanceQuery,
    enabled: isAuthenticated,
    refetchInterval: isPolling ? BALANCE_POLL_MS : false,
    notifyOnChangeProps: [],
  });
  useEffect(
    () =>
      listen('balance_updated', ({ newBalance }) => {
        if (newBalance !== undefined) client.setQueryData(balanceQuery.queryKey, newBalance);
        void client.invalidateQueries({ queryKey: balanceQuery.queryKey });
        for (const { queryKey } of [statementQuery, lotsQuery]) void client.invalidateQueries({ queryKey });
      }),
    [client],
  );
}

/** Shows a spend before the server confirms it; visitors have no balance to move. */
export function anticipateSpend(client: QueryClient, coins: number): void {
  const known = client.getQueryData(balanceQuery.queryKey);
  if (coins > 0 && typeof known === 'number') {
    void client.cancelQueries({ queryKey: balanceQuery.queryKey });
    client.setQueryData(balanceQuery.queryKey, Math.max(0, known - coins));
  }
}

/** Tells everyone the balance changed; with the new number when it is known. */
export function announceBalance(newBalance?: number): void {
  emit('balance_updated', newBalance === undefined ? {} : { newBalance });
}

/** Hears every balance that comes, by an event, a poll or another tab, until the returned function is called. */
export function hearBalance(client: QueryClient, listener: (coins: number) => void): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    if (queryKey[0] === coinRoutes.balance.path && typeof state.data === 'number') listener(state.data);
  });
}

/** Spec §4 and §9: below 50 red with a warning sign, 50 to 99 yellow, 100 or more neutral. */
export function balanceState(coins: number): BalanceState {
  if (coins < LOW_BALANCE_COINS) return 'low';
  return coins < MID_BALANCE_COINS ? 'mid' : 'ok';
}
