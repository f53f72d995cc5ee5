import { type DailyReward, rewardRoutes } from '@cafune/contract/rewards';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../platform/api-client/api-client.ts';
import { hasCode } from '../../platform/api-client/api-error.ts';
import { announceBalance } from '../coins/index.ts';

const dailyQuery = queryOptions({
  queryKey: [rewardRoutes.get.path],
  queryFn: ({ signal }) => call(rewardRoutes.get, { signal }),
  refetchOnMount: true,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  staleTime: 0,
});

/** A device whose clock is wrong asks no more often than this. */
const TURN_AT_LEAST_MS = 60_000;

/** Where the person is on the strand; asked again when the day turns. */
export function useDailyReward() {
  const client = useQueryClient();
  const query = useQuery(dailyQuery);
  const endsAt = query.data?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return;
    const left = Math.max(TURN_AT_LEAST_MS, Date.parse(endsAt) - Date.now() + 1_000);
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: dailyQuery.queryKey }), left);
    return () => clearTimeout(timer);
  }, [client, endsAt]);
  return query;
}

/** Takes today's coins; the balance everywhere follows. */
export function useClaimDaily() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(rewardRoutes.claim, {}),
    onSuccess: ({ reward, balanceCoins }) => {
      void client.cancelQueries({ queryKey: dailyQuery.queryKey });
      client.setQueryData<DailyReward>(dailyQuery.queryKey, reward);
      announceBalance(balanceCoins);
    },
    onError: (error) => {
      if (hasCode(error, 'rewards.claimed-elsewhere')) void client.invalidateQueries({ queryKey: dailyQuery.queryKey });
    },
  });
}
