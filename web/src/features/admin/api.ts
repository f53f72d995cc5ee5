import { authRoutes } from '@cafune/contract/auth';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client/api-client.ts';

/** Spec §7: whether this person administers the product. No retry; asked again at every entry, for it may have changed. */
export function adminCheckQuery(userId: string) {
  return queryOptions({
    queryKey: [authRoutes.adminCheck.path, userId],
    queryFn: ({ signal }) => call(authRoutes.adminCheck, { signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  });
}
