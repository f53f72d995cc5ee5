import {
  AFFILIATE_STATUS_FRESH_MS,
  type AffiliateAuthStatus,
  affiliateRoutes,
  type RegisterAffiliateInput,
} from '@cafune/contract/affiliates';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callOrNull } from '../../platform/api-client/api-client.ts';
import { ApiError, sentenceFor } from '../../platform/api-client/api-error.ts';

const NOBODY: AffiliateAuthStatus = { isAuthenticated: false, user: null };

/** Spec §7: who is here as an affiliate; fresh for 5 minutes. */
export const affiliateStatusQuery = queryOptions({
  queryKey: [affiliateRoutes.status.path],
  queryFn: async ({ signal }) => (await callOrNull(affiliateRoutes.status, { signal })) ?? NOBODY,
  staleTime: AFFILIATE_STATUS_FRESH_MS,
  refetchOnMount: true,
});

export function useAffiliateStatus() {
  return useQuery(affiliateStatusQuery);
}

/** An answer that came but does not say `success: true` (spec §5). `message` is the server's, or empty. */
class RefusedOutcome extends Error {
  override readonly name = 'RefusedOutcome';
}

type Outcome = { success: boolean; message: string };

/** Spec §5: a response without success=true is a failure. */
function accepted(outcome: Partial<Outcome> | undefined): Outcome {
  if (outcome?.success !== true) throw new RefusedOutcome(outcome?.message ?? '');
  return { success: true, message: outcome.message ?? '' };
}

/** The server's sentence of a failure, or null when it sent none and only the fallback can be shown. */
export function serverMessageOf(error: unknown): string | null {
  if (error instanceof RefusedOutcome || error instanceof ApiError) return error.message === '' ? null : error.message;
  return sentenceFor(error);
}

export function useAffiliateRegister() {
  return useMutation({
    mutationFn: async (body: RegisterAffiliateInput) => accepted(await call(affiliateRoutes.register, { body })),
  });
}

/** Spec §4: login invalidates the affiliate auth status. */
export function useAffiliateLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { email: string; password: string }) =>
      accepted(await call(affiliateRoutes.login, { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: affiliateStatusQuery.queryKey }),
  });
}

/** Spec §4: logout clears the whole client cache; what is on screen is asked again. */
export function useAffiliateLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => accepted(await call(affiliateRoutes.logout, {})),
    onSuccess: () => {
      client.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
      return client.resetQueries();
    },
  });
}

export function useActivate() {
  return useMutation({
    mutationFn: async (body: { token: string; password: string }) =>
      accepted(await call(affiliateRoutes.activate, { body })),
  });
}
