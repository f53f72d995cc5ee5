import { secondFactorRoutes } from '@cafune/contract/auth/second-factor';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api-client/api-client.ts';

/** How far this administrator is; asked again at every entry, for it runs out. */
export const secondFactorQuery = queryOptions({
  queryKey: [secondFactorRoutes.read.path],
  queryFn: ({ signal }) => call(secondFactorRoutes.read, { signal }),
  retry: false,
  staleTime: 0,
  gcTime: 0,
  refetchOnMount: 'always',
  // Whoever puts the recovery codes away leaves the window for it, and they are shown once.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export function useBeginSecondFactor() {
  return useMutation({ mutationFn: (password: string) => call(secondFactorRoutes.begin, { body: { password } }) });
}

/** The recovery codes are in the answer alone; the way in opens when they were put away. */
export function useConfirmSecondFactor() {
  return useMutation({ mutationFn: (code: string) => call(secondFactorRoutes.confirm, { body: { code } }) });
}

export function useProveSecondFactor() {
  const enter = useEnter();
  return useMutation({
    mutationFn: (code: string) => call(secondFactorRoutes.prove, { body: { code } }),
    onSuccess: enter,
  });
}

/** Asks again how far they are. */
export function useEnter(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
}
