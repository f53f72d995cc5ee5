import { chatRoutes } from '@cafune/contract/chat';
import { usageRoutes } from '@cafune/contract/chat/usage';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callOrNull } from '../../../platform/api-client/api-client.ts';

/** The person's own limit with what is used of it today; null for who has no account. */
export const usageQuery = queryOptions({
  queryKey: [usageRoutes.read.path],
  queryFn: ({ signal }) => callOrNull(usageRoutes.read, { signal }),
  staleTime: 0,
});

/** Changes the limit; conversations hear whether they are open. */
export function useSetUsageLimit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messagesADay: number | null) => call(usageRoutes.set, { body: { messagesADay } }),
    onSuccess: (limit) => {
      client.setQueryData(usageQuery.queryKey, limit);
      void client.invalidateQueries({ queryKey: [chatRoutes.getConversation.path] });
    },
  });
}
