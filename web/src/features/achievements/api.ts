import { type Achievement, type AchievementId, achievementRoutes } from '@cafune/contract/achievements';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api-client/api-client.ts';
import { announceBalance } from '../coins/index.ts';

const achievementsQuery = queryOptions({
  queryKey: [achievementRoutes.list.path],
  queryFn: async ({ signal }) => (await call(achievementRoutes.list, { signal })).items,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  staleTime: 0,
});

export function useAchievements() {
  return useQuery(achievementsQuery);
}

/** Puts the coins of an achievement away; the balance everywhere follows. */
export function useClaimAchievement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: AchievementId) => call(achievementRoutes.claim, { params: { id } }),
    onSuccess: ({ achievement, balanceCoins }) => {
      void client.cancelQueries({ queryKey: achievementsQuery.queryKey });
      client.setQueryData(achievementsQuery.queryKey, (items: Achievement[] | undefined) =>
        items?.map((item) => (item.id === achievement.id ? achievement : item)),
      );
      announceBalance(balanceCoins);
    },
  });
}
