import { authSessionRoutes } from '@cafune/contract/auth/sessions';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callOrNull } from '../../../platform/api-client/api-client.ts';

/** Where the account is open; null for who has none. */
export const sessionsQuery = queryOptions({
  queryKey: [authSessionRoutes.list.path],
  queryFn: ({ signal }) => callOrNull(authSessionRoutes.list, { signal }),
  staleTime: 0,
});

/** Ends one, or with null all but this one; the list is asked again either way. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null): Promise<unknown> =>
      id === null ? call(authSessionRoutes.endOthers, {}) : call(authSessionRoutes.end, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
